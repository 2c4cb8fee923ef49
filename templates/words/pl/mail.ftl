# Co mówią nasze listy. List bywa czytany na głos: całe zdania, najpierw decyzja.

mail-table-number = stół { $number }
mail-you = ty
mail-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}

# Stopka każdego listu o stole.
mail-foot-table = Pozycja i historia: { $link }
mail-foot-settings = Ustawienia poczty tego stołu: { $link }
mail-foot-stop = Zatrzymaj pocztę tego stołu: { $link }
mail-foot-table-short = Pozycja i historia
mail-foot-rules-short = Zasady
mail-foot-settings-short = Ustawienia poczty tego stołu
mail-foot-stop-short = Zatrzymaj pocztę tego stołu

# Części wspólne kilku listom.
mail-since = Twój ostatni ruch ({ $since }) i co było potem:
mail-since-beginning = Do tej pory:
mail-last = Co wydarzyło się ostatnio:
mail-earlier = { $count ->
    [one] (Jedno wcześniejsze zdarzenie: „historia”.)
    [few] ({ $count } wcześniejsze zdarzenia: „historia”.)
   *[other] ({ $count } wcześniejszych zdarzeń: „historia”.)
}
mail-board = { $table }, tak jak to widzisz:
mail-talk = Ostatnie rozmowy:
mail-plans = Twoje plany:
mail-commitment = SHA-256 ziarna, ustalone, zanim ktokolwiek usiadł: { $commitment }
mail-open = Otwórz stół

# Decyzja.
mail-decision-subject = { $table }: { $asked }
mail-welcome = To jest { $game }. { $aim }
mail-welcome-learn = Nie znasz tej gry? Napisz „{ $learn }” nad cytowanym listem: kilka przygotowanych pozycji nauczy cię jej w dziesięć minut, listami takimi jak ten. „{ $rules }” przynosi zasady tego stołu.
mail-bidding-plan = Żeby nie dostawać listu przy każdym kroku, odpowiedz „{ $plan }” z własną granicą: plan licytuje do niej tyle, ile trzeba, a potem pasuje.
mail-show = „pokaż” przynosi cały stół, „karty” wszystkie karty i płytki, „? { $example }” to, co odpowiedź przyniesie.
mail-decision-greeting = { $player }, decyzja należy do ciebie. { $asked }
mail-decision-until = Jeśli do { $until } nic nie zrobisz, zagrasz: { $default }.
mail-decision-no-limit = Nie ma limitu czasu.
mail-decision-late = Upłynął czas, zagrano odpowiedź domyślną: { $seat }.
mail-decision-late-yours = Twój czas upłynął i zagrano za ciebie: { $move }. Zachowujesz miejsce.
mail-choose-on-board = Wybierz na planszy
mail-your-answer = Twoja odpowiedź
mail-why-then = Kiedy upływa czas: { $until }.
mail-calendar = Wpisz ten termin do kalendarza: { $link }
mail-calendar-short = Wpisz ten termin do kalendarza
mail-decision-default = zagrane, gdy upłynie czas
mail-others = { $count ->
    [one] albo jedna inna: odpisz „{ $opens }”
    [few] albo { $count } inne: odpisz „{ $opens }”
   *[other] albo { $count } innych: odpisz „{ $opens }”
}
mail-others-ends = { $count ->
    [one] albo „{ $opens } { $ends }”
   *[other] albo „{ $opens }” i jedno z: { $ends }
}
mail-quoted = „{ $words }”
mail-begun = Odpowiedzi, które zaczynają się od „{ $begun }”. Wiersz z samym „?” podaje wszystkie odpowiedzi.
mail-liberties = W każdej chwili, bez kończenia swojej decyzji: { $moves }
mail-sketches = Gdzie leżą na twojej planszy, oznaczone „+”:
mail-places = Liczby na planszy to numery odpowiedzi.
mail-opens = „{ $opens }” podaje dalsze odpowiedzi i niczego nie gra.
mail-mix = Inne zestawy też są odpowiedziami. Zapisz je w całości, na przykład „{ $example }”. Czego nie wymienisz, tego w nim nie ma.
mail-forms = Odpowiedzi pisz tak: { $examples }
mail-decision-amount = { $count ->
    [one] Odpowiedz liczbą { $least } albo jedną z tych odpowiedzi:
   *[other] Odpowiedz liczbą od { $least } do { $most }{ $step ->
        [1] {" "}albo jedną z tych odpowiedzi:
       *[other] {" "}co { $step } albo jedną z tych odpowiedzi:
    }
}
mail-decision-how = Otwórz odnośnik i naciśnij jego przycisk albo odpisz liczbą, na przykład „{ $number }”, lub słowami, na przykład „{ $example }”. „pomoc” wyjaśnia więcej.
mail-decision-how-heard = Odpisz liczbą, na przykład „{ $number }”, lub słowami, na przykład „{ $example }”. „pomoc” wyjaśnia więcej.

# Wiadomości.
mail-started-subject = { $table }: gra się zaczęła
mail-started = { $player }, gra przy stole { $table } się zaczęła. W kolejności:
mail-started-wait = Najpierw decydują inni; list przyjdzie, gdy nadejdzie twoja kolej.
mail-started-fair = Wszystkie tasowania przy tym stole wynikają z jednej tajnej liczby, ziarna. Poznasz ją na końcu; jej odcisk, poniżej, pokazuje, że nikt jej nie zmienił.
mail-late-yours-subject = { $table }: zagrano za ciebie
mail-late-yours = { $player }, twój czas upłynął i zagrano za ciebie: { $move }.
mail-late-present = Zachowujesz miejsce. Następne pytanie czeka na ciebie jak zawsze.
mail-late-too = Czas upłynął też dla: { $seat }.
mail-late-subject = { $table }: upłynął czas ({ $seat })
mail-late = { $player }, przy stole { $table } upłynął czas i zagrano odpowiedź domyślną: { $seat }.
mail-late-silent = { $player }, przy stole { $table } od dawna nie ma wieści od: { $seat }.
mail-late-nothing = Nic nie musisz robić.
mail-late-unheard-subject = { $table }: nie ma od ciebie wieści
mail-late-unheard = { $player }, przy stole { $table } od dawna nie ma od ciebie wieści.
mail-late-vote = Czy zastępcy mogą przejąć miejsca, które się nie odzywają?
mail-back = Jestem z powrotem: { $link }
mail-resigned-subject = { $table }: { $before } oddaje miejsce
mail-resigned = { $player }, { $before } oddaje miejsce przy stole { $table } i może je przejąć zastępca. Do tej chwili pytania do tego miejsca czekają tylko krótko.
mail-reminder-subject = { $table } czeka na ciebie: { $asked }
mail-reminder = Przypomnienie, zanim upłynie twój czas.
mail-leave-subject = { $table }: urlop bierze { $seat }
mail-leave = { $player }, { $seat } ma urlop od { $first } do { $last }.
mail-leave-clocks = Do tego czasu zegar tego miejsca stoi: { $table }.
mail-substituted-subject = { $table }: miejsce przejmuje { $seat }
mail-substituted = { $player }, przy stole { $table } gra teraz { $seat }, a wcześniej na tym miejscu: { $before }.
mail-briefing-subject = { $table }: przejmujesz miejsce
mail-briefing = { $player }, grasz dalej przy stole { $table } z pełnym zapasem i świeżym zegarem. Wcześniej na tym miejscu: { $before }.
mail-briefing-owes = Pytanie czeka na ciebie do { $until }.
mail-briefing-owes-no-limit = Czeka na ciebie pytanie.
mail-votes-subject = { $table }: { $seat } prosi { $asked }
mail-votes = { $player }, { $seat } prosi { $asked }.
mail-votes-done = Stanie się tak, jeśli wszyscy się zgodzą; jedno „nie” to kończy.
mail-votes-how = Powiedz tak lub nie: { $link }
mail-votes-how-short = Powiedz tak lub nie
mail-talk-subject = { $table }: { $name } coś mówi
mail-talk-greeting = Powiedziano przy stole { $table }:
mail-talk-how = Twoja odpowiedź na ten list pojawi się w rozmowie przy stole.

# Koniec.
mail-finished-subject = { $table }: koniec gry, { $count ->
    [one] wygrywa { $winners }
   *[other] zwycięstwem dzielą się { $winners }
}
mail-finished = { $player }, gra przy stole { $table } jest skończona. { $count ->
    [one] Wygrywa { $winners }
   *[other] Zwycięstwem dzielą się { $winners }
}. Twoja pozycja: { $place }.
mail-finished-conceded = { $by ->
    [contest] Runda turnieju skończyła się przed grą: to punktacja z tej chwili i ona się liczy.
   *[other] Wszyscy zgodzili się zakończyć tu grę: to punktacja z tej chwili i ona się liczy.
}
mail-scores = Każdy punkt i skąd się wziął:
mail-verify = Tasowania może sprawdzić każdy: SHA-256 ziarna jest tym, co ustalono przy otwarciu, a każde losowanie wynika z ziarna.
mail-seed = Ziarno: { $seed }
mail-verify-how = Zapis z każdym ruchem, który „procaccio verify” odtwarza: { $link }

# Zestawienie.
mail-digest-subject = { $count ->
    [one] { $table }: stół czeka na ciebie
    [few] Czekają na ciebie { $count } stoły
   *[other] Czeka na ciebie { $count } stołów
}
mail-digest = { $player }, { $count ->
    [one] czeka na ciebie jeden stół.
    [few] czekają na ciebie { $count } stoły, najpierw ten, { $order ->
        [deadline] którego termin jest najbliższy
       *[waiting] który czeka najdłużej
    }.
   *[other] czeka na ciebie { $count } stołów, najpierw ten, { $order ->
        [deadline] którego termin jest najbliższy
       *[waiting] który czeka najdłużej
    }.
}
mail-digest-how = { $count ->
    [one] Otwórz odnośnik albo odpowiedz na ten list numerem, na przykład „{ $example }”. „pomoc” wyjaśnia więcej.
   *[other] Otwórz odnośnik albo odpowiedz na ten list jednym wierszem dla każdego stołu: jego numer, dwukropek i twoja odpowiedź, na przykład „1: { $example }”. Możesz też napisać każdą odpowiedź pod jej stołem w cytowanym liście.
}
mail-digest-conversation = Twoje stoły
mail-digest-since = Czeka od { $since }.
mail-digest-open = Więcej odpowiedzi i plansza: { $link }
mail-digest-open-short = Więcej odpowiedzi i plansza
mail-digest-more = { $count ->
    [one] Czeka na ciebie jeszcze jeden stół
    [few] Czekają na ciebie jeszcze { $count } stoły
   *[other] Czeka na ciebie jeszcze { $count } stołów
}
mail-digest-stop = Zatrzymaj zestawienia: { $link }
mail-digest-stop-short = Zatrzymaj zestawienia

# Zaproszenie.
mail-invitation-subject = { $host } zaprasza cię: { $table }
mail-invitation = { $host } zaprasza cię: { $table }. Gra: { $game }, liczba graczy: { $count }.
mail-invitation-sitting = Przy stole do tej pory: { $names }.
mail-invitation-link = Zajmij miejsce tutaj:
mail-invitation-link-short = Zajmij miejsce
mail-invitation-how = To powolna gra: każda decyzja przychodzi do ciebie jako list, a odpowiadasz odnośnikiem albo e-mailem, kiedy chcesz.
mail-invitation-rules-short = Zasady gry { $game }
mail-invitation-rules = Zasady gry { $game }: { $link }
mail-invitation-no = Jeśli nie masz ochoty, zignoruj ten list: więcej się nie odezwiemy.
mail-invitation-stranger = Twój adres na ten jeden list podał nam ktoś, kto zaprasza: { $host }. Nic więcej o tobie nie wiemy.
mail-invitation-stop = Żadnych więcej zaproszeń stąd: { $link }
mail-invitation-stop-short = Żadnych więcej zaproszeń stąd
