# Lo que dice el arranque cuando un ajuste no puede ser. Lo lee quien pone en marcha el servicio.

setting-data = Da el nombre de una carpeta, no de un archivo: en ella se guardan la base de datos y el secreto.
setting-database-url = Da sqlite:///path/to/file.db o postgresql+psycopg://user:password@host/name.
setting-public-url = Da la dirección en que se llega al servicio, sin ruta: https://play.example.org.
setting-secret = Da al menos 32 caracteres al azar, o nada para que el servicio los sortee y los guarde.
setting-smtp-url = Da smtp://user:password@host:port o smtps://host, o nada para usar el buzón local.
setting-mail-from = Da un remitente con una dirección: Procaccio <post@play.example.org>.
setting-redis-url = Da redis://host:port/0, o nada para funcionar sin Redis.
setting-sign-in-minutes = Da un número de minutos, 1 o más.
setting-session-days = Da un número de días, 1 o más.
setting-rate = Da una frecuencia como 600/minute; varias se separan con punto y coma.
setting-sign-in-rate = Da una frecuencia como 20/hour; varias se separan con punto y coma.
setting-sign-in-mails = Da un número de cartas por hora y destinatario, 1 o más.
setting-smtp-seconds = Da un número de segundos, 1 o más.
setting-keep-mail-days = Da un número de días, 7 o más.
setting-max-body = Da un número de bytes, 1024 o más.
setting-incoming-mails = Di cuántas cartas por hora se reciben, 1 o más.
setting-imap-url = Da imaps://user:password@host/folder, o nada.
setting-proxies = Da el número de proxies inversos delante del servicio, 0 o más.
setting-streams = Di cuántos flujos mantiene abiertos a la vez un proceso, 0 o más.
setting-streams-each = Di cuántos flujos puede tener abiertos a la vez un jugador, 1 o más.
setting-stream-seconds = Di tras cuántos segundos acaba un flujo y vuelve su lector, 0 o más.
setting-hooks-inside = Da redes como 192.168.1.0/24, separadas por comas, o nada para llamar solo a la internet abierta.
setting-metrics-key = Da 32 caracteres o más, o nada: entonces no hay página de métricas.
setting-lmtp = Da un host y un puerto, como 127.0.0.1:8024, o nada.
