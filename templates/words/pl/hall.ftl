# Strona główna, hol, listy stołów.

nav-me = Konto
table-state =
    { $state ->
        [gathering] czeka na graczy
        [running] trwa
        [finished] skończony
       *[abandoned] porzucony
    }
table-unnamed = { GAME($game) }{ $count ->
    [0] { "" }
   *[other] : { $names }
}
seat-open = wolne miejsce
seat-awaited = teraz kolej
pace-brisk = Żwawe
pace-daily = Codzienne
pace-relaxed = Spokojne
pace-very-slow = Bardzo wolne
pace-no-limit = Bez limitu

# Strona główna dla niezalogowanych.
welcome-title = Powolne gry listowne
welcome-lead = Gry planszowe o dworach i mecenasach, decyzja po decyzji. List przychodzi, gdy nadejdzie twoja kolej, a odpowiadasz, kiedy masz czas. Znajomi dosiadają się przez link, bez konta.
welcome-friends = Graj ze znajomymi
welcome-start = Wejdź albo zacznij
welcome-how = Jak to działa
welcome-games = Gry
welcome-how-title = Jak przebiega gra
welcome-ask = Dostajesz pytanie.
welcome-ask-text = List pokazuje planszę, to, co się wydarzyło, i to, co możesz zrobić.
welcome-answer = Odpowiadasz, jak chcesz.
welcome-answer-text = Odnośnikiem z listu, odpisując na niego, na tej stronie, w terminalu albo własnym programem.
welcome-time = Czas należy do ciebie.
welcome-time-text = Twój czas nigdy nie upływa, gdy śpisz albo masz urlop. Stoły mogą też pomijać weekendy. Przed każdym terminem dostajesz przypomnienie.
game-seats = Liczba graczy: od { $least } do { $most }.
game-rules = Zasady

# Moje stoły.
hall-ways = Więcej
hall-title = Moje stoły
hall-new = Otwórz stół
hall-find = Znajdź stół
hall-waiting =
    { $count ->
        [one] Czeka na ciebie decyzja
        [few] Czekają na ciebie { $count } decyzje
       *[other] Czeka na ciebie { $count } decyzji
    }
hall-nothing-waits = Nic na ciebie nie czeka
hall-nothing-waits-hint = Gdy przy którymś stole nadejdzie twoja kolej, zobaczysz to tutaj i dostaniesz list.
hall-games = Wszystkie gry: nauka i gra z botami
hall-invited = Masz zaproszenie
hall-invited-hint = Zajrzyj i usiądź, jeśli masz ochotę.
hall-running = Kolej na innych
hall-gathering = Czekają na graczy
hall-finished = Skończone
hall-more = Pokaż więcej
mine-title = Wszystkie moje stoły
mine-states = Według stanu
mine-none = Brak stołów
mine-none-hint = Tu są wszystkie stoły, przy których grasz lub dawniej była twoja gra, i te, które powstały dzięki tobie.
card-until = do { $moment }
card-left = zostaje { $time }
card-decide = Zdecyduj
card-open =
    { $count ->
        [0] wszystkie miejsca zajęte
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
card-won =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwem dzielą się { $names }.
    }
card-look = Zajrzyj i usiądź
card-gathering = Zobacz, kto przychodzi
card-see = Zobacz stół
card-replay = Odtwórz
card-record = Zapis

# Wolne miejsca.
open-games = Według gry
open-all = Wszystkie gry
open-gathering = Stoły, które czekają na graczy
open-none = Teraz żaden stół nie czeka na graczy.
open-to-watch = Gry, które możesz obejrzeć
open-offered = Miejsca w trwających grach
open-offered-hint = Ktoś musiał odejść. Jeśli przejmiesz miejsce, dostaniesz list z dotychczasową historią i pełny czas.
open-moves =
    { $count ->
        [one] rozegrano jeden ruch
        [few] rozegrano { $count } ruchy
       *[other] rozegrano { $count } ruchów
    }
open-take-over = Przejmij miejsce { $number }

# Czego nie można, na stronie.
refused-title = To nie jest możliwe
refused-trouble-title = Coś jest nie tak po naszej stronie
refused-home = Z powrotem do holu
refused-other = Coś się zmieniło od wczytania tej strony. Wróć, wczytaj ją na nowo i spróbuj jeszcze raz.
refused-not-found = Tej strony nie ma albo nie możesz jej zobaczyć. Może najpierw trzeba się zalogować.
refused-foreign-origin = To przyszło z innej witryny albo przeglądarka nie powiedziała skąd. Niczego nie zmieniono. Otwórz stronę tutaj i naciśnij przycisk jeszcze raz.
refused-not-signed-in = Najpierw wejdź.
refused-table-not-gathering = Gra przy tym stole już się zaczęła albo skończyła.
refused-table-not-running = Gra przy tym stole jeszcze się nie zaczęła albo jest skończona.
refused-not-at-this-table = Mogą to zrobić tylko gracze przy tym stole albo tylko gospodarz.
refused-not-invited = Ten stół jest dla zaproszonych.
refused-link-spent = Ten odnośnik nie działa. Poproś gospodarza o nowy.
refused-too-many-invitations = Do tego stołu nie można zaprosić już więcej adresów.
refused-invitations-spent = Wysłano już wiele zaproszeń. Poczekaj do jutra albo podaj link stołu.
refused-address-asked-often = Na ten adres wysłano ostatnio kilka zaproszeń, więc dziś nie wyślemy kolejnego. Podaj tej osobie link stołu.
refused-invitations-unwanted = Ten adres nie przyjmuje zaproszeń. Podaj tej osobie link stołu.
refused-talk-spent = Ostatnio wysłano tu zbyt wiele wiadomości, więc twoja nie została wysłana. Spróbuj później.
refused-answer-changed-often = Ważna jest ostatnia odpowiedź. W krótkim czasie zmieniono ją wiele razy; poczekaj chwilę, zanim zmienisz ją znowu.
refused-too-many-tables = Zbyt wiele twoich stołów czeka na graczy. Odwołaj jeden albo poczekaj, aż któryś się zacznie.
refused-seat-taken = Wszystkie miejsca są tam zajęte.
refused-seats-open = Niektóre miejsca są jeszcze wolne.
refused-not-your-seat = To miejsce zajmuje ktoś inny.
refused-too-many-requests = Za dużo żądań. Odczekaj chwilę i spróbuj jeszcze raz.
refused-address-too-long = Adres ma ponad 8192 znaki. Długie wartości wyślij w treści.
refused-headers-too-long = Nagłówki mają ponad 32 768 znaków. Wyślij ich mniej albo usuń ciasteczka tej strony.
refused-too-large = To za duże.
refused-internal-error = Coś poszło źle po naszej stronie i zostało zapisane. Nic twojego się nie zmieniło.
refused-unavailable = Serwis nie ma teraz dostępu do bazy danych. Twoje dane są bezpieczne. Spróbuj ponownie za kilka sekund, ale najpierw sprawdź, czy ostatnia zmiana dotarła.
refused-shut-out = Moderacja nie pozwala ci teraz ani wchodzić, ani grać. Jej list mówi, do kiedy.
refused-muted = Moderacja wyciszyła twoje wiadomości. Jej list mówi, do kiedy.
refused-cannot-deliver = Tej wiadomości nie można doręczyć. Nadal możesz pisać do wszystkich przy stole.
refused-talk-closed = Biuro zamknęło rozmowę przy tym stole.
refused-cannot-be = To niemożliwe.
