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
me-name-hint = Cómo te llamas en cada mesa.
me-language = Idioma
me-language-hint = De estas páginas, y de toda carta para ti.
me-zone = Huso horario
me-zone-hint = En él se dicen los plazos, y por él van tus horas de sueño y tus ausencias.
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
mail-rhythm-never-hint = Has parado tus cartas. Elige otra línea y vuelven a llegar.
mail-hours = Horas del resumen
mail-hours-hint = De tu propio día, para los resúmenes.
mail-form-full-hint = Qué se pregunta, qué ha pasado y la parte de la mesa de la que se trata.
mail-form-short-hint = Qué se pregunta y cómo responder, sin tablero ni historia.
mail-form-heard-hint = Para quien escucha sus cartas: las respuestas van numeradas y el tablero se cuenta en frases.
mail-subjects = Decir en el asunto de qué trata cada carta
mail-subjects-hint = Si no, todas las cartas de una mesa llevan el mismo asunto, y los programas de correo las reúnen en una conversación.
wrong-rhythm = Elige cuándo llegan las cartas.
wrong-hours = Elige al menos una hora.
preview-title = Cuándo llegaría correo
preview-if = Si ahora mismo una decisión pasara a ser tuya:
preview-single = una carta propia
preview-digest = tu resumen
preview-none = No llegaría ninguna carta. Lo que te espera está en la sala.
preview-waiting = En camino hacia ti
preview-show = Vista previa
preview-sample = Una carta de muestra
preview-sample-hint = Una decisión de una partida que nadie juega, escrita como deseas. Sus enlaces no llevan a ninguna parte.
preview-back = Volver a los deseos
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
time-weekend-hint = Hasta tres días que no cuentan en mesas sin fines de semana. Lo que ya está abierto conserva los días con que empezó.
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
time-own-hint = Si no, cada mesa te lo recuerda según su ritmo.
time-ladder-hint = Tanto antes de un plazo llega un recordatorio. El último te deja tiempo para actuar, elijas lo que elijas.
time-leave = Ausencia
time-leave-hint = Durante una ausencia no corre ningún reloj tuyo, y tus mesas lo saben. Un año tiene { $quota } días de ella.
time-away = Constas en ausencia. Tus mesas lo saben, y nada tuyo vence.
time-back = He vuelto
time-back-hint = ¿Constabas como ausente, o has vuelto antes? Dilo, y tu tiempo de siempre vuelve en todas partes.
time-from-to = de { $first } a { $last }
time-leave-cancel = Devolver
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
done-leave-dropped = Esa ausencia está devuelta.
done-back = De vuelta: tu tiempo de siempre corre en todas partes.

# Claves.
keys-tokens = Claves de programas
keys-tokens-hint = Con una clave un programa tuyo puede leer tus mesas, o jugar por ti.
keys-docs = Qué puede hacer un programa
keys-name = Nombre de la clave
keys-name-hint = Para saber más tarde qué programa la tiene.
keys-scope = Qué puede hacer
keys-used = Último uso
keys-until = Válida hasta
keys-never = nunca
keys-ever = para siempre
keys-revoked = retirada { $moment }
keys-revoke = Retirar
keys-days = Válida por tantos días
keys-days-hint = Sin un número vale hasta que la retires.
keys-make = Hacer una clave
keys-made = Tu nueva clave
keys-once = Se muestra solo esta vez y no se guarda en ninguna parte. Cópiala en tu programa.
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
keys-calendar-make = Hacer un enlace
keys-calendar-new = Hacer un enlace nuevo
keys-calendar-drop = Retirar el enlace
keys-calendar-made = El enlace de tu calendario
keys-calendar-once = Se muestra solo esta vez. Suscríbete a él en tu programa de calendario, y no se lo digas a nadie.
keys-sessions = Dónde tienes la sesión abierta
keys-unknown = Un aparato que no dice lo que es
device-name = { $browser } en { $system }
keys-here = aquí
keys-seen = visto por última vez { $moment }
done-revoked = Esa clave ya no abre nada.
done-signed-out = Sesión cerrada allí.
done-calendar-dropped = El enlace del calendario ya no abre nada.

# Webhooks.
hooks-hint = Se llama a un programa tuyo cuando algo te concierne. Una llamada dice la mesa y dónde mirar; nunca lleva lo que otros no pueden ver.
hooks-none = No se llama a ningún programa
hooks-none-hint = Da abajo la dirección del tuyo, y pruébalo con un ping.
hooks-new = Un nuevo webhook
hooks-url = Dirección de tu programa
hooks-url-hint = Como https://example.org/procaccio; se llega a él desde la red abierta.
hooks-about = Sobre qué
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
hooks-once = Se muestra solo esta vez. Con él tu programa comprueba que una llamada es nuestra.
hooks-on = encendido
hooks-off =
    { $why ->
        [gone] apagado: dijo que ya no está
       *[failing] apagado: demasiadas llamadas quedaron en nada
    }
hooks-calls = Llamadas
hooks-ping = Enviar un ping
hooks-rotate = Nuevo secreto
hooks-drop = Quitarlo
hooks-all = Todos los webhooks
hooks-tries = Intentos
hooks-again = Llamar otra vez
hooks-no-calls = Aún no hay llamadas
hooks-no-calls-hint = Un ping muestra si se llega a él.
wrong-url = Da una dirección como https://example.org/procaccio.
wrong-url-barred = A esta dirección no se puede llamar: debe empezar por https:// o http:// y llevar a la red abierta.
wrong-url-many = No puede haber más de { $most } webhooks. Quita uno antes.
wrong-about = Elige al menos una cosa por la que llamar.
wrong-scope = Elige qué puede hacer la clave.
done-pinged = Hay un ping en camino.
done-hook-dropped = El webhook ya no está, y allí no se llama más.
done-called-again = Se llama otra vez.

# Mis cartas.
letters-hint = Cada carta para ti y qué fue de ella, la más nueva primero.
letters-state = Qué fue de ella
letters-when = Cuándo
letters-why = Por qué
letters-none = Aún no hay cartas
letters-none-hint = Cuando algo te espere llegará una carta, y estará también aquí.
letters-stopped = Las cartas a { $address } están paradas
letters-stopped-why = Volvieron el { $moment }. El servidor de correo decía:
letters-stopped-complaint = El { $moment } tu servicio de correo nos dijo que marcaste una carta nuestra como no deseada. No se envía ninguna más hasta que pulses el botón.
letters-works = Mi dirección funciona de nuevo
done-address-works = Las cartas van otra vez a tu dirección.
letters-uninvited = A { $address } no llegan invitaciones
letters-uninvited-why = El { $moment } las paró alguien que lee esta dirección, las pida quien las pida.
done-invitations-allowed = Te pueden llegar otra vez invitaciones por carta.
letter-state =
    { $state ->
        [pending] espera su momento
        [leased] sale ahora mismo
        [sent] enviada
        [failed] no ha llegado; se intenta de nuevo
        [dead] se dio por perdida
       *[void] dejó de hacer falta a tiempo
    }
mail-why-answered = ya habías respondido
mail-why-read = ya la habías leído
mail-why-told = se dijo de otro modo
mail-why-not-wished = no deseas ninguna de estas
mail-why-seat-left = allí ya no tenías asiento
mail-why-begun = ya se había empezado
mail-why-decided = ya estaba decidido
mail-why-address-stopped = tu dirección estaba parada
mail-why-in-the-answer = llegó con la respuesta a tu carta
mail-why-host-gone = quien invitaba se ha ido

# Mis datos.
account-address = Dirección
account-address-hint = Una carta con un enlace va a la dirección nueva, y un aviso a la actual. Nada cambia hasta que pulses el enlace. No se cierra tu sesión.
account-address-new = Nueva dirección de correo
account-address-press = Preguntar a la nueva dirección
done-address-asked = Una carta va de camino a la dirección nueva. Pulsa su enlace antes de dos días.
account-export = Llevarme mis datos
account-export-hint = Un archivo con todo lo que se guarda de ti: tu perfil y tus deseos, tus cartas, lo que dijiste y anotaste, tus jugadas en cada mesa.
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
