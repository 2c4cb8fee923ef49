# Las páginas de reglas.

rules = Reglas
rules-of = Las reglas de { $game }
rules-unwritten = Las reglas de este juego aún no están escritas. Abajo están sus preguntas, respuestas y rechazos. Lo que está en <…> cambia.
rules-untranslated = Las reglas de este juego aún no están traducidas; aquí están en inglés.
rules-provenance = De dónde viene cada dato
rules-provenance-told = Cada dato de un juego lleva una marca: impreso en reglas que hemos leído, deducido de ellas por lógica, publicado en otra parte (se nombra la fuente), o reconstruido por nosotros, porque no tenemos imágenes de la caja original.
rules-box = ¿Tienes el juego? Anota lo que muestra tu caja.
rules-edition = Edición { $title }
rules-mark =
    { $mark ->
        [printed]
            { $count ->
                [one] Un dato está impreso.
               *[other] { $count } datos están impresos.
            }
        [derived]
            { $count ->
                [one] Un dato está deducido.
               *[other] { $count } datos están deducidos.
            }
        [published] { $count ->
            [one] Una cifra se publicó en otra parte.
           *[other] { $count } cifras se publicaron en otra parte.
        }
       *[reconstructed]
            { $count ->
                [one] Un dato está reconstruido.
               *[other] { $count } datos están reconstruidos.
            }
    }
rules-datum = Dato
rules-in-the-text = En el texto
rules-here = Aquí
rules-origin = Origen
rules-origin-of =
    { $mark ->
        [derived] deducido
        [published] publicado: { $source }
       *[reconstructed] reconstruido
    }
rules-read = Leer la regla
rules-data = Los componentes en cifras
rules-squares =
    { $count ->
        [one] Contorno de una casilla
       *[other] Contorno de { $count } casillas
    }
rules-all-of-it =
    { $mark ->
        [printed] Todo está impreso en reglas que hemos leído.
        [derived] Todo está deducido de lo impreso.
        [published] Todo se publicó en otra parte.
       *[reconstructed] Todo está reconstruido.
    }
rules-some-of-it =
    { $mark ->
        [printed] Impreso: { $columns }
        [derived] deducido: { $columns }
        [published] publicado en otra parte: { $columns }
       *[reconstructed] reconstruido: { $columns }
    }
rules-column-name = Nombre

# --- the rules of one table

rules-of-table = Las reglas de { $table }
rules-of-table-told = Exactamente las reglas de esta mesa. Cada párrafo tiene el mismo número en todas las mesas. Los números que faltan son de otras maneras de jugar.
rules-not-here = No se juega en esta mesa:
rules-place = Regla { $section }
table-rules = Las reglas de esta mesa
