# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Wezwania biura
desk-reports-waiting = Czekają
desk-reports-settled = Załatwione
desk-all-reports = Wszystkie wezwania
desk-report-number = Wezwanie { $number }
desk-report-by = Od
desk-report-line = Wiersz, o który chodzi
desk-report-board = Plansza { $count ->
    [0] na początku
   *[other] po ruchu { $count }
}
desk-act-settle-report = Załatw wezwanie
desk-does-settle-report = Wezwanie znika z kolejki albo do niej wraca.
desk-field-report = Wezwanie
desk-field-settled = Załatwione?
desk-settled-true = Załatwione
desk-settled-false = Czeka
desk-cannot-no-report = Przy tym stole nie ma takiego wezwania.
desk-undo = Cofnij to
desk-undo-reason = Cofa czyn { $number }
desk-press-reason = Naciśnięte w biurze
desk-press-pause = Pauza na trzy dni
desk-press-resume = Puść zegary
desk-press-close-talk = Zamknij rozmowę
desk-press-open-talk = Otwórz rozmowę
desk-press-extend = Dzień więcej
desk-press-mute = Wycisz na tydzień
desk-press-unmute = Oddaj głos
desk-press-remove = Usuń wiersz
desk-press-put-back = Przywróć wiersz
desk-press-settle = Załatwione
desk-press-reopen = Otwórz ponownie
desk-more-acts = Więcej
desk-player-page = Strona tej osoby
desk-rewind-here = Wróć: { $moment }
desk-nobody-found = Nikt się tak nie zaczyna. Wpisz początek imienia albo adresu.
desk-why-asked = { $name }: pytanie „{ $kind }” od { $since }.
desk-why-no-address = Bez adresu, więc żaden list nie wychodzi.
desk-why-no-letter = Od tego czasu nie wyszedł żaden list.
desk-why-letters = { $count ->
    [one] Wyszedł jeden list, { $last }.
    [few] Wyszły { $count } listy, ostatni { $last }.
    [many] Wyszło { $count } listów, ostatni { $last }.
   *[other] Wyszło { $count } listu, ostatni { $last }.
}
desk-why-failed = { $count ->
    [one] Jeden list się nie udał.
    [few] { $count } listy się nie udały.
    [many] { $count } listów się nie udało.
   *[other] { $count } listu się nie udało.
}
desk-why-bounced = Poczta wraca: { $why }
desk-why-never-seen = Nie było jeszcze odpowiedzi ani logowania.
desk-why-seen = Ostatnia obecność: { $at }.
