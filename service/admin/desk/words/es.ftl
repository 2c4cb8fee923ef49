# Las páginas de la moderación.

desk-overview = La moderación
desk-tables = Mesas
desk-players = Jugadores
desk-letters = Cartas
desk-incoming = Correo recibido
desk-announcements = Anuncios
desk-box = La caja
desk-deeds = Registro
desk-me = Mis claves

# Los actos por su nombre, y lo que hace cada uno.
desk-act-pause = Pausar
desk-act-resume = Reanudar
desk-act-extend = Dar más tiempo
desk-act-set-pace = Cambiar las reglas de tiempo
desk-act-force-default = Jugar lo predeterminado
desk-act-excuse = Disculpar un plazo incumplido
desk-act-replace = Dar a otro jugador
desk-act-restore = Devolver
desk-act-open-seat = Abrir a un sustituto
desk-act-rotate-link = Renovar los enlaces
desk-act-rewind = Volver a un relevo
desk-act-end = Cerrar la mesa
desk-act-close-talk = Cerrar o abrir la charla
desk-act-remove-message = Quitar una línea
desk-act-look-behind = Mirar detrás de la pantalla
desk-act-export = Exportar el acta
desk-act-import = Importar un acta
desk-act-resend = Enviar otra vez
desk-act-read-anew = Leer otra vez
desk-act-warn = Advertir
desk-act-mute = Quitar la palabra
desk-act-suspend = Suspender
desk-act-ban = Expulsar
desk-act-revoke-keys = Revocar todas las claves
desk-act-restart-mail = Volver a enviar correo
desk-act-set-role = Cambiar el papel
desk-act-change-address = Cambiar la dirección
desk-act-merge = Unir con otro jugador
desk-act-erase = Borrar
desk-act-export-person = Exportar todos los datos
desk-act-announce = Anunciar algo
desk-act-use-edition = Usar aquí una edición
desk-act-withdraw = Retirar
desk-does-pause = Todos los relojes de la mesa se paran hasta ese momento, treinta días como mucho, y después siguen solos. Mientras tanto se puede jugar.
desk-does-resume = Los relojes de la mesa siguen desde ahora.
desk-does-extend = La pregunta abierta de este asiento recibe en total esas horas de más. Repetir el mismo número no añade nada.
desk-does-set-pace = La mesa recibe otras reglas de tiempo. Desde ahora valen también para las preguntas abiertas.
desk-does-force-default = La pregunta abierta de este asiento se responde con lo predeterminado. El asiento no queda ausente por ello.
desk-does-excuse = El plazo perdido ya no cuenta para la puntualidad ni como ausencia. Puedes hacer que cuente otra vez.
desk-does-replace = Otro jugador recibe este asiento, con todo su tiempo y una carta con la historia hasta aquí. Los enlaces de quien estaba antes dejan de funcionar.
desk-does-restore = Quien tuvo este asiento lo recupera. Si sigue siendo la misma persona, el asiento ya no está ausente ni abierto.
desk-does-open-seat = Un sustituto puede tomar este asiento. Quien lo tiene lo conserva hasta que llegue alguien.
desk-does-rotate-link = Todos los enlaces y claves de este asiento dejan de funcionar. La próxima carta trae otros nuevos.
desk-does-rewind = La mesa vuelve a donde el turno pasó de un asiento a otro. Lo jugado desde entonces queda en acta, pero ya no es parte de la mesa. Los jugadores lo saben, y se les pregunta de nuevo.
desk-does-end = La mesa se acaba en el acto, con los puntos actuales o sin resultado.
desk-does-close-talk = Nadie puede decir nada en la mesa mientras su charla esté cerrada. Se juega como antes.
desk-does-remove-message = Un mensaje se oculta a todos, o vuelve a mostrarse.
desk-does-look-behind = Durante una hora ves lo que ve este asiento, también su charla. Todos en la mesa lo saben en el acto, y saben que eres tú, de la moderación, quien mira.
desk-does-export = Puedes sacar el acta de la mesa con su semilla y todas las jugadas, también las ocultas. Todos en la mesa lo saben en el acto.
desk-does-import = Un acta se hace mesa aquí, rejugada y comprobada jugada a jugada. Si no ha terminado sigue, y todos sus asientos están abiertos.
desk-does-resend = La carta se envía otra vez, con lo que valga entonces.
desk-does-read-anew = Un trabajador lee el correo otra vez.
desk-does-warn = Se cuenta una advertencia, y el jugador la recibe con el texto que elijas.
desk-does-mute = El jugador no puede decir nada en ninguna mesa hasta ese momento. Déjalo vacío para terminar ahora.
desk-does-suspend = El jugador no puede entrar ni jugar hasta ese momento, por ninguna vía. Los relojes corren. Déjalo vacío para terminar ahora.
desk-does-ban = El jugador ya no puede entrar ni jugar.
desk-does-revoke-keys = Todas las sesiones del jugador terminan, y todas sus claves dejan de funcionar.
desk-does-restart-mail = Se vuelve a enviar correo a una dirección de la que venía devuelto.
desk-does-set-role = Los moderadores cuidan de mesas y jugadores. Los anfitriones nombran además a los moderadores.
desk-does-change-address = A la dirección nueva va una carta. Cuando quien la lee pulsa su botón, la dirección es del jugador; hasta entonces no cambia nada.
desk-does-merge = El otro jugador recibe todo lo de este: asientos, historial, mensajes. Después este se borra, y sus claves dejan de funcionar.
desk-does-erase = No queda en ningún sitio ni el nombre ni la dirección del jugador. Las partidas en curso se dan por abandonadas de su parte, y las mesas quedan enteras.
desk-does-export-person = Puedes sacar todo lo que se guarda del jugador, para entregárselo. El jugador lo sabe.
desk-does-announce = El texto está en todas las páginas hasta ese momento, y sale también por correo si lo eliges.
desk-does-use-edition = El archivo se mira una vez más, los bots juegan con él diez mesas y se escribe en la carpeta de ediciones, en lugar de otro de ese nombre. Las mesas nuevas pueden elegirlo enseguida donde las abre este proceso, y en los demás tras el próximo arranque; las que han empezado siguen como estaban.
desk-does-withdraw = El anuncio desaparece de todas las páginas. Las cartas enviadas quedan.

# Campos.
desk-field-moment = Hasta
desk-field-seat = Asiento
desk-field-question = Pregunta
desk-field-hours = Horas en total
desk-field-pace = Reglas de tiempo
desk-field-missed = Plazo incumplido
desk-field-excused = ¿Disculpado?
desk-field-player = Jugador
desk-field-generation = Enlaces de la generación
desk-field-hand-over = Momento
desk-field-revision = Revisión
desk-field-ending = Resultado
desk-field-closed = ¿Cerrada?
desk-field-said = Número de la línea
desk-field-removed = ¿Quitada?
desk-field-record = Acta
desk-field-line = Nombre de la mesa
desk-field-copy = Copia
desk-field-warning = Número de la advertencia
desk-field-banned = ¿Fuera de la casa?
desk-field-email = Dirección nueva
desk-field-role = Papel
desk-field-text = Texto
desk-field-mail = ¿También por correo?
desk-field-announcement = Anuncio
desk-field-file-name = Nombre del archivo
desk-field-edition = El archivo
desk-hint-moment = En tu zona horaria.
desk-hint-player = El comienzo de un nombre o una dirección.
desk-hint-hours = Además del tiempo de la pregunta; 0 quita lo ya dado.
desk-excused-true = Disculpado
desk-excused-false = Contado
desk-closed-true = Cerrada
desk-closed-false = Abierta
desk-removed-true = Quitada
desk-removed-false = Presente
desk-banned-true = Fuera de la casa
desk-banned-false = Puede entrar
desk-mail-true = A todos por correo
desk-mail-false = Solo en las páginas
desk-ending-adjudicated = Con la puntuación de este momento
desk-ending-abandoned = Sin resultado
desk-after = { $count ->
    [0] El reparto
    [one] Tras la primera jugada
   *[other] Tras { $count } jugadas
}
desk-miss = { $seat }, { $day }
desk-role-player = Jugador
desk-role-moderator = Moderador
desk-role-host = Anfitrión
desk-kind-person = Persona
desk-kind-guest = Invitado
desk-kind-bot = Bot
desk-kind-gone = Datos borrados

# Preguntar y responder.
desk-reason = Motivo
desk-reason-hint = Queda para siempre en el registro. Los nombres de quienes afecta se sustituyen por números.
desk-canned = Texto que lo acompaña
desk-canned-none = Ninguno
desk-canned-hint = Cada cual lo lee en su idioma.
desk-wrong = Esto falta, o no es válido.
desk-go-on = Seguir
desk-do = Confirmar: { $act }
desk-leave = Cancelar
desk-can-be-undone = Esto se puede deshacer: «{ $act }».
desk-cannot-be-undone = Esto no se puede deshacer.
desk-at-table = Mesa { $number }
desk-at-player = Jugador { $number }
desk-at-letter = Carta { $number }
desk-at-incoming = Correo { $number }
desk-at-house = La casa
done-desk-unchanged = Nada que cambiar: ya era así.
done-desk-done = Hecho.
desk-refused-not-found = No se ha encontrado.
desk-refused-own-table = Juegas en esta mesa, has jugado en ella o la abriste: así que no puedes moderarla. Pídelo a otro moderador.
desk-refused-own-person = No puedes actuar sobre ti, y solo un anfitrión actúa sobre quienes moderan.
desk-refused-changed-meanwhile = Mientras tanto ha cambiado algo en la mesa. Mírala otra vez, y decide de nuevo.
desk-refused-wrong-code = El código no vale.

# Todo de un vistazo.
desk-late = Atascados, con retraso, callados
desk-stuck = Relojes con errores
desk-overdue = Relojes con retraso
desk-quiet = Mesas sin actividad
desk-nothing-late = Nada está atascado ni con retraso.
desk-post = El correo
desk-troubled = Cartas que fallaron
desk-no-trouble = No ha fallado ninguna carta.
desk-unread = Correo que no se pudo usar
desk-stopped = Direcciones que devuelven el correo
desk-stopped-complaint = marcó una carta como no deseada
desk-stopped-one = Correo devuelto
desk-workers = Los trabajadores
desk-no-workers = Ningún trabajador se ha anunciado aún.
desk-growth = Crecimiento
desk-counted = Contado { $at } o más tarde.
desk-not-counted = Aún no se ha contado nada; un trabajador lo hace cada pocos minutos.
desk-figure-players = Jugadores
desk-figure-guests = Invitados
desk-figure-moves = Jugadas
desk-figure-tables-gathering = Mesas que esperan jugadores
desk-figure-tables-running = Mesas en curso
desk-figure-tables-finished = Mesas terminadas
desk-figure-tables-abandoned = Mesas abandonadas
desk-figure-letters-pending = Cartas en espera
desk-figure-letters-leased = Cartas que se están enviando
desk-figure-letters-sent = Cartas enviadas
desk-figure-letters-failed = Cartas que fallaron y se reintentan
desk-figure-letters-dead = Cartas perdidas
desk-figure-letters-void = Cartas que ya no hacen falta
desk-figure-incoming-waiting = Correos por leer
desk-figure-incoming-done = Correos cumplidos
desk-figure-incoming-ignored = Correos de máquinas
desk-figure-incoming-refused = Correos rechazados
desk-figure-incoming-unreadable = Correos que no se pudieron leer
desk-figure-clocks-overdue = Relojes con retraso
desk-figure-clocks-stuck = Relojes con errores
desk-state-table-gathering = Se reúne
desk-state-table-running = En curso
desk-state-table-finished = Terminada
desk-state-table-abandoned = Abandonada
desk-state-table-lesson = Lección terminada
desk-state-letter-pending = En espera
desk-state-letter-leased = En reparto
desk-state-letter-sent = Enviada
desk-state-letter-failed = Fallida
desk-state-letter-dead = Perdida
desk-state-letter-void = Sin objeto
desk-state-incoming-waiting = En espera
desk-state-incoming-done = Cumplido
desk-state-incoming-ignored = Ignorado
desk-state-incoming-refused = Rechazado
desk-state-incoming-unreadable = Ilegible
desk-states = Estados
desk-older = Más antiguos
desk-none = Aquí no hay nada.
desk-nothing-found = No se ha encontrado nada.
desk-search = Buscar
desk-search-what = Número, nombre o dirección
desk-search-hint = Un número, el comienzo de un nombre, o una dirección.
desk-column-letter = Carta
desk-column-mail = Correo
desk-column-to = A
desk-column-from = De
desk-column-about = Sobre
desk-column-state = Estado
desk-column-why = Por qué
desk-column-when = Cuándo
desk-column-until = Hasta
desk-column-act = Acto
desk-column-table = Mesa
desk-column-game = Juego
desk-column-moves = Jugadas
desk-column-moved = Última jugada
desk-column-player = Jugador
desk-column-name = Nombre
desk-column-address = Dirección
desk-column-role = Papel
desk-column-came = Desde
desk-column-seat = Asiento
desk-column-due = Vence
desk-column-failures = Fallos
desk-column-deed = Entrada
desk-column-by = Por
desk-column-reason = Motivo
desk-column-job = Tarea
desk-column-done = Hecha por última vez
desk-column-failed = Fallida por última vez
desk-column-what = Qué
desk-column-now = Ahora
desk-column-day = Desde ayer
desk-column-fortnight = Desde hace dos semanas
desk-column-before = Antes
desk-column-after = Después
desk-column-text = Texto
desk-column-line = Línea
desk-column-device = Dispositivo
desk-column-used = Último uso
desk-column-proved = Código dado
desk-table-number = Mesa { $number }
desk-player-number = Jugador { $number }
desk-deed-number = Entrada { $number }
desk-about-letter = Carta { $number }
desk-about-incoming = Correo { $number }
desk-about-house = La casa

# Una mesa, un jugador, un acto.
desk-moves = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
desk-talk-closed = la charla está cerrada
desk-own-table = Tu propia mesa
desk-own-person = No te toca decidirlo
desk-seats = Asientos
desk-seat-empty = Aquí no se sienta nadie
desk-waits-since = se le espera desde
desk-deadline = plazo
desk-absent = ausente
desk-offered = abierto a un sustituto
desk-failing = { $count ->
    [one] un fallo
   *[other] { $count } fallos
}
desk-pauses = Pausas
desk-acts = Actos
desk-board = El tablero
desk-board-hint = Como lo ve quien solo mira.
desk-story = La historia
desk-talk = La charla
desk-all-deeds = Registro completo
desk-warnings = Advertencias
desk-muted = Sin palabra hasta
desk-suspended = En suspenso hasta
desk-banned = Fuera de la casa desde
desk-deeds-kept = Nadie puede cambiar este registro.
desk-changed = Lo que cambió
desk-open-view = Ver lo que ve el asiento
desk-open-record = Tomar el acta
desk-open-person = Tomar todo lo que se guarda
desk-open-for = Durante una hora tras el acto.

# El segundo factor.
desk-key = Tu código
desk-key-why = La moderación se abre con un código de tu aplicación. Los actos graves lo piden de nuevo.
desk-code = Código
desk-code-hint = Seis cifras de tu aplicación, o uno de tus códigos de repuesto.
desk-code-wrong = Ese código no vale. Tras cinco equivocados tienes que esperar quince minutos.
desk-code-send = Abrir
desk-key-new = Prepara tu segundo factor
desk-key-new-why = Una aplicación de códigos de un solo uso muestra seis cifras que cambian cada medio minuto. Dale esta clave, y escribe después lo que muestra.
desk-key-scan = Deja que la aplicación de tu teléfono lea esta imagen:
desk-key-app = Abrir esta clave en la aplicación de este dispositivo
desk-key-by-hand = O escríbela allí:
desk-recovery = Códigos de repuesto
desk-recovery-why = Cada uno abre la moderación una vez, si pierdes el dispositivo. Apúntalos: se muestran solo esta vez.
desk-recovery-kept = Los he apuntado
desk-recovery-left = { $count ->
    [one] Queda un código.
   *[other] Quedan { $count } códigos.
}
desk-recovery-new = Códigos nuevos
desk-sessions = Dónde tienes la sesión abierta
desk-this-one = aquí
desk-end-session = Cerrar la sesión

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
desk-undo-reason = Deshace la entrada { $number }
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
desk-nobody-found = Nadie encontrado. Escribe el comienzo de un nombre o de una dirección.
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

# La moderación: qué hace, qué se dice de ello, y sus páginas.

# Cómo se escribe un momento: con su año, porque puede estar lejos.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# Las cartas.
mail-desk-table-subject = { $table }: palabra de la moderación
mail-desk-table = { $player }, la moderación ha hecho algo en { $table }.
mail-desk-answer = Si te parece mal, escribe a la casa; una respuesta a esta carta va a la mesa.
mail-desk-player-subject = Palabra de la moderación
mail-desk-player = { $player }, esto viene de la moderación.
mail-announcement-subject = Un anuncio
mail-announcement = { $player }, esto es para todo el mundo.

# Lo que se dice a quienes concierne, acto por acto.
desk-told-pause = La mesa está parada hasta { $until }. Después sus relojes corren solos.
desk-told-resume = La pausa ha terminado: los relojes corren de nuevo.
desk-told-extend = { $hours ->
    [0] { $seat } no tiene más tiempo del habitual para la pregunta abierta.
    [one] { $seat } tiene una hora más para la pregunta abierta.
   *[other] { $seat } tiene { $hours } horas más para la pregunta abierta.
}
desk-told-set-pace = Han cambiado las reglas de tiempo de la mesa. Desde ahora los plazos van por las nuevas.
desk-told-force-default = Se ha jugado lo predeterminado por { $seat }.
desk-told-excuse = { $excused ->
    [yes] Un plazo incumplido de { $seat } queda disculpado y ya no cuenta.
   *[no] Un plazo incumplido de { $seat } cuenta otra vez.
}
desk-told-replace = { $seat } tiene ahora un asiento que era de otra persona. La mesa sigue como estaba.
desk-told-restore = { $seat } está de vuelta, con el asiento como estaba.
desk-told-open-seat = El asiento de { $seat } está abierto: otra persona puede tomarlo.
desk-told-rotate-link = Se han renovado los enlaces de { $seat }. Las cartas de antes ya no abren ese asiento; la próxima sí.
desk-told-rewind = { $count ->
    [0] La mesa ha vuelto al reparto. Las jugadas hechas desde entonces ya no cuentan; quedan en acta.
    [one] La mesa ha vuelto a como estaba tras la primera jugada. Las jugadas hechas desde entonces ya no cuentan; quedan en acta.
   *[other] La mesa ha vuelto a como estaba tras { $count } jugadas. Las jugadas hechas desde entonces ya no cuentan; quedan en acta.
}
desk-told-end = { $how ->
    [adjudicated] La mesa se ha cerrado con la puntuación de este momento. La mesa la muestra.
   *[abandoned] La mesa se ha cerrado sin resultado.
}
desk-told-close-talk = { $closed ->
    [yes] La charla de la mesa está cerrada. Se juega como antes.
   *[no] La charla de la mesa está abierta otra vez.
}
desk-told-remove-message = { $removed ->
    [yes] Algo que dijo { $seat } se ha quitado de la charla.
   *[no] Algo que dijo { $seat } y que se había quitado está otra vez en la charla.
}
desk-told-look-behind = Un moderador que no juega aquí mira detrás de la pantalla de { $seat }, para encontrar un fallo. Por lo demás, la moderación ve lo que ve quien solo mira.
desk-told-export = Un moderador que no juega aquí ha sacado el acta de la mesa, con todo lo que hay oculto en ella.
desk-told-warn = { $number ->
    [1] Esto es una advertencia. Queda en acta.
   *[other] Esta es la advertencia número { $number }. Queda en acta.
}
desk-told-mute = { $ended ->
    [yes] Puedes hablar otra vez en las mesas.
   *[no] No puedes decir nada en ninguna mesa hasta { $until }. Puedes seguir jugando.
}
desk-told-suspend = { $ended ->
    [yes] Puedes entrar y jugar otra vez.
   *[no] No puedes entrar ni jugar hasta { $until }. Los relojes de tus mesas siguen corriendo.
}
desk-told-ban = { $banned ->
    [yes] Ya no puedes entrar ni jugar aquí.
   *[no] Puedes entrar y jugar otra vez.
}
desk-told-revoke-keys = Se han cerrado todas tus sesiones y retirado todas tus claves. Entra otra vez, y haz nuevas donde las necesites.
desk-told-set-role = { $role ->
    [host] Desde ahora eres anfitrión de esta casa. Abre la moderación y prepara tu segundo factor.
    [moderator] Desde ahora eres moderador de esta casa. Abre la moderación y prepara tu segundo factor.
   *[player] Ya no formas parte de la moderación. Gracias por tu ayuda.
}
desk-told-export-person = Se ha sacado todo lo que se guarda de ti, como pediste, para entregártelo.

# Textos que acompañan a un acto, listos en cada idioma.
desk-canned-tone = Hablaos como lo haríais en casa, alrededor de una mesa.
desk-canned-language = Usad en la mesa un idioma que entiendan todos los que se sientan a ella.
desk-canned-absence = Otros esperan. Si no puedes seguir, dilo, y se encontrará a quien tome el asiento.
desk-canned-address = Tus cartas nos han vuelto. Comprueba que tu dirección es correcta.
desk-canned-fault = Ha habido un fallo por nuestra parte. Lo sentimos, y ya está arreglado.
desk-canned-agreed = Se ha hecho porque lo pidió la mesa.
desk-canned-rules = Se ha hecho porque lo piden las reglas de la casa.
desk-canned-thanks = Gracias por tu paciencia.

# Lo que no puede ser.
desk-cannot-not-running = En la mesa no se está jugando.
desk-cannot-over = La mesa ha terminado.
desk-cannot-no-seat = La mesa no tiene ese asiento.
desk-cannot-question-closed = Esa pregunta ya no está abierta para el asiento.
desk-cannot-not-missed = No es un plazo incumplido de esta mesa.
desk-cannot-never-sat = Esta persona nunca se ha sentado a la mesa.
desk-cannot-player = Esta persona no puede tener el asiento: con ese número no hay nadie que pueda entrar y no se siente ya aquí.
desk-cannot-generation = Los enlaces del asiento no se renuevan dos veces a la vez, ni antes de empezar.
desk-cannot-no-hand-over = Allí el turno no pasó a otro asiento. Elige uno de los relevos de la lista.
desk-cannot-no-line = La charla de esta mesa no tiene esa línea.
desk-cannot-letter = Solo pueden salir otra vez cartas enviadas, perdidas o que dejaron de hacer falta, y ninguna con una llave de un solo uso.
desk-cannot-mail = Solo se releen los correos que no se pudieron entender.
desk-cannot-past = El final tiene que estar por delante.
desk-cannot-warning = Esta persona no ha tenido las advertencias anteriores a esa.
desk-cannot-no-address = Esta persona no tiene dirección.
desk-cannot-address-taken = Esa dirección es de otra persona. Dos cuentas que son una sola persona se unen.
desk-cannot-merge = Deben existir las dos, y la que queda debe tener una dirección.
desk-cannot-same-table = Las dos se sientan a la misma mesa; dos asientos no pueden ser uno.
desk-cannot-no-announcement = Ese anuncio no existe.
desk-cannot-no-editions-folder = Este sitio no tiene carpeta de ediciones. Quien lo lleva debe poner en PROCACCIO_EDITIONS una carpeta y reiniciarlo.
desk-cannot-faulty-edition = El archivo tiene errores. El formulario para quien tiene la caja los dice todos.
desk-cannot-unplayable-edition = Los bots no pudieron jugar hasta el final. «procaccio edition check» dice dónde se interrumpió.
desk-cannot-editions-unwritable = El archivo no se puede escribir en la carpeta de ediciones. Quien lleva la casa le da permiso.
