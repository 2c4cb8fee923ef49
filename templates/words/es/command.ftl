# Lo que dice la orden procaccio. Se lee en un terminal.

help-procaccio = Juegos de estrategia lentos del Renacimiento, por correo electrónico, página web, cliente REST o terminal.
help-db = Cuida la base de datos.
command-no-such = No existe la orden «{ $name }». Quizá: { $near }.
command-section-here = En este terminal
command-section-there = En un servidor
command-section-house = Para la casa
help-games = A qué se puede jugar: juegos, asientos, opciones, ediciones.
help-play = Juega a GAME en este terminal contra bots. Cada jugada se guarda; Ctrl-C no pierde nada.
help-simulate = Haz que los bots jueguen muchas mesas de GAME y muestra cómo acabaron.
help-verify = Rehaz RECORDS, comprueba compromiso y resultado, y muestra las puntuaciones finales.
help-replay = Recorre RECORD como lo vio un asiento.
help-seats = Cuántos asientos (sin esto: los que tenga el juego).
help-option = Una opción del juego; se puede dar varias veces.
help-edition = La edición de los datos del juego.
help-seat = El asiento que tomas; el primero es 0.
help-name = Cómo te llamas en la mesa.
help-seed = Decide todo el azar: 64 cifras hexadecimales, o un texto cualquiera.
help-seed-many = Decide todo el azar de todas las mesas: un texto cualquiera.
help-bot = Quién ocupa los demás asientos.
help-resume = Sigue con la última partida jugada.
help-data = Dónde se guardan las partidas.
help-games-count = Cuántas mesas.
help-records = Escribe el acta de cada mesa en esta carpeta.
help-replay-seat = El asiento con cuyos ojos mirar (sin esto: los de quien solo mira).
help-replay-all = Cuenta toda la historia de una vez.

command-no-such-game = No existe un juego «{ $name }»; hay: { $games }.
command-option-form = «{ $given }» debería ser NAME=VALUE, como rounds=3.
command-broken = { $file } no se sostiene: { $reason }
command-person = Huésped
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Cómo acabó
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

play-which-game = Di a qué juego; «procaccio games» los lista.
play-no-such-seat = En esta mesa no hay asiento { $seat }; el último es { $last }.
play-nothing-kept = En { $folder } no hay ninguna partida guardada.
play-kept = Tu partida está guardada en { $file }. Sigue con: procaccio play --resume
play-over = El acta está en { $file }.
play-hint = Un lugar como #1, o palabras; las palabras con que empiezan varias respuestas dan la lista de estas. ? explica, ? #1 dice lo que traería una respuesta, all da todas las respuestas, rules, view, cards, undo. Predeterminada: { $default }
play-others = { $count ->
    [one] {"        "}u otra: { $opens }
   *[other] {"        "}u otras { $count }: { $opens }
}
play-liberties = En cualquier momento, y sin terminar tu decisión: { $moves }
play-undone = Retirada.
play-forms =
    Lo que se puede decir ahora:
    { $forms }
play-help = Ctrl-C deja la mesa; se guarda como está.
play-nothing-certain = De esta respuesta nada es seguro.

simulate-playing = Se juega a { $game }
simulate-title = { $games } mesas de { $game }, { $moves } jugadas de media en cada una
simulate-seat = Asiento
simulate-wins = Ganadas
simulate-mean-place = Puesto medio
simulate-mean-points = Puntos de media
simulate-least = Menos puntos
simulate-most = Más puntos
simulate-records = { $count } actas están en { $folder }.

verify-holds = { $file } se sostiene: { $game }, { $seats } asientos, { $moves } jugadas.
verify-commitment = Compromiso de su semilla: { $commitment }
verify-running = Esta mesa aún no ha terminado.
verify-ended = { $by ->
    [agreement] Los jugadores acordaron terminar aquí la mesa; siguen los puntos de ese momento.
    [contest] La ronda de un torneo había terminado; lo que sigue son los puntos de ese momento.
   *[other] Un moderador cerró aquí la mesa, con los puntos de ese momento o sin resultado.
}

replay-at = Jugada { $count } de { $last }
replay-keys = Intro: siguiente · b: atrás · un número: esa jugada · q: salir

help-login = Haz entrar este terminal en el servidor URL, con un enlace que llega por correo o con una clave.
help-login-email = La dirección a la que va el enlace.
help-login-token = Una clave personal, en vez de un enlace por correo.
help-tables = Lista mesas del servidor; primero las que te esperan.
help-tables-which = Las mías, las que tienen asientos libres, o las públicas en un estado.
help-show = Dibuja TABLE como la ve tu asiento, con la pregunta y sus respuestas.
help-cards = Enumera todas las cartas y fichas de TABLE tal como las conoce tu asiento, y dónde están.
help-move = Responde a la pregunta de TABLE: una o más MOVES con palabras o por número, todas o ninguna.
help-begins = Solo las respuestas que empiezan por estas palabras, como «build opera»; los números son entonces lugares de su lista.
help-dry-run = Di solo lo que pasaría con certeza.
help-talk = Di TEXT en TABLE, y muestra lo que se dijo.
help-talk-to = Solo para esta persona; se puede dar varias veces.
help-watch = Cuenta lo que pasa en TABLE, hasta que termine.
help-watch-once = Solo lo que ha pasado hasta ahora.

login-email = Tu dirección de correo
login-link = Un enlace va de camino a { $email }. Pégalo aquí
login-token-name = terminal en { $device }
login-done = Hola, { $name }. La clave de este terminal está en { $file }.
login-first = En este terminal no ha entrado nadie. Di: procaccio login URL
remote-unreachable = El servidor no responde: { $reason }
remote-not-seated = No tienes asiento en la mesa { $table }.
remote-no-player = Aquí no hay una sola persona que se llame «{ $name }»; están: { $players }.
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
move-rehearsed = Esto pasaría con certeza. No se ha jugado nada.
talk-line = { $player }: { $text }

help-moderator = Di quién forma parte de la moderación.
help-moderator-add = Quien tenga la dirección ADDRESS pasa a moderar, y cuida de mesas y personas.
help-moderator-host = Como anfitrión, que además nombra a los moderadores.
help-moderator-remove = Quien tenga la dirección ADDRESS deja la moderación.
help-moderator-reset = Quien tenga la dirección ADDRESS prepara de nuevo su segundo factor.
moderator-moderator = { $address } ahora modera: hay que entrar, y abrir /desk.
moderator-host = { $address } es ahora anfitrión: hay que entrar, y abrir /desk.
moderator-player = { $address } ahora solo juega.
moderator-reset = { $address } prepara de nuevo su segundo factor en la próxima visita.
moderator-nobody = No hay nadie con la dirección { $address }.
moderator-no-address = { $address } no es una dirección de correo.

help-new-game = Escribe la carpeta de un juego nuevo llamado NAME, que se puede jugar y probar enseguida.
new-game-bad-name = «{ $name }» no sirve como nombre de un juego: de 2 a 20 letras minúsculas y cifras, primero una letra, ninguna palabra de Python.
new-game-taken = «{ $name }» está ocupado: hay un juego, una parte del motor o una carpeta con ese nombre. Elige otro.
new-game-unwritable = No se puede escribir en { $folder }: { $reason }
new-game-written =
    { $folder } ya es un juego. Para jugarlo: procaccio play { $name }. Para probarlo: pytest { $folder }
    Cómo crece: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Lee las reglas de GAME: qué hay, un capítulo (6) o un párrafo (6.2); con --seats, --option o --edition, las de una mesa así exactamente.
rules-how = «procaccio rules { $game } 3» muestra un capítulo, «3.2» un párrafo; --seats y --option dicen de qué mesa.
play-rules = «rules 3» muestra un capítulo, «rules 3.2» un párrafo: los números que van tras lo ocurrido.
