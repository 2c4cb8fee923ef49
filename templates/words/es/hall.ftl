# La portada, la sala, las listas de mesas.

nav-me = Mi cuenta
table-state =
    { $state ->
        [gathering] reuniéndose
        [running] en juego
        [finished] terminada
       *[abandoned] abandonada
    }
seat-open = asiento libre
seat-awaited = tiene que responder
pace-brisk = Vivo
pace-daily = Diario
pace-relaxed = Relajado
pace-very-slow = Muy lento
pace-no-limit = Sin límite

# La portada para quien no ha entrado.
welcome-title = Juegos lentos por carta
welcome-lead = Juegos de mesa sobre cortes y mecenas, una decisión cada vez. Cuando te toca llega una carta, y respondes cuando tienes tiempo: en el tren, por la noche, el domingo que viene.
welcome-start = Entra o empieza
welcome-how = Cómo funciona
welcome-games = Los juegos
welcome-how-title = Cómo va una partida
welcome-ask = Se te pregunta.
welcome-ask-text = Una carta muestra el tablero, lo que ha pasado, y lo que puedes hacer.
welcome-answer = Respondes como quieras.
welcome-answer-text = Con un enlace de la carta, respondiendo por correo, en este sitio, en un terminal, o con un programa tuyo.
welcome-time = Tu tiempo es tuyo.
welcome-time-text = Nada vence mientras duermes, en tus fines de semana si así gusta a la mesa, ni durante una ausencia; y antes recibes un recordatorio.
game-seats = De { $least } a { $most } jugadores.
game-rules = Las reglas

# Mis mesas.
hall-ways = Otros caminos
hall-title = Mis mesas
hall-new = Abrir una mesa
hall-find = Buscar una mesa
hall-waiting =
    { $count ->
        [one] Una decisión te espera
       *[other] { $count } decisiones te esperan
    }
hall-nothing-waits = Nada te espera
hall-nothing-waits-hint = Cuando te toque en una mesa, estará aquí y llegará una carta.
hall-games = Todos los juegos: aprender o jugar contra bots
hall-invited = Invitaciones para ti
hall-invited-hint = Echa un vistazo, y siéntate si te apetece.
hall-running = Deciden otros
hall-gathering = Se esperan jugadores
hall-finished = Terminadas
hall-more = Más de estas
mine-title = Todas mis mesas
mine-states = Por estado
mine-none = Ninguna mesa así
mine-none-hint = Aquí están las mesas en que te sientas o te sentaste, y las que abriste.
card-until = hasta { $moment }
card-left = quedan { $time }
card-decide = Decidir
card-open =
    { $count ->
        [0] todos los asientos ocupados
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
card-won =
    { $count ->
        [one] Ha ganado { $names }.
       *[other] Comparten la victoria { $names }.
    }
card-look = Mirar y sentarme
card-gathering = Quién viene
card-see = Ver la mesa
card-replay = Repasar
card-record = Acta

# Asientos libres.
open-games = Por juego
open-all = Todos los juegos
open-gathering = Mesas que esperan jugadores
open-none = Ahora mismo ninguna mesa espera jugadores.
open-to-watch = Partidas que puedes mirar
open-offered = Asientos en partidas en curso
open-offered-hint = Alguien tuvo que irse. Quien tome el asiento recibe una carta con la historia hasta ahora, una reserva de tiempo llena y un reloj nuevo.
open-moves =
    { $count ->
        [one] una jugada hecha
       *[other] { $count } jugadas hechas
    }
open-take-over = Tomar el asiento { $number }

# Lo que no se puede hacer, en una página.
refused-title = No es posible
refused-trouble-title = Algo va mal por nuestra parte
refused-home = Volver a la sala
refused-other = Algo no está como esta página esperaba. Vuelve atrás, cárgala de nuevo, e inténtalo otra vez.
refused-not-found = Aquí no hay nada, o nada que puedas ver. Quizá tengas que entrar primero.
refused-foreign-origin = Esto venía de otro sitio, o tu navegador no dijo de dónde, así que no ha cambiado nada. Abre la página aquí y pulsa de nuevo el botón.
refused-not-signed-in = Entra primero.
refused-table-not-gathering = En esta mesa ya se ha empezado, o se ha terminado.
refused-table-not-running = En esta mesa no se ha empezado, o se ha terminado.
refused-not-at-this-table = Esto es para quienes se sientan a la mesa, o solo para quien la abrió.
refused-not-invited = Esta mesa es para quienes tienen invitación.
refused-link-spent = Este enlace no lleva, o ya no lleva, a ninguna mesa. Pide uno nuevo a quien la abrió.
refused-too-many-invitations = No se puede invitar a más direcciones a esta mesa.
refused-invitations-spent = Has invitado por un tiempo a tantas personas como se puede. Da el enlace de la mesa a quienes aún deban venir, o invítalos mañana.
refused-address-asked-often = Últimamente han ido varias invitaciones a esta dirección, así que hoy no sale ninguna más. Dale tú el enlace de la mesa.
refused-invitations-unwanted = A esta dirección no puede ir ninguna invitación por carta. Dale tú el enlace de la mesa.
refused-talk-spent = Aquí se ha hablado tanto últimamente que las cartas de los demás se desbordarían. No se ha dicho nada por ti; envíalo otra vez dentro de un rato.
refused-answer-changed-often = Vale tu última respuesta. La has cambiado muchas veces en poco tiempo; espera un poco antes de volver a cambiarla.
refused-too-many-tables = Has abierto tantas mesas como pueden esperar jugadores a la vez. Cancela una, o espera a que alguna empiece.
refused-seat-taken = Allí ya no queda asiento libre.
refused-seats-open = Aún hay asientos libres.
refused-not-your-seat = Este asiento es de otra persona.
refused-too-many-requests = Demasiado seguido. Espera un poco e inténtalo otra vez.
refused-address-too-long = Tiene más de 8.192 caracteres: envía lo largo en el cuerpo.
refused-headers-too-long = Juntas tienen más de 32.768 caracteres: envía menos, o borra las cookies de este sitio.
refused-too-large = Es demasiado grande para aceptarlo.
refused-internal-error = Algo ha ido mal por nuestra parte, y ha quedado anotado. De lo tuyo no ha cambiado nada.
refused-unavailable = Ahora mismo el servicio no alcanza su memoria. Lo guardado está a salvo; inténtalo de nuevo dentro de unos segundos. Si estabas enviando algo, mira antes si ha llegado.
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
refused-shut-out = Por ahora la moderación no te deja entrar ni jugar. Su carta dice hasta cuándo.
refused-muted = La moderación te ha pedido que no digas nada durante un tiempo. Su carta dice hasta cuándo.
refused-cannot-deliver = Este mensaje no se puede entregar. Lo que escribas a toda la mesa se ve en ella.
refused-talk-closed = La moderación ha cerrado la charla de esta mesa.
refused-cannot-be = Eso no puede ser.
