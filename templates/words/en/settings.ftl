# What the start says when a setting cannot be meant. Read by whoever runs the service.

setting-data = Name a folder, not a file: the database and the secret are kept in it.
setting-database-url = Give sqlite:///path/to/file.db or postgresql+psycopg://user:password@host/name.
setting-public-url = Give the address at which people reach the service, without a path: https://play.example.org.
setting-secret = Give at least 32 random characters, or nothing to let the service draw and keep one.
setting-smtp-url = Give smtp://user:password@host:port or smtps://host, or nothing to use the local letter box.
setting-mail-from = Give a sender with an address: Procaccio <post@play.example.org>.
setting-redis-url = Give redis://host:port/0, or nothing to run without Redis.
setting-sign-in-minutes = Give a number of minutes, 1 or more.
setting-session-days = Give a number of days, 1 or more.
setting-rate = Give a rate such as 600/minute, several parted by semicolons.
setting-sign-in-rate = Give a rate such as 20/hour, several parted by semicolons.
setting-sign-in-mails = Give a number of mails per hour and recipient, 1 or more.
setting-smtp-seconds = Give a number of seconds, 1 or more.
setting-keep-mail-days = Give a number of days, 7 or more.
setting-max-body = Give a number of bytes, 1024 or more.
setting-incoming-mails = Give how many mails per hour are taken in, 1 or more.
setting-imap-url = Give imaps://user:password@host/folder, or nothing.
setting-proxies = Give the number of reverse proxies in front of the service, 0 or more.
setting-streams = Give how many streams one process keeps open at once, 0 or more.
setting-streams-each = Give how many streams one player may keep open at once, 1 or more.
setting-stream-seconds = Give after how many seconds a stream ends and its reader comes back, 0 or more.
setting-hooks-inside = Give networks such as 192.168.1.0/24, parted by commas, or nothing to call out to the open internet alone.
setting-metrics-key = Give 32 characters or more, or nothing: then there is no page of metrics.
setting-lmtp = Give a host and a port, as 127.0.0.1:8024, or nothing.
