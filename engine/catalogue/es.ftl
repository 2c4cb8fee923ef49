# Lo que comparten todos los juegos.

list-and = { $first } y { $last }
list-or = { $first } o { $last }

refusal-unreadable = «{ $text }» no es una jugada de este juego.
refusal-unreadable-after = He entendido «{ $understood }», pero no el resto de «{ $text }».
refusal-nothing-said = En una línea vacía no hay ninguna jugada.
refusal-perhaps = ¿Quizá { EITHER($words) }?
refusal-forms = Se puede decir: { $items }{ $more ->
    [0] .
    [one] {" "}y una forma más.
   *[other] {" "}y { $more } formas más.
}
refusal-ambiguous = «{ $text }» puede significar varias cosas.
refusal-ambiguous-number = «{ $number }» puede ser el lugar de una respuesta en la lista o un número en las palabras de otra.
refusal-candidates = ¿Cuál de ellas? { $items }{ $more ->
    [0] .
    [one] {" "}u otra más.
   *[other] {" "}u otras { $more }.
}
refusal-by-rule = { $sentence } (Reglas, { $section }.)
refusal-legal-now = Ahora se puede: { $items }{ $more ->
    [0] .
    [one] {" "}y una respuesta más.
   *[other] {" "}y { $more } respuestas más.
}

rule-not-asked = A este asiento no se le pregunta nada ahora.
rule-over = Esta partida ha terminado.
rule-not-legal = Ahora no es posible.
rule-other-question = La pregunta a la que respondes ya no está abierta.
rule-nothing-to-take-back = Ninguna jugada tuya se puede retirar: desde entonces se ha revelado algo, o ha jugado otra persona.
rule-unknown-move = No es una jugada de este juego.

table-no-such-game = No existe un juego «{ $name }»; hay: { $games }.
table-seats = A { $game } juegan de { $least } a { $most }, no { $seats }.
table-seed = Una mesa necesita una semilla: 32 bytes de una buena fuente de azar.
table-edition = { $game } no tiene la edición «{ $edition }»; hay: { $editions }.
table-version = { $game } no tiene la versión { $version } de las reglas; hay: { $versions }.
table-options = { $game } no tiene una opción { $option } (opciones de este juego: { $options })
table-option = { $game }: { $option } puede ser { EITHER($values) }, no { $given }
table-no-lessons = { $game } no trae esas lecciones.
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

amounts-none = Ahora no es posible ninguna cantidad.
amounts-one = La única cantidad posible es { $amount }.
amounts-range = Es posible cualquier cantidad de { $least } a { $most }{ $step ->
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
} Nada los distingue: comparten el puesto.

where-mine = Lo tuyo
where-none-mine = Nada.
where-shown = A la vista
where-supply = Se puede conseguir
where-unseen = Oculto
where-spent = Fuera del juego
where-of = { $place }: { $name }

option-at-once = Subastas todas a la vez
option-at-once-hint = Cuando algo sale a subasta, se pregunta a la vez a todo el mundo hasta dónde llegaría, y nadie lo llega a saber.
event-limits =
    { $price ->
        [0] Ya se han dicho todos los límites: nadie lo quiere.
       *[other] Ya se han dicho todos los límites: quien más lejos llega es { $leader_seat }, por { $price }.
    }
rule-limit-or-pass = Se dice a la vez hasta dónde se llegaría: di un límite de al menos { $lowest }, o pasa.
rule-limit-beyond = Un límite de { $amount } es más que los { $purse } que puedes pagar.
rule-limit-step = { $amount } no puede ser un límite: el primero es { $lowest }, y suben de { $step } en { $step }.
move-limit = Di un límite
    .amount = Como mucho
view-yes = sí
view-no = no

# --- the rules as people read them: at which tables a part of them holds, and what is not there

when-with = con { $option }
when-without = sin { $option }
when-value = { $option }: { $value }
when-edition = edición { $edition }
when-seats = { $most ->
    [2] con 2 jugadores
   *[other] de { $least } a { $most } jugadores
}
setting-seats = Jugadores
setting-edition = Edición
rules-absent = No se juega en esta mesa: { $chapters }.
rules-no-chapter = Las reglas de esta mesa no tienen { $number }.
rules-questions = Qué se pregunta
rules-moves = Cómo se contesta
rules-refusals = Qué se rechaza
