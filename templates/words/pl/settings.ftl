# Jakie wartości przyjmuje ustawienie. Mówi to start, gdy wartość jest nieprawidłowa.

setting-data = Podaj folder, nie plik.
setting-mistyped = { $name } nie jest ustawieniem. Czy chodzi o { $near }?
setting-database-url = Podaj sqlite:///path/to/file.db albo postgresql://user:password@host/name.
setting-public-url = Podaj adres bez ścieżki, na przykład https://play.example.org.
setting-secret = Podaj co najmniej 32 losowe znaki albo nic.
setting-old-secrets = Podaj sekrety o długości co najmniej 32 znaków, rozdzielone średnikami, albo nic.
setting-smtp-url = Podaj smtp://user:password@host:port, smtps://host albo nic. Znaki specjalne w nazwie lub haśle zapisz jako %40 (@), %23 (#), %2F (/) lub %3A (:).
setting-mail-from = Podaj nadawcę z adresem, na przykład Procaccio <post@play.example.org>.
setting-redis-url = Podaj redis://host:port/0 albo nic.
setting-least = Podaj liczbę, co najmniej { $least }.
setting-range = Podaj liczbę od { $least } do { $most }.
setting-either = Podaj { $first } albo { $second }.
setting-rate = Podaj częstość, na przykład 600/minute. Kilka rozdziel średnikami.
setting-imap-url = Podaj imaps://user:password@host/folder albo nic. Znaki specjalne w nazwie lub haśle zapisz jako %40 (@), %23 (#), %2F (/) lub %3A (:).
setting-hooks-inside = Podaj sieci, na przykład 192.168.1.0/24, rozdzielone przecinkami, albo nic.
setting-coach-playouts = Podaj liczbę od 8 do 96 albo 0.
setting-lmtp = Podaj host i port, na przykład 127.0.0.1:8024, albo nic.
setting-mail-checked-by = Podaj nazwę jednego serwera poczty, na przykład mx.example.org, albo nic.
setting-editions = Podaj istniejący folder albo nic.
