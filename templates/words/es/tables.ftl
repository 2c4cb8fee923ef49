# Las mesas: qué se dice de ellas en cartas e historias.

table-seat = Asiento { $number }
table-game = { GAME($game) }

# Qué pide una moción.
motion-take-back = retirar las últimas jugadas
motion-abandon = dejar la partida entre todos
motion-concede = terminar ahora la partida, con los puntos actuales
motion-pause = una pausa
motion-pause-for = una pausa de { $length }
motion-resume = acabar con la pausa
motion-extend = duplicar el tiempo de cada pregunta abierta
motion-extend-for = dar a cada pregunta abierta más tiempo: { $length }
motion-substitute = dejar los asientos de los ausentes a otras personas
motion-length = Indica de { $shortest } a { $longest }.
motion-no-length = Solo una pausa y más tiempo tienen duración.
