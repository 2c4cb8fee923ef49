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
table-news-waiting = Mientras elegías o escribías ha pasado algo. Lo tuyo sigue igual.
table-news-show = Mostrarlo
table-newest-last = Lo más reciente está al final.
table-history = Toda la historia
table-board = El tablero
table-cards = Cartas y fichas
table-cards-title = { $table }: cartas y fichas
table-cards-told = Todo lo que hay en la caja, tal como lo conoce ahora tu asiento.
table-cards-told-onlooker = Todo lo que hay en la caja, tal como ahora puede saberlo cualquiera.
table-cards-none = Este juego no tiene cartas ni fichas.
table-cards-find = Buscar una carta o ficha
table-cards-find-press = Buscar
table-cards-all = Mostrar todas
table-cards-not-found = Nada encontrado para «{ $find }».
table-next =
    { $count ->
        [one] Otra mesa te espera
       *[other] Otras { $count } mesas te esperan
    }
table-back = Volver a la mesa
table-refused = Eso no es posible
table-refused-because =
    { $problem ->
        [not-found] Esa mesa no existe, o no puedes verla. Si juegas en ella, entra primero.
        [table-not-running] En la mesa no se juega: no ha empezado, o ha terminado.
        [not-your-seat] Este asiento es de otra persona.
        [not-at-this-table] Solo pueden hacerlo quienes se sientan a la mesa.
        [no-such-seat] La mesa no tiene ese asiento.
        [table-closed] La mesa se abandonó, y su charla está cerrada.
        [table-not-finished] Eso solo se puede al terminar la partida.
        [nothing-to-take-back] No tienes ninguna jugada que puedas retirar por tu cuenta.
        [motion-closed] Ya está decidido, o mientras tanto el juego ha seguido.
        [no-try-out] No hay ninguna prueba; empieza una.
        [vote-unsaid] Tu voto no se ha contado: di si estás de acuerdo o no.
        [malformed] Falta algo, o es demasiado largo. Vuelve atrás: lo que escribiste debería seguir allí.
       *[other] Era demasiado tarde, o aquí no se permite. No ha cambiado nada.
    }

# Charla y notas.
table-talk = Charla
table-talk-all = toda la mesa
table-talk-none = Aún no hay mensajes.
table-talk-unread = sin leer
table-talk-read = Marcar como leído
table-talk-say = Escribe un mensaje
table-talk-to = A
table-talk-send = Enviar mensaje
table-talk-whispered = a { $names }
table-note = Mis notas
table-note-label = Mis notas sobre esta partida
table-note-hint = No las lee nadie más.

# Lo que decide la mesa.
table-decisions = Retirar jugadas, peticiones, irse
table-agreed = De acuerdo hasta ahora: { $names }.
table-motion-withdraw = Retirar mi petición
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
table-motion-ask = Pedírselo
table-motion-length = Cuánto, para una pausa o más tiempo
table-motion-days = Días
table-motion-hours = Horas
table-motion-length-hint = Si lo dejas vacío, una pausa dura una semana. «Más tiempo» duplica entonces el de cada pregunta abierta.
table-resign = Dejar la partida
table-resign-told = Dejas tu asiento para siempre. Otra persona puede tomarlo y verá lo que sabe tu asiento.
table-resign-sure = Sí, dejo esta partida

# Ajustes.
table-settings = Cartas sobre esta mesa
table-links = Los enlaces de mi asiento
table-links-told = Quien tiene un enlace de tus cartas puede ver tu asiento y jugar por ti. Si alguno ha caído en malas manos, crea otros nuevos. Los de antes dejan entonces de funcionar.
table-links-renew = Renovar los enlaces

# El final.
table-over = La partida ha terminado
table-scores = El resultado final
table-scores-lines = En detalle
table-winners =
    { $count ->
        [one] Gana { $names }
       *[other] Comparten la victoria { $names }
    }
table-replay = Repetir la partida
table-record = Descargar el acta
table-rematch = Una revancha
table-onward = Y ahora
table-conceded = { $by ->
    [contest] La ronda del torneo terminó antes que la partida: estos son los puntos de ese momento.
   *[other] Todos acordaron terminar aquí la partida: estos son los puntos de ese momento.
}
table-given-up = Esta partida se abandonó. No hay resultado.
table-verify = La semilla, y cómo comprobar las mezclas
table-verify-told = El compromiso, mostrado al abrir la mesa, es el SHA-256 de la semilla. De la semilla sale toda mezcla. Con el acta cualquiera puede rehacer la partida entera:
table-seed = Semilla
table-commitment = Compromiso

# Historia.
table-history-title = { $table }: toda la historia
table-history-slider = Momento que se muestra
table-history-at =
    { $at ->
        [0] El reparto, antes de { $count } jugadas
       *[other] Después de la jugada { $at } de { $count }
    }
table-history-first = El reparto
table-history-earlier = Antes
table-history-later = Después
table-history-last = Ahora
table-history-back = Volver a ahora
table-history-silent = { $name } ha respondido. La respuesta aún es secreta.
table-history-eyes = Visto por
table-history-onlooker = quien mira
table-history-show = Mostrar
table-history-story = Qué ha pasado
table-history-see = Ver la mesa después de la jugada { $at }

# Las cuentas, y las pruebas.
table-sums = Cómo se calculan las cifras
try-out = Probar algo
try-out-of = Una prueba: { $table }
try-out-told = Esto es una copia. Juegas todos los asientos, y todo lo que no puedes saber se ha repartido de nuevo al azar. Nada de esto pasa en la mesa, y nadie más lo ve.
try-out-anew = Reiniciar la prueba
try-out-drop = Descartar
try-out-play = Jugarlo aquí
try-out-over = Aquí la partida habría terminado.

# Junto al tablero.
strip-label = Quién está a la mesa
dock-tabs = Junto al tablero
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
explain-not-asked = Ahora no puedes usarlo. Se te pregunta: { $asked }
explain-not-now = Ahora no tienes nada que decidir. Para qué sirve está arriba.
explain-close = Cerrar
asking-twice = Quiero confirmar cada turno
asking-twice-hint = Vale en todas tus mesas. Un turno de una sola respuesta pide entonces pulsar dos veces.
replay-pause = Pausa
replay-go-on = Seguir
signs-heading = ¿Qué significan los signos?
signs-changed = Un banderín, a menudo con un marco discontinuo: esto ha cambiado desde tu última jugada.
signs-legal = Un marco o fondo dorado: ahora puedes pulsarlo.
signs-chosen = Un marco o fondo rojo: está elegido y aún no se ha enviado.
signs-seat = Un escudo con una letra: un asiento de la mesa, por su forma, color y letra.
signs-count = Un número junto a un signo: cuántos hay.
