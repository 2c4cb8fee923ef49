# Co mówi się gospodarzowi, gdy dba o dom: aktualizacje, kopia i przywracanie, lekarz.

help-upgrade = Odtwórz każdy trwający stół, a potem zaktualizuj schemat. Niczego nie zmienia, jeśli któryś stół by się zmienił.
help-note-backup = Zapisz wynik kopii zapasowej, dla biura, metryk i alarmów. Robi to deploy/backup.sh; niech robią to także inne narzędzia.
help-note-backup-failed = Przyczyna niepowodzenia. Bez niej kopia jest dobra.
help-replay-processes = Liczba stołów odtwarzanych równocześnie. Domyślnie jeden na procesor.
upgrade-replaying = Odtwarzanie trwających stołów
upgrade-done =
    { $tables ->
        [0] Schemat jest aktualny. Żadnego trwającego stołu nie trzeba było odtwarzać.
        [one] Schemat jest aktualny. Odtworzono bez różnic jeden trwający stół.
        [few] Schemat jest aktualny. Odtworzono bez różnic { $tables } trwające stoły.
       *[other] Schemat jest aktualny. Odtworzono bez różnic { $tables } trwających stołów.
    }
upgrade-would-change =
    { $count ->
        [one] Niczego nie zmieniono: ta wersja zmieniłaby jeden trwający stół.
        [few] Niczego nie zmieniono: ta wersja zmieniłaby { $count } trwające stoły.
       *[other] Niczego nie zmieniono: ta wersja zmieniłaby { $count } trwających stołów.
    } Zostań przy swojej wersji i zgłoś to.
upgrade-fault = Stół { $table }: { $reason }
upgrade-first = Trzeba zaktualizować bazę danych. Zrób kopię zapasową ("procaccio backup FILE"), a potem uruchom "procaccio upgrade".
upgrade-too-new = Baza danych ma schemat późniejszej wersji ({ $found }), którego wersja { $version } nie zna. Zainstaluj ponownie późniejszą, cofnij nią schemat ("procaccio db downgrade { $ours }") albo przywróć kopię tej wersji.
help-upgrade-dry-run = Niczego nie zmieniaj. Powiedz, co zostałoby zrobione.
upgrade-step = { $revision }: { $about }
upgrade-would-do =
    { $steps ->
        [0] Schemat jest aktualny.
        [one] Jeden krok zmieniłby schemat.
        [few] { $steps } kroki zmieniłyby schemat.
       *[many] { $steps } kroków zmieniłoby schemat.
    } { $tables ->
        [0] Żadnego trwającego stołu nie trzeba było odtwarzać.
        [one] Odtworzono bez różnic jeden trwający stół.
        [few] Odtworzono bez różnic { $tables } trwające stoły.
       *[many] Odtworzono bez różnic { $tables } trwających stołów.
    } Niczego nie zmieniono.

help-move-house = Przenieś wszystkie dane z SQLite do pustej bazy PostgreSQL pod DATABASE_URL. Blokuje zapis, odtwarza każdy stół i liczy wszystkie wiersze. Plik SQLite zostaje.
move-not-from-server = Ta instalacja już używa PostgreSQL. Przenieś ją przez pg_dump i pg_restore albo przez "procaccio restore" i kopię zapasową.
move-differs = Te tabele się różnią: { $names }. Stara baza jest niezmieniona. Opróżnij nową, zanim spróbujesz ponownie.
move-done =
    { $rows ->
        [one] Jeden wiersz jest
        [few] Wszystkie { $rows } wiersze są
       *[many] Wszystkie wiersze ({ $rows }) są
    } w { $place }. Ustaw na nią PROCACCIO_DATABASE_URL i uruchom ponownie. { $file } jest niezmieniony.

help-backup = Zapisz wszystko do FILE, gdy usługa działa, także sekrety. Strzeż FILE tak jak bazy danych.
help-restore = Przywróć FILE do pustej bazy danych, SQLite albo PostgreSQL, i odtwórz każdy stół. Nie przywraca niczego, jeśli kontrola zawiedzie.
help-restore-test = Tylko spróbuj, w tymczasowej bazie danych.
help-restore-make = Utwórz folder z PROCACCIO_DATA, jeśli go nie ma.
backup-nothing = Nie ma jeszcze bazy danych.
backup-done =
    { $file } zawiera { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
       *[other] { $rows } wierszy
    }, { $tables ->
        [0] a jeszcze żadnego stołu
        [one] w tym jeden stół
        [few] w tym { $tables } stoły
       *[other] w tym { $tables } stołów
    }. Wypróbuj to: "procaccio restore --test { $file }".
restore-not-empty =
    Ta baza danych nie jest pusta. { $file ->
        [none] Podaj pustą w PROCACCIO_DATABASE_URL.
       *[other] Zatrzymaj usługę, przenieś { $file }* gdzie indziej i spróbuj ponownie.
    }
restore-done =
    Przywrócono stan z { $taken }: { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
       *[other] { $rows } wierszy
    }; { $tables ->
        [0] nie ma stołu do odtworzenia.
        [one] odtworzono bez różnic jeden stół.
        [few] odtworzono bez różnic { $tables } stoły.
       *[other] odtworzono bez różnic { $tables } stołów.
    }
restore-other-secret = PROCACCIO_SECRET nie jest tym z kopii, więc odnośniki w starszych listach nie działają. Ustaw stary, jeśli go masz.
restore-replaying = Odtwarzanie stołów
restore-faults =
    { $file } nie jest spójny: { $count ->
        [one] jeden stół po odtworzeniu nie stoi
        [few] { $count } stoły po odtworzeniu nie stoją
       *[other] { $count } stołów po odtworzeniu nie stoi
    } w zapisanej pozycji. Niczego nie przywrócono. Użyj innej kopii albo wersji, która zrobiła tę.
restore-more-faults =
    { $count ->
        [one] … i jeszcze jeden stół.
        [few] … i jeszcze { $count } stoły.
       *[other] … i jeszcze { $count } stołów.
    }
no-data-folder = Nie ma folderu { $folder }. Utwórz go albo podaj inny w PROCACCIO_DATA.
restore-no-folder = Nie ma folderu { $folder }. Utwórz go przez --make albo podaj inny w PROCACCIO_DATA.
database-refuses = Baza danych zgłasza błąd: { $reason }. Sprawdź PROCACCIO_DATABASE_URL, PROCACCIO_DATA i wolne miejsce na dysku.
archive-other = { $file } nie jest kopią zapasową albo jest uszkodzony: { $reason }. Niczego nie przywrócono. Użyj innej kopii.
archive-format = { $file } ma format { $found }, a ta wersja czyta formaty do { $known }. Przywróć go wersją { $version } albo nowszą.
archive-newer = { $file } ma bazę danych, której ta wersja nie zna. Przywróć go wersją { $version } albo nowszą.
archive-missing = { $file } jest niekompletny: brakuje { $name }. Niczego nie przywrócono. Użyj innej kopii.
archive-changed = { $file } jest uszkodzony: suma kontrolna { $name } się różni. Niczego nie przywrócono. Użyj innej kopii.
archive-tables = { $file } nie pasuje do bazy danych swojej wersji. Te tabele się różnią: { $names }. Niczego nie przywrócono. Użyj innej kopii.
archive-short = { $file } jest uszkodzony: { $name } ma { $found } z { $saved } wierszy. Niczego nie przywrócono. Użyj innej kopii.
archive-unchecked = { $file } nie ma sum kontrolnych, bo wersja { $version } ich nie tworzyła. Wszystko jest czytane, a każdy stół odtwarzany, ale innych uszkodzeń nie widać.

help-doctor = Sprawdź ustawienia, bazę danych, brokera, robotników, kopie zapasowe, pocztę, zegary i proxy i powiedz, co zrobić. Kończy się kodem 1, jeśli coś jest źle.
doctor-fine = dobrze
doctor-mind = uwaga
doctor-wrong = ŹLE
doctor-sum =
    { $wrong ->
        [0] Nic nie jest źle
        [one] Jedna rzecz jest zła
        [few] { $wrong } rzeczy są złe
       *[other] { $wrong } rzeczy jest złych
    }, { $mind ->
        [0] i na nic nie trzeba uważać.
        [one] a na jedną trzeba uważać.
       *[other] a na { $mind } trzeba uważać.
    }
doctor-settings = Ustawienia są prawidłowe.
doctor-unknown-settings = Te zmienne zaczynają się od PROCACCIO_, ale nie są ustawieniami: { $names }. Wszystkie są w docs/settings.md.
doctor-no-tls = Ten serwer jest dostępny bez TLS ({ $url }), więc klucze i odnośniki można odczytać po drodze. Postaw przed nim proxy z certyfikatem i ustaw https w PROCACCIO_PUBLIC_URL.
doctor-no-proxies = Adres to https, więc z przodu stoi proxy; ale PROCACCIO_PROXIES to 0, więc wszyscy zdają się przychodzić od proxy. Ustaw liczbę proxy, zwykle 1.
doctor-local-links = Poczta opuszcza tę maszynę, ale jej odnośniki prowadzą do { $url }, co otworzy tylko ta maszyna. Ustaw PROCACCIO_PUBLIC_URL na adres, którego używają ludzie.
doctor-drawn-secret = Nie ustawiono PROCACCIO_SECRET; wylosowany leży w { $folder }. Gdy kilka maszyn dzieli bazę, ustaw na wszystkich ten sam.
doctor-local-sender = Poczta wyszłaby jako { $sender }, a to serwery poczty odrzucają. Ustaw PROCACCIO_MAIL_FROM na adres w swojej domenie.
doctor-data = W folderze danych { $folder } można pisać; wolne MB: { $free }.
doctor-little-room = Wolne jest tylko { $free } MB w folderze danych { $folder }.
doctor-data-closed = W folderze danych { $folder } nie można pisać: { $reason }. Utwórz go, daj go użytkownikowi, który to uruchamia, albo ustaw PROCACCIO_DATA.
doctor-database = { $kind } { $version } odpowiada.
doctor-postgres-old = PostgreSQL { $version } jest za stary; najmniej trzeba { $least }.
doctor-no-database = Baza jest nieosiągalna: { $reason }. Czy działa i czy PROCACCIO_DATABASE_URL jest poprawny?
doctor-schema = Schemat jest aktualny ({ $revision }).
doctor-schema-none = Baza jest pusta. Uruchom "procaccio upgrade".
doctor-schema-other = Schemat należy do innej wersji. Zrób kopię ("procaccio backup FILE"), a potem uruchom "procaccio upgrade".
doctor-schema-later = Późniejsza wersja zmieniła schemat (jest nim { $revision }). Zainstaluj tamtą wersję ponownie albo odtwórz kopię zrobioną przez tę.
doctor-tables-replayed = Trwające stoły odtworzono z tymi zasadami.
doctor-tables-unchecked = Od ostatniego odtworzenia trwających stołów zasady się zmieniły. Uruchom "procaccio upgrade".
doctor-clock =
    { $whose ->
        [database] Zegar bazy i nasz się zgadzają.
       *[broker] Zegar pośrednika i nasz się zgadzają.
    }
doctor-clock-off =
    { $whose ->
        [database] Zegar bazy różni się od naszego o { $seconds } s.
       *[broker] Zegar pośrednika różni się od naszego o { $seconds } s.
    } Niech obie maszyny słuchają serwera czasu.
doctor-clock-far =
    { $whose ->
        [database] Zegar bazy różni się od naszego o { $seconds } s: terminy byłyby błędne.
       *[broker] Zegar pośrednika różni się od naszego o { $seconds } s: terminy byłyby błędne.
    } Niech obie maszyny słuchają serwera czasu.
doctor-no-broker = Nie ustawiono pośrednika: dobrze dla "procaccio up", które go nie potrzebuje.
doctor-broker = Pośrednik odpowiada.
doctor-broker-away = Pośrednik nie odpowiada: { $reason }. Czy działa i czy PROCACCIO_REDIS_URL jest poprawny?
doctor-broker-forgets = Pośrednik wyrzuca klucze, gdy ma pełną pamięć ({ $policy }); sygnały by ginęły. Ustaw jego maxmemory-policy na noeviction.
doctor-work = Robotnicy działają.
doctor-no-work-yet = Żaden robotnik nic jeszcze nie zrobił. Uruchom usługę ("systemctl start procaccio" albo "procaccio up") albo "procaccio worker" i "procaccio beat".
doctor-no-work = Od { $minutes } min żaden robotnik nic nie zrobił. Sprawdź "systemctl status procaccio" albo "procaccio worker" i "procaccio beat".
doctor-mail-leaves = Żaden list nie czeka dłużej, niż powinien.
doctor-mail-waits =
    { $letters ->
        [one] Jeden list powinien był wyjść ponad pięć minut temu.
        [few] { $letters } listy powinny były wyjść ponad pięć minut temu.
       *[other] { $letters } listów powinno było wyjść ponad pięć minut temu.
    } Czy robotnicy działają i czy serwer poczty przyjmuje listy?
doctor-dead-letters =
    { $letters ->
        [one] Jednego listu nie dało się doręczyć i go zaniechano.
       *[other] { $letters } listów nie dało się doręczyć i ich zaniechano.
    } Biuro pokazuje dlaczego i wysyła ponownie.
doctor-clocks = Żaden zegar się nie spóźnia.
doctor-clocks-late =
    { $clocks ->
        [one] Jeden zegar powinien był zadzwonić ponad pięć minut temu.
        [few] { $clocks } zegary powinny były zadzwonić ponad pięć minut temu.
       *[other] { $clocks } zegarów powinno było zadzwonić ponad pięć minut temu.
    } Czy działają "procaccio worker" i "procaccio beat"?
doctor-clocks-stuck =
    { $clocks ->
        [one] Jeden zegar nie może zadzwonić.
        [few] { $clocks } zegary nie mogą zadzwonić.
       *[other] { $clocks } zegarów nie może zadzwonić.
    } Biuro pokazuje dlaczego.
doctor-backup = Ostatnia dobra kopia zapasowa ma { $hours } godz.
doctor-backup-old = Nie ma dobrej kopii zapasowej z ostatnich { $hours } godz. Uruchom "systemctl start procaccio-backup"; "journalctl -u procaccio-backup" mówi, co zawodzi.
doctor-letter-box = Nie ustawiono serwera poczty: listy trafiają do lokalnej skrzynki i nikt na zewnątrz ich nie dostaje. Ustaw PROCACCIO_SMTP_URL.
doctor-mail-out = Serwer poczty przyjmuje naszą pocztę.
doctor-mail-out-refused = Serwer poczty { $server } nie przyjmuje naszych listów: { $reason }. Sprawdź PROCACCIO_SMTP_URL: host, port, użytkownika, hasło.
doctor-mail-in = Odpowiedzi przychodzą przez LMTP: { $place }.
doctor-no-mail-in = Nikt nie słucha na { $place } i nie ustawiono skrzynki: gracze nie mogą stąd odpowiadać pocztą. Ustaw PROCACCIO_LMTP albo PROCACCIO_IMAP_URL, albo uruchom "procaccio receive" (może działa na innej maszynie).
doctor-mail-in-other = Na { $place } słucha coś, co nie jest nasze.
doctor-mailbox = Skrzynkę na odpowiedzi da się otworzyć.
doctor-mailbox-extra = PROCACCIO_IMAP_URL wymaga dodatku: pip install 'procaccio[imap]'.
doctor-mailbox-closed = Skrzynki na odpowiedzi na { $server } nie da się otworzyć: { $reason }. Sprawdź PROCACCIO_IMAP_URL.
doctor-front-door = { $url } prowadzi tutaj.
doctor-nobody-there = Pod { $url } nikt nie odpowiada ({ $reason }). To w porządku, jeśli strony jeszcze nie działają; jeśli nie, sprawdź proxy i adres nazwy.
doctor-another-there = Pod { $url } odpowiada coś innego (status { $status }) albo proxy gubi nasze nagłówki.
doctor-proxy-not-believed = Z przodu stoi proxy ({ $server }), ale PROCACCIO_PROXIES to 0: wszyscy zdają się przychodzić z jednego adresu. Ustaw 1.
help-doctor-mail = Zamiast tego sprawdź pocztę: wyślij list na ten adres, sprawdź SPF, DKIM i DMARC i poczekaj na odpowiedź.
help-doctor-wait = Najdłuższy czas oczekiwania na odpowiedź.
check-no-address = { $address } nie jest adresem poczty. Adres wygląda tak: ty@example.org.
check-subject = Czy poczta działa?
check-letter =
    Ten list wysłało polecenie „procaccio doctor --mail”. Prosi tylko o odpowiedź: naciśnij „Odpowiedz”, napisz dowolne słowo i wyślij.

    Jeśli leżał wśród niechcianej poczty, w poczcie tego domu jest coś do naprawienia; polecenie mówi, co.
doctor-check-sent = List do { $address } wyszedł. Odpowiedz na niego teraz: wystarczy dowolne słowo. Polecenie czeka najwyżej tyle sekund: { $seconds }.
doctor-check-refused = List nie został przyjęty: { $reason }. Sprawdź PROCACCIO_SMTP_URL i PROCACCIO_MAIL_FROM.
doctor-dns-away = DNS nie odpowiada: { $reason }. Spróbuj jeszcze raz; jeśli tak zostanie, sprawdź serwery nazw domeny i tej maszyny.
doctor-spf = SPF: { $domain } pozwala adresowi { $address } wysyłać swoją pocztę ({ $record }).
doctor-spf-there = SPF: { $domain } ma wpis ({ $record }); stąd nie widać, z jakiego adresu wychodzi poczta, więc porównaj to na własną rękę.
doctor-spf-none = SPF: { $domain } nie mówi, kto może wysyłać jej pocztę, więc wielu odbiorców ją odrzuca. Dodaj do { $domain } wpis TXT: "v=spf1 mx ~all" albo ten, który podaje dostawca poczty.
doctor-spf-many = SPF: { $domain } ma kilka wpisów, co znaczy tyle, co żaden. Połącz je w jeden.
doctor-spf-other = SPF: { $domain } nie pozwala adresowi { $address } wysyłać swojej poczty ({ $record }). Dodaj ip4:{ $address } (ip6: przy długim adresie) przed „all” albo include:, które podaje dostawca poczty.
doctor-spf-unjudged = SPF: wpisu { $domain } nie da się stąd ocenić z powodu { $part }. Sprawdź, jak jest zapisany; dozwolone jest najwyżej dziesięć zapytań.
doctor-address-unknown = Nie widać, z jakiego publicznego adresu wychodzi poczta: { $server } go nie ma. Sprawdź na własną rękę jego nazwę odwrotną: wielu odbiorców odrzuca adresy bez niej.
doctor-reverse = Adres { $address } nazywa się { $name }, a nazwa prowadzi z powrotem do niego.
doctor-reverse-none = Adres { $address } nie ma nazwy odwrotnej i wielu odbiorców odrzuca jego pocztę. Może ją ustawić ten, od kogo wynajmujesz maszynę: nazwę serwera poczty.
doctor-reverse-other = Adres { $address } nazywa się { $name }, ale ta nazwa do niego nie prowadzi. Niech nazwa i adres prowadzą do siebie nawzajem.
doctor-dmarc = DMARC: { $domain } mówi, co robić z fałszywą pocztą ({ $policy }).
doctor-dmarc-none = DMARC: { $domain } nie ma wpisu; duzi dostawcy go oczekują. Dodaj do _dmarc.{ $domain } wpis TXT: "v=DMARC1; p=none", a surowszy, gdy SPF i DKIM będą w porządku.
doctor-mx = Odpowiedzi do { $domain } idą do { $servers }.
doctor-mx-address = { $domain } nie ma wpisu MX; odpowiedzi idą na adres samej domeny. Dobrze, jeśli słucha tam serwer poczty; jeśli nie, dodaj wpis MX.
doctor-mx-none = { $domain } nie ma ani wpisu MX, ani adresu: żadna odpowiedź nie może dojść. Dodaj wpis MX, który wskazuje twój serwer poczty.
doctor-copy-back = Kopia do nas samych wróciła; sekund: { $seconds }. Odpowiedzi znajdują drogę.
doctor-copy-lost = Kopia do { $address } nie wróciła na czas (sekund: { $seconds }). Czy serwer poczty domeny przekazuje adresy z + do „procaccio receive” (albo do skrzynki z PROCACCIO_IMAP_URL) i czy to działa?
doctor-dkim = DKIM: pocztę podpisuje { $domain }, a klucz pod { $key } pasuje.
doctor-dkim-none = DKIM: kopia wróciła bez podpisu. Jeśli serwer poczty podpisuje tylko to, co go opuszcza, poszukaj DKIM-Signature w źródle otrzymanego listu; jeśli nie, niech podpisuje pocztę z { $domain }.
doctor-dkim-broken = DKIM: podpis { $domain } jest nieważny ({ $reason }). Porównaj klucz pod { $key } w DNS z kluczem serwera poczty i niech nic nie zmienia poczty po podpisaniu.
doctor-dkim-other = DKIM: pocztę podpisuje { $domain }, a nie { $sender }, czego DMARC nie liczy. Niech serwer albo dostawca podpisuje jako { $sender } (klucz teraz: { $key }).
doctor-senders-checked = { $server } sprawdza nadawców, a PROCACCIO_MAIL_CHECKED_BY go podaje.
doctor-senders-checked-by = { $server } sprawdza nadawców (Authentication-Results). Ustaw PROCACCIO_MAIL_CHECKED_BY={ $server }. Bez tego każdy, kto zna adres odpowiedzi, może pisać jako jego gracz.
doctor-senders-unchecked = Kopia nie ma Authentication-Results, więc nie wiemy, czy Twój serwer poczty sprawdza nadawców. Poszukaj tego nagłówka w liście z zewnątrz. Jeśli tam jest, ustaw PROCACCIO_MAIL_CHECKED_BY na jego pierwsze słowo. Bez tego każdy, kto zna adres odpowiedzi, może pisać jako jego gracz.
doctor-answer-back = Twoja odpowiedź doszła: cała droga działa.
doctor-answer-ignored =
    Twoja odpowiedź doszła, ale taka sama odpowiedź gracza zostałaby pominięta: wygląda jak { $kind ->
        [automatic] odpowiedź automatyczna (zobacz Auto-Submitted, Precedence i X-Auto… w źródle)
        [bulk] poczta do wielu osób (zobacz Precedence i List-… w źródle)
        [loop] nasz własny list odesłany przez maszynę (zobacz X-Procaccio-Loop i List-Id w źródle)
       *[other] raport serwera poczty
    }. Ustal, który program lub serwer to dodaje, albo odpowiedz z innego adresu.
doctor-answer-unreadable = Twoja odpowiedź doszła, ale nie da się jej odczytać ({ $why }). Taka odpowiedź gracza nic by nie zrobiła. Odpowiedz z innego programu pocztowego.
doctor-answer-disowned = Twoja odpowiedź doszła, ale nie przechodzi DMARC. Taka odpowiedź gracza zostałaby odrzucona. Sprawdź SPF i DKIM adresu, z którego przyszła, oraz PROCACCIO_MAIL_CHECKED_BY.
doctor-answer-none = Od { $address } nie doszła na czas żadna odpowiedź. Jeśli była wysłana, sprawdź, gdzie leży; jeśli nie, powtórz to z dłuższym --wait i odpowiedz.
