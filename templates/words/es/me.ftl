# Mi cuenta.

me-profile = Perfil
me-mail = Correo
me-time = Tiempo
me-letters = Mis cartas
me-keys = Claves
me-hooks = Webhooks
me-account = Mis datos
me-save = Guardar
done-saved = Guardado.

me-name = Nombre
me-name-hint = Tu nombre en cada mesa.
me-language = Idioma
me-language-hint = Idioma de estas páginas y de tus cartas.
me-zone = Huso horario
me-zone-hint = Para los plazos, tus horas de sueño y tus ausencias.
me-address = Las cartas van a { $address }.
me-address-change = Cambiar la dirección
wrong-language = Elige uno de los idiomas.
wrong-time-zone = Elige uno de los husos.

# Lo que deseo del correo.
mail-rhythm = Cuando una decisión te espera
mail-rhythm-now-hint = Una carta por decisión, en cuanto es tuya.
mail-rhythm-digest-hint = Una carta a las horas que elijas, con cada mesa que te espera.
mail-rhythm-both-hint = Una carta por decisión, y otra a las horas que elijas con cada mesa que aún te espera.
mail-rhythm-reminders-hint = Miras aquí por tu cuenta; solo llega una carta antes de que se te acabe el tiempo.
mail-rhythm-never-hint = Has parado tus cartas. Elige otra opción para volver a recibirlas.
mail-hours = Horas del resumen
mail-hours-hint = En tu propia zona horaria, para los resúmenes.
mail-form-full-hint = La pregunta, lo que ha pasado y la parte de la mesa de la que se trata.
mail-form-short-hint = La pregunta y cómo responder, sin tablero ni historia.
mail-form-heard-hint = Para lectores de pantalla: las respuestas van numeradas y el tablero se describe con frases.
mail-subjects = Indicar en el asunto el tema de cada carta
mail-subjects-hint = Si no, todas las cartas de una mesa llevan el mismo asunto, y los programas de correo las reúnen en una conversación.
wrong-rhythm = Elige cuándo llegan las cartas.
wrong-hours = Elige al menos una hora.
preview-title = Cuándo recibirías cartas
preview-if = Si ahora tuvieras que decidir:
preview-single = una carta propia
preview-digest = tu resumen
preview-none = No llegaría ninguna carta. Lo que te espera está en «Mis mesas».
preview-waiting = En camino hacia ti
preview-show = Vista previa
preview-sample = Una carta de muestra
preview-sample-hint = Una decisión inventada, en la forma elegida. Sus enlaces no llevan a ninguna parte.
preview-back = Volver a los ajustes de correo
preview-text = La parte de texto
mail-kind =
    { $kind ->
        [sign-in] la entrada
        [address] una dirección nueva por confirmar
        [address-notice] un cambio de tu dirección
        [invitation] una invitación
        [decision] una decisión
        [reminder] un recordatorio
        [digest] un resumen
        [finished] el final de una partida
        [started] el comienzo de una partida
        [late] alguien se retrasa
        [leave] una ausencia
        [substituted] un asiento cambió de manos
        [resigned] alguien dejó un asiento
        [briefing] una puesta al día
        [talk] se dijo algo
        [votes] una votación
        [answer] una respuesta a tu carta
        [digest-answer] una respuesta a tu carta
        [circle-call] quién viene a la mesa de un círculo
        [table-opened] una mesa nueva de un juego que buscas
        [circle-no-seat] sin sitio en la mesa de un círculo
        [circle-digest] cómo va un círculo
        [circle-answer] una respuesta a tu carta a un círculo
       *[other] { $kind }
    }

# Cuando se me deja en paz.
time-sleep = Sueño
time-sleeps = Ningún plazo mientras duermo
time-sleeps-hint = En estas horas nada vence; en algunas mesas no cuentan en absoluto.
time-falls = De
time-wakes = a
time-weekend = Fin de semana
time-weekend-hint = Hasta tres días que no cuentan en mesas sin fines de semana. Las preguntas abiertas conservan los días con que empezaron.
time-day =
    { $day ->
        [mon] lunes
        [tue] martes
        [wed] miércoles
        [thu] jueves
        [fri] viernes
        [sat] sábado
       *[sun] domingo
    }
time-ladder = Recordatorios
time-own = Recordatorios propios
time-own-hint = Si no, decide el ritmo de cada mesa.
time-ladder-hint = Cuánto antes de un plazo recibes un recordatorio. El último siempre te deja tiempo para actuar.
time-leave = Ausencia
time-leave-hint = Durante una ausencia tus relojes están parados, y tus mesas lo saben. Tienes { $quota } días al año.
time-away = Constas en ausencia. Tus mesas lo saben, y tus relojes están parados.
time-back = He vuelto
time-back-hint = Si constabas como ausente, o has vuelto antes, dilo. Tendrás tu tiempo habitual en todas las mesas.
time-from-to = de { $first } a { $last }
time-leave-cancel = Cancelar
time-leave-left =
    { $days ->
        [one] De { $year } te queda un día de ausencia.
       *[other] De { $year } te quedan { $days } días de ausencia.
    }
time-first = Primer día
time-how-long = Días
time-go = Empezar la ausencia
wrong-sleep = Da dos horas, como 23:00 y 07:00.
wrong-weekend = Elige hasta tres días.
wrong-ladder = Elige de uno a seis recordatorios, o déjalos a las mesas.
wrong-first = Da el primer día.
wrong-days = Da un número de días, desde 1.
wrong-start = Esa ausencia ya no existe.
done-leave = Tu ausencia está anotada, y tus mesas lo saben.
done-leave-dropped = Esa ausencia está cancelada.
done-back = De vuelta: tienes tu tiempo habitual en todas las mesas.

# Claves.
keys-tokens = Claves para programas
keys-tokens-hint = Con una clave un programa tuyo puede leer tus mesas, o jugar por ti.
keys-docs = Qué puede hacer un programa
keys-name = Nombre de la clave
keys-name-hint = Para saber más tarde qué programa la tiene.
keys-scope = Qué puede hacer
keys-used = Último uso
keys-until = Válida hasta
keys-never = nunca
keys-ever = sin fin
keys-revoked = revocada { $moment }
keys-revoke = Revocar
keys-days = Válida por (días)
keys-days-hint = Sin un número vale hasta que la revoques.
keys-make = Crear clave
keys-made = Tu nueva clave
keys-once = La mostramos solo una vez y no la guardamos. Cópiala en tu programa.
scope =
    { $scope ->
        [read] leer
        [play] leer y jugar
        [seat] un asiento de una mesa
       *[desk] la moderación
    }
scope-read-hint = Ve lo que ves tú, y no cambia nada.
scope-play-hint = Además juega, habla, abre mesas y se sienta a ellas.
keys-calendar = Calendario de plazos
keys-calendar-hint = Un enlace para tu programa de calendario: cada decisión que te espera, con su plazo.
keys-calendar-since = Hay un enlace desde { $moment }.
keys-calendar-make = Crear enlace
keys-calendar-new = Sustituir enlace
keys-calendar-drop = Borrar enlace
keys-calendar-made = El enlace de tu calendario
keys-calendar-once = Lo mostramos solo una vez. Suscríbete a él en tu programa de calendario, y guárdalo en secreto.
keys-sessions = Dónde tienes la sesión abierta
keys-unknown = Dispositivo desconocido
device-name = { $browser } en { $system }
keys-here = aquí
keys-seen = visto por última vez { $moment }
done-revoked = Esa clave ya no vale.
done-signed-out = Sesión cerrada allí.
done-calendar-dropped = El enlace del calendario ya no funciona.

# Webhooks.
hooks-hint = Llamamos a tu programa cuando algo te concierne. Una llamada dice la mesa y dónde mirar. Nunca contiene secretos de una partida.
hooks-none = Ningún webhook
hooks-none-hint = Da abajo la dirección de tu programa, y pruébala con un ping.
hooks-new = Un nuevo webhook
hooks-url = Dirección de tu programa
hooks-url-hint = Como https://example.org/procaccio. Tiene que ser accesible desde internet.
hooks-about = Sucesos
hook-about =
    { $about ->
        [turn] una decisión te espera
        [finished] una partida ha terminado
        [talk] se ha dicho algo
        [invitation] una invitación
        [contest] novedades de un torneo o una liga
       *[ping] un ping
    }
hooks-whose = Novedades de quién
hooks-of-mine = Las mías
hooks-of-program = Quienes permiten { $name }
hooks-make = Hacer el webhook
hooks-secret = El secreto de sus firmas
hooks-once = Lo mostramos solo una vez. Con él tu programa comprueba que una llamada es nuestra.
hooks-on = encendido
hooks-off =
    { $why ->
        [gone] apagado: dijo que ya no está
       *[failing] apagado: demasiadas llamadas fallaron
    }
hooks-calls = Llamadas
hooks-ping = Enviar un ping
hooks-rotate = Nuevo secreto
hooks-drop = Borrar
hooks-all = Todos los webhooks
hooks-tries = Intentos
hooks-again = Llamar otra vez
hooks-no-calls = Aún no hay llamadas
hooks-no-calls-hint = Un ping muestra si se llega a él.
wrong-url = Da una dirección como https://example.org/procaccio.
wrong-url-barred = A esta dirección no se puede llamar: debe empezar por https:// o http:// y llevar a la red abierta.
wrong-url-many = Puedes tener como mucho { $most } webhooks. Borra uno antes.
wrong-about = Elige al menos un suceso.
wrong-scope = Elige qué puede hacer la clave.
done-pinged = Hay un ping en camino.
done-hook-dropped = El webhook se ha borrado.
done-called-again = Se llama otra vez.

# Mis cartas.
letters-hint = Todas tus cartas y su estado, las más nuevas primero.
letters-state = Estado
letters-when = Cuándo
letters-why = Por qué
letters-none = Aún no hay cartas
letters-none-hint = Cuando algo te espere llegará una carta, y estará también aquí.
letters-stopped = Las cartas a { $address } están paradas
letters-stopped-why = Volvieron el { $moment }. El servidor de correo decía:
letters-stopped-complaint = El { $moment } tu servicio de correo nos dijo que marcaste una carta nuestra como correo no deseado. No se envía ninguna más hasta que pulses el botón.
letters-works = Mi dirección funciona de nuevo
done-address-works = Las cartas van otra vez a tu dirección.
letters-uninvited = A { $address } no llegan invitaciones
letters-uninvited-why = El { $moment } alguien que lee esta dirección paró todas las invitaciones.
done-invitations-allowed = Te pueden llegar otra vez invitaciones por carta.
letter-state =
    { $state ->
        [pending] en espera
        [leased] enviándose
        [sent] enviada
        [failed] falló; lo intentamos de nuevo
        [dead] se dio por perdida
       *[void] ya no hace falta
    }
mail-why-answered = ya habías respondido
mail-why-read = ya la habías leído
mail-why-told = ya lo sabías por otra vía
mail-why-not-wished = no deseas ninguna de estas
mail-why-seat-left = allí ya no tenías asiento
mail-why-begun = ya se había empezado
mail-why-decided = ya estaba decidido
mail-why-address-stopped = tu dirección estaba parada
mail-why-in-the-answer = llegó con la respuesta a tu carta
mail-why-host-gone = quien invitaba se ha ido

# Mis datos.
account-address = Dirección
account-address-hint = Enviamos un enlace a la dirección nueva y un aviso a la actual. Nada cambia hasta que pulses el enlace. No se cierra tu sesión.
account-address-new = Nueva dirección de correo
account-address-press = Enviar un enlace
done-address-asked = Una carta va de camino a la dirección nueva. Pulsa su enlace antes de dos días.
account-export = Descargar mis datos
account-export-hint = Un archivo con todos tus datos: perfil y ajustes, cartas, mensajes y notas, y tus jugadas en cada mesa.
account-export-press = Descargar mis datos
account-delete = Borrar mi cuenta
account-delete-tables = Dejas toda partida en curso; otros pueden tomar tus asientos.
account-delete-name = Tu nombre y tu dirección desaparecen de todas partes: mesas, charla, cartas. Las partidas terminadas quedan, con un asiento sin nombre.
account-delete-ever = Esto no se puede deshacer.
account-meant = Sí, borrar mi cuenta
account-delete-press = Borrar mi cuenta
wrong-meant = Marca la casilla para decir que va en serio.
done-erased = Tu cuenta está borrada. Adiós.
preview-table = Una mesa de muestra
me-bot = Con esta cuenta juega un programa
me-bot-hint = Tu nombre termina entonces en «(bot)» en todas partes, y no tienes valoración. Para un programa que juega solo, haz una cuenta aparte.
