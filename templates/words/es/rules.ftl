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
rules-data = Lo que hay, en cifras
rules-squares =
    { $count ->
        [one] Contorno de una casilla
       *[other] Contorno de { $count } casillas
    }
rules-all-of-it =
    { $mark ->
        [printed] Todo está impreso en reglas que hemos leído.
        [derived] Todo está deducido de lo impreso.
       *[reconstructed] Todo está reconstruido.
    }
rules-some-of-it =
    { $mark ->
        [printed] Impreso: { $columns }
        [derived] deducido: { $columns }
       *[reconstructed] reconstruido: { $columns }
    }
rules-table-professions = Profesiones y lo que desea una obra de cada una
rules-table-buildings = Edificios
rules-table-landscapes = Paisajes
rules-table-bonus = Cartas de bonus
rules-table-prestige = Cartas de prestigio
rules-table-characters = Personajes y lo que cuestan sus lugares, uno tras otro
rules-table-colours = Colores: edificios y roles
rules-table-cities = Ciudades
rules-table-tiles = Losetas de la finca
rules-table-follies = Caprichos y lo que necesita cada uno
rules-table-titles = Títulos
rules-table-events = Cartas de acontecimiento
rules-column-name = Nombre
rules-column-building = Edificio
rules-column-landscape = Paisaje
rules-column-freedom = Libertad
rules-column-size = Tamaño
rules-column-copies = Copias
rules-column-outline = Contorno
rules-column-each = Valor de cada uno
rules-column-points = Puntos
rules-column-tied = Puntos en caso de empate
rules-column-fields = Precios
rules-column-major = Rol mayor
rules-column-minor = Rol menor
rules-column-ducats = Ducados
rules-column-arms = Escudos
rules-column-regions = Regiones
rules-column-cost = Precio en cartas
rules-column-total = Piezas en total
rules-column-stocked = A la venta con 3, 4, 5 jugadores
rules-column-prices = Precios
rules-column-needs = Necesita
rules-column-prestige = Prestigio exigido
rules-column-discount = Descuento
rules-column-by-seats = Copias con 3, 4, 5 jugadores
rules-value-small = pequeño
rules-value-medium = mediano
rules-value-large = grande
