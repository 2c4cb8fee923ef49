# Strona stołu.

table-title = Stół { $number }
table-awaited = teraz kolej
table-awaits = Stół czeka: { $name }
table-away = urlop do { $until }
table-news = Twój ostatni ruch i co było potem
table-so-far = Do tej pory
table-last-moves = Ostatnie ruchy
table-no-news = Od twojego ostatniego ruchu nic się nie wydarzyło.
table-just-begun = Gra właśnie się zaczęła.
table-news-waiting = Gdy trwał twój wybór albo pisanie, coś się wydarzyło. To, co twoje, jest bez zmian.
table-news-show = Pokaż
table-newest-last = Najnowsze jest na końcu.
table-history = Cała historia
table-board = Plansza
table-cards = Karty i płytki
table-cards-title = { $table }: karty i płytki
table-cards-told = Wszystko, co jest w pudełku, tak jak zna to teraz twoje miejsce.
table-cards-told-onlooker = Wszystko, co jest w pudełku, tak jak może to teraz wiedzieć każdy.
table-cards-none = Ta gra nie ma kart ani płytek.
table-cards-find = Szukaj karty lub płytki
table-cards-find-press = Szukaj
table-cards-all = Pokaż wszystkie
table-cards-not-found = Nic nie znaleziono dla „{ $find }”.
table-sums = Skąd biorą się liczby
table-next =
    { $count ->
        [one] Inny stół czeka na ciebie
        [few] { $count } inne stoły czekają na ciebie
       *[other] { $count } innych stołów czeka na ciebie
    }
table-back = Wróć do stołu
table-refused = To niemożliwe
table-refused-because =
    { $problem ->
        [not-found] Nie ma takiego stołu albo nie możesz go zobaczyć. Jeśli przy nim grasz, najpierw się zaloguj.
        [table-not-running] Przy tym stole nie toczy się gra: jeszcze się nie zaczęła albo jest skończona.
        [not-your-seat] To miejsce zajmuje ktoś inny.
        [not-at-this-table] Mogą to zrobić tylko ci, którzy siedzą przy stole.
        [no-such-seat] Stół nie ma takiego miejsca.
        [table-closed] Stół został porzucony, a rozmowa przy nim jest zamknięta.
        [table-not-finished] To jest możliwe dopiero po końcu gry.
        [nothing-to-take-back] Nie masz ruchu, który można by cofnąć bez innych.
        [motion-closed] To już rozstrzygnięte albo gra poszła tymczasem dalej.
        [no-try-out] Nie ma próby; zacznij ją.
        [vote-unsaid] Twój głos nie został policzony: wybierz zgodę albo jej brak.
        [malformed] Czegoś brakuje albo jest za długie. Wróć: to, co napisane, powinno tam jeszcze być.
       *[other] Było za późno albo nie jest to tu dozwolone. Niczego nie zmieniono.
    }

# Rozmowa i notatki.
table-talk = Rozmowa
table-talk-all = wszyscy tutaj
table-talk-none = Jeszcze nie ma wiadomości.
table-talk-unread = nieprzeczytane
table-talk-read = Oznacz jako przeczytane
table-talk-say = Napisz wiadomość
table-talk-to = Do
table-talk-send = Wyślij wiadomość
table-talk-whispered = do: { $names }
table-note = Moje notatki
table-note-label = Moje notatki o tej grze
table-note-hint = Nikt inny tego nie czyta.

# O czym decyduje stół.
table-decisions = Cofanie, prośby, odejście
table-agreed = Zgadzają się do tej pory: { $names }.
table-motion-withdraw = Wycofaj moją prośbę
table-take-back = Cofnij mój ostatni ruch
table-take-back-short = Cofnij
table-last-move = Twój ostatni ruch:
table-chose = Twój wybór: { $answer }
table-take-back-more =
    { $count ->
        [one] Możesz cofnąć swój ostatni ruch: niczego nie odkrył i nikt od tej pory nie grał.
        [few] Możesz cofnąć najwyżej { $count } ruchy, jeden po drugim: niczego nie odkryły i nikt od tej pory nie grał.
       *[other] Możesz cofnąć najwyżej { $count } ruchów, jeden po drugim: niczego nie odkryły i nikt od tej pory nie grał.
    }
table-absent = Twoje miejsce liczy się jako nieobecne, więc jego pytania czekają tylko krótko.
table-come-back = Jestem z powrotem
table-ask-others = Poproś o coś innych
table-motion = Proszę
table-motion-ask = Poproś innych
table-motion-length = Jak długo, przy przerwie albo dodatkowym czasie
table-motion-days = Dni
table-motion-hours = Godziny
table-motion-length-hint = Bez wpisu przerwa trwa tydzień. „Więcej czasu” podwaja wtedy czas każdego otwartego pytania.
table-resign = Opuść grę
table-resign-told = Oddajesz miejsce na dobre. Może je przejąć zastępca, który zobaczy to, co wie twoje miejsce.
table-resign-sure = Tak, opuszczam tę grę

# Ustawienia.
table-settings = Listy o tym stole
table-links = Odnośniki mojego miejsca
table-links-told = Kto ma odnośnik z twoich listów, może widzieć twoje miejsce i za nie grać. Jeśli któryś trafił w niepowołane ręce, utwórz nowe. Wszystkie wcześniejsze przestaną działać.
table-links-renew = Zrób nowe odnośniki

# Koniec.
table-over = Gra jest skończona
table-scores = Wynik końcowy
table-scores-lines = Szczegóły
table-winners =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwem dzielą się { $names }
    }
table-replay = Odtwórz grę
table-record = Pobierz zapis
table-rematch = Rewanż
table-onward = Co dalej
table-conceded = { $by ->
    [contest] Runda turnieju skończyła się przed grą: to punktacja z tej chwili.
   *[other] Wszyscy zgodzili się zakończyć tu grę: to punktacja z tej chwili.
}
table-given-up = Ta gra została porzucona. Nie ma wyniku.
table-verify = Ziarno i jak sprawdzić tasowania
table-verify-told = Zobowiązanie, pokazane przy otwarciu stołu, to SHA-256 ziarna. Każde tasowanie wynika z ziarna. Zapis pozwala każdemu odtworzyć całą grę:
table-seed = Ziarno
table-commitment = Zobowiązanie

# Historia.
table-history-title = { $table }: cała historia
table-history-slider = Pokazywana chwila
table-history-at =
    { $at ->
        [0] Rozdanie, przed ruchami ({ $count })
       *[other] Po ruchu { $at } z { $count }
    }
table-history-first = Rozdanie
table-history-earlier = Wcześniej
table-history-later = Później
table-history-last = Teraz
table-history-back = Wróć do teraz
table-history-silent = { $name }: odpowiedź już jest, ale jeszcze tajna.
table-history-eyes = Czyimi oczami
table-history-onlooker = widz
table-history-show = Pokaż
table-history-story = Co się wydarzyło
table-history-see = Zobacz stół po ruchu { $at }

# Próby.
try-out = Wypróbuj
try-out-of = Próba: { $table }
try-out-told = To kopia. Grasz za wszystkie miejsca, a wszystko, czego nie możesz wiedzieć, rozdano na nowo losowo. Nic z tego nie dzieje się przy stole i nikt inny tego nie widzi.
try-out-anew = Zacznij próbę od nowa
try-out-drop = Usuń próbę
try-out-play = Zagraj to tutaj
try-out-over = Tutaj gra byłaby skończona.

# Obok planszy.
strip-label = Kto siedzi przy stole
dock-tabs = Obok planszy
dock-turn = Twoja tura
dock-now = Teraz
dock-story = Przebieg
story-earlier =
    { $count ->
        [one] Jeden wiersz wcześniej
        [few] { $count } wiersze wcześniej
       *[other] { $count } wierszy wcześniej
    }
dock-plans = Plany, notatki
dock-table = Stół
dock-rules = Zasady tego stołu
explain-not-asked = Teraz nie możesz tego użyć. Pytanie brzmi: { $asked }
explain-not-now = Nie masz teraz nic do zdecydowania. Do czego to służy, jest napisane powyżej.
explain-close = Zamknij
asking-twice = Chcę potwierdzać każdą turę
asking-twice-hint = Dotyczy wszystkich twoich stołów. Tura z jedną odpowiedzią wymaga wtedy dwóch naciśnięć.
replay-pause = Pauza
replay-go-on = Dalej
signs-heading = Co oznaczają znaki?
signs-changed = Proporczyk, często z przerywaną ramką: to zmieniło się od twojego ostatniego ruchu.
signs-legal = Złota ramka lub tło: możesz to teraz nacisnąć.
signs-chosen = Czerwona ramka lub tło: to jest wybrane, ale jeszcze nie wysłane.
signs-seat = Tarcza z literą: miejsce przy stole, po kształcie, kolorze i literze.
signs-count = Liczba obok znaku: ile tego jest.
