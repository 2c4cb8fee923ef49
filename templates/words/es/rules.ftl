# Las páginas de reglas.

rules = Reglas
rules-of = Las reglas de { $game }
rules-unwritten = Las reglas de este juego aún no están escritas aquí; los rechazos las dicen una por una.
rules-provenance = De dónde viene cada dato
rules-provenance-told = Cada dato de un juego lleva una marca: impreso en reglas que hemos leído, deducido de ellas por lógica, o reconstruido, porque la imagen impresa se nos ha perdido.
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
       *[reconstructed]
            { $count ->
                [one] Un dato está reconstruido.
               *[other] { $count } datos están reconstruidos.
            }
    }
rules-datum = Dato
rules-origin = Origen
rules-origin-of =
    { $mark ->
        [derived] deducido
       *[reconstructed] reconstruido
    }
rules-read = Leer la regla
