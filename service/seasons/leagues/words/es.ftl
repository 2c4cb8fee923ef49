nav-leagues = Ligas
leagues-lead = En una liga juegas por tu puesto. En divisiones, tras cada temporada suben los mejores y bajan los últimos. En una escalera, retas a quienes están por encima.
leagues-none = Aquí no hay ninguna liga
leagues-none-hint = Abre una e invita a tus amistades: sus temporadas se suceden solas.
leagues-more = Más ligas
league-open = Abrir una liga
league-filter-joining = Antes de la primera temporada
league-filter-running = En juego
league-filter-ended = Terminadas
league-filter-mine = Mías
league-form-divisions = Divisiones
league-form-ladder = Escalera
league-form-divisions-hint = Cada temporada todos juegan en su división; después suben los mejores y bajan los últimos.
league-form-ladder-hint = Si ganas a alguien por encima, ocupas su puesto.
league-facts = { $game } · { $form ->
    [ladder] escalera
   *[divisions] divisiones de { $size }, hasta { $pod } por mesa
}
league-members = { $count ->
    [one] Una persona
   *[other] { $count } personas
}
league-rules = Sus reglas
league-rule-season = Cada { $days } días empieza una temporada de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} de { $round-days } días. Las mesas sin terminar cuentan entonces con sus puntos de ese momento.
league-rule-moving = { $moving ->
    [one] Después sube la primera persona de cada división y baja la última, una a cada división de debajo. Quien llega empieza abajo.
   *[other] Después suben los primeros { $moving } de cada división y bajan los últimos, { $moving } a cada división de debajo. Quien llega empieza abajo.
}
league-rule-leaving = En la división más baja, quien espera toma la plaza de quien se va; en las demás sigue un bot, y tras la temporada sube una persona más. Quien se va o desaparece no perjudica a nadie más.
league-rule-pyramid = { $branches ->
    [1] Debajo de cada división hay una.
   *[other] Debajo de cada división hay { $branches }.
}
league-rule-reach = Puedes retar a quien está como mucho { $reach } puestos más arriba. Nadie tiene dos retos a la vez. No se reta a quien está de ausencia o tiene bastantes mesas.
league-rule-answer = Tienes { $days } días para aceptar un reto. Si lo rechazas o no respondes, lo pierdes.
league-rule-exchange = Si gana quien retó, los dos cambian de puesto; si no, todo queda igual. A los { $days } días una mesa cuenta con sus puntos de ese momento.
league-rule-below = Quien se une empieza abajo; si alguien se va, suben todos los de detrás.
league-next-first = La primera temporada empieza el { $when }.
league-next = La próxima temporada empieza el { $when }.
league-now = Se juega la temporada { $season }.
league-ended-on = Terminó el { $when }.
league-join = Unirse
league-leave = Dejar la liga
league-goes-up = Al acabar la temporada { $count ->
    [one] sube de división el primer puesto
   *[other] suben de división los puestos del 1 al { $count }
}.
league-goes-down = Del puesto { $place } en adelante se baja.
league-leave-hint = Quien espera toma tu plaza, o un bot sigue en tu mesa. Tus resultados quedan.
league-leave-ladder-hint = Un reto abierto se pierde, y suben todos los de detrás.
league-sign-in = Entra en tu cuenta para unirte
league-mine-division = Juegas en la división { $division }.
league-mine-waiting = Esperas una plaza. La próxima temporada tendrás una en la división más baja.
league-mine-first = Ya estás en la liga. Al empezar la primera temporada llega una carta.
league-mine-gone = Ya no recibes mesas esta temporada, ni estarás en la próxima.
league-mine-place = Estás en el puesto { $place }.
league-my-division = Tu división y tu mesa
league-division = División { $number }
league-division-heading = División
league-level = Nivel { $number }
league-divisions = Divisiones de la temporada { $season }
league-divisions-some = Son { $count }. Aquí están las primeras, las cercanas a la tuya y la última. A las demás se llega desde los puestos de abajo.
league-seasons = Temporadas
league-season = Temporada { $number }
league-order = Todos por puesto
league-order-ladder = La escalera
league-challenge = Retar
league-challenge-of = Retar a { $name }
league-challenge-heading = Retar
league-challenge-none = Ahora no puedes retar a nadie: quienes están a tu alcance tienen un reto abierto, están de ausencia o tienen mesas suficientes.
league-challenge-mine = Has retado a { $name }. Hay tiempo para aceptar hasta el { $when }.
league-challenge-to-me = { $name } te reta por tu puesto. Acepta hasta el { $when }, o lo pierdes.
league-challenge-until = Se puede aceptar hasta el { $when }.
league-challenge-played = Juegas contra { $name } por el mejor puesto.
league-challenge-look = Ver el reto
league-take-up = Aceptar el reto
league-refuse = Rechazar y perder el puesto
league-challenge-back = Retirar el reto
league-busy = en un reto
league-waits = espera plaza
league-season-of = Temporada { $season }, división { $division }
league-challenge-in = Reto en una escalera
league-organise-season = Empezar ya la próxima temporada
league-organise-season-hint = En cuanto acabe la actual.
league-organise-later = Empezarla una semana más tarde
league-organise-end = Terminar la liga
league-organise-restore = Dejar que siga
league-organise-in = Admitir
league-organise-out = Sacar
league-field-form = Cómo cambian los puestos
league-field-pod-size = Personas por mesa, como máximo
league-field-division-size = Personas en una división
league-field-branches = Divisiones debajo de cada una
league-field-branches-1 = Una: una columna
league-field-branches-2 = Dos: una pirámide
league-field-branches-3 = Tres: una pirámide ancha
league-field-moving = Cuántas personas suben de cada división
league-field-rounds = Rondas de una temporada; vacío: hasta que todos se hayan encontrado
league-field-season-days = Días del principio de una temporada al de la siguiente
league-field-first-days = Días hasta la primera temporada
league-field-reach = Escalera: cuántos puestos más arriba se puede retar
league-field-answer-days = Escalera: días para responder a un reto
league-field-divisions = Para divisiones
league-field-ladder = Para una escalera
done-league-opened = La liga está abierta. Invita ahora a otras personas.
done-league-joined = Ya estás en la liga.
done-league-left = Has dejado la liga.
done-league-challenged = Hecho. Va una carta de camino.
done-league-organised = Hecho.
challenge-cannot-ended = No es una escalera, o ha terminado.
challenge-cannot-reach = La otra persona está más abajo, o más puestos más arriba de lo que permite la regla de la escalera.
challenge-cannot-open = Una de las dos personas tiene un reto abierto.
challenge-cannot-tables = Una de las dos personas juega en tantas mesas a la vez como quiere.
challenge-cannot-leave = No puedes retar a quien está de ausencia.
challenge-cannot-unwanted = No puedes retar a este miembro.
mail-league-change = { $change ->
    [up] Has subido.
    [down] Has bajado.
    [new] Es la primera vez que estás aquí.
   *[same] No has subido ni bajado.
}
mail-league-page = La liga
mail-league-begins = El { $when } se sortea la primera ronda. Después una carta trae tu mesa. Si no puedes jugar, retírate antes.
league-division-name = { $contest }, división { $division }
mail-league-next = La próxima temporada empieza el { $when }. Participas en ella mientras sigas en la liga. Una carta dirá en qué división.
mail-league-answer-leave = Para retirarte y dejar la liga, responde con la sola palabra «{ $word }».
mail-league-take-up = Puedes aceptar hasta el { $when }. Sin respuesta pierdes tu puesto.
mail-league-answer-take-up = Para aceptar, responde con la sola palabra «{ $word }».
mail-league-answer-refuse = Para rechazar y perder tu puesto, responde con la sola palabra «{ $word }».
desk-act-league-season = Empezar la próxima temporada en otro momento
desk-does-league-season = La próxima temporada empieza en ese momento, o en cuanto acabe la actual.
desk-act-league-end = Terminar la liga o dejar que siga
desk-does-league-end = No empieza otra temporada ni otro reto; lo que se juega se juega hasta el final. Puede seguir más tarde.
desk-act-league-member = Sacar a alguien de la liga o admitirle
desk-does-league-member = Quien sale deja también la temporada actual, o pierde un reto abierto. Quien entra empieza abajo.
desk-field-ended = ¿Terminada?
desk-ended-true = Terminada
desk-ended-false = Sigue
desk-at-league = Liga { $number }
desk-about-league = Liga { $number }
desk-cannot-league-over = La liga ha terminado, o es una escalera y no tiene temporadas.
desk-cannot-no-league-member = No existe esa persona, o no tiene dirección.
wrong-division-size = Da un número de 2 a 100: al menos cuantas personas caben en una mesa.
wrong-moving = Da un número menor, para que nadie suba y baje a la vez.
wrong-branches = Elige una, dos o tres.
wrong-season-days = Da un número de días de 2 a 730 que alcance para todas las rondas y un día más.
wrong-first-season = Da un número de días de 1 a 365.
wrong-reach = Da un número de 1 a 20.
wrong-answer-days = Da un número de días de 1 a 180.
help-league = Muestra ligas, únete y reta a jugadores en una escalera.
help-league-list = Muestra las ligas, las más nuevas primero.
help-league-show = Muestra una liga con sus divisiones o su escalera.
help-league-join = Únete a una liga.
help-league-leave = Deja una liga.
help-league-challenge = Reta a un jugador por el número de «league show».
