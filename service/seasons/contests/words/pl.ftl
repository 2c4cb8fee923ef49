nav-contests = Turnieje
contests-lead = Turniej ma uczestników i rundy. W każdej rundzie spotykasz kilka osób przy stole. Po ostatniej rundzie klasyfikacja jest ostateczna. Turniej zawsze kończy się sam.
contests-none = Nie ma tu żadnego turnieju
contests-none-hint = Otwórz turniej i zaproś znajomych: sam rozsadza wszystkich przy stołach i sam się kończy.
contests-more = Więcej turniejów
contest-open = Otwórz turniej
contest-filter-joining = Do zgłoszenia
contest-filter-running = Trwające
contest-filter-finished = Zakończone
contest-filter-cancelled = Odwołane
contest-filter-mine = Moje
contest-format-swiss = System szwajcarski
contest-format-round-robin = Każdy z każdym
contest-format-knock-out = System pucharowy
contest-format-swiss-hint = W każdej rundzie spotykasz osoby o podobnej liczbie punktów.
contest-format-round-robin-hint = Każdy spotyka każdego, na ile starczy rund.
contest-format-knock-out-hint = Lepsza połowa każdej grupy gra dalej, aż zostanie jedna osoba.
contest-facts = { $game } · { $format } · najwyżej { $size } osób przy stole
contest-rated = Jego stoły liczą się do rankingu.
contest-entrants = { $count ->
    [one] Jedno zgłoszenie
    [few] { $count } zgłoszenia
   *[other] { $count } zgłoszeń
}
contest-places = { "" } na { $most }
contest-waiting = { $count ->
    [one] jedna osoba czeka na miejsce
    [few] { $count } osoby czekają na miejsce
   *[other] { $count } osób czeka na miejsce
}
contest-until-joining = Można się zgłosić do { $when }; potem losuje się pierwszą rundę. Potrzeba co najmniej { $least } osób.
contest-until-running = { $rounds ->
    [0] Runda { $round } trwa do { $when }.
   *[other] Runda { $round } z { $rounds } trwa do { $when }.
} Nieskończone stoły liczą się wtedy z aktualną punktacją.
contest-until-finished = Skończył się { $when }.
contest-until-cancelled = Odwołano go { $when }.
contest-organiser = Organizuje: { $name }
contest-gone = ktoś, kto odszedł
contest-enter = Zgłoś się
contest-wait = Czekaj na miejsce
contest-leave = Wycofaj się
contest-leave-hint = Kto czeka, przejmuje to miejsce; jeśli nikt nie czeka, przy stole gra dalej bot.
contest-sign-in = Zaloguj się, aby się zgłosić
contest-mine-entered = Jesteś w turnieju.
contest-mine-waiting = Czekasz na miejsce.
contest-mine-withdrawn = Nie dostajesz tu już stołów: to skutek wycofania się albo niedokończenia stołu.
contest-mine-asked = Masz wyzwanie. Przyjmij je albo twoje miejsce na drabince przepadnie.
contest-mine-out = Odpadasz z rozgrywek.
contest-my-table = Twój stół w rundzie { $round }
contest-standings = Klasyfikacja
contest-entered-heading = Kto się zgłosił
contest-rank = Miejsce
contest-name-heading = Imię
contest-points = Punkty
contest-wins = Wygrane stoły
contest-strength = Punkty rywali
contest-reached = Ostatnia runda
contest-entrant-withdrawn = poza turniejem
contest-entrant-out = odpada
contest-entrant-asked = czeka na odpowiedź
contest-you = ty
contest-next-page = Następna strona
contest-points-how = Stół daje do 120 punktów: część za każdą pokonaną osobę, a pół części przy remisie. Runda bez stołu daje 60. Przy równych punktach decydują wygrane stoły, potem punkty rywali, potem los. W systemie pucharowym liczy się najpierw ostatnia osiągnięta runda.
contest-rounds = Rundy
contest-round = Runda { $number }
contest-pod = Stół { $number }
contest-pod-open = Obejrzyj stół
contest-pod-soon = Stół otworzy się za chwilę.
contest-pod-points = punkty: { $points }
contest-draw = Losowanie
contest-draw-how = Wszystkie losowania wynikają z jednej tajnej liczby. Jej odcisk jest jawny, zanim ktokolwiek się zgłosi, a sama liczba od pierwszej rundy. Każdy może wtedy powtórzyć losowanie.
contest-commitment = Odcisk (SHA-256)
contest-seed = Liczba
contest-draw-check = Powtórz losowanie i porównaj
contest-draw-holds = Powtórzono: każda runda zgadza się z liczbą.
contest-draw-differs = Po ponownym losowaniu różni się: { $what }
contest-organise = Organizuj
contest-organise-hint = Moderacja widzi to wszystko i może to cofnąć.
contest-close-joining = Zakończ zgłoszenia teraz
contest-end-round = Zakończ tę rundę teraz
contest-more-days = Tydzień dłużej
contest-cancel = Odwołaj turniej
contest-restore = Wznów turniej
contest-withdraw-entrant = Wycofaj: { $name }
contest-return-entrant = Przywróć: { $name }
contest-replace = Oddaj miejsce innej osobie
contest-replace-whom = Czyje miejsce
contest-replace-by = Adres drugiej osoby
contest-invite = Zaproś
contest-invite-email = Adres osoby, która tu gra
contest-field-name = Nazwa
contest-field-format = Kto z kim gra
contest-field-game = Gra
contest-field-pod-size = Najwięcej osób przy stole
contest-field-pace = Tempo
contest-field-least = Zgłoszeń co najmniej
contest-field-most = Zgłoszeń najwyżej
contest-field-rounds = Rundy (puste: ile potrzeba)
contest-field-round-days = Dni na rundę
contest-field-joining-days = Dni na zgłoszenia
contest-field-rated = Jego stoły liczą się do rankingu
done-contest-opened = Turniej jest otwarty. Zaproś teraz graczy.
done-contest-entered = Gotowe. Gdy zacznie się pierwsza runda, przyjdzie list.
done-contest-left = Twoje miejsce zostało wycofane.
done-contest-organised = Gotowe.
done-contest-invited = Jeśli ten adres tu gra, list jest w drodze.
contest-reason = Na prośbę organizatora
mail-contest-subject = { $word ->
    [invited] { $contest }: zagrasz?
    [entered] { $contest }: zgłoszenie przyjęte
    [waiting] { $contest }: czekasz na miejsce
    [moved-up] { $contest }: jest miejsce dla ciebie
    [round] { $contest }: twój stół w rundzie { $round }
    [sits-out] { $contest }: pauzujesz w rundzie { $round }
    [withdrawn] { $contest }: miejsce wycofane
    [gone] { $contest }: nie dostajesz już stołów
    [cancelled] { $contest }: odwołany
    [restored] { $contest }: trwa dalej
    [ended] { $contest }: koniec
    [season] { $contest }: zaczyna się sezon { $season }
    [challenged] { $contest }: wyzwanie
    [challenge-over] { $contest }: koniec wyzwania
   *[unclear] { $contest }: list nie został zrozumiany
}
mail-contest-says = { $word ->
    [invited] Zaproszenie do { $contest } przysyła { $organiser }.
    [entered] Zgłoszenie do { $contest } przyjęte. Gdy zacznie się pierwsza runda, przyjdzie list.
    [waiting] Wszystkie miejsca w { $contest } są zajęte. Następne, które się zwolni, będzie twoje.
    [moved-up] W { $contest } zwolniło się miejsce. Jest twoje, z jego punktami i stołem.
    [round] Zaczęła się runda { $round } turnieju { $contest }, twój stół jest gotowy.
    [sits-out] W rundzie { $round } turnieju { $contest } pauzujesz i dostajesz za nią 60 punktów.
    [withdrawn] Twoje miejsce w { $contest } zostało wycofane. Nikt tam na ciebie nie czeka.
    [gone] W { $contest } brakło twoich odpowiedzi albo ktoś inny dokończył twój stół. Nie dostajesz już stołów. Organizator może cię przywrócić.
    [cancelled] { $contest } odwołano. Rozpoczęte stoły są grane dalej.
    [restored] { $contest } był odwołany i teraz trwa dalej.
    [ended] { $contest } dobiegł końca. To ostateczna klasyfikacja.
    [season] Sezon { $season } ligi { $contest } zaraz się zacznie. Grasz w grupie { $division }.
    [challenged] { $names } wyzywa cię o miejsce { $place } w { $contest }.
    [challenge-over] Wyzwanie w lidze { $contest } dobiegło końca (druga osoba: { $names }). Twoje miejsce: { $place }.
   *[unclear] W { $contest } nic nie zrobiono. Wpisz jedno słowo w pierwszej linii.
}
mail-contest-table = Do twojego stołu
mail-contest-page = Turniej
mail-contest-people = Grasz z: { $names }.
mail-contest-deadline = Runda kończy się { $when }. Nieskończone stoły liczą się z punktacją z tej chwili.
mail-contest-joining = Możesz się zgłosić do { $when }.
mail-contest-standing = Twoje miejsce: { $rank } z { $count }, punkty: { $points }.
mail-contest-row = { $rank }. { $name }: { $points }
mail-contest-answer-join = Aby się zgłosić, odpowiedz jednym słowem „{ $word }”.
mail-contest-answer-leave = Aby się wycofać, odpowiedz jednym słowem „{ $word }”.
desk-act-contest-deadline = Zmień termin turnieju
desk-does-contest-deadline = Zgłoszenia albo obecna runda kończą się w tej chwili. Nieskończone stoły liczą się z aktualną punktacją.
desk-act-contest-cancel = Odwołaj turniej albo przywróć
desk-does-contest-cancel = Nie losuje się dalszych rund; rozpoczęte stoły są grane dalej. Później może trwać dalej.
desk-act-contest-withdraw = Wycofaj albo przywróć uczestnika
desk-does-contest-withdraw = Kto czeka, przejmuje miejsce; jeśli nikt, przy stole gra dalej bot.
desk-act-contest-replace = Oddaj miejsce innej osobie
desk-does-contest-replace = Miejsce przechodzi z punktami i krzesłem przy obecnym stole.
desk-field-contest-round = Runda (0: zgłoszenia)
desk-field-cancelled = Odwołany?
desk-cancelled-true = Odwołany
desk-cancelled-false = Trwa dalej
desk-field-entrant = Uczestnik
desk-field-withdrawn = Poza turniejem?
desk-withdrawn-true = Poza turniejem
desk-withdrawn-false = Bierze udział
desk-cannot-contest-round = Trwa już inna runda albo turniej się skończył.
desk-cannot-contest-over = W obecnym stanie turnieju to niemożliwe.
desk-cannot-no-entrant = Turniej nie ma takiego uczestnika albo nie ma takiej osoby.
wrong-format = Wybierz, kto z kim gra.
wrong-game = Wybierz jedną z gier.
wrong-pod-size = Wybierz od 2 do 6 osób, ile pozwala gra.
wrong-least = Podaj liczbę nie mniejszą, niż wymaga gra, i nie większą niż największa liczba zgłoszeń.
wrong-most = Podaj liczbę od 2 do 20000.
wrong-rounds = Podaj liczbę od 1 do 50 albo zostaw puste.
wrong-round-days = Podaj liczbę dni od 1 do 180.
wrong-joining-ends = Podaj liczbę dni od 1 do 365.
desk-at-contest = Turniej { $number }
desk-about-contest = Turniej { $number }
contest-wish = Stoły naraz
contest-wish-hint = Turniej da ci najwyżej tyle stołów naraz. Puste: bez limitu.
wrong-tables-at-once = Podaj liczbę od 1 do 100 albo zostaw puste.
help-contest = Wypisz turnieje, zgłoś się i sprawdź losowania.
help-contest-list = Wypisz turnieje, najnowsze najpierw.
help-contest-show = Pokaż turniej i jego klasyfikację.
help-contest-enter = Zgłoś się do turnieju.
help-contest-leave = Wycofaj się z turnieju.
help-contest-check = Powtórz wszystkie losowania turnieju z jawnego ziarna. Kończy się kodem 1, jeśli któreś się różni.
help-contest-check-file = Zapisane losowanie zamiast losowania z serwera.
contest-check-which = Podaj turniej albo plik przez --file.
