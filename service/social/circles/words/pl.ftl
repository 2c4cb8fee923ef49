# Kręgi przyjaciół: ich strony i listy.
nav-circles = Kręgi
circles-title = Kręgi
circles-none-hint = Krąg to kilka zaprzyjaźnionych osób, które grają ze sobą raz po raz. Zakładasz go, rozsyłasz jego odnośnik i gracie: nikt inny nie widzi waszych stołów. Jedno naciśnięcie otwiera jeszcze raz to, co zwykle, i pyta wszystkich.
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
circle-link-hint = Wyślij go, jak chcesz. Pozostaje ten sam, dopóki nie zrobi się nowego w ustawieniach.
circle-play = Następny stół
circle-play-hint = Tu jeszcze w nic nie grano. Wybierz grę i sposób gry: tak będzie się w tym kręgu grało zwykle, a odtąd jedno naciśnięcie otworzy to jeszcze raz.
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
circle-call-first = Miejsca wystarczy dla wszystkich: kto przychodzi, siada od razu.
circle-call-draw = Odpowiedzi zbiera się do: { $moment }, albo aż odpowiedzą wszyscy. Jeśli chętnych będzie więcej niż miejsc, siadają ci, którzy najdłużej czekali na stół tego kręgu.
circle-nobody-yet = Nikt jeszcze nie odpowiedział.
circle-come = Przyjdę
circle-stay = Tym razem nie
circle-you-come = Twoja odpowiedź: przyjdziesz.
circle-you-stay = Twoja odpowiedź: tym razem nie przyjdziesz.
circle-running = W grze
circle-gathering = Czekają na graczy
circle-finished = Zakończone
circle-standings = Tabela
circle-standings-rule = Dwa punkty za każdą osobę, którą na końcu stołu zostawiasz za sobą, jeden za każdą, z którą dzielisz miejsce. Boty nie mają punktów i ich nie dają.
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
circle-talk = Co powiedziano
circle-talk-hint = To, co przy zakończonych stołach tego kręgu mogli czytać wszyscy. Co powiedziano do pojedynczych miejsc, zostaje między nimi.
circle-talk-none = Jeszcze nic
circle-talk-none-hint = Gdy stół się kończy, zostaje tu to, co powiedziano przy nim do wszystkich.
circle-wishes = Listy, które dostaję
circle-asks = Pytaj mnie listem, gdy otwiera się stół
circle-asks-hint = Na swoich stronach widzisz to tak czy inaczej.
circle-digest = Co słychać w kręgu
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
circle-monthly = Co miesiąc stół sam z siebie
circle-monthly-hint = Tego dnia o dziewiątej rano otwiera się zwykły stół i pyta się wszystkich. Jeśli jakiś jeszcze czeka wtedy na graczy, zostaje ten.
circle-monthly-never = Nigdy
circle-monthly-day = { $day }. dnia każdego miesiąca
circle-renew = Zrób nowy odnośnik
circle-renew-hint = Jeśli odnośnik trafił w niepowołane ręce: zastąpi go nowy, a stary nigdzie nie zaprowadzi.
circle-hand-on = Przekaż krąg
circle-hand-on-hint = Odtąd prowadzi go ta osoba, a ty należysz do niego jak wszyscy.
circle-hand-on-press = Przekaż
circle-show-out = Wyproś kogoś
circle-show-out-hint = Ta osoba nie widzi już kręgu ani jego stołów, oprócz tych, przy których siedzi. Powstaje nowy odnośnik, żeby stary nie prowadził z powrotem.
circle-show-out-press = Wyproś
circle-leave = Opuść krąg
circle-leave-hint = Gdzie siedzisz, tam zostajesz. Wrócisz z odnośnikiem.
circle-leave-owner = { $heir }: to osoba, która jest w kręgu najdłużej i odtąd go prowadzi. Gdzie siedzisz, tam zostajesz.
circle-leave-last = Nie ma tu już nikogo więcej: krąg kończy się z tobą. Jego stoły zostają tym, którzy przy nich siedzą.
circle-leave-press = Opuść
circle-join-asked = To zaproszenie do kręgu przyjaciół. Grają ze sobą raz po raz, powoli, listami albo na tych stronach, i tylko krąg widzi swoje stoły.
circle-join-people = { $count ->
        [one] Na razie: { $names }.
        [few] Na razie ({ $count }): { $names }.
       *[other] Na razie ({ $count }): { $names }.
    }
circle-join-belongs = Należysz do tego kręgu.
circle-join-address = Żeby do niego należeć, wystarczy adres e-mail. List z odnośnikiem przyprowadzi cię tu z powrotem.
circle-join-press = Dołącz jako { $name }
circle-call-title = { $circle }: przyjdziesz?
circle-call-seated = Masz miejsce przy stole.
circle-call-late = Miejsca są rozdane albo stołu już nie ma.
circle-stop-calls = Żaden list kręgu { $circle } nie zaprosi cię już do stołu. Na swoich stronach nadal to zobaczysz.
circle-stop-digest = Krąg { $circle } nie napisze ci już, co słychać.
circle-stopped-calls = Żaden list kręgu { $circle } nie zaprasza cię już do stołu.
circle-stopped-digest = Krąg { $circle } nie pisze ci już, co słychać.
circle-stopped-back = Jeśli zmienisz zdanie:
circle-which = Dla kręgu { $circle }.
circle-table-of = Stół kręgu { $circle }.
circle-joining = Krąg { $circle }
circle-joining-hint = Tylko krąg widzi stół i może przy nim usiąść, chyba że niżej pozwolisz patrzeć wszystkim.
circle-ask-all = Zapytaj wszystkich w kręgu
circle-ask-all-hint = Listem z dwoma przyciskami: przyjdę, tym razem nie.
circle-make-usual = Tak gramy zwykle
circle-make-usual-hint = Otwiera to „Jeszcze raz to samo”.
hall-circles = W twoich kręgach
hall-circles-hint = Otwarte przez twoich przyjaciół.
done-circle-founded = Krąg jest gotowy. Teraz roześlij jego odnośnik.
done-circle-joined = Należysz do kręgu.
done-circle-left = Nie należysz już do kręgu.
done-circle-called = Stół jest otwarty, pytanie poszło do wszystkich.
done-circle-answered = Twoja odpowiedź się liczy.
done-circle-saved = Zapisano.
done-circle-link = Odnośnik jest nowy; stary nigdzie już nie prowadzi.
done-circle-shown-out = Ta osoba nie należy już do kręgu, a odnośnik jest nowy.
refused-not-the-owner = Robi to tylko osoba, która prowadzi krąg.
refused-may-not-invite = W tym kręgu odnośnik przekazuje tylko osoba, która go prowadzi.
refused-circle-link-spent = Ten odnośnik nie prowadzi do żadnego kręgu albo już nie prowadzi. Poproś kogoś z kręgu o ten, który obowiązuje.
refused-circle-full = Krąg jest pełny: należy do niego pięćdziesiąt osób.
refused-circle-closed = Moderacja zamknęła ten krąg: nikt nie dołącza i nic się nie otwiera. Trwające gry toczą się dalej.
refused-too-many-circles = Należysz do tylu kręgów, do ilu może jedna osoba. Najpierw opuść któryś.
refused-nothing-usual = Nie grano tu jeszcze w nic, co można by powtórzyć. Otwórz pierwszy stół.
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
