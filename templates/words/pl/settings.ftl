# Co mówi start, gdy ustawienie nie może tak wyglądać. Czyta to ten, kto prowadzi usługę.

setting-data = Podaj folder, nie plik: trzyma się w nim bazę danych i sekret.
setting-database-url = Podaj sqlite:///path/to/file.db albo postgresql+psycopg://user:password@host/name.
setting-public-url = Podaj adres, pod którym ludzie docierają do usługi, bez ścieżki: https://play.example.org.
setting-secret = Podaj co najmniej 32 losowe znaki albo nic, a usługa wylosuje sekret i go zachowa.
setting-smtp-url = Podaj smtp://user:password@host:port albo smtps://host, albo nic, by używać lokalnej skrzynki listowej.
setting-mail-from = Podaj nadawcę z adresem: Procaccio <post@play.example.org>.
setting-redis-url = Podaj redis://host:port/0 albo nic, by działać bez Redis.
setting-sign-in-minutes = Podaj liczbę minut, co najmniej 1.
setting-session-days = Podaj liczbę dni, co najmniej 1.
setting-rate = Podaj częstość taką jak 600/minute, kilka rozdziel średnikami.
setting-sign-in-rate = Podaj częstość taką jak 20/hour, kilka rozdziel średnikami.
setting-sign-in-mails = Podaj liczbę listów na godzinę i adresata, co najmniej 1.
setting-max-body = Podaj liczbę bajtów, co najmniej 1024.
setting-incoming-mails = Podaj, ile listów na godzinę się przyjmuje, co najmniej 1.
setting-imap-url = Podaj imaps://user:password@host/folder albo nic.
setting-proxies = Podaj liczbę odwrotnych proxy przed usługą, co najmniej 0.
setting-streams = Podaj, ile strumieni jeden proces trzyma otwartych naraz, co najmniej 0.
setting-streams-each = Podaj, ile strumieni naraz może mieć jeden gracz, co najmniej 1.
setting-stream-seconds = Podaj, po ilu sekundach strumień się kończy, a czytelnik wraca, co najmniej 0.
setting-hooks-inside = Podaj sieci takie jak 192.168.1.0/24, rozdzielone przecinkami, albo nic, by wywoływać tylko otwarty internet.
setting-metrics-key = Podaj co najmniej 32 znaki albo nic: wtedy nie ma strony z metrykami.
setting-smtp-seconds = Podaj liczbę sekund, co najmniej 1.
setting-keep-mail-days = Podaj liczbę dni, co najmniej 7.
setting-lmtp = Podaj host i port, jak 127.0.0.1:8024, albo nic.
