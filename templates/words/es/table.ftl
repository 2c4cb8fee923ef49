# La página de una mesa.

table-title = Mesa { $number }
table-awaited = tiene que jugar
table-awaits = La mesa espera a { $name }
table-away = de ausencia hasta el { $until }
table-news = Tu última jugada y lo que siguió
table-so-far = Hasta ahora
table-last-moves = Las últimas jugadas
table-no-news = Desde tu última jugada no ha pasado nada.
table-just-begun = La partida acaba de empezar.
table-news-waiting = Mientras elegías o escribías ha pasado algo; no se ha tocado nada tuyo.
table-news-show = Mostrarlo
table-history = Toda la historia
table-board = El tablero
table-cards = Cartas y fichas
table-cards-title = { $table }: cartas y fichas
table-cards-told = Todo lo que hay en la caja, tal como lo conoce ahora tu asiento.
table-cards-told-onlooker = Todo lo que hay en la caja, tal como ahora puede saberlo cualquiera.
table-cards-none = Este juego no tiene cartas ni fichas que enumerar.
table-cards-find = Buscar una carta o ficha
table-cards-find-press = Buscar
table-cards-all = Mostrar todas
table-cards-not-found = Nada de esto contiene «{ $find }».
table-next =
    { $count ->
        [one] Otra mesa te espera
       *[other] Otras { $count } mesas te esperan
    }
table-back = Volver a la mesa
table-refused = No puede ser
table-refused-because =
    { $problem ->
        [not-found] Esa mesa no existe, o no es para los ojos de todos. Quien se sienta en ella la ve después de entrar.
        [table-not-running] En la mesa no se juega: no ha empezado, o ha terminado.
        [not-your-seat] Este asiento es de otra persona.
        [not-at-this-table] Solo pueden hacerlo quienes se sientan a la mesa.
        [no-such-seat] La mesa no tiene ese asiento.
        [table-closed] La mesa se abandonó, y ya nadie habla en ella.
        [table-not-finished] Eso viene después del final de la partida.
        [nothing-to-take-back] No tienes ninguna jugada que puedas retirar por tu cuenta.
        [motion-closed] Ya está decidido, o mientras tanto el juego ha seguido.
        [no-try-out] No hay ninguna prueba; empieza una.
        [vote-unsaid] Tu voto no se ha contado: di si estás de acuerdo o no.
        [malformed] Faltaba algo, o era más largo de lo permitido. Vuelve atrás; lo que escribiste debería seguir allí.
       *[other] Era demasiado tarde, o aquí no se permite. No ha cambiado nada.
    }

# Charla y notas.
table-talk = Charla
table-talk-all = toda la mesa
table-talk-none = Nadie ha dicho nada todavía.
table-talk-unread = sin leer
table-talk-read = Ya lo he leído
table-talk-say = Di algo
table-talk-to = A
table-talk-send = Decirlo
table-talk-whispered = a { $names }
table-note = Mis notas
table-note-label = Lo que no debo olvidar
table-note-hint = No las lee nadie más.

# Lo que decide la mesa.
table-decisions = Retirar jugadas, mociones, irse
table-agreed = De acuerdo hasta ahora: { $names }.
table-motion-withdraw = Ahora pienso otra cosa
table-take-back = Retirar mi última jugada
table-take-back-short = Retirar
table-last-move = Tu última jugada:
table-chose = Has elegido: { $answer }
table-take-back-more =
    { $count ->
        [one] Puedes retirar tu última jugada: no reveló nada, y nadie ha jugado desde entonces.
       *[other] Puedes retirar hasta { $count } jugadas, una por una: no revelaron nada, y nadie ha jugado desde entonces.
    }
table-absent = Tu asiento consta como ausente, así que sus preguntas esperan poco.
table-come-back = He vuelto
table-ask-others = Pedir algo a los demás
table-motion = Pido
table-motion-ask = Preguntarles
table-motion-length = Cuánto, para una pausa o más tiempo
table-motion-days = Días
table-motion-hours = Horas
table-motion-length-hint = Si no se indica nada, una pausa dura una semana y más tiempo es de nuevo el de cada pregunta.
table-resign = Dejar la partida
table-resign-told = Dejas tu asiento para siempre. Otra persona puede tomarlo; lo que sabes de la partida se queda con el asiento.
table-resign-sure = Sí, quiero dejar esta partida.

# Ajustes.
table-settings = Cartas sobre esta mesa
table-links = Los enlaces de mi asiento
table-links-told = Quien tiene un enlace de una de tus cartas puede ver tu asiento y jugar por ti. ¿Se ha perdido uno? Entonces haz que se renueven: los enlaces de antes ya no abrirán nada.
table-links-renew = Renovar los enlaces

# El final.
table-over = La partida ha terminado
table-scores = El resultado final
table-scores-lines = Línea por línea
table-winners =
    { $count ->
        [one] Gana { $names }
       *[other] Comparten la victoria { $names }
    }
table-replay = Verlo todo otra vez
table-record = Descargar el acta
table-rematch = Una revancha
table-onward = Y ahora
table-conceded = { $by ->
    [contest] La ronda del torneo terminó antes que la partida: estos son los puntos de ese momento.
   *[other] Todos acordaron terminar aquí la partida: estos son los puntos de ese momento.
}
table-given-up = Esta partida se abandonó: ya no se pregunta nada a nadie, y no hay resultado.
table-verify = La semilla, y cómo comprobar que todo el azar fue limpio
table-verify-told = El SHA-256 de la semilla es el compromiso que se mostró al abrir la mesa, y de la semilla sale toda mezcla. Con el acta cualquiera puede rehacer la partida entera:
table-seed = Semilla
table-commitment = Compromiso

# Historia.
table-history-title = { $table }: toda la historia
table-history-slider = El momento que mirar
table-history-at =
    { $at ->
        [0] El reparto, antes de { $count } jugadas
       *[other] Después de la jugada { $at } de { $count }
    }
table-history-first = El reparto
table-history-earlier = Antes
table-history-later = Después
table-history-last = El presente
table-history-back = Volver a ahora
table-history-silent = { $name } ha respondido; qué, aún no se dice.
table-history-eyes = Visto por
table-history-onlooker = quien solo mira
table-history-show = Mostrar
table-history-story = Qué ha pasado
table-history-see = Ver la mesa después de la jugada { $at }

# Las cuentas, y las pruebas.
table-sums = Cómo salen las cifras
try-out = Probar algo
try-out-of = Una prueba: { $table }
try-out-told = Esto es una copia, con todo lo que no puedes saber repartido de nuevo. Juegas todos los asientos; nada de ello pasa en la mesa, y no lo ve nadie más.
try-out-anew = Empezar de nuevo desde el presente
try-out-drop = Tirarla
try-out-play = Jugarlo aquí
try-out-over = Aquí la partida habría terminado.

# Junto al tablero.
strip-label = Quién está a la mesa
dock-tabs = Lo que hay junto al tablero
dock-turn = Tu turno
dock-now = Ahora
dock-story = Historia
story-earlier =
    { $count ->
        [one] Una línea anterior
       *[other] { $count } líneas anteriores
    }
dock-plans = Planes, notas
dock-table = Mesa
dock-rules = Reglas de esta mesa
explain-not-asked = Ahora no se puede hacer nada con ello. Se te pregunta: { $asked }
explain-not-now = Ahora no se te pregunta nada; para qué sirve está arriba.
explain-close = Cerrar
asking-twice = Muéstrame cada turno antes de enviarlo
asking-twice-hint = En todas tus mesas: un turno de una sola respuesta se envía entonces al pulsar dos veces.
replay-pause = Pausa
replay-go-on = Seguir
signs-heading = ¿Qué significan los signos?
signs-changed = Un banderín, a menudo con un marco discontinuo: esto ha cambiado desde tu última jugada.
signs-legal = Un marco o fondo dorado: ahora puedes señalarlo.
signs-chosen = Un marco o fondo rojo: está elegido y aún no se ha enviado.
signs-seat = Un escudo con una letra: un asiento de la mesa, por su forma, color y letra.
signs-count = Un número junto a un signo: cuántos hay.
