# La portada, la sala, las listas de mesas.

nav-me = Mi cuenta
table-state =
    { $state ->
        [gathering] espera jugadores
        [running] en juego
        [finished] terminada
       *[abandoned] abandonada
    }
seat-open = asiento libre
seat-awaited = le toca
pace-brisk = Vivo
pace-daily = Diario
pace-relaxed = Relajado
pace-very-slow = Muy lento
pace-no-limit = Sin límite

# La portada para quien no ha entrado.
welcome-title = Juegos lentos por carta
welcome-lead = Juegos de mesa sobre cortes y mecenas, una decisión cada vez. Cuando te toca llega una carta, y respondes cuando tienes tiempo. Tus amigos entran con un enlace, sin cuenta.
welcome-friends = Jugar con amigos
welcome-start = Entra o empieza
welcome-how = Cómo funciona
welcome-games = Los juegos
welcome-how-title = Cómo va una partida
welcome-ask = Se te pregunta.
welcome-ask-text = Una carta muestra el tablero, lo que ha pasado, y lo que puedes hacer.
welcome-answer = Respondes como quieras.
welcome-answer-text = Con un enlace de la carta, respondiendo por correo, en este sitio, en un terminal, o con un programa tuyo.
welcome-time = Tu tiempo es tuyo.
welcome-time-text = Tu tiempo nunca se acaba mientras duermes o estás de ausencia. Las mesas también pueden saltarse los fines de semana. Antes de cada plazo recibes un recordatorio.
game-seats = De { $least } a { $most } jugadores.
game-rules = Las reglas

# Mis mesas.
hall-ways = Más
hall-title = Mis mesas
hall-new = Abrir una mesa
hall-find = Buscar una mesa
hall-waiting =
    { $count ->
        [one] Una decisión te espera
       *[other] { $count } decisiones te esperan
    }
hall-nothing-waits = Nada te espera
hall-nothing-waits-hint = Cuando te toque en una mesa, lo verás aquí y recibirás una carta.
hall-games = Todos los juegos: aprender o jugar contra bots
hall-invited = Invitaciones para ti
hall-invited-hint = Echa un vistazo, y siéntate si te apetece.
hall-running = Les toca a otros
hall-gathering = Se esperan jugadores
hall-finished = Terminadas
hall-more = Mostrar más
mine-title = Todas mis mesas
mine-states = Por estado
mine-none = Ninguna mesa
mine-none-hint = Aquí están todas las mesas en que juegas o has jugado, y las que abriste.
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
card-gathering = Ver quién viene
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
open-offered-hint = Alguien tuvo que irse. Si tomas el asiento, recibes una carta con la historia hasta ahora y todo el tiempo.
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
refused-other = Algo ha cambiado desde que se cargó esta página. Vuelve atrás, cárgala de nuevo e inténtalo otra vez.
refused-not-found = Esta página no existe, o no puedes verla. Quizá tengas que entrar primero.
refused-foreign-origin = Esto venía de otro sitio, o tu navegador no dijo de dónde. No ha cambiado nada. Abre la página aquí y pulsa de nuevo el botón.
refused-not-signed-in = Entra primero.
refused-table-not-gathering = En esta mesa ya se ha empezado, o se ha terminado.
refused-table-not-running = En esta mesa no se ha empezado, o se ha terminado.
refused-not-at-this-table = Esto solo pueden hacerlo quienes juegan en esta mesa, o solo quien la abrió.
refused-not-invited = Esta mesa es para quienes tienen invitación.
refused-link-spent = Este enlace no funciona. Pide uno nuevo a quien abrió la mesa.
refused-too-many-invitations = No se puede invitar a más direcciones a esta mesa.
refused-invitations-spent = Has enviado muchas invitaciones. Espera a mañana, o comparte el enlace de la mesa.
refused-address-asked-often = Esta dirección ha recibido varias invitaciones últimamente, así que hoy no enviamos más. Comparte tú el enlace de la mesa.
refused-invitations-unwanted = Esta dirección no acepta invitaciones. Comparte tú el enlace de la mesa.
refused-talk-spent = Últimamente se han enviado aquí demasiados mensajes, así que el tuyo no se ha enviado. Inténtalo más tarde.
refused-answer-changed-often = Vale tu última respuesta. La has cambiado muchas veces en poco tiempo; espera un poco antes de volver a cambiarla.
refused-too-many-tables = Demasiadas mesas tuyas esperan jugadores. Cancela una, o espera a que alguna empiece.
refused-seat-taken = Allí todos los asientos están ocupados.
refused-seats-open = Aún hay asientos libres.
refused-not-your-seat = Este asiento es de otra persona.
refused-too-many-requests = Demasiadas peticiones. Espera un poco e inténtalo otra vez.
refused-address-too-long = La dirección tiene más de 8.192 caracteres. Envía los valores largos en el cuerpo.
refused-headers-too-long = Las cabeceras tienen más de 32.768 caracteres. Envía menos, o borra las cookies de este sitio.
refused-too-large = Es demasiado grande.
refused-internal-error = Algo ha ido mal por nuestra parte, y ha quedado anotado. De lo tuyo no ha cambiado nada.
refused-unavailable = Ahora mismo el servicio no alcanza su base de datos. Tus datos están a salvo. Inténtalo de nuevo dentro de unos segundos, pero mira antes si ha llegado el último cambio.
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
refused-shut-out = Por ahora la moderación no te deja entrar ni jugar. Su carta dice hasta cuándo.
refused-muted = La moderación te ha silenciado. Su carta dice hasta cuándo.
refused-cannot-deliver = Este mensaje no se puede entregar. Aún puedes escribir a toda la mesa.
refused-talk-closed = La moderación ha cerrado la charla de esta mesa.
refused-cannot-be = Eso no es posible.
