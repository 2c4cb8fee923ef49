# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Llamadas a la moderación
desk-reports-waiting = En espera
desk-reports-settled = Resueltas
desk-all-reports = Todas las llamadas
desk-report-number = Llamada { $number }
desk-report-by = De
desk-report-line = La línea de la que se trata
desk-report-board = El tablero { $count ->
    [0] al empezar
   *[other] tras la jugada { $count }
}
desk-act-settle-report = Resolver una llamada
desk-does-settle-report = La llamada sale de la cola o vuelve a ella.
desk-field-report = Llamada
desk-field-settled = ¿Resuelta?
desk-settled-true = Resuelta
desk-settled-false = En espera
desk-cannot-no-report = No hay tal llamada en esta mesa.
desk-undo = Deshacerlo
desk-undo-reason = Deshace el acto { $number }
desk-press-reason = Pulsado en la moderación
desk-press-pause = Pausa de tres días
desk-press-resume = Que corran los relojes
desk-press-close-talk = Cerrar la charla
desk-press-open-talk = Abrir la charla
desk-press-extend = Un día más
desk-press-mute = Una semana de silencio
desk-press-unmute = Devolver la palabra
desk-press-remove = Quitar la línea
desk-press-put-back = Reponer la línea
desk-press-settle = Resuelta
desk-press-reopen = Abrirla de nuevo
desk-more-acts = Más
desk-player-page = Su página
desk-rewind-here = Volver: { $moment }
desk-nobody-found = Nadie empieza así. Escribe el comienzo de un nombre o de una dirección.
desk-why-asked = { $name }: pregunta «{ $kind }» desde { $since }.
desk-why-no-address = Sin dirección, así que no sale ninguna carta.
desk-why-no-letter = Desde entonces no ha salido ninguna carta.
desk-why-letters = { $count ->
    [one] Ha salido una carta, { $last }.
   *[other] Han salido { $count } cartas, la última { $last }.
}
desk-why-failed = { $count ->
    [one] Ha fallado una carta.
   *[other] Han fallado { $count } cartas.
}
desk-why-bounced = El correo vuelve: { $why }
desk-why-never-seen = Todavía no ha respondido ni ha entrado.
desk-why-seen = Visto por última vez: { $at }.
