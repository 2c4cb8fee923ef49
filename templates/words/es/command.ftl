# Lo que dice la orden procaccio. Se lee en un terminal.

help-procaccio = Juega a juegos de mesa lentos por correo, web, API o terminal, o aloja un servidor.
help-db = Actualiza, revierte y comprueba la base de datos.
command-no-such = No existe la orden «{ $name }». Quizá: { $near }.
command-section-here = Jugar en este ordenador
command-section-there = Jugar en un servidor
command-section-house = Alojar un servidor
help-games = Muestra los juegos con sus asientos, opciones, ediciones e idiomas.
help-play = Juega a GAME contra bots. Cada jugada se guarda. El archivo de una partida en curso revela lo oculto.
help-simulate = Haz que los bots jueguen muchas mesas de GAME y muestra los resultados.
help-verify = Rehaz RECORDS y comprueba semilla, compromiso, jugadas y resultado. Acaba con 1 si algo no coincide.
help-replay = Recorre RECORD paso a paso, como espectador o como lo vio un asiento.
help-seats = Número de asientos. Por omisión, todos los del juego.
help-option = Una opción del juego. Repítela para dar varias.
help-edition = La edición de los datos del juego.
help-seat = Tu asiento. El primero es 0.
help-name = Tu nombre en la mesa.
help-seed = La semilla de todo el azar: 64 cifras hexadecimales o un texto cualquiera.
help-seed-many = La semilla de todas las mesas: un texto cualquiera. La misma semilla da las mismas mesas.
help-bot = El tipo de bot que juega.
help-resume = Sigue con la última partida.
help-data = La carpeta de datos. Las partidas se guardan dentro, en «terminal».
help-games-count = Número de mesas.
help-records = Escribe el acta de cada mesa en esta carpeta.
help-replay-seat = El asiento que se muestra. Por omisión, la vista de un espectador.
help-replay-all = Muestra toda la historia de una vez.

command-no-such-game = No existe un juego «{ $name }». Hay: { $games }.
command-option-form = «{ $given }» debería ser NAME=VALUE, como rounds=3.
command-broken = { $file } no es válido: { $reason }
command-person = Huésped
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Resultado
command-column-place = Puesto
command-column-player = Jugador
command-column-points = Puntos
command-column-reasons = De

games-seats = Asientos: de { $least } a { $most }
games-editions = Ediciones: { $editions }
games-languages = Idiomas: { $languages }
games-unpublished =
    { $count ->
        [0] Aún no publicado.
       *[other] Aún no publicado: en inglés donde debería estar en { $missing }.
    }
games-default = Por omisión
games-meaning = Significado

play-which-game = Di un juego. «procaccio games» los muestra.
play-no-such-seat = En esta mesa no hay asiento { $seat }. El último es { $last }.
play-nothing-kept = En { $folder } no hay ninguna partida guardada.
play-kept = Tu partida está guardada en { $file }. Para seguir: procaccio play --resume
play-over = El acta está en { $file }.
play-hint = Escribe un número como #1, o palabras. Las palabras que encajan con varias respuestas las muestran. ? explica, ? #1 dice qué trae una respuesta, all muestra todas. También: rules, view, cards, undo. Predeterminada: { $default }
play-others = { $count ->
    [one] {"        "}u otra: { $opens }
   *[other] {"        "}u otras { $count }: { $opens }
}
play-liberties = En cualquier momento, y sin terminar tu decisión: { $moves }
play-undone = Retirada.
play-forms =
    Lo que se puede decir ahora:
    { $forms }
play-help = Ctrl-C deja la mesa. Se queda como está.
play-nothing-certain = Esta respuesta no tiene efectos seguros.

simulate-playing = Se juega a { $game }
simulate-title = { $games } mesas de { $game }, { $moves } jugadas de media en cada una
simulate-seat = Asiento
simulate-wins = Ganadas
simulate-mean-place = Puesto medio
simulate-mean-points = Puntos de media
simulate-least = Menos puntos
simulate-most = Más puntos
simulate-records = { $count } actas están en { $folder }.

verify-holds = { $file } es válido: { $game }, { $seats } asientos, { $moves } jugadas.
verify-commitment = Compromiso de su semilla: { $commitment }
verify-running = Esta mesa aún no ha terminado.
verify-ended = { $by ->
    [agreement] Los jugadores acordaron terminar aquí la mesa; siguen los puntos de ese momento.
    [contest] La ronda de un torneo había terminado; lo que sigue son los puntos de ese momento.
   *[other] Un moderador cerró aquí la mesa, con los puntos de ese momento o sin resultado.
}

replay-at = Jugada { $count } de { $last }
replay-keys = Intro: siguiente · b: atrás · un número: esa jugada · q: salir

help-login = Entra en el servidor URL, con un enlace por correo o con una clave.
help-login-email = La dirección que recibe el enlace.
help-login-token = Una clave personal, en lugar de un enlace.
help-tables = Muestra mesas del servidor. Primero, las que te esperan.
help-tables-which = Tus mesas, las que tienen asientos libres, o las públicas en curso o terminadas.
help-show = Muestra TABLE como la ve tu asiento, con las últimas jugadas, la pregunta y sus respuestas.
help-cards = Muestra todas las cartas y losetas de TABLE y dónde están, hasta donde lo sabe tu asiento.
help-move = Responde a la pregunta de TABLE con palabras, una cantidad o un número. Varias MOVES se juegan juntas o ninguna.
help-begins = Muestra solo respuestas que empiezan por estas palabras, como «build opera». Los números se refieren entonces a esta lista.
help-dry-run = Muestra solo los efectos seguros. No juega nada.
help-talk = Di TEXT en TABLE y muestra la conversación.
help-talk-to = Solo a esta persona. Repítelo para varias.
help-watch = Muestra lo que pasa en TABLE hasta que termine.
help-watch-once = Muestra lo que ha pasado hasta ahora y acaba.

login-email = Tu dirección de correo
login-link = Un enlace va de camino a { $email }. Pégalo aquí
login-token-name = terminal en { $device }
login-done = Hola, { $name }. La clave de este terminal está en { $file }.
login-first = Entra primero: procaccio login URL
remote-unreachable = El servidor no responde: { $reason }
remote-not-seated = No tienes asiento en la mesa { $table }.
remote-no-player = Aquí no hay una sola persona que se llame «{ $name }». Están: { $players }.
show-news = Tu última jugada y lo que siguió:
show-so-far = Hasta ahora:
tables-none = En esta lista no hay mesas.
tables-named = { $name } ({ $game })
tables-line = { $id } · { $table } · { $players } · { $state } · { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
table-waits = te espera
table-gathering = hay asientos libres
table-running = en juego
table-finished = terminada
table-abandoned = abandonada
move-already = Esta respuesta ya cuenta. No se ha jugado nada de nuevo.
move-rehearsed = Estos efectos son seguros. No se ha jugado nada.
talk-line = { $player }: { $text }

help-moderator = Nombra y retira moderadores.
help-moderator-add = Nombra moderador a quien tenga la dirección ADDRESS.
help-moderator-host = Como anfitrión, que puede nombrar moderadores.
help-moderator-remove = Haz que el moderador o anfitrión de ADDRESS vuelva a ser jugador.
help-moderator-reset = Restablece el segundo factor del moderador de ADDRESS.
moderator-moderator = { $address } ahora modera: hay que entrar, y abrir /desk.
moderator-host = { $address } es ahora anfitrión: hay que entrar, y abrir /desk.
moderator-player = { $address } ahora solo juega.
moderator-reset = { $address } prepara de nuevo el segundo factor en la próxima visita.
moderator-nobody = No hay nadie con la dirección { $address }.
moderator-no-address = { $address } no es una dirección de correo.

help-new-game = Crea la carpeta de un juego nuevo llamado NAME. Puedes jugarlo y probarlo enseguida.
new-game-bad-name = «{ $name }» no es un nombre válido. Usa de 2 a 20 letras minúsculas y cifras, primero una letra, y ninguna palabra de Python.
new-game-taken = El nombre «{ $name }» ya existe. Elige otro.
new-game-unwritable = No se puede escribir en { $folder }: { $reason }
new-game-written =
    { $folder } ya es un juego. Para jugarlo: procaccio play { $name }. Para probarlo: pytest { $folder }
    Cómo crece: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Muestra los capítulos, un capítulo (6) o un párrafo (6.2) de las reglas de GAME. Las opciones eligen las reglas de una mesa así.
rules-how = «procaccio rules { $game } 3» muestra un capítulo, «3.2» un párrafo; --seats y --option dicen de qué mesa.
play-rules = «rules 3» muestra un capítulo, «rules 3.2» un párrafo: los números que van tras lo ocurrido.
