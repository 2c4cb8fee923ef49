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
welcome-lead = Gry planszowe o dworach i mecenasach, decyzja po decyzji. List przychodzi, gdy nadejdzie twoja kolej, a odpowiadasz, kiedy masz czas: w pociągu, wieczorem, w następną niedzielę.
welcome-start = Wejdź albo zacznij
welcome-how = Jak to działa
welcome-games = Gry
welcome-how-title = Jak przebiega gra
welcome-ask = Dostajesz pytanie.
welcome-ask-text = List pokazuje planszę, to, co się wydarzyło, i to, co możesz zrobić.
welcome-answer = Odpowiadasz, jak chcesz.
welcome-answer-text = Odnośnikiem z listu, odpisując na niego, na tej stronie, w terminalu albo własnym programem.
welcome-time = Czas należy do ciebie.
welcome-time-text = Nic nie upływa, gdy śpisz, w weekend, jeśli stół tak woli, ani na urlopie; a wcześniej przychodzi przypomnienie.
game-seats = Liczba graczy: od { $least } do { $most }.
game-rules = Zasady

# Moje stoły.
hall-ways = Inne drogi
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
hall-nothing-waits-hint = Gdy przy którymś stole nadejdzie twoja kolej, będzie to tutaj, i przyjdzie list.
hall-games = Wszystkie gry: nauka i gra z botami
hall-invited = Masz zaproszenie
hall-invited-hint = Zajrzyj i usiądź, jeśli masz ochotę.
hall-running = Decydują inni
hall-gathering = Czekają na graczy
hall-finished = Skończone
hall-more = Więcej takich
mine-title = Wszystkie moje stoły
mine-states = Według stanu
mine-none = Nie ma takich stołów
mine-none-hint = Tu są stoły, przy których grasz lub dawniej była twoja gra, i te, które powstały dzięki tobie.
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
card-gathering = Kto przychodzi
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
open-offered-hint = Ktoś musiał odejść. Kto przejmie miejsce, dostanie list z dotychczasową historią, pełny zapas czasu i świeży zegar.
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
refused-other = Coś jest inaczej, niż ta strona oczekiwała. Wróć, wczytaj ją na nowo i spróbuj jeszcze raz.
refused-not-found = Nie ma tu nic albo nic, co wolno ci zobaczyć. Może najpierw trzeba wejść.
refused-foreign-origin = To przyszło z innej witryny albo przeglądarka nie powiedziała skąd, więc niczego nie zmieniono. Otwórz stronę tutaj i naciśnij przycisk jeszcze raz.
refused-not-signed-in = Najpierw wejdź.
refused-table-not-gathering = Gra przy tym stole już się zaczęła albo skończyła.
refused-table-not-running = Gra przy tym stole jeszcze się nie zaczęła albo jest skończona.
refused-not-at-this-table = To jest dla tych, którzy siedzą przy stole, albo tylko dla gospodarza.
refused-not-invited = Ten stół jest dla zaproszonych.
refused-link-spent = Ten odnośnik nie prowadzi do żadnego stołu albo już nie prowadzi. Poproś gospodarza o nowy.
refused-too-many-invitations = Do tego stołu nie można zaprosić już więcej adresów.
refused-invitations-spent = Na jakiś czas wyczerpano liczbę zaproszeń. Podaj link stołu tym, którzy mają jeszcze przyjść, albo zaproś ich jutro.
refused-address-asked-often = Ostatnio na ten adres wyszło kilka zaproszeń, więc dziś nie wyjdzie następne. Podaj tej osobie link stołu.
refused-invitations-unwanted = Na ten adres nie może pójść zaproszenie listem. Podaj tej osobie link stołu.
refused-talk-spent = Ostatnio powiedziano tu tyle, że listy innych by się przepełniły. Nic nie powiedziano w twoim imieniu; wyślij to ponownie za jakiś czas.
refused-answer-changed-often = Ważna jest ostatnia odpowiedź. W krótkim czasie zmieniono ją wiele razy; poczekaj chwilę, zanim zmienisz ją znowu.
refused-too-many-tables = Otwarto już tyle stołów, ile naraz może czekać na graczy. Odwołaj jeden albo poczekaj, aż któryś się zacznie.
refused-seat-taken = Nie ma tam już wolnego miejsca.
refused-seats-open = Niektóre miejsca są jeszcze wolne.
refused-not-your-seat = To miejsce zajmuje ktoś inny.
refused-too-many-requests = Za często. Odczekaj chwilę i spróbuj jeszcze raz.
refused-address-too-long = Ma ponad 8192 znaki: to, co długie, wyślij w treści.
refused-headers-too-long = Razem mają ponad 32 768 znaków: wyślij ich mniej albo usuń ciasteczka tej strony.
refused-too-large = To za duże, by je przyjąć.
refused-internal-error = Coś poszło źle po naszej stronie i zostało zapisane. Nic twojego się nie zmieniło.
refused-unavailable = Serwis nie może teraz sięgnąć do swojej pamięci. To, co zapisano, jest bezpieczne; spróbuj ponownie za kilka sekund. Jeśli właśnie coś wysyłasz, zobacz najpierw, czy dotarło.
refused-shut-out = Biuro nie pozwala ci teraz ani wchodzić, ani grać. Jego list mówi, do kiedy.
refused-muted = Biuro prosi, żeby przez pewien czas nic z twojej strony nie było mówione. Jego list mówi, do kiedy.
refused-cannot-deliver = Tej wiadomości nie można doręczyć. To, co napiszesz do wszystkich przy stole, będzie tam widoczne.
refused-talk-closed = Biuro zamknęło rozmowę przy tym stole.
refused-cannot-be = Tak być nie może.
