# Responder en la página de una mesa: el borrador de un turno, y lo que sirve para componerlo.

answer-among = Entre qué eliges ({ $count })
answer-draft = Tu turno hasta ahora
answer-drop = Quitar la última
answer-reset = Empezar de nuevo
answer-sealed = Aquí se revela algo: lo que salga se ve cuando el turno está enviado.
answer-nothing-else = No queda nada más que elegir, así que va también: { $answers }.
answer-unsent = Aún sin enviar.
answer-ready = Tu turno está listo para enviar
answer-change = Cambiar tu respuesta
answer-add = Añadir
answer-send = Enviar
answer-one-press = Una pulsación envía tu respuesta.
answer-usual = Lo habitual: { $answer }
answer-nothing = Nada de esto
answer-reckon = Calcular
answer-write = O escribirlo
answer-write-hint = Con las palabras de una carta, como «{ $default }».
answer-together =
    { $count ->
        [one] una en total
       *[other] { $count } en total
    }
answer-range = de { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } en { $step }
}
answer-at-most = hasta { $most }
answer-less = Uno menos: { $what }
answer-more = Uno más: { $what }
answer-places =
    { $count ->
        [one] un lugar
       *[other] { $count } lugares
    }
answer-pad = Muévelo en el tablero
answer-point = O señala en el tablero.
answer-point-turns = En el tablero, una pulsación lo gira y una larga lo voltea.
answer-pad-keys = Con las teclas: flechas{ $shaped ->
    [yes] , R gira, F refleja
   *[no] { "" }
}, mientras uno de estos botones esté activo.
answer-pad-left = A la izquierda
answer-pad-right = A la derecha
answer-pad-up = Arriba
answer-pad-down = Abajo
answer-pad-turn = Girar
answer-pad-flip = Reflejar
answer-near = Así estaría bien:
answer-missed = Desde que se hizo esta página, la mesa ha seguido adelante. No se ha enviado nada del turno de antes.
answer-missed-kept = Lo que habías compuesto: { $moves }
answer-missing = Elige primero: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] falta una
       *[other] faltan { $count }
    })
answer-later = { $part }: en cuanto esté elegido lo demás.
answer-place-none = sin elegir todavía
answer-liberties = Además, en cualquier momento: { $ways }
answer-here = Lo que se puede hacer aquí
