# Odpowiadanie na stronie stołu: szkic tury i pola, które go tworzą.

answer-among = O tych elementach ({ $count })
answer-draft = Dotychczasowa tura, jeszcze niewysłana
turn-undo = Cofnij
answer-reset = Zacznij od nowa
answer-sealed = To odkrywa ukryte informacje. Wyślij, aby je zobaczyć.
answer-ready = Tura jest kompletna. Zatwierdź ją.
answer-ready-reveals = Tura jest kompletna. Zatwierdzenie odkryje ukryte informacje.
turn-confirm = Zatwierdź turę
turn-end-early = Zakończ turę, { $left }
turn-end = Na koniec tury: { $effects }
turn-end-reveals = Zakończenie tury odkryje ukryte informacje.
turn-see = Wyślij i zobacz
turn-see-open = Wyślij i zobacz. Twoja tura trwa dalej.
turn-part = Wyślij tylko to. Twoja tura trwa dalej.
answer-change = Zmień odpowiedź
answer-add = Dodaj do tury
answer-send = Wyślij
answer-one-press = Jedno naciśnięcie wysyła twoją odpowiedź.
answer-last-sends = Ostatni wybór wysyła odpowiedź. Możesz ją zmienić, dopóki nie odpowiedzą wszyscy.
answer-usual = Zwykle: { $answer }
answer-nothing = Nic z tego
answer-reckon = Pokaż skutek
answer-write = Albo napisz
answer-write-hint = Napisz jak w liście, na przykład „{ $default }”.
answer-so-far = wybrano { $chosen } z { $count }
answer-together =
    { $count ->
        [one] jedna łącznie
       *[other] { $count } łącznie
    }
answer-range = od { $least } do { $most }{ $step ->
    [1] { "" }
   *[other] , co { $step }
}
answer-at-most = najwyżej { $most }
answer-less = O jeden mniej: { $what }
answer-more = O jeden więcej: { $what }
answer-places = Wybierz z listy: { $part } ({ $count })
answer-pad = Przesuń na planszy
answer-point = Albo naciśnij planszę.
answer-press-places = Naciśnij wyróżnione pole na planszy.
answer-press-other = Naciśnij inne wyróżnione pole, aby przesunąć.
answer-point-turns = Naciśnij na planszy, aby obrócić. Przytrzymaj, aby odbić.
answer-pad-keys = Z klawiatury: strzałki{ $shaped ->
    [yes] , R obraca, F odbija
   *[no] { "" }
}, gdy jeden z tych przycisków jest aktywny.
answer-pad-left = W lewo
answer-pad-right = W prawo
answer-pad-up = W górę
answer-pad-down = W dół
answer-pad-turn = Obróć
answer-pad-flip = Odbij
answer-near = Dozwolone są:
answer-missed = Stół zmienił się od wczytania tej strony. Twoja tura nie została wysłana.
answer-missed-kept = Twoja niewysłana tura: { $moves }
answer-missing = Najpierw wybierz: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] jeszcze jedna
       *[other] jeszcze { $count }
    })
answer-later = { $part }: najpierw wybierz resztę.
answer-place-none = jeszcze nie wybrano
answer-liberties = Możliwe w każdej chwili: { $ways }
answer-here = Możliwe tutaj
