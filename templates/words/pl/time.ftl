# Czas: terminy i dlaczego są, kiedy są, urlop, przerwy i czego nie można mieć.

# Jak zapisuje się chwilę: dzień tygodnia, dzień, miesiąc, godzina.
time-moment-pattern = EEE d MMM HH:mm
time-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
time-hours = { $count } h
time-minutes = { $count } min
time-and = { $first } i { $last }

time-no-limit = Ten stół nie ma limitu czasu.
time-deadline = { $deadline } twojego czasu
time-deadline-because = { $deadline } twojego czasu, bo { $reasons }
time-because-weekend = twój weekend się nie liczy
time-because-leave = twój urlop się nie liczy
time-because-pause = przerwa stołu się nie liczy
time-because-sleep = twoje godziny snu się nie liczą
time-because-moved-sleep = nic nie upływa, gdy śpisz
time-because-moved-reminder = zanim coś upłynie, przychodzi przypomnienie
time-given = Masz na to pytanie { $time }.
time-given-bank = Masz na to pytanie { $time }, a w zapasie { $bank }.
time-given-hour = Odpowiedzi są oczekiwane codziennie o { $hour } ({ $zone }); pytanie stoi co najmniej { $time }.
time-given-absent = Twoje miejsce liczy się jako nieobecne, więc to pytanie czeka tylko { $time }; odpowiedz albo napisz „jestem z powrotem”, a zwykły czas powróci.
time-next-reminder = Następne przypomnienie przyjdzie { $reminder }.

# Czego nie można mieć.
time-bad-pace = Tego tempa nie da się odczytać: { $why }. Strona o czasie mówi, co może być w tempie.
time-bad-calendar = Tego kalendarza nie da się odczytać: { $why }. Strona o czasie mówi, co może być w kalendarzu.
time-no-zone = Nie ma strefy czasowej „{ $zone }”. Pisze się ją jak Europe/Rome albo America/New_York, albo UTC.
time-sleep-too-long = Godziny snu są dłuższe niż nic, a najwyżej { $longest } na noc.
time-weekend-too-long = Weekend ma najwyżej tyle dni tygodnia: { $longest }.
time-ladder-empty = Potrzebne jest co najmniej jedno przypomnienie, jakiś czas przed terminem.
time-notice-too-short = Ostatnie przypomnienie przychodzi co najmniej { $shortest } przed terminem.
time-out-of-bounds = { $time } nie może być czasem na pytanie ani zwłoką czy nieobecnością: podaj od { $shortest } (trzykrotność wyprzedzenia) do { $longest }.
time-bank-of-no-use = Zapas wymaga czasu na pytanie i nie łączy się ze stałą godziną dnia: pomiń bank, increment i cap.
time-kinds-without-time = Podaj też czas na pytanie: przy stałej godzinie dnia mówi on, jak długo pytanie stoi co najmniej, i mają go rodzaje pytań bez własnego czasu.
time-bank-out-of-bounds = Zapas, przyrost i górna granica są nie mniejsze niż nic i najwyżej { $longest }.
time-cap-missing = Przyrost wymaga górnej granicy, inaczej zapas rósłby bez końca.
time-cap-below-bank = Górna granica { $cap } leży poniżej zapasu { $bank }, z którym miejsce zaczyna: podnieś granicę albo zmniejsz zapas.
time-endless = Od { $start } zegar stałby dłużej niż przez { $days } dni. Skróć urlop albo przerwę.
time-naive = Chwila potrzebuje strefy: napisz 2026-11-24T18:30:00Z albo 2026-11-24T19:30:00+01:00.
time-leave-backwards = Urlop kończy się po tym, jak się zacznie.
time-leave-when = Urlop trwa co najmniej dzień i zaczyna się dziś albo w ciągu { $days } dni.
time-leave-twice = W niektóre z tych dni już masz urlop.
time-leave-quota = Urlop w roku, w dniach: { $quota }; na rok { $year } zostaje ci { $left }.
time-leave-begun = Odwołać można tylko urlop, który się nie zaczął. Aby zakończyć trwający, napisz „jestem z powrotem”.
time-pause-when = Przerwa zaczyna się teraz albo w ciągu roku i kończy się później.
time-pause-too-long = Przerwa trwa najwyżej { $longest }; gdy minie, można umówić się na następną.
time-pause-twice = W części tego czasu stół już ma przerwę.
time-takeover-before = Miejsce zmieniło gracza { $since }; wcześniej nie można go przejąć.

# Miejsca, od których nikt nie ma wieści.
time-absent-since = { $seat } liczy się jako miejsce nieobecne od { $since }: pytania do tego miejsca czekają tylko krótko.
time-absent-yours = Od { $since } twoje miejsce liczy się jako nieobecne: pytania do ciebie czekają tylko krótko. Odpowiedz albo napisz „jestem z powrotem”, a zwykły czas powróci.
time-absent-follows = { $follows ->
    [bot] Jeśli to potrwa, od { $at } gra dalej bot.
    [open] Jeśli to potrwa, od { $at } miejsce może przejąć zastępca.
    [vote] Jeśli to potrwa, od { $at } stół głosuje, co stanie się z miejscem.
   *[default] Gra toczy się dalej, z odpowiedzią domyślną na każde pytanie.
}
time-absent-followed = { $follows ->
    [bot] Dalej gra bot.
    [open] Miejsce może przejąć zastępca.
    [vote] Stół został zapytany, co stanie się z miejscem.
   *[default] Gra toczy się dalej, z odpowiedzią domyślną na każde pytanie.
}
