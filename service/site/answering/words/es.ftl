# Responder en la página de una mesa: el borrador de un turno, y lo que sirve para componerlo.

answer-among = Sobre estos elementos ({ $count })
answer-draft = Tu turno hasta ahora, aún sin enviar
turn-undo = Deshacer
answer-reset = Empezar de nuevo
answer-sealed = Esto revela información oculta. Envía para verla.
answer-ready = Tu turno está completo. Confírmalo.
answer-ready-reveals = Tu turno está completo. Al confirmarlo se revela información oculta.
turn-confirm = Confirmar turno
turn-end-early = Terminar turno, { $left }
turn-end = Al final del turno: { $effects }
turn-end-reveals = Al terminar tu turno se revela información oculta.
turn-see = Enviar y ver
turn-see-open = Enviar y ver. Tu turno sigue abierto.
turn-part = Enviar solo esto. Tu turno sigue abierto.
answer-change = Cambiar tu respuesta
answer-add = Añadir al turno
answer-send = Enviar
answer-one-press = Una pulsación envía tu respuesta.
answer-last-sends = La última elección envía tu respuesta. Puedes cambiarla hasta que todos hayan respondido.
answer-usual = Lo habitual: { $answer }
answer-nothing = Nada de esto
answer-reckon = Mostrar el efecto
answer-write = O escribirlo
answer-write-hint = Escríbelo como en una carta, por ejemplo «{ $default }».
answer-so-far = llevas { $chosen } de { $count }
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
answer-places = Elegir de una lista: { $part } ({ $count })
answer-pad = Muévelo en el tablero
answer-point = O pulsa el tablero.
answer-press-places = Pulsa una casilla resaltada del tablero.
answer-press-other = Pulsa otra casilla resaltada para moverlo.
answer-point-turns = Púlsalo en el tablero para girarlo. Mantén pulsado para reflejarlo.
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
answer-near = Esto se permite:
answer-missed = La mesa ha cambiado desde que se cargó esta página. Tu turno no se ha enviado.
answer-missed-kept = Tu turno sin enviar: { $moves }
answer-missing = Elige primero: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] falta una
       *[other] faltan { $count }
    })
answer-later = { $part }: elige antes lo demás.
answer-place-none = sin elegir todavía
answer-liberties = Posible en cualquier momento: { $ways }
answer-here = Posible aquí
