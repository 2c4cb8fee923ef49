# Moje konto.

me-profile = Profil
me-mail = Poczta
me-time = Czas
me-letters = Moje listy
me-keys = Klucze
me-hooks = Webhooki
me-account = Moje dane
me-save = Zapisz
done-saved = Zapisane.

me-name = Imię
me-name-hint = Twoja nazwa przy każdym stole.
me-language = Język
me-language-hint = Język tych stron i twoich listów.
me-zone = Strefa czasowa
me-zone-hint = Dla terminów, godzin snu i urlopu.
me-address = Listy idą na { $address }.
me-address-change = Zmień adres
wrong-language = Wybierz jeden z języków.
wrong-time-zone = Wybierz jedną ze stref.

# Czego życzę sobie od poczty.
mail-rhythm = Gdy czeka na ciebie decyzja
mail-rhythm-now-hint = List o każdej decyzji, gdy tylko należy do ciebie.
mail-rhythm-digest-hint = Jeden list o wybranych godzinach, z każdym stołem, który czeka.
mail-rhythm-both-hint = List o każdej decyzji, a o wybranych godzinach jeden ze wszystkimi stołami, które nadal czekają.
mail-rhythm-reminders-hint = Zaglądasz tu samodzielnie. List przychodzi tylko, zanim upłynie twój czas.
mail-rhythm-never-hint = Twoje listy są zatrzymane. Wybierz inną opcję, żeby znów je dostawać.
mail-hours = Godziny zestawienia
mail-hours-hint = W twojej strefie czasowej, dla zestawień.
mail-form-full-hint = Pytanie, co się wydarzyło, i część stołu, o którą chodzi.
mail-form-short-hint = Pytanie i sposób odpowiedzi, bez planszy i historii.
mail-form-heard-hint = Dla czytników ekranu: odpowiedzi są ponumerowane, a plansza opisana zdaniami.
mail-subjects = Podawaj w temacie, czego dotyczy list
mail-subjects-hint = Inaczej wszystkie listy stołu mają jeden temat, a programy pocztowe trzymają je razem jako jedną rozmowę.
wrong-rhythm = Wybierz, kiedy przychodzą listy.
wrong-hours = Wybierz co najmniej jedną godzinę.
preview-title = Kiedy przychodziłyby listy
preview-if = Jeśli decyzja byłaby teraz twoja:
preview-single = osobny list
preview-digest = twoje zestawienie
preview-none = Nie przyszedłby żaden list. To, co na ciebie czeka, jest w „Moich stołach”.
preview-waiting = W drodze do ciebie
preview-show = Podgląd
preview-sample = Przykładowy list
preview-sample-hint = Zmyślona decyzja w wybranej formie. Jej odnośniki donikąd nie prowadzą.
preview-table = Przykładowy stół
preview-back = Z powrotem do ustawień poczty
preview-text = Część tekstowa
mail-kind =
    { $kind ->
        [sign-in] wejście
        [address] nowy adres do potwierdzenia
        [address-notice] zmiana twojego adresu
        [invitation] zaproszenie
        [decision] decyzja
        [reminder] przypomnienie
        [digest] zestawienie
        [finished] koniec gry
        [started] początek gry
        [late] ktoś się spóźnia
        [leave] ktoś bierze urlop
        [substituted] miejsce zmieniło gracza
        [resigned] ktoś oddał miejsce
        [briefing] wprowadzenie
        [talk] coś powiedziano
        [votes] głosowanie
        [answer] odpowiedź na twój list
        [digest-answer] odpowiedź na twój list
        [circle-call] kto przyjdzie do stołu kręgu
        [table-opened] nowy stół gry, której szukasz
        [circle-no-seat] bez miejsca przy stole kręgu
        [circle-digest] co słychać w kręgu
        [circle-answer] odpowiedź na twój list do kręgu
       *[other] { $kind }
    }

# Kiedy mam spokój.
time-sleep = Sen
time-sleeps = Żadnych terminów, gdy śpię
time-sleeps-hint = W tych godzinach nic nie upływa; przy niektórych stołach w ogóle się nie liczą.
time-falls = Od
time-wakes = do
time-weekend = Weekend
time-weekend-hint = Najwyżej trzy dni, które nie liczą się przy stołach bez weekendów. Otwarte pytania zachowują dni, z którymi się zaczęły.
time-day =
    { $day ->
        [mon] poniedziałek
        [tue] wtorek
        [wed] środa
        [thu] czwartek
        [fri] piątek
        [sat] sobota
       *[sun] niedziela
    }
time-ladder = Przypomnienia
time-own = Własne przypomnienia
time-own-hint = W przeciwnym razie decyduje tempo każdego stołu.
time-ladder-hint = Ile czasu przed terminem przychodzi przypomnienie. Ostatnie zawsze zostawia czas na działanie.
time-leave = Urlop
time-leave-hint = Na urlopie twoje zegary stoją, a twoje stoły o tym wiedzą. Dni urlopu w roku: { $quota }.
time-away = Masz urlop. Twoje stoły o tym wiedzą, a twoje zegary stoją.
time-back = Jestem z powrotem
time-back-hint = Jeśli twoje miejsce liczy się jako nieobecne albo wracasz wcześniej, powiedz to. Przy wszystkich stołach wróci zwykły czas.
time-from-to = { $first } do { $last }
time-leave-cancel = Odwołaj
time-leave-left =
    { $days ->
        [one] Rok { $year }: został ci jeden dzień urlopu.
        [few] Rok { $year }: zostały ci { $days } dni urlopu.
       *[other] Rok { $year }: zostało ci { $days } dni urlopu.
    }
time-first = Pierwszy dzień
time-how-long = Dni
time-go = Weź urlop
wrong-sleep = Podaj dwie godziny, na przykład 23:00 i 07:00.
wrong-weekend = Wybierz najwyżej trzy dni.
wrong-ladder = Wybierz od jednego do sześciu przypomnień albo zostaw je stołom.
wrong-first = Podaj pierwszy dzień.
wrong-days = Podaj liczbę dni, co najmniej 1.
wrong-start = Nie ma już takiego urlopu.
done-leave = Urlop jest zapisany i twoje stoły o nim wiedzą.
done-leave-dropped = Ten urlop jest odwołany.
done-back = Witaj z powrotem. Przy wszystkich stołach masz zwykły czas.

# Klucze.
keys-tokens = Klucze dla programów
keys-tokens-hint = Klucz pozwala twojemu programowi czytać twoje stoły albo grać za ciebie.
keys-docs = Co może program
keys-name = Nazwa klucza
keys-name-hint = Żeby później było wiadomo, który program go ma.
keys-scope = Co mu wolno
keys-used = Ostatnie użycie
keys-until = Ważny do
keys-never = nigdy
keys-ever = bezterminowo
keys-revoked = unieważniony { $moment }
keys-revoke = Unieważnij
keys-days = Ważny przez (dni)
keys-days-hint = Bez liczby jest ważny, dopóki go nie unieważnisz.
keys-make = Utwórz klucz
keys-made = Twój nowy klucz
keys-once = Pokazujemy go tylko raz i nie przechowujemy. Skopiuj go do swojego programu.
scope =
    { $scope ->
        [read] czytać
        [play] czytać i grać
        [seat] jedno miejsce przy jednym stole
       *[desk] biuro
    }
scope-read-hint = Widzi to, co ty, i niczego nie zmienia.
scope-play-hint = Także gra, rozmawia, otwiera stoły i przy nich siada.
keys-calendar = Kalendarz terminów
keys-calendar-hint = Odnośnik dla twojego kalendarza: każda decyzja, która na ciebie czeka, z terminem.
keys-calendar-since = Odnośnik istnieje od { $moment }.
keys-calendar-make = Utwórz odnośnik
keys-calendar-new = Zastąp odnośnik
keys-calendar-drop = Usuń odnośnik
keys-calendar-made = Twój odnośnik do kalendarza
keys-calendar-once = Pokazujemy go tylko raz. Zasubskrybuj go w swoim kalendarzu i zachowaj w tajemnicy.
keys-sessions = Gdzie jesteś w środku
keys-unknown = Nieznane urządzenie
device-name = { $browser }, { $system }
keys-here = tutaj
keys-seen = ostatnio { $moment }
done-revoked = Ten klucz już nie działa.
done-signed-out = Sesja tam zakończona.
done-calendar-dropped = Odnośnik do kalendarza już nie działa.

# Webhooki.
hooks-hint = Wywołujemy twój program, gdy coś cię dotyczy. Wywołanie nazywa stół i miejsce, gdzie zajrzeć. Nigdy nie zawiera tajemnic gry.
hooks-none = Brak webhooków
hooks-none-hint = Podaj poniżej adres swojego programu i wypróbuj go pingiem.
hooks-new = Nowy webhook
hooks-url = Adres twojego programu
hooks-url-hint = Na przykład https://example.org/procaccio. Musi być dostępny z internetu.
hooks-about = Zdarzenia
hook-about =
    { $about ->
        [turn] czeka decyzja
        [finished] gra jest skończona
        [talk] coś powiedziano
        [invitation] zaproszenie
        [contest] wieści z turnieju albo ligi
       *[ping] ping
    }
hooks-whose = Czyje wiadomości
hooks-of-mine = Moje
hooks-of-program = Gracze, którzy zezwolili na { $name }
hooks-make = Zrób webhook
hooks-secret = Sekret jego podpisów
hooks-once = Pokazujemy go tylko raz. Twój program sprawdza nim, że wywołanie jest nasze.
hooks-on = włączony
hooks-off =
    { $why ->
        [gone] wyłączony: odpowiedział, że go już nie ma
       *[failing] wyłączony: za dużo wywołań się nie powiodło
    }
hooks-calls = Wywołania
hooks-ping = Wyślij ping
hooks-rotate = Nowy sekret
hooks-drop = Usuń
hooks-all = Wszystkie webhooki
hooks-tries = Próby
hooks-again = Wywołaj jeszcze raz
hooks-no-calls = Jeszcze bez wywołań
hooks-no-calls-hint = Ping pokaże, czy da się go osiągnąć.
wrong-url = Podaj adres taki jak https://example.org/procaccio.
wrong-url-barred = Tego adresu nie można wywołać: musi zaczynać się od https:// lub http:// i prowadzić do otwartego internetu.
wrong-url-many = Webhooków może być najwyżej { $most }. Najpierw jakiś usuń.
wrong-about = Wybierz co najmniej jedno zdarzenie.
wrong-scope = Wybierz, co wolno kluczowi.
done-pinged = Ping jest w drodze.
done-hook-dropped = Webhook jest usunięty.
done-called-again = Wywołanie jest powtarzane.

# Moje listy.
letters-hint = Wszystkie listy do ciebie i ich stan, najpierw najnowsze.
letters-state = Stan
letters-when = Kiedy
letters-why = Dlaczego
letters-none = Jeszcze bez listów
letters-none-hint = Gdy coś na ciebie czeka, przychodzi list i stoi też tutaj.
letters-stopped = Listy na { $address } są wstrzymane
letters-stopped-why = Wróciły { $moment }. Serwer poczty powiedział:
letters-stopped-complaint = { $moment } twoja poczta przekazała nam, że jeden z naszych listów oznaczono jako niechciany. Dopóki nie naciśniesz przycisku, nie wyślemy żadnego więcej.
letters-works = Mój adres znów działa
done-address-works = Listy znów idą na twój adres.
letters-uninvited = Na { $address } nie przychodzą zaproszenia
letters-uninvited-why = { $moment }: ktoś, kto czyta ten adres, zatrzymał wszystkie zaproszenia.
done-invitations-allowed = Zaproszenia listem mogą znów do ciebie przychodzić.
letter-state =
    { $state ->
        [pending] czeka
        [leased] jest wysyłany
        [sent] wysłany
        [failed] nie dotarł; próbujemy dalej
        [dead] zaniechany
       *[void] już niepotrzebny
    }
mail-why-answered = była już twoja odpowiedź
mail-why-read = było już przeczytane
mail-why-told = powiedziano inną drogą
mail-why-not-wished = nie życzysz sobie takich
mail-why-seat-left = miejsce nie było już twoje
mail-why-begun = gra się zaczęła
mail-why-decided = było rozstrzygnięte
mail-why-address-stopped = twój adres był wstrzymany
mail-why-in-the-answer = przyszło w odpowiedzi na twój list
mail-why-host-gone = kto zapraszał, tego już nie ma

# Moje dane.
account-address = Adres
account-address-hint = Wyślemy odnośnik na nowy adres, a wiadomość na obecny. Nic się nie zmieni, dopóki nie naciśniesz odnośnika. Nie trzeba logować się na nowo.
account-address-new = Nowy adres e-mail
account-address-press = Wyślij odnośnik
done-address-asked = List jest w drodze na nowy adres. Naciśnij jego odnośnik w ciągu dwóch dni.
account-export = Pobierz moje dane
account-export-hint = Jeden plik ze wszystkimi twoimi danymi: profil i ustawienia, listy, wiadomości i notatki, ruchy przy każdym stole.
account-export-press = Pobierz moje dane
account-delete = Usuń moje konto
account-delete-tables = Opuszczasz każdą trwającą grę; twoje miejsca mogą zająć inni.
account-delete-name = Twoje imię i adres znikają zewsząd: ze stołów, rozmów, listów. Skończone gry zostają, z miejscem bez imienia.
account-delete-ever = Tego nie można cofnąć.
account-meant = Tak, usuń moje konto
account-delete-press = Usuń moje konto
wrong-meant = Zaznacz pole, by potwierdzić, że naprawdę tego chcesz.
done-erased = Twoje konto jest usunięte. Bywaj.
me-bot = Na tym koncie gra program
me-bot-hint = Twoje imię kończy się wtedy wszędzie na „(bot)” i nie masz rankingu. Program, który gra sam, lepiej niech ma własne konto.
