# Kręgi przyjaciół: ich strony i listy.
nav-circles = Kręgi
circles-title = Kręgi
circles-none-hint = Krąg to grupa znajomych, którzy grają ze sobą raz po raz. Załóż go, roześlij jego odnośnik i gracie. Nikt inny nie widzi waszych stołów. Jedno naciśnięcie otwiera zwykłą grę jeszcze raz i zaprasza wszystkich.
circles-first = Załóż swój pierwszy krąg
circles-another = Załóż kolejny krąg
circles-found = Załóż krąg
circles-open = Do kręgu
circle-name = Nazwa kręgu
circle-name-hint = Tak, jak go nazywacie: Czwartkowi, Rodzina.
circle-settings = Ustawienia
circle-alone = Na razie nie ma tu nikogo więcej
circle-alone-hint = Roześlij ten odnośnik. Kto go otworzy i naciśnie przycisk, należy do kręgu i pojawia się tutaj.
circle-link = Odnośnik do dołączenia
circle-link-hint = Wyślij go znajomym. Pozostaje ten sam, dopóki nie zastąpisz go w ustawieniach.
circle-play = Następny stół
circle-play-hint = Krąg jeszcze nie grał. Wybierz grę i jej opcje. Staną się zwykłą grą, którą jedno naciśnięcie otworzy ponownie.
circle-first-table = Otwórz pierwszy stół
circle-usual = Zwykle: { $game }, { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
circle-again = Jeszcze raz to samo
circle-again-hint = { $count ->
        [0] Otwiera stół; nie ma jeszcze kogo pytać.
        [one] Otwiera stół i pyta drugą osobę z kręgu.
        [few] Otwiera stół i pyta { $count } pozostałe osoby z kręgu.
       *[other] Otwiera stół i pyta { $count } pozostałych osób z kręgu.
    }
circle-another-game = Inna gra
circle-next = Sam otworzy się: { $moment }.
circle-who-comes = Kto przyjdzie?
circle-asked = Pytanie do ciebie
circle-call-first = Miejsca wystarczy dla wszystkich.
circle-call-draw = Możesz odpowiedzieć do: { $moment }. Jeśli chętnych będzie więcej niż miejsc, siadają ci, którzy najdłużej czekali na stół tego kręgu.
circle-nobody-yet = Nikt jeszcze nie odpowiedział.
circle-come = Przyjdę
circle-stay = Tym razem nie
circle-you-come = Przychodzisz.
circle-you-stay = Tym razem nie przychodzisz.
circle-running = W grze
circle-gathering = Czekają na graczy
circle-finished = Zakończone
circle-standings = Tabela
circle-standings-rule = Dostajesz dwa punkty za każdą osobę pokonaną przy stole i jeden przy remisie. Boty się nie liczą.
circle-place = Miejsce
circle-player = Imię
circle-points = Punkty
circle-won = Wygrane
circle-played = Stoły
circle-gone = ktoś, kogo już nie ma
circle-members = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
circle-owner = prowadzi krąg
circle-since = od: { $moment }
circle-talk = Rozmowy
circle-talk-hint = Publiczne wiadomości z zakończonych stołów tego kręgu. Prywatne pozostają prywatne.
circle-talk-none = Jeszcze nic
circle-talk-none-hint = Gdy gra przy stole się kończy, pojawiają się tu jej publiczne wiadomości.
circle-wishes = Moje listy z tego kręgu
circle-asks = Zapraszaj mnie listem, gdy otwiera się stół
circle-asks-hint = W tym serwisie widzisz to tak czy inaczej.
circle-digest = Wieści z kręgu
circle-digest-monthly = Raz w miesiącu
circle-digest-monthly-hint = Pierwszego dnia: kto wygrał, w co się gra, co będzie.
circle-digest-weekly = Raz w tygodniu
circle-digest-weekly-hint = To samo, w poniedziałki.
circle-digest-never = Nigdy
circle-digest-never-hint = Strona kręgu mówi to w każdej chwili.
circle-save = Zapisz
circle-itself = Krąg
circle-inviting = Kto może zapraszać?
circle-inviting-members = Wszyscy w kręgu
circle-inviting-members-hint = Wszyscy widzą odnośnik i mogą go przekazać.
circle-inviting-owner = Tylko ja
circle-inviting-owner-hint = Nikt inny nie widzi odnośnika.
circle-monthly = Otwieraj stół co miesiąc
circle-monthly-hint = Zwykły stół otwiera się tego dnia o dziewiątej rano i zaprasza się wszystkich. Jeśli jakiś jeszcze czeka na graczy, nowy się nie otwiera.
circle-monthly-never = Nigdy
circle-monthly-day = { $day }. dnia każdego miesiąca
circle-renew = Zastąp odnośnik
circle-renew-hint = Stary odnośnik przestanie działać.
circle-hand-on = Przekaż krąg
circle-hand-on-hint = Nowa osoba prowadzi krąg. Ty nadal do niego należysz.
circle-hand-on-press = Przekaż
circle-show-out = Usuń kogoś
circle-show-out-hint = Ta osoba nie widzi już kręgu ani jego stołów, oprócz tych, przy których siedzi. Powstaje nowy odnośnik, żeby stary nie prowadził z powrotem.
circle-show-out-press = Usuń
circle-leave = Opuść krąg
circle-leave-hint = Zachowujesz swoje miejsca. Możesz wrócić z odnośnikiem.
circle-leave-owner = { $heir }: to osoba, która jest w kręgu najdłużej i odtąd go prowadzi. Zachowujesz swoje miejsca.
circle-leave-last = Nie ma tu już nikogo więcej: krąg kończy się z tobą. Jego stoły zostają tym, którzy przy nich siedzą.
circle-leave-press = Opuść
circle-join-asked = To zaproszenie do kręgu przyjaciół. Grają ze sobą raz po raz, powoli, listami albo na tych stronach, i tylko krąg widzi swoje stoły.
circle-join-people = { $count ->
        [one] Na razie: { $names }.
        [few] Na razie ({ $count }): { $names }.
       *[other] Na razie ({ $count }): { $names }.
    }
circle-join-belongs = Należysz do tego kręgu.
circle-join-address = Żeby dołączyć, wystarczy adres e-mail. Wyślemy ci list z odnośnikiem z powrotem na tę stronę.
circle-join-press = Dołącz jako { $name }
circle-call-title = { $circle }: przyjdziesz?
circle-call-seated = Masz miejsce przy stole.
circle-call-late = Miejsca są rozdane albo stołu już nie ma.
circle-stop-calls = Krąg { $circle } nie wyśle ci już zaproszeń do stołów. W tym serwisie nadal je zobaczysz.
circle-stop-digest = Krąg { $circle } nie wyśle ci już wieści listem.
circle-stopped-calls = Krąg { $circle } nie wysyła ci już zaproszeń do stołów.
circle-stopped-digest = Krąg { $circle } nie wysyła ci już wieści listem.
circle-stopped-back = Jeśli zmienisz zdanie:
circle-which = Dla kręgu { $circle }.
circle-table-of = Stół kręgu { $circle }.
circle-joining = Krąg { $circle }
circle-joining-hint = Tylko krąg widzi stół i może przy nim usiąść, chyba że niżej pozwolisz patrzeć wszystkim.
circle-ask-all = Zapytaj wszystkich w kręgu
circle-ask-all-hint = Listem z dwoma przyciskami: przyjdę, tym razem nie.
circle-make-usual = Ustaw jako zwykłą grę
circle-make-usual-hint = Otwiera to „Jeszcze raz to samo”.
hall-circles = W twoich kręgach
hall-circles-hint = Otwarte przez twoich przyjaciół.
done-circle-founded = Krąg jest gotowy. Teraz roześlij jego odnośnik.
done-circle-joined = Należysz do kręgu.
done-circle-left = Nie należysz już do kręgu.
done-circle-called = Stół jest otwarty, pytanie poszło do wszystkich.
done-circle-answered = Twoja odpowiedź się liczy.
done-circle-saved = Zapisano.
done-circle-link = Krąg ma nowy odnośnik. Stary już nie działa.
done-circle-shown-out = Ta osoba została usunięta, a krąg ma nowy odnośnik.
refused-not-the-owner = Może to zrobić tylko osoba, która prowadzi krąg.
refused-may-not-invite = W tym kręgu zaprasza tylko osoba, która go prowadzi.
refused-circle-link-spent = Ten odnośnik nie działa albo już nie działa. Poproś kogoś z kręgu o obecny.
refused-circle-full = Krąg jest pełny: należy do niego pięćdziesiąt osób.
refused-circle-closed = Moderacja zamknęła ten krąg: nikt nie dołącza i nic się nie otwiera. Trwające gry toczą się dalej.
refused-too-many-circles = Należysz już do tylu kręgów, ilu można. Najpierw opuść któryś.
refused-nothing-usual = Krąg nie ma jeszcze zwykłej gry. Otwórz pierwszy stół.
refused-not-asked = Do tego stołu nikogo nie wzywano. Zajmij miejsce przy samym stole.
refused-circle-calls-spent = Wszystkich tutaj pytano ostatnio kilka razy. Odczekaj chwilę, zanim zapytasz znowu.
mail-circle-call-subject = { $circle }: kto przyjdzie do następnego stołu?
mail-circle-call = { $player }, krąg { $circle } znowu gra: { $game }, liczba graczy: { $count }. Przyjdziesz?
mail-circle-call-first = Miejsca wystarczy dla wszystkich: kto przychodzi, siada od razu.
mail-circle-call-draw = Was jest { $members }, a miejsc { $count }. Odpowiedzi zbiera się do: { $until }, albo aż odpowiedzą wszyscy. Jeśli chętnych będzie więcej niż miejsc, siadają ci, którzy najdłużej czekali na stół tego kręgu.
mail-circle-coming = Na razie przyjdą: { $names }.
mail-circle-call-how = Odpowiedz na ten list: tak albo nie, lub naciśnij tu przycisk:
mail-circle-call-press = Powiedz, czy przyjdziesz
mail-circle-call-or-write = Albo odpowiedz na ten list: tak lub nie.
mail-circle-pace = Gra się tak: { $pace }
mail-circle-open = Krąg: { $link }
mail-circle-open-short = Krąg
mail-circle-stop-calls = Nie pytaj mnie więcej listem: { $link }
mail-circle-stop-calls-short = Nie pytaj mnie więcej listem
mail-circle-no-seat-subject = { $circle }: tym razem bez miejsca
mail-circle-no-seat = { $player }, do stołu { $table } przyszło więcej osób, niż jest miejsc.
mail-circle-no-seat-who = Tym razem siedzą ci, którzy czekali dłużej: { $names }.
mail-circle-no-seat-next = Twoje czekanie liczy się dalej, a ich zaczyna od nowa: im dłużej czekasz, tym prędzej miejsce jest twoje.
mail-circle-look-on = Popatrz: { $link }
mail-circle-look-on-short = Popatrz
mail-circle-digest-subject = { $circle }: co słychać
mail-circle-digest = { $player }, oto co słychać w kręgu { $circle }.
mail-circle-won = { $count ->
        [one] { $table }, { $game }. Zwycięstwo: { $names }.
        [few] { $table }, { $game }. Wspólne zwycięstwo: { $names }.
       *[other] { $table }, { $game }. Wspólne zwycięstwo: { $names }.
    }
mail-circle-standings = Tabela w grze { $game }: { $first }
mail-circle-table = { $table }: { $game }, grają { $names }
mail-circle-coming-up = Co będzie
mail-circle-gathering = { $count ->
        [one] { $table }: { $game }, wolne { $count } miejsce
        [few] { $table }: { $game }, wolne { $count } miejsca
       *[other] { $table }: { $game }, wolnych { $count } miejsc
    }
mail-circle-next = Następny stół otworzy się sam: { $moment }.
mail-circle-stop-digest = Nie chcę więcej takich listów: { $link }
mail-circle-stop-digest-short = Nie chcę więcej takich listów
mail-circle-see = Zobacz, kto przyjdzie: { $link }
mail-circle-see-short = Zobacz, kto przyjdzie
mail-circle-said-seated = Masz miejsce przy stole { $table }.
mail-circle-said-noted = Zapisane: przyjdziesz do stołu { $table }. Dowiesz się, gdy miejsca będą rozdane.
mail-circle-said-stays = Zapisane: tym razem nie przyjdziesz do stołu { $table }.
mail-circle-said-unread = Twój list w żadnym osobnym wierszu nie mówi tak ani nie, więc nic się nie stało. Napisz jedno z dwojga albo naciśnij tu przycisk.
mail-circle-said-late = Na { $table } jest za późno: miejsca są rozdane albo stołu już nie ma.
mail-circle-said-elsewhere = Na twój adres odpowiedzi do stołu { $table } napisano z innego adresu, więc nic się nie stało. Jeśli to było od ciebie, naciśnij tu przycisk.

# Circles, as the moderators see them.
desk-circles = Kręgi
desk-about-circle = Krąg { $number }
desk-at-circle = Krąg { $number }
desk-act-close-circle = Zamknij lub otwórz krąg
desk-does-close-circle = Nikt nie dołącza i nic się tam nie otwiera, dopóki krąg nie zostanie otwarty. Rozgrywane stoły trwają dalej.
desk-act-circle-owner = Niech prowadzi ktoś inny
desk-does-circle-owner = Odtąd tylko ta osoba zmienia krąg i z niego wyprasza. Kto opiekował się nim dotąd, pozostaje w kręgu.
desk-act-circle-member = Usuń kogoś albo przywróć
desk-does-circle-member = Miejsca tej osoby przy stołach pozostają, a link kręgu powstaje na nowo. Po powrocie należy do kręgu jak przedtem.
desk-field-belongs = Należy do kręgu?
desk-belongs-true = Tak, należy
desk-belongs-false = Nie, nie należy
desk-column-circle = Krąg
desk-column-members = Osoby
desk-column-owner = Prowadzi
desk-circle-closed = zamknięty
desk-cannot-no-member = Ta osoba nie należy do kręgu albo nie może.
desk-cannot-last-member = To ostatnia osoba: bez niej nie ma kręgu. Zamiast tego zamknij krąg.
desk-cannot-own-circle = Należysz do tego kręgu, więc z moderacji nic z nim nie zrobisz. Poproś kogoś innego.

# W terminalu.
help-circle = Wypisz swoje kręgi albo pokaż krąg NUMBER: członków, następny stół i wyniki.
help-circle-found = Załóż krąg o tej nazwie.
help-circle-join = Dołącz do kręgu jego odnośnikiem.
help-circle-link = Pokaż odnośnik, którym dołączają inni.
help-circle-again = Otwórz jeszcze raz zwykły stół i zapytaj wszystkich członków.
help-circle-come = Powiedz, że przyjdziesz do tego stołu.
help-circle-stay-away = Powiedz, że nie przyjdziesz do tego stołu.
circle-opened = Stół { $table } jest otwarty, pytanie poszło do wszystkich.
circle-none = Nie należysz do żadnego kręgu. „procaccio circle --found NAME” zakłada krąg.
circle-line = { $number }: { $name } ({ $names })
circle-call-line = Stół { $table }: na razie przyjdą: { $names }
circle-standings-of = Tabela ({ $game }):
circle-gone-one = ktoś, kogo już nie ma
