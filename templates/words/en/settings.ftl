# What values a setting takes. The start says it when a value is invalid, and `make reference` writes it down.

setting-data = Set a folder, not a file.
setting-mistyped = { $name } is not a setting. Did you mean { $near }?
setting-database-url = Set sqlite:///path/to/file.db or postgresql://user:password@host/name.
setting-public-url = Set an address without a path, such as https://play.example.org.
setting-secret = Set at least 32 random characters, or nothing.
setting-old-secrets = Set secrets of at least 32 characters, separated by semicolons, or nothing.
setting-smtp-url = Set smtp://user:password@host:port, smtps://host or nothing. Write special characters of a name or password as %40 (@), %23 (#), %2F (/) or %3A (:).
setting-mail-from = Set a sender with an address, such as Procaccio <post@play.example.org>.
setting-redis-url = Set redis://host:port/0 or nothing.
setting-least = Set a number, { $least } or more.
setting-range = Set a number from { $least } to { $most }.
setting-either = Set { $first } or { $second }.
setting-rate = Set a rate such as 600/minute. Separate several by semicolons.
setting-imap-url = Set imaps://user:password@host/folder or nothing. Write special characters of a name or password as %40 (@), %23 (#), %2F (/) or %3A (:).
setting-hooks-inside = Set networks such as 192.168.1.0/24, separated by commas, or nothing.
setting-coach-playouts = Set a number from 8 to 96, or 0.
setting-lmtp = Set a host and a port, such as 127.0.0.1:8024, or nothing.
setting-mail-checked-by = Set the name of one mail server, such as mx.example.org, or nothing.
setting-editions = Set an existing folder, or nothing.
