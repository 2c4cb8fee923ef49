# Qué valores admite un ajuste. Lo dice el arranque cuando un valor no es válido.

setting-data = Pon una carpeta, no un archivo.
setting-mistyped = { $name } no es un ajuste. ¿Querías decir { $near }?
setting-database-url = Pon sqlite:///path/to/file.db o postgresql://user:password@host/name.
setting-public-url = Pon una dirección sin ruta, como https://play.example.org.
setting-secret = Pon al menos 32 caracteres al azar, o nada.
setting-old-secrets = Pon secretos de al menos 32 caracteres, separados por punto y coma, o nada.
setting-smtp-url = Pon smtp://user:password@host:port, smtps://host o nada. Escribe los caracteres especiales de un nombre o contraseña como %40 (@), %23 (#), %2F (/) o %3A (:).
setting-mail-from = Pon un remitente con una dirección, como Procaccio <post@play.example.org>.
setting-redis-url = Pon redis://host:port/0 o nada.
setting-least = Pon un número, al menos { $least }.
setting-range = Pon un número de { $least } a { $most }.
setting-either = Pon { $first } o { $second }.
setting-rate = Pon una frecuencia como 600/minute. Separa varias con punto y coma.
setting-imap-url = Pon imaps://user:password@host/folder o nada. Escribe los caracteres especiales de un nombre o contraseña como %40 (@), %23 (#), %2F (/) o %3A (:).
setting-hooks-inside = Pon redes como 192.168.1.0/24, separadas por comas, o nada.
setting-coach-playouts = Pon un número de 8 a 96, o 0.
setting-lmtp = Pon un host y un puerto, como 127.0.0.1:8024, o nada.
setting-mail-checked-by = Pon el nombre de un servidor de correo, como mx.example.org, o nada.
setting-editions = Pon una carpeta que exista, o nada.
