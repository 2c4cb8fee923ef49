# El tiempo: los plazos y por qué son cuando son, ausencias, pausas, y lo que no puede ser.

# Cómo se escribe un momento: día de la semana, día, mes, hora, con las letras de Unicode.
time-moment-pattern = EEE d MMM HH:mm
time-days = { $count ->
    [one] un día
   *[other] { $count } días
}
time-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
time-and = { $first } y { $last }

time-no-limit = Esta mesa no tiene límite de tiempo.
time-deadline = { $deadline } hora tuya
time-deadline-because = { $deadline } hora tuya, porque { $reasons }
time-because-weekend = tu fin de semana no cuenta
time-because-leave = tu ausencia no cuenta
time-because-pause = la pausa de la mesa no cuenta
time-because-sleep = tus horas de sueño no cuentan
time-because-moved-sleep = nada vence mientras duermes
time-because-moved-reminder = antes de que algo venza recibes un recordatorio
time-given = Para esta pregunta tienes { $time }.
time-given-bank = Para esta pregunta tienes { $time }, y { $bank } en tu reserva.
time-given-hour = Las respuestas vencen cada día a las { $hour } ({ $zone }); una pregunta queda abierta al menos { $time }.
time-given-absent = Constas como ausente, así que esta pregunta espera solo { $time }; responde, o di «he vuelto», y vuelve tu tiempo de siempre.
time-next-reminder = El próximo recordatorio llega { $reminder }.

# Lo que no puede ser.
time-bad-pace = Este ritmo no se puede leer: { $why }. La página sobre el tiempo dice qué puede decir un ritmo.
time-bad-calendar = Este calendario no se puede leer: { $why }. La página sobre el tiempo dice qué puede decir un calendario.
time-no-zone = No existe un huso horario «{ $zone }». Escríbelo como Europe/Rome o America/New_York, o UTC.
time-sleep-too-long = Las horas de sueño son más que nada y como mucho { $longest } por noche.
time-weekend-too-long = Un fin de semana tiene como mucho { $longest } días de la semana.
time-ladder-empty = Hace falta al menos un recordatorio, algún tiempo antes del plazo.
time-notice-too-short = El último recordatorio llega al menos { $shortest } antes del plazo.
time-out-of-bounds = { $time } no puede ser el tiempo de una pregunta, ni de una tolerancia o una ausencia: da de { $shortest } (el triple del aviso) a { $longest }.
time-bank-of-no-use = Una reserva necesita un tiempo por pregunta, y no va con una hora fija del día: deja fuera reserva, aumento y tope.
time-kinds-without-time = Da también un tiempo por pregunta: con una hora fija del día dice cuánto queda abierta al menos una pregunta, y vale para las clases de pregunta que no tienen uno propio.
time-bank-out-of-bounds = Reserva, aumento y tope no son menos que nada y como mucho { $longest }.
time-cap-missing = Un aumento necesita un tope, o la reserva crecería sin fin.
time-cap-below-bank = El tope de { $cap } está por debajo de la reserva de { $bank } con que empieza un asiento: sube el tope o baja la reserva.
time-endless = Desde { $start } el reloj estaría parado más de { $days } días. Acorta la ausencia o la pausa.
time-naive = Un momento necesita su huso: escribe 2026-11-24T18:30:00Z o 2026-11-24T19:30:00+01:00.
time-leave-backwards = Una ausencia acaba después de empezar.
time-leave-when = Una ausencia dura al menos un día y empieza hoy o antes de { $days } días.
time-leave-twice = En algunos de esos días ya constas en ausencia.
time-leave-quota = Un año tiene { $quota } días de ausencia; de { $year } te quedan { $left }.
time-leave-begun = Solo se puede devolver una ausencia que no ha empezado. Para acabar la actual, di «he vuelto».
time-pause-when = Una pausa empieza ahora o antes de un año, y tiene un final después.
time-pause-too-long = Una pausa dura como mucho { $longest }; cuando acabe podéis acordar otra.
time-pause-twice = En parte de ese tiempo la mesa ya está en pausa.
time-takeover-before = El asiento cambió de manos el { $since }; no se puede tomar antes de eso.

# Asientos de los que nadie sabe.
time-absent-since = { $seat } consta como ausente desde el { $since }: las preguntas a ese asiento esperan poco.
time-absent-yours = Constas como ausente desde el { $since }: las preguntas que te hacen esperan poco. Responde, o di «he vuelto», y vuelve tu tiempo de siempre.
time-absent-follows = { $follows ->
    [bot] Si sigue así, desde el { $at } juega un bot.
    [open] Si sigue así, desde el { $at } otra persona puede tomar el asiento.
    [vote] Si sigue así, desde el { $at } la mesa vota qué hacer con el asiento.
   *[default] El juego sigue, con la respuesta predeterminada a cada pregunta.
}
time-absent-followed = { $follows ->
    [bot] Un bot sigue jugando.
    [open] Otra persona puede tomar el asiento.
    [vote] Se ha preguntado a la mesa qué hacer con el asiento.
   *[default] El juego sigue, con la respuesta predeterminada a cada pregunta.
}
