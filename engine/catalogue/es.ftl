# Lo que comparten todos los juegos.

list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-several = { $count } × { $name }

refusal-unreadable = «{ $text }» no es una jugada de este juego.
refusal-unreadable-after = He entendido «{ $understood }», pero no el resto de «{ $text }».
refusal-nothing-said = Esta línea está vacía. Escribe una jugada.
refusal-not-a-move = No es una jugada de este juego: «{ $field }» es incorrecto o falta.
refusal-perhaps = ¿Quizá { EITHER($words) }?
refusal-forms = Puedes escribir: { $items }{ $more ->
    [0] .
    [one] {" "}y una forma más.
   *[other] {" "}y { $more } formas más.
}
refusal-ambiguous = «{ $text }» puede significar varias cosas.
refusal-place-unsaid = «{ $text }» encaja con una sola respuesta. Añade el lugar.
refusal-ambiguous-number = «{ $number }» puede ser el número de una respuesta de la lista o una cifra de otra respuesta.
refusal-candidates = ¿Cuál de ellas? { $items }{ $more ->
    [0] .
    [one] {" "}u otra más.
   *[other] {" "}u otras { $more }.
}
refusal-by-rule = { $sentence } (Reglas, { $section }.)
refusal-legal-now = Puedes jugar: { $items }{ $more ->
    [0] .
    [one] {" "}y una respuesta más.
   *[other] {" "}y { $more } respuestas más.
}

rule-not-asked = Este asiento no tiene nada que decidir ahora.
rule-over = Esta partida ha terminado.
rule-not-legal = Ahora no es posible.
rule-other-question = La pregunta a la que respondes ya no está abierta.
rule-nothing-to-take-back = Ahora no puedes retirar ninguna jugada: se ha revelado algo, o ha jugado otra persona.

table-no-such-game = No existe un juego «{ $name }»; hay: { $games }.
table-seats = { $game } es para { $least } a { $most } personas, no para { $seats }.
table-seed = Una mesa necesita una semilla: 32 bytes al azar.
table-edition = { $game } no tiene la edición «{ $edition }»; hay: { $editions }.
table-version = { $game } no tiene la versión { $version } de las reglas; hay: { $versions }.
table-options = { $game } no tiene una opción { $option } (opciones de este juego: { $options })
table-option = { $game }: { $option } puede ser { EITHER($values) }, no { $given }
table-no-lessons = { $game } no tiene esas lecciones.
table-not-over = Esta partida aún no ha terminado.
table-no-dump = Esto no es el estado guardado de una mesa: { $reason }
table-other-moves = Estas jugadas no llevan a esta posición.
table-wrong-moves = Estas jugadas no se pueden hacer en esta mesa: { $reason }

word-seat = asiento
word-limit = límite
word-north = norte
word-south = sur
word-east = este
word-west = oeste
word-centre = centro
word-northwest = noroeste
word-northeast = noreste
    .also = nordeste
word-southwest = suroeste
    .also = sudoeste
word-southeast = sureste
    .also = sudeste

answer-squares = en { ROW($squares) }
move-with-things = { $way }: { $things }

amounts-none = Ahora no puedes decir ninguna cantidad.
amounts-one = La única cantidad posible es { $amount }.
amounts-range = Puedes decir cualquier cantidad, de { $least } a { $most }{ $step ->
    [1] .
   *[other] , de { $step } en { $step }.
}

tie-decided = Empate a { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }También es igual: { $equal }.
} Decide: { $what } ({ $values }).
tie-shared = Empate a { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }También es igual: { $equal }.
} Ningún criterio los separa: comparten el puesto.

where-mine = Lo tuyo
where-none-mine = Nada.
where-shown = A la vista
where-supply = Disponible
where-unseen = Oculto
where-spent = Fuera del juego
where-of = { $place }: { $name }

option-at-once = Subastas en secreto
option-at-once-hint = Cada cual dice su límite en secreto y a la vez. Con esos límites se celebra la subasta del reglamento, y solo se ve el resultado. En el reglamento se puja por turnos y todos lo oyen. Con un ritmo lento esto ahorra casi toda la espera.
otherwise-at-once = subastas en secreto en vez de pujas por turnos
otherwise-edition = las cifras de la edición «{ $title }»
event-limits =
    { $price ->
        [0] Ya están todos los límites: nadie puja.
       *[other] Ya están todos los límites: gana { $leader_seat } por { $price }.
    }
rule-limit-or-pass = Todos dicen su límite a la vez: di al menos { $lowest }, o pasa.
rule-limit-beyond = Un límite de { $amount } es más que los { $purse } que puedes pagar.
rule-limit-step = { $amount } no es un límite válido: empiezan en { $lowest } y suben de { $step } en { $step }.
move-limit = Di un límite
    .amount = Como mucho
view-yes = sí
view-no = no

# --- the rules as people read them: at which tables a part of them holds, and what is not there

when-with = con { $option }
when-without = sin { $option }
when-value = { $option }: { $value }
when-edition = edición { $edition }
when-seats = con { $seats } jugadores
when-seats-range = de { $least } a { $most } jugadores
setting-seats = Jugadores
setting-edition = Edición
rules-absent = No se juega en esta mesa: { $chapters }.
rules-no-chapter = Las reglas de esta mesa no tienen el apartado { $number }.
rules-questions = Preguntas
rules-moves = Respuestas
rules-refusals = Rechazos
rules-differs = En la edición «{ $title }» valen estas cifras en lugar de las del texto:
rules-difference = { $here } (en el texto: { $there })
rules-differs-somewhere = Algunas cifras de la edición «{ $title }» no son las del texto. El índice de estas reglas las enumera.

# --- cómo se llaman las cifras de una edición en todos los juegos

rules-table-buildings = Edificios
rules-column-building = Edificio
rules-column-size = Tamaño
rules-column-copies = Copias
rules-column-points = Puntos
rules-value-small = pequeño
rules-value-medium = mediano
rules-value-large = grande

# --- lo que está mal en el archivo de una edición; delante va la clave

edition-fault-long = El archivo tiene más de { $most } caracteres.
edition-fault-name = «{ $name }» no vale como nombre de edición. Usa hasta 40 letras minúsculas, cifras y guiones.
edition-fault-taken = «{ $name }» es el nombre de una edición que viene con el juego; el archivo necesita un nombre propio.
edition-fault-no-text = El archivo no es texto en UTF-8.
edition-fault-no-game = El archivo debe decir su juego: game = uno de { $games }.
edition-fault-no-toml = El archivo no es TOML: { $reason }
edition-fault-shape = El archivo no se puede leer: { $reason }
edition-fault-missing = falta; lo correcto sería un valor del tipo «{ $right }».
edition-fault-unknown = clave desconocida; las que hay: { $right }.
edition-fault-kind = de tipo equivocado; lo correcto sería: { $right }.
edition-fault-mark = «{ $given }» no dice de dónde sale la cifra; lo correcto sería una de { $right }.
edition-fault-source = lo publicado debe decir dónde: "published: la fuente".
edition-fault-value = { $given }; lo correcto sería { $right }.
edition-fault-total = { $given } en total; lo correcto sería { $right }.
edition-fault-many = hay { $given }; lo correcto sería { $right }.
edition-fault-wished = { $name } aparece { $given } veces; lo correcto sería { $right }.
edition-fault-between = { $given }; lo correcto sería de { $least } a { $most }.
edition-fault-smaller = { $given } casillas; lo correcto sería como mucho { $most }: las reglas dicen que es menor.
edition-fault-one-of = «{ $given }»; lo correcto sería uno de { $right }.
edition-fault-names-missing = faltan: { $names }.
edition-fault-names-strange = desconocidos: { $names }; lo correcto sería: { $right }.
edition-fault-drawing = no es un contorno; lo correcto serían líneas igual de largas, de # (una casilla) y . (ninguna).
edition-fault-squares = { $given } casillas; lo correcto sería { $right }.
edition-fault-pieces = se parte; lo correcto sería una sola pieza, con casillas que se tocan por los lados.
edition-fault-fits = no cabe en ningún sitio; lo correcto sería un contorno que quepa en un tablero de { $columns } × { $rows }.
edition-fault-square = «{ $given }» no es una casilla; lo correcto sería de { $first } a { $last }.
edition-fault-rising = los números deben subir del uno al siguiente.
edition-fault-falling = los números deben bajar del uno al siguiente.
edition-fault-track = lo correcto sería desde { $first } hasta un único { $last } al final.
edition-fault-play = la mesa { $number } con { $seats } jugadores se interrumpió: { $reason }
edition-fault-endless = la mesa { $number } con { $seats } jugadores no terminó en { $moves } jugadas.
table-edition-broken = La edición «{ $edition }» de { $game } tiene errores y no se puede abrir ninguna mesa con ella; «procaccio edition list» los nombra. Hay: { $editions }.
table-edition-lost = Falta la edición «{ $edition }» con la que se jugó en esta mesa ({ $hash }).

edition-ours = Estimado por nosotros, porque no tenemos imágenes de la caja original: { $what }.
ours-figures = { $count ->
    [one] un dato
   *[other] { $count } datos
}

coach-answered = { $seat } responde «{ $answer }».
coach-cost = Eso costó alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, con un margen de { $error }: «{ $better }» era mejor.
coach-doubt = «{ $better }» parecía valer alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más, con un margen de { $error }: puede ser casualidad.
coach-lost = { $seat }: las decisiones más importantes costaron alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-lost-nothing = { $seat }: de ninguna decisión puede decirse con seguridad que costara algo.
coach-fortune = { $seat }: todo lo demás (el azar y lo que hicieron los demás) dio alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más de lo esperado.
coach-misfortune = { $seat }: todo lo demás (el azar y lo que hicieron los demás) dio alrededor de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos de lo esperado.
