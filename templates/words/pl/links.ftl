# Strony za odnośnikami z naszych listów.

link-your-answer = Twoja odpowiedź
link-certain = Skutek: { $certain }.
link-other = Inna odpowiedź
link-played = Zagrane: { $move }.
link-so-far = Co się potem stało
link-stale = Ten odnośnik nie zagrywa „{ $move }”: jest już odpowiedź albo pytanie jest zamknięte. Niczego nie zmieniono.
link-since = Co się wydarzyło od tego listu
link-nothing-asked = Nie masz teraz nic do zdecydowania. Dostaniesz list, gdy nadejdzie twoja kolej.
link-answered-already = Twoja odpowiedź jest zapisana i możesz ją jeszcze zmienić
link-no-deadline = Ten termin minął. Usuń go z kalendarza.
link-dead-title = Ten odnośnik nie działa
link-dead = Odnośnik jest uszkodzony albo zastąpił go nowszy. Niczego nie zmieniono. Otwórz ostatni list tego stołu.
link-stop = Listy o stole { $table } nie będą już do ciebie przychodzić. Zachowujesz miejsce.
link-stop-press = Zatrzymaj te listy
link-stopped = Listy o stole { $table } nie będą już do ciebie przychodzić. Zachowujesz miejsce. Zaloguj się, żeby zobaczyć, co na ciebie czeka.
link-digest-stop = Zestawienia nie będą już do ciebie przychodzić. Zachowujesz miejsca. Zaloguj się, żeby zobaczyć, co na ciebie czeka.
link-digest-stopped = Zestawienia nie będą już do ciebie przychodzić. Zaloguj się, żeby zobaczyć, co na ciebie czeka.
link-invitations = Listy z zaproszeniem
link-invitations-stop = Na { $address } nie przyjdzie stąd więcej żadne zaproszenie, ktokolwiek poprosi.
link-invitations-stopped = Na { $address } nie przychodzą stąd już żadne zaproszenia, ktokolwiek poprosi.
link-invitations-back = Żeby znów na nie pozwolić, naciśnij tutaj albo wejdź z tym adresem i otwórz „Moje listy”. Przechowujemy odcisk adresu, a nie sam adres.
link-invitations-allowed = Na { $address } mogą znów przychodzić zaproszenia.
invitations-stop = Koniec zaproszeń
invitations-allow = Znów pozwól na zaproszenia
link-save = Zapisz
link-saved = Zapisane.

# Czego można sobie życzyć od listów.
mail-when = Kiedy przychodzą listy o tym stole
mail-rhythm-now = Od razu
mail-rhythm-digest = W moim zestawieniu
mail-rhythm-both = Od razu i w moim zestawieniu
mail-rhythm-reminders = Tylko jako przypomnienie
mail-rhythm-never = Nigdy: zatrzymane
mail-form = Forma listów
mail-form-full = Pełna: z obrazkiem stołu
mail-form-short = Krótka: tylko decyzja
mail-form-heard = Do słuchania: sam tekst, najpierw nowości

# Zaproszenie.
link-invitation = { $game }, liczba graczy: { $count }.
link-invitation-seated = Masz miejsce. List przyjdzie, gdy zacznie się gra.
link-invitation-late = Nie udało się zająć miejsca: stół jest pełny, gra się zaczęła albo stołu już nie ma.

# Plansza.
link-board-text = Plansza w słowach

# I am back.
link-back = Przy tym stole twoje miejsce liczy się jako nieobecne od { $since }: pytania do ciebie czekają tylko krótko.
link-back-done = Przy tym stole znów masz zwykły czas.

# Głosowanie.
link-vote = { $seat } prosi { $asked }.
link-vote-seen = Co od tej pory zostało odkryte
link-vote-yes = Zgadzam się
link-vote-no = Nie zgadzam się
link-vote-unsaid = Twój głos nie został policzony: wybierz zgodę albo jej brak.
link-vote-said = Twój głos się liczy. Pytamy też innych.
link-vote-carried = Wszyscy się zgodzili: zrobione.
link-vote-refused = Ktoś się nie zgodził. Nic się nie zmienia.
link-vote-withdrawn = Prośba została wycofana. Nic się nie zmienia.
link-vote-overtaken = Gra poszła tymczasem dalej. Nic się nie zmienia.
