# Odpowiadanie na stronie stołu: szkic tury i pola, które go tworzą.

answer-among = Spośród czego wybierasz ({ $count })
answer-draft = Dotychczasowa tura
answer-drop = Zdejmij ostatni ruch
answer-reset = Zacznij od nowa
answer-sealed = Tu coś zostaje odkryte: co z tego wynika, widać po wysłaniu tury.
answer-nothing-else = Nic więcej nie ma do wyboru, więc pójdzie razem z tym: { $answers }.
answer-unsent = Jeszcze nie wysłano.
answer-ready = Tura jest gotowa do wysłania
answer-change = Zmień odpowiedź
answer-add = Dodaj
answer-send = Wyślij
answer-one-press = Jedno naciśnięcie wysyła twoją odpowiedź.
answer-usual = Zwykle: { $answer }
answer-nothing = Nic z tego
answer-reckon = Policz
answer-write = Albo napisz
answer-write-hint = Słowami jak w liście, na przykład „{ $default }”.
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
answer-places =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
answer-pad = Przesuń na planszy
answer-point = Albo wskaż na planszy.
answer-point-turns = Na planszy dotknięcie obraca, a dłuższe odbija.
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
answer-near = Tak byłoby dobrze:
answer-missed = Od otwarcia tej strony gra przy stole poszła dalej. Nic z dawnej tury nie zostało wysłane.
answer-missed-kept = Co było już przygotowane: { $moves }
answer-missing = Najpierw wybierz: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] jeszcze jedna
       *[other] jeszcze { $count }
    })
answer-later = { $part }: gdy reszta zostanie wybrana.
answer-place-none = jeszcze nie wybrano
answer-liberties = Ponadto w każdej chwili: { $ways }
answer-here = Co można tu zrobić
