nav-leagues = Ligi
leagues-lead = W lidze grasz o swoje miejsce. W grupach po każdym sezonie najlepsi awansują, a ostatni spadają. Na drabince wyzywasz osoby nad sobą.
leagues-none = Nie ma tu żadnej ligi
leagues-none-hint = Otwórz ligę i zaproś znajomych: sezony następują po sobie same.
leagues-more = Więcej lig
league-open = Otwórz ligę
league-filter-joining = Przed pierwszym sezonem
league-filter-running = Trwające
league-filter-ended = Zakończone
league-filter-mine = Moje
league-form-divisions = Grupy
league-form-ladder = Drabinka
league-form-divisions-hint = W każdym sezonie wszyscy grają w swojej grupie; potem najlepsi awansują, a ostatni spadają.
league-form-ladder-hint = Jeśli pokonasz kogoś wyżej, zajmujesz jego miejsce.
league-facts = { $game } · { $form ->
    [ladder] drabinka
   *[divisions] grupy po { $size }, najwyżej { $pod } osób przy stole
}
league-members = { $count ->
    [one] Jedna osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
league-rules = Jej zasady
league-rule-season = Co { $days } dni zaczyna się sezon; liczba rund: { $rounds }, każda trwa { $round-days } dni. Nieskończone stoły liczą się wtedy z aktualną punktacją.
league-rule-moving = Potem z każdej grupy awansują pierwsze osoby (tyle: { $moving }), a ostatnie spadają, tyle samo do każdej grupy niżej. Nowe osoby zaczynają na dole.
league-rule-leaving = W najniższej grupie miejsce po kimś, kto odchodzi, przejmuje ten, kto czeka; w innych gra dalej bot, a po sezonie awansuje o jedną osobę więcej. Kto odchodzi albo znika, nie szkodzi nikomu innemu.
league-rule-pyramid = { $branches ->
    [1] Pod każdą grupą jest jedna.
   *[other] Liczba grup pod każdą: { $branches }.
}
league-rule-reach = Możesz wyzwać osoby stojące wyżej, najdalej o tyle miejsc: { $reach }. Nikt nie ma dwóch wyzwań naraz. Osób na urlopie albo z wystarczającą liczbą stołów nie można wyzwać.
league-rule-answer = Na przyjęcie wyzwania masz { $days } dni. Jeśli odmówisz albo nie odpowiesz, przegrywasz je.
league-rule-exchange = Jeśli wygra strona wyzywająca, obie osoby zamieniają się miejscami; inaczej wszystko zostaje. Po { $days } dniach stół liczy się z aktualną punktacją.
league-rule-below = Kto dołącza, zaczyna na dole; gdy ktoś odchodzi, wszyscy za nim idą w górę.
league-next-first = Pierwszy sezon zacznie się { $when }.
league-next = Następny sezon zacznie się { $when }.
league-now = Trwa sezon { $season }.
league-ended-on = Skończyła się { $when }.
league-join = Dołącz
league-leave = Opuść ligę
league-goes-up = Po sezonie { $count ->
    [one] z pierwszego miejsca awansuje się
   *[other] z miejsc od 1 do { $count } awansuje się
} do wyższej grupy.
league-goes-down = Od miejsca { $place } w dół spada się niżej.
league-leave-hint = Kto czeka, przejmuje to miejsce, albo przy stole gra dalej bot. Wyniki zostają.
league-leave-ladder-hint = Otwarte wyzwanie jest przegrane, a wszyscy niżej idą w górę.
league-sign-in = Zaloguj się, aby dołączyć
league-mine-division = Grasz w grupie { $division }.
league-mine-waiting = Czekasz na miejsce. W następnym sezonie dostaniesz je w najniższej grupie.
league-mine-first = Jesteś w lidze. Gdy zacznie się pierwszy sezon, przyjdzie list.
league-mine-gone = W tym sezonie nie dostajesz już stołów i w następnym cię nie ma.
league-mine-place = Twoje miejsce: { $place }.
league-my-division = Twoja grupa i twój stół
league-division = Grupa { $number }
league-division-heading = Grupa
league-level = Poziom { $number }
league-divisions = Grupy sezonu { $season }
league-divisions-some = Jest ich { $count }. Tu są pierwsze, te wokół własnej i ostatnia; do pozostałych prowadzą miejsca poniżej.
league-seasons = Sezony
league-season = Sezon { $number }
league-order = Wszyscy według miejsc
league-order-ladder = Drabinka
league-challenge = Wyzwij
league-challenge-of = Wyzwij: { $name }
league-challenge-heading = Wyzwanie
league-challenge-none = Teraz nikogo nie możesz wyzwać: osoby w zasięgu mają otwarte wyzwanie, są na urlopie albo mają dość stołów.
league-challenge-mine = Rzucone przez ciebie wyzwanie: { $name }. Można je przyjąć do { $when }.
league-challenge-to-me = { $name } wyzywa cię o twoje miejsce. Przyjmij do { $when } albo je stracisz.
league-challenge-until = Można je przyjąć do { $when }.
league-challenge-played = Grasz o lepsze miejsce, po drugiej stronie: { $name }.
league-challenge-look = Zobacz wyzwanie
league-take-up = Przyjmij wyzwanie
league-refuse = Odmów i strać miejsce
league-challenge-back = Cofnij
league-busy = w trakcie wyzwania
league-waits = czeka na miejsce
league-season-of = Sezon { $season }, grupa { $division }
league-challenge-in = Wyzwanie na drabince
league-organise-season = Zacznij następny sezon teraz
league-organise-season-hint = Gdy tylko skończy się obecny.
league-organise-later = Zacznij go tydzień później
league-organise-end = Zakończ ligę
league-organise-restore = Niech trwa dalej
league-organise-in = Przyjmij osobę
league-organise-out = Usuń osobę
league-field-form = Jak zmieniają się miejsca
league-field-pod-size = Osoby przy stole, najwyżej
league-field-division-size = Osoby w grupie
league-field-branches = Grupy pod każdą
league-field-branches-1 = Jedna: kolumna
league-field-branches-2 = Dwie: piramida
league-field-branches-3 = Trzy: szeroka piramida
league-field-moving = Ile osób awansuje z każdej grupy
league-field-rounds = Rundy sezonu; puste: aż wszyscy się spotkają
league-field-season-days = Dni od początku jednego sezonu do początku następnego
league-field-first-days = Dni do pierwszego sezonu
league-field-reach = Drabinka: o ile miejsc wyżej można wyzwać
league-field-answer-days = Drabinka: dni na odpowiedź
league-field-divisions = Dla grup
league-field-ladder = Dla drabinki
done-league-opened = Liga jest otwarta. Zaproś teraz graczy.
done-league-joined = Jesteś w lidze.
done-league-left = Liga opuszczona.
done-league-challenged = Gotowe. List jest w drodze.
done-league-organised = Gotowe.
challenge-cannot-ended = To nie drabinka albo już się skończyła.
challenge-cannot-reach = Druga osoba stoi niżej albo wyżej o więcej miejsc, niż pozwala zasada drabinki.
challenge-cannot-open = Jedna z tych osób ma otwarte wyzwanie.
challenge-cannot-tables = Jedna z tych osób gra naraz przy tylu stołach, ile chce.
challenge-cannot-leave = Nie możesz wyzwać osoby na urlopie.
challenge-cannot-unwanted = Tej osoby nie możesz wyzwać.
mail-league-change = { $change ->
    [up] Twoje miejsce jest teraz wyżej.
    [down] Twoje miejsce jest teraz niżej.
    [new] Jesteś tu po raz pierwszy.
   *[same] Twoje miejsce nie jest ani wyżej, ani niżej.
}
mail-league-page = Liga
mail-league-begins = Pierwsza runda zostanie wylosowana { $when }. Potem list wskaże twój stół. Jeśli nie możesz grać, wycofaj się wcześniej.
league-division-name = { $contest }, grupa { $division }
mail-league-next = Następny sezon zacznie się { $when }. Grasz w nim, dopóki jesteś w lidze. List powie, w której grupie.
mail-league-answer-leave = Aby się wycofać i opuścić ligę, odpowiedz jednym słowem „{ $word }”.
mail-league-take-up = Możesz przyjąć do { $when }. Bez odpowiedzi tracisz miejsce.
mail-league-answer-take-up = Aby przyjąć, odpowiedz jednym słowem „{ $word }”.
mail-league-answer-refuse = Aby odmówić i stracić miejsce, odpowiedz jednym słowem „{ $word }”.
desk-act-league-season = Zacznij następny sezon w innej chwili
desk-does-league-season = Następny sezon zaczyna się w tej chwili albo gdy tylko skończy się obecny.
desk-act-league-end = Zakończ ligę albo niech trwa dalej
desk-does-league-end = Nie zacznie się żaden sezon ani wyzwanie; to, co trwa, jest grane do końca. Później liga może trwać dalej.
desk-act-league-member = Usuń kogoś z ligi albo przyjmij
desk-does-league-member = Kto zostaje usunięty, opuszcza też obecny sezon albo przegrywa otwarte wyzwanie. Kto zostaje przyjęty, zaczyna na dole.
desk-field-ended = Zakończona?
desk-ended-true = Zakończona
desk-ended-false = Trwa dalej
desk-at-league = Liga { $number }
desk-about-league = Liga { $number }
desk-cannot-league-over = Liga się skończyła albo jest drabinką, która nie ma sezonów.
desk-cannot-no-league-member = Nie ma takiej osoby albo nie ma ona adresu.
wrong-division-size = Podaj liczbę od 2 do 100: co najmniej tyle, ile osób siedzi przy stole.
wrong-moving = Podaj mniejszą liczbę, żeby nikt nie awansował i nie spadał naraz.
wrong-branches = Wybierz jedną, dwie albo trzy.
wrong-season-days = Podaj liczbę dni od 2 do 730, która starczy na wszystkie rundy i jeden dzień więcej.
wrong-first-season = Podaj liczbę dni od 1 do 365.
wrong-reach = Podaj liczbę od 1 do 20.
wrong-answer-days = Podaj liczbę dni od 1 do 180.
help-league = Wypisz ligi, dołącz i wyzywaj graczy na drabince.
help-league-list = Wypisz ligi, najnowsze najpierw.
help-league-show = Pokaż ligę z jej grupami albo drabinką.
help-league-join = Dołącz do ligi.
help-league-leave = Opuść ligę.
help-league-challenge = Wyzwij gracza po numerze z „league show”.
