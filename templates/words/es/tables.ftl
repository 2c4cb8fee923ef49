# Las mesas: qué se dice de ellas en cartas e historias.

table-seat = Asiento { $number }
table-game =
    { $game ->
        [florence] Los Príncipes de Florencia
        [principe] Il Principe
        [noblemen] Noblemen
       *[other] { $game }
    }

# Qué pide una moción.
motion-take-back = retirar las últimas jugadas
motion-abandon = dejar la partida entre todos
motion-pause = una pausa de una semana
motion-resume = acabar con la pausa
motion-extend = dar de nuevo su tiempo a cada pregunta abierta
motion-substitute = que los asientos de quienes no dan señales se abran a otros
