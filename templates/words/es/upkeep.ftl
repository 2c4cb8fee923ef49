# Lo que se dice a quien cuida de la casa: actualizaciones, copia y restauración, el doctor.

help-upgrade = Rehaz cada mesa en curso y después actualiza el esquema. No cambia nada si una mesa cambiaría.
help-note-backup = Anota el resultado de una copia, para la moderación, las métricas y las alertas. deploy/backup.sh lo hace; que lo hagan también otras herramientas.
help-note-backup-failed = El motivo del fallo. Sin él, la copia es buena.
help-replay-processes = Número de mesas que se rehacen a la vez. Por omisión, una por procesador.
upgrade-replaying = Se rehacen las mesas en curso
upgrade-done =
    { $tables ->
        [0] El esquema está al día. No había ninguna mesa en curso que rehacer.
        [one] El esquema está al día. Se ha rehecho una mesa en curso sin diferencias.
       *[other] El esquema está al día. Se han rehecho { $tables } mesas en curso sin diferencias.
    }
upgrade-would-change =
    { $count ->
        [one] No se ha cambiado nada: esta versión cambiaría una mesa en curso.
       *[other] No se ha cambiado nada: esta versión cambiaría { $count } mesas en curso.
    } Sigue con tu versión e infórmanos.
upgrade-fault = Mesa { $table }: { $reason }
upgrade-first = Hay que actualizar la base de datos. Haz una copia («procaccio backup FILE») y después ejecuta «procaccio upgrade».
upgrade-too-new = La base de datos tiene el esquema de una versión posterior ({ $found }), que la versión { $version } no conoce. Instala de nuevo la posterior, haz retroceder con ella el esquema («procaccio db downgrade { $ours }») o restaura una copia de esta versión.
help-upgrade-dry-run = No cambia nada. Dice qué se haría.
upgrade-step = { $revision }: { $about }
upgrade-would-do =
    { $steps ->
        [0] El esquema está al día.
        [one] Un paso cambiaría el esquema.
       *[other] { $steps } pasos cambiarían el esquema.
    } { $tables ->
        [0] No había ninguna mesa en curso que rehacer.
        [one] Se ha rehecho una mesa en curso sin diferencias.
       *[other] Se han rehecho { $tables } mesas en curso sin diferencias.
    } No se cambió nada.

help-move-house = Lleva todos los datos de SQLite a la base PostgreSQL vacía DATABASE_URL. Bloquea la escritura, rehace cada mesa y cuenta todas las filas. El archivo de SQLite queda.
move-not-from-server = Esta instalación ya usa PostgreSQL. Trasládala con pg_dump y pg_restore, o con «procaccio restore» y una copia.
move-differs = Estas tablas difieren: { $names }. La base de datos antigua no ha cambiado. Vacía la nueva antes de volver a intentarlo.
move-done =
    { $rows ->
        [one] Una fila está
       *[other] Las { $rows } filas están
    } en { $place }. Pon PROCACCIO_DATABASE_URL en ella y arranca de nuevo. { $file } no ha cambiado.

help-backup = Escribe todo en FILE mientras el servicio funciona, también los secretos. Guarda FILE con el mismo cuidado que la base de datos.
help-restore = Restaura FILE en una base de datos vacía, SQLite o PostgreSQL, y rehaz cada mesa. No restaura nada si falla una comprobación.
help-restore-test = Solo probar, en una base de datos temporal.
help-restore-make = Crear la carpeta de PROCACCIO_DATA si no existe.
backup-nothing = Aún no hay ninguna base de datos.
backup-done =
    { $file } contiene { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }, { $tables ->
        [0] y aún ninguna mesa
        [one] y entre ellas una mesa
       *[other] y entre ellas { $tables } mesas
    }. Pruébalo con «procaccio restore --test { $file }».
restore-not-empty =
    Esta base de datos no está vacía. { $file ->
        [none] Indica una vacía en PROCACCIO_DATABASE_URL.
       *[other] Para el servicio, mueve { $file }* a otro sitio e inténtalo de nuevo.
    }
restore-done =
    Restaurado el estado del { $taken }: { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }; { $tables ->
        [0] no hay ninguna mesa que rehacer.
        [one] una mesa se ha rehecho sin diferencias.
       *[other] { $tables } mesas se han rehecho sin diferencias.
    }
restore-other-secret = PROCACCIO_SECRET no es el de la copia, así que los enlaces de cartas anteriores no funcionan. Pon el antiguo si lo tienes.
restore-replaying = Rehaciendo las mesas
restore-faults =
    { $file } no es coherente: { $count ->
        [one] una mesa, al rehacerla, no llega
       *[other] { $count } mesas, al rehacerlas, no llegan
    } a la posición guardada. No se ha restaurado nada. Usa otra copia, o la versión que hizo esta.
restore-more-faults =
    { $count ->
        [one] … y una mesa más.
       *[other] … y { $count } mesas más.
    }
no-data-folder = No existe la carpeta { $folder }. Créala o indica otra en PROCACCIO_DATA.
restore-no-folder = No existe la carpeta { $folder }. Créala con --make o indica otra en PROCACCIO_DATA.
database-refuses = La base de datos da un error: { $reason }. Comprueba PROCACCIO_DATABASE_URL, PROCACCIO_DATA y el espacio en el disco.
archive-other = { $file } no es una copia, o está dañada: { $reason }. No se ha restaurado nada. Usa otra copia.
archive-format = { $file } tiene el formato { $found }, y esta versión lee formatos hasta { $known }. Restáuralo con la versión { $version } o una más nueva.
archive-newer = { $file } tiene una base de datos que esta versión no conoce. Restáuralo con la versión { $version } o una más nueva.
archive-missing = { $file } no está completo: falta { $name }. No se ha restaurado nada. Usa otra copia.
archive-changed = { $file } está dañado: la suma de control de { $name } difiere. No se ha restaurado nada. Usa otra copia.
archive-tables = { $file } no encaja con la base de datos de su versión. Estas tablas difieren: { $names }. No se ha restaurado nada. Usa otra copia.
archive-short = { $file } está dañado: { $name } tiene { $found } de { $saved } filas. No se ha restaurado nada. Usa otra copia.
archive-unchecked = { $file } no tiene sumas de control, porque la versión { $version } no las hacía. Se lee todo y se rehace cada mesa, pero otros daños no se notan.

help-doctor = Comprueba ajustes, base de datos, bróker, trabajadores, copias de seguridad, correo, relojes y proxy, y di qué hacer. Acaba con 1 si algo va mal.
doctor-fine = bien
doctor-mind = aviso
doctor-wrong = MAL
doctor-sum =
    { $wrong ->
        [0] Nada va mal
        [one] Una cosa va mal
       *[other] { $wrong } cosas van mal
    }, { $mind ->
        [0] y no hay nada que vigilar.
        [one] y una hay que vigilarla.
       *[other] y { $mind } hay que vigilarlas.
    }
doctor-settings = Los ajustes son válidos.
doctor-unknown-settings = Estas variables empiezan por PROCACCIO_, pero no son ajustes: { $names }. En docs/settings.md están todos.
doctor-no-tls = Se llega a este servidor sin TLS ({ $url }), así que las claves y los enlaces se pueden leer por el camino. Pon delante un proxy con certificado, y https en PROCACCIO_PUBLIC_URL.
doctor-no-proxies = La dirección es https, así que delante hay un proxy; pero PROCACCIO_PROXIES es 0, y todos parecen venir del proxy. Pon el número de proxies, normalmente 1.
doctor-local-links = El correo sale de esta máquina, pero sus enlaces llevan a { $url }, que solo esta máquina puede abrir. Pon en PROCACCIO_PUBLIC_URL la dirección que usa la gente.
doctor-drawn-secret = PROCACCIO_SECRET no está puesto; el sorteado está en { $folder }. Con varias máquinas sobre una base de datos, pon el mismo en todas.
doctor-local-sender = El correo saldría como { $sender }, que los servidores de correo rechazan. Pon en PROCACCIO_MAIL_FROM una dirección de tu dominio.
doctor-data = En la carpeta de datos { $folder } se puede escribir; hay { $free } MB libres.
doctor-little-room = En la carpeta de datos { $folder } solo hay { $free } MB libres.
doctor-data-closed = En la carpeta de datos { $folder } no se puede escribir: { $reason }. Créala, dásela al usuario que ejecuta esto, o pon PROCACCIO_DATA.
doctor-database = { $kind } { $version } responde.
doctor-postgres-old = PostgreSQL { $version } es demasiado antiguo; lo mínimo es { $least }.
doctor-no-database = No se llega a la base de datos: { $reason }. ¿Está en marcha, y es correcto PROCACCIO_DATABASE_URL?
doctor-schema = El esquema está al día ({ $revision }).
doctor-schema-none = La base de datos está vacía. Ejecuta «procaccio upgrade».
doctor-schema-other = El esquema es de otra versión. Haz una copia («procaccio backup FILE») y después ejecuta «procaccio upgrade».
doctor-schema-later = Una versión posterior ha cambiado el esquema (es { $revision }). Instala de nuevo esa versión, o restaura una copia que hizo esta.
doctor-tables-replayed = Las mesas en curso se han rehecho con estas reglas.
doctor-tables-unchecked = Las reglas han cambiado desde que se rehicieron por última vez las mesas en curso. Ejecuta «procaccio upgrade».
doctor-clock =
    { $whose ->
        [database] El reloj de la base de datos y el nuestro coinciden.
       *[broker] El reloj del bróker y el nuestro coinciden.
    }
doctor-clock-off =
    { $whose ->
        [database] El reloj de la base de datos está a { $seconds } s del nuestro.
       *[broker] El reloj del bróker está a { $seconds } s del nuestro.
    } Haz que ambas máquinas sigan a un servidor de hora.
doctor-clock-far =
    { $whose ->
        [database] El reloj de la base de datos está a { $seconds } s del nuestro: los plazos serían erróneos.
       *[broker] El reloj del bróker está a { $seconds } s del nuestro: los plazos serían erróneos.
    } Haz que ambas máquinas sigan a un servidor de hora.
doctor-no-broker = No hay bróker puesto: correcto para «procaccio up», que no lo necesita.
doctor-broker = El bróker responde.
doctor-broker-away = El bróker no responde: { $reason }. ¿Está en marcha, y es correcto PROCACCIO_REDIS_URL?
doctor-broker-forgets = El bróker tira claves cuando se llena su memoria ({ $policy }); se perderían avisos. Pon su maxmemory-policy en noeviction.
doctor-work = Los trabajadores funcionan.
doctor-no-work-yet = Ningún trabajador ha hecho nada todavía. Arranca el servicio («systemctl start procaccio» o «procaccio up»), o «procaccio worker» y «procaccio beat».
doctor-no-work = Ningún trabajador ha hecho nada en { $minutes } minutos. Mira «systemctl status procaccio», o «procaccio worker» y «procaccio beat».
doctor-mail-leaves = Ninguna carta espera más de lo debido.
doctor-mail-waits =
    { $letters ->
        [one] Una carta debía haber salido hace más de cinco minutos.
       *[other] { $letters } cartas debían haber salido hace más de cinco minutos.
    } ¿Están en marcha los trabajadores, y acepta correo el servidor?
doctor-dead-letters =
    { $letters ->
        [one] Una carta no se pudo entregar y se dio por perdida.
       *[other] { $letters } cartas no se pudieron entregar y se dieron por perdidas.
    } La moderación muestra por qué, y las envía otra vez.
doctor-clocks = Ningún reloj va con retraso.
doctor-clocks-late =
    { $clocks ->
        [one] Un reloj debía haber sonado hace más de cinco minutos.
       *[other] { $clocks } relojes debían haber sonado hace más de cinco minutos.
    } ¿Están en marcha «procaccio worker» y «procaccio beat»?
doctor-clocks-stuck =
    { $clocks ->
        [one] Un reloj no puede sonar.
       *[other] { $clocks } relojes no pueden sonar.
    } La moderación muestra por qué.
doctor-backup = La última copia de seguridad buena tiene { $hours } h.
doctor-backup-old = No hay ninguna copia de seguridad buena de las últimas { $hours } horas. Ejecuta «systemctl start procaccio-backup»; «journalctl -u procaccio-backup» dice qué falla.
doctor-letter-box = No hay servidor de correo puesto: el correo va al buzón local, y fuera no lo recibe nadie. Pon PROCACCIO_SMTP_URL.
doctor-mail-out = El servidor de correo acepta nuestro correo.
doctor-mail-out-refused = El servidor de correo { $server } no acepta nuestras cartas: { $reason }. Mira PROCACCIO_SMTP_URL: host, puerto, usuario, contraseña.
doctor-mail-in = Las respuestas entran por LMTP en { $place }.
doctor-no-mail-in = Nadie escucha en { $place }, y no hay ningún buzón de correo puesto: desde aquí los jugadores no pueden responder por correo. Pon PROCACCIO_LMTP o PROCACCIO_IMAP_URL, o arranca «procaccio receive» (quizá está en otra máquina).
doctor-mail-in-other = En { $place } escucha algo que no es nuestro.
doctor-mailbox = El buzón de las respuestas se puede abrir.
doctor-mailbox-extra = PROCACCIO_IMAP_URL necesita el extra: pip install 'procaccio[imap]'.
doctor-mailbox-closed = El buzón de las respuestas en { $server } no se puede abrir: { $reason }. Mira PROCACCIO_IMAP_URL.
doctor-front-door = { $url } lleva aquí.
doctor-nobody-there = En { $url } no responde nadie ({ $reason }). Está bien si la parte web aún no ha arrancado; si no, mira el proxy y la dirección del nombre.
doctor-another-there = En { $url } responde otra cosa (estado { $status }), o un proxy quita nuestras cabeceras.
doctor-proxy-not-believed = Delante hay un proxy ({ $server }), pero PROCACCIO_PROXIES es 0: todos parecen venir de una sola dirección. Ponlo a 1.
help-doctor-mail = Prueba el correo: envía una carta a esta dirección, comprueba SPF, DKIM y DMARC, y espera la respuesta.
help-doctor-wait = Espera máxima de la respuesta.
check-no-address = { $address } no es una dirección de correo. Una es como tu@example.org.
check-subject = ¿Funciona el correo?
check-letter =
    Esta carta la ha enviado «procaccio doctor --mail». Solo pide una respuesta: pulsa «Responder», escribe cualquier palabra y envíala.

    Si estaba entre el correo no deseado, hay algo que arreglar en el correo de esta casa; la orden dice qué.
doctor-check-sent = Ha salido una carta para { $address }. Respóndela ahora: basta cualquier palabra. La orden espera { $seconds } segundos como mucho.
doctor-check-refused = La carta no fue aceptada: { $reason }. Mira PROCACCIO_SMTP_URL y PROCACCIO_MAIL_FROM.
doctor-dns-away = El DNS no responde: { $reason }. Prueba otra vez; si sigue así, mira los servidores de nombres del dominio y de esta máquina.
doctor-spf = SPF: { $domain } deja que { $address } envíe su correo ({ $record }).
doctor-spf-there = SPF: { $domain } tiene un registro ({ $record }); desde aquí no se ve de qué dirección sale el correo, así que compáralo por tu cuenta.
doctor-spf-none = SPF: { $domain } no dice quién puede enviar su correo, y muchos destinatarios lo rechazan. Añade un registro TXT a { $domain }: "v=spf1 mx ~all", o el que indique tu proveedor de correo.
doctor-spf-many = SPF: { $domain } tiene varios registros, lo que vale como ninguno. Júntalos en uno.
doctor-spf-other = SPF: { $domain } no deja que { $address } envíe su correo ({ $record }). Añade ip4:{ $address } (ip6: si la dirección es larga) antes de «all», o el include: que indique tu proveedor de correo.
doctor-spf-unjudged = SPF: el registro de { $domain } no se puede juzgar desde aquí por { $part }. Mira cómo está escrito; diez consultas son el máximo.
doctor-address-unknown = No se ve de qué dirección pública sale el correo: { $server } no tiene ninguna. Mira por tu cuenta su nombre inverso: muchos destinatarios rechazan direcciones que no lo tienen.
doctor-reverse = La dirección { $address } se llama { $name }, y el nombre lleva de vuelta a ella.
doctor-reverse-none = La dirección { $address } no tiene nombre inverso, y muchos destinatarios rechazan su correo. Quien te alquila la máquina puede ponerlo: el nombre del servidor de correo.
doctor-reverse-other = La dirección { $address } se llama { $name }, pero ese nombre no lleva a ella. Haz que el nombre y la dirección lleven el uno a la otra.
doctor-dmarc = DMARC: { $domain } dice qué hacer con el correo falsificado ({ $policy }).
doctor-dmarc-none = DMARC: { $domain } no tiene registro; los grandes proveedores lo esperan. Añade un registro TXT a _dmarc.{ $domain }: "v=DMARC1; p=none", y uno más estricto cuando SPF y DKIM estén bien.
doctor-mx = Las respuestas a { $domain } van a { $servers }.
doctor-mx-address = { $domain } no tiene registro MX; las respuestas van a la dirección del propio dominio. Está bien si allí escucha un servidor de correo; si no, añade un registro MX.
doctor-mx-none = { $domain } no tiene ni registro MX ni dirección: no puede llegar ninguna respuesta. Añade un registro MX que nombre tu servidor de correo.
doctor-copy-back = Una copia a nuestra propia dirección volvió a los { $seconds } segundos: las respuestas encuentran el camino.
doctor-copy-lost = Una copia a { $address } no volvió en { $seconds } segundos. ¿Pasa el servidor de correo del dominio las direcciones con + a «procaccio receive» (o al buzón de PROCACCIO_IMAP_URL), y está en marcha?
doctor-dkim = DKIM: el correo va firmado por { $domain }, y la clave de { $key } concuerda.
doctor-dkim-none = DKIM: la copia volvió sin firma. Si tu servidor de correo solo firma lo que sale de él, busca DKIM-Signature en el original de la carta que has recibido; si no, haz que firme el correo de { $domain }.
doctor-dkim-broken = DKIM: la firma de { $domain } no vale ({ $reason }). Compara la clave de { $key } en el DNS con la del servidor de correo, y que nada cambie el correo después de firmarlo.
doctor-dkim-other = DKIM: el correo va firmado por { $domain }, no por { $sender }, y DMARC no lo cuenta. Haz que tu servidor o proveedor firme como { $sender } (clave actual: { $key }).
doctor-senders-checked = { $server } comprueba los remitentes, y PROCACCIO_MAIL_CHECKED_BY lo nombra.
doctor-senders-checked-by = { $server } comprueba los remitentes (Authentication-Results). Pon PROCACCIO_MAIL_CHECKED_BY={ $server }. Si no, quien conozca una dirección de respuesta puede escribir en nombre de su jugador.
doctor-senders-unchecked = La copia no lleva Authentication-Results, así que no sabemos si tu servidor de correo comprueba los remitentes. Busca esa cabecera en un correo que venga de fuera. Si está, pon su primera palabra en PROCACCIO_MAIL_CHECKED_BY. Si no, quien conozca una dirección de respuesta puede escribir en nombre de su jugador.
doctor-answer-back = Tu respuesta ha llegado: todo el camino funciona.
doctor-answer-ignored =
    Tu respuesta ha llegado, pero la misma respuesta de un jugador no se tendría en cuenta: parece { $kind ->
        [automatic] una respuesta automática (mira Auto-Submitted, Precedence y X-Auto… en su código fuente)
        [bulk] correo enviado a muchos (mira Precedence y List-… en su código fuente)
        [loop] una carta nuestra devuelta por una máquina (mira X-Procaccio-Loop y List-Id en su código fuente)
       *[other] el aviso de un servidor de correo
    }. Averigua qué programa o servidor lo añade, o responde desde otra dirección.
doctor-answer-unreadable = Tu respuesta ha llegado, pero no se puede leer ({ $why }). Una respuesta así de un jugador no haría nada. Responde con otro programa de correo.
doctor-answer-disowned = Tu respuesta ha llegado, pero no supera DMARC. Una respuesta así de un jugador se rechazaría. Mira SPF y DKIM de la dirección desde la que has escrito, y PROCACCIO_MAIL_CHECKED_BY.
doctor-answer-none = No llegó a tiempo ninguna respuesta de { $address }. Si la escribiste, mira dónde está; si no, repite esto con un --wait más largo y responde.
