# Lo que dicen nuestras cartas. Una carta se oye tan a menudo como se lee: frases enteras, la decisión primero.

mail-table-number = mesa { $number }
mail-you = tú
mail-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}

# El pie de toda carta sobre una mesa.
mail-foot-table = Posición e historia: { $link }
mail-foot-settings = Ajustes de las cartas de esta mesa: { $link }
mail-foot-stop = No más cartas de esta mesa: { $link }
mail-foot-table-short = Posición e historia
mail-foot-rules-short = Reglas
mail-foot-settings-short = Ajustes de las cartas de esta mesa
mail-foot-stop-short = No más cartas de esta mesa

# Partes que comparten varias cartas.
mail-since = Tu última jugada ({ $since }) y lo que siguió:
mail-since-beginning = Hasta ahora:
mail-last = Lo último que ha pasado:
mail-earlier = { $count ->
    [one] (Un suceso anterior: «historial».)
   *[other] ({ $count } sucesos anteriores: «historial».)
}
mail-board = { $table }, como tú la ves:
mail-talk = Las últimas palabras:
mail-plans = Tus planes:
mail-commitment = SHA-256 de la semilla, fijado antes de que nadie se sentara: { $commitment }
mail-open = Abrir la mesa

# La decisión.
mail-decision-subject = { $table }: { $asked }
mail-welcome = Esto es { $game }. { $aim }
mail-welcome-learn = ¿No conoces el juego? Escribe «{ $learn }» encima de la carta citada: unas posiciones preparadas te lo enseñan en diez minutos, con cartas como esta. «{ $rules }» trae las reglas de esta mesa.
mail-bidding-plan = Para no recibir una carta por cada paso, responde «{ $plan }» con tu propio límite: puja lo mínimo necesario hasta ese límite, y después pasa.
mail-show = «muestra» trae la mesa entera; «cartas», todas las cartas y losetas; «? { $example }», lo que trae una respuesta.
mail-decision-greeting = { $player }, la decisión es tuya. { $asked }
mail-decision-until = Si no haces nada hasta { $until }, juegas: { $default }.
mail-decision-no-limit = No hay límite de tiempo.
mail-decision-late = Se acabó el tiempo para { $seat }, y se ha jugado la respuesta predeterminada.
mail-decision-late-yours = Se te acabó el tiempo y se ha jugado esto por ti: { $move }. Conservas tu asiento.
mail-choose-on-board = Elegir en el tablero
mail-your-answer = Tu respuesta
mail-why-then = Cuándo se acaba el tiempo: { $until }.
mail-calendar = Apuntar este plazo en tu calendario: { $link }
mail-calendar-short = Apuntar este plazo en tu calendario
mail-decision-default = se juega si se acaba el tiempo
mail-others = { $count ->
    [one] u otra: responde «{ $opens }»
   *[other] u otras { $count }: responde «{ $opens }»
}
mail-others-ends = { $count ->
    [one] o «{ $opens } { $ends }»
   *[other] o «{ $opens }» y una de: { $ends }
}
mail-quoted = «{ $words }»
mail-begun = Respuestas que empiezan por «{ $begun }». Una línea con solo «?» da todas las respuestas.
mail-liberties = En cualquier momento, sin terminar tu decisión: { $moves }
mail-sketches = Dónde quedan en tu tablero, marcadas con «+»:
mail-places = Los números del tablero son los de las respuestas.
mail-opens = «{ $opens }» da más respuestas y no juega nada.
mail-mix = Otras combinaciones también son respuestas. Escríbelas enteras, por ejemplo «{ $example }». Lo que no nombras no entra.
mail-forms = Escribe las respuestas así: { $examples }
mail-decision-amount = { $count ->
    [one] Responde con el número { $least }, o con una de estas respuestas:
   *[other] Responde con un número de { $least } a { $most }{ $step ->
        [1] , o con una de estas respuestas:
       *[other] {" "}de { $step } en { $step }, o con una de estas respuestas:
    }
}
mail-decision-how = Abre un enlace y pulsa su botón, o responde con un número como «{ $number }» o palabras como «{ $example }». «ayuda» explica lo demás.
mail-decision-how-heard = Responde a esta carta con un número como «{ $number }» o palabras como «{ $example }». «ayuda» explica lo demás.

# Noticias.
mail-started-subject = { $table }: se empieza
mail-started = { $player }, en { $table } se empieza. Por orden de juego:
mail-started-wait = Primero deciden otros; cuando te toque llegará una carta.
mail-started-fair = Todas las mezclas de esta mesa salen de un número secreto, la semilla. Se dice al final; su huella, aquí abajo, muestra que nadie la ha cambiado.
mail-late-yours-subject = { $table }: se ha jugado tu turno
mail-late-yours = { $player }, se te acabó el tiempo y se ha jugado esto por ti: { $move }.
mail-late-present = Conservas tu asiento. La próxima pregunta te espera como siempre.
mail-late-too = El tiempo se acabó también para { $seat }.
mail-late-subject = { $table }: se acabó el tiempo para { $seat }
mail-late = { $player }, en { $table } se acabó el tiempo para { $seat }, y se ha jugado la respuesta predeterminada.
mail-late-silent = { $player }, en { $table } hace mucho que nadie sabe nada de { $seat }.
mail-late-nothing = No tienes que hacer nada.
mail-late-unheard-subject = { $table }: no se sabe nada de ti
mail-late-unheard = { $player }, en { $table } hace mucho que nadie sabe de ti.
mail-late-vote = ¿Pueden otras personas tomar los asientos de los que nadie sabe nada?
mail-back = He vuelto: { $link }
mail-resigned-subject = { $table }: { $before } ha dejado un asiento
mail-resigned = { $player }, { $before } ha dejado el asiento en { $table }, y otra persona puede tomarlo. Hasta entonces sus preguntas esperan poco.
mail-reminder-subject = { $table } te espera: { $asked }
mail-reminder = Un recordatorio, antes de que se te acabe el tiempo.
mail-leave-subject = { $table }: una ausencia de { $seat }
mail-leave = { $player }, { $seat } no está de { $first } a { $last }.
mail-leave-clocks = Hasta entonces el reloj de ese asiento está parado en { $table }.
mail-substituted-subject = { $table }: { $seat } toma un asiento
mail-substituted = { $player }, en { $table } juega ahora { $seat } en lugar de { $before }.
mail-briefing-subject = { $table }: tomas un asiento
mail-briefing = { $player }, en { $table } sigues jugando en lugar de { $before }, con una reserva de tiempo llena y un reloj nuevo.
mail-briefing-owes = Una pregunta te espera hasta { $until }.
mail-briefing-owes-no-limit = Una pregunta te espera.
mail-votes-subject = { $table }: { $seat } pide { $asked }
mail-votes = { $player }, { $seat } pide { $asked }.
mail-votes-done = Se hace si hay acuerdo de todos; un solo no lo impide.
mail-votes-how = Di sí o no: { $link }
mail-votes-how-short = Di sí o no
mail-talk-subject = { $table }: { $name } dice algo
mail-talk-greeting = Dicho en { $table }:
mail-talk-how = Tu respuesta a esta carta se dice en la mesa.

# El final.
mail-finished-subject = { $table } ha terminado: { $count ->
    [one] gana
   *[other] comparten la victoria
} { $winners }
mail-finished = { $player }, { $table } ha terminado. { $count ->
    [one] Gana
   *[other] Comparten la victoria
} { $winners }. Tu puesto: { $place }.
mail-finished-conceded = { $by ->
    [contest] La ronda del torneo terminó antes que la partida: estos son los puntos de ese momento, y valen.
   *[other] Todos acordaron terminar aquí la partida: estos son los puntos de ese momento, y valen.
}
mail-scores = Cada punto, y de dónde viene:
mail-verify = Cualquiera puede comprobar las mezclas: el SHA-256 de la semilla es lo que quedó fijado al empezar, y de la semilla sale todo lo que se robó.
mail-seed = Semilla: { $seed }
mail-verify-how = El acta con cada jugada, que «procaccio verify» rehace: { $link }

# El resumen.
mail-digest-subject = { $count ->
    [one] { $table } te espera
   *[other] { $count } mesas te esperan
}
mail-digest = { $player }, { $count ->
    [one] una mesa te espera.
   *[other] { $count } mesas te esperan, primero { $order ->
        [deadline] la del plazo más próximo
       *[waiting] la que más tiempo lleva
    }.
}
mail-digest-how = { $count ->
    [one] Abre un enlace, o responde a esta carta con un número, como «{ $example }». «ayuda» explica más.
   *[other] Abre un enlace, o responde a esta carta con una línea para cada mesa: su número, dos puntos y tu respuesta, como «1: { $example }». También puedes escribir cada respuesta debajo de su mesa en la carta citada.
}
mail-digest-conversation = Tus mesas
mail-digest-since = Espera desde { $since }.
mail-digest-open = Más respuestas y el tablero: { $link }
mail-digest-open-short = Más respuestas y el tablero
mail-digest-more = { $count ->
    [one] Otra mesa te espera
   *[other] Otras { $count } mesas te esperan
}
mail-digest-stop = No recibir más resúmenes: { $link }
mail-digest-stop-short = No recibir más resúmenes

# La invitación.
mail-invitation-subject = { $host } te invita a { $table }
mail-invitation = { $host } te invita a { $table }: { $game }, para { $count }.
mail-invitation-sitting = En la mesa hasta ahora: { $names }.
mail-invitation-link = Siéntate aquí:
mail-invitation-link-short = Sentarme
mail-invitation-how = Es un juego lento: cada decisión te llega como carta, y la respondes con un enlace o por correo, cuando quieras.
mail-invitation-rules-short = Reglas de { $game }
mail-invitation-rules = Reglas de { $game }: { $link }
mail-invitation-no = Si no te interesa, ignora esta carta: no volverás a saber de nosotros.
mail-invitation-stranger = { $host } nos dio tu dirección para esta única carta. No sabemos nada más de ti.
mail-invitation-stop = No recibir más invitaciones de aquí: { $link }
mail-invitation-stop-short = No recibir más invitaciones de aquí
