# Nauka gry przy jej własnym stole.
learn-title = { GAME($game) }: naucz się w dziesięć minut
learn-told = Kilka krótkich lekcji, w każdej jedna myśl, a potem krótka gra. Grasz tylko z botami przy prawdziwym stole i wszystko jest jak w każdej grze. Zegar nie idzie. Jeśli wybierzesz inną odpowiedź, wyjaśnimy ją i nic się nie zmieni.
learn-by-mail = Każdy krok przychodzi też w liście: możesz się uczyć, odpisując na listy.
learn-begin = Zacznij
learn-go-on = Dalej
learn-ideas = Myśli
learn-last-idea = Krótka gra z botami
learn-short-game-told = bez zegara
learn-minutes =
    { $count ->
        [one] około minuty
        [few] około { $count } minut
       *[other] około { $count } minut
    }
learn-done = poznane
learn-learned = Poznane: { $count } z { $of }.
learn-told-short = Pojedyncze lekcje przy prawdziwym stole, razem: { $count }.
learn-this = Naucz się w dziesięć minut

# Tak nazywa się stół lekcji, a tak stół gry, która po niej następuje.
lesson-table = Nauka: { GAME($game) }, { $number } z { $count }: { $title }
lesson-afterwards = Pierwsza gra: { GAME($game) }
lesson-number = Myśl { $number } z { $count }
lesson-idea = Myśl
lesson-for-instance = Na przykład: { $answer }
lesson-learned = Już wiesz: { $title }
lesson-next = Dalej: { $title }
lesson-next-game = Dalej: krótka gra
lesson-next-letter = Następna myśl przyjdzie w osobnym liście: { $title }.
lesson-last-letter = To była ostatnia myśl. Zaczęła się krótka gra z botami. Jej pierwszy list przyjdzie wkrótce.
lesson-left = Ta lekcja została przerwana przed końcem. Zacznij ją od nowa, kiedy chcesz.
lesson-again = Zacznij ją od nowa
learn-leaves = Jeśli zaczniesz lekcję, przerwiesz tę, która trwa. Możesz ją potem zacząć od nowa.

# Listem: `nauka` i nazwa gry.
answer-learn-begun = „{ $table }”: zaczęło się. Pierwszy list przyjdzie wkrótce.
answer-why-learn-which = Napisz jeden z tych wierszy: { $games }.
answer-command-learn = Naucz się gry w dziesięć minut; jej nazwa stoi dalej w wierszu:

# W terminalu.
lesson-terminal-over = To była cała lekcja. Teraz krótka gra z botami. Naciśnij Enter, żeby zacząć, albo wpisz „quit”, żeby wyjść.
lesson-new-position = Dla tej myśli ustawiono nową pozycję.
help-learn = Naucz się GAME w dziesięć minut: przygotowane pozycje, a potem krótka gra z botami.
help-lesson = Lekcja, od której zacząć. Domyślnie pierwsza.
learn-no-lessons = { $name } nie ma lekcji.
learn-no-such-lesson = Nie ma lekcji „{ $name }”; są: { $lessons }.
learn-left = Graj dalej: { $command }
