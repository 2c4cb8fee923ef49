# Co mówi polecenie procaccio. Czyta się to w terminalu.

help-procaccio = Graj w powolne gry planszowe przez e-mail, WWW, API lub terminal albo prowadź własny serwer.
help-db = Aktualizuj, cofaj i sprawdzaj bazę danych.
command-no-such = Nie ma polecenia „{ $name }”. Może: { $near }.
command-section-here = Gra na tym komputerze
command-section-there = Gra na serwerze
command-section-house = Prowadzenie serwera
help-games = Wypisz gry z liczbą miejsc, opcjami, wydaniami i językami.
help-play = Zagraj w GAME przeciw botom. Każdy ruch jest zapisywany. Plik trwającej gry zdradza to, co ukryte.
help-simulate = Każ botom rozegrać wiele stołów GAME i pokaż wyniki.
help-verify = Odtwórz RECORDS i sprawdź ziarno, zobowiązanie, ruchy i wynik. Kończy się kodem 1, jeśli coś się nie zgadza.
help-replay = Przejdź przez RECORD krok po kroku jako widz albo tak, jak widziało to jedno miejsce.
help-seats = Liczba miejsc. Domyślnie tyle, ile ma gra.
help-option = Opcja gry. Powtórz, aby podać kilka.
help-edition = Wydanie danych gry.
help-seat = Twoje miejsce. Pierwsze to 0.
help-name = Twoja nazwa przy stole.
help-seed = Ziarno całego losu: 64 cyfry szesnastkowe albo dowolny tekst.
help-seed-many = Ziarno wszystkich stołów: dowolny tekst. To samo ziarno daje te same stoły.
help-bot = Rodzaj grających botów.
help-resume = Kontynuuj ostatnią grę.
help-data = Folder danych. Gry zapisuje się w nim, w folderze „terminal”.
help-games-count = Liczba stołów.
help-records = Zapisz przebieg każdego stołu w tym folderze.
help-replay-seat = Pokazywane miejsce. Domyślnie widok widza.
help-replay-all = Wypisz od razu całą historię.

command-no-such-game = Nie ma gry „{ $name }”. Są: { $games }.
command-option-form = „{ $given }” powinno mieć postać NAME=VALUE, na przykład rounds=3.
command-broken = { $file } jest nieprawidłowy: { $reason }
command-person = Gość
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Wynik
command-column-place = Pozycja
command-column-player = Gracz
command-column-points = Punkty
command-column-reasons = Za co

games-seats = Miejsca: od { $least } do { $most }
games-editions = Wydania: { $editions }
games-languages = Języki: { $languages }
games-unpublished =
    { $count ->
        [0] Jeszcze nieopublikowana.
       *[other] Jeszcze nieopublikowana: po angielsku zamiast w { $missing }.
    }
games-default = Domyślnie
games-meaning = Znaczenie

play-which-game = Podaj grę. „procaccio games” je wypisuje.
play-no-such-seat = Przy tym stole nie ma miejsca { $seat }. Ostatnie to { $last }.
play-nothing-kept = W { $folder } nie ma zapisanej gry.
play-kept = Twoja gra jest zapisana w { $file }. Graj dalej: procaccio play --resume
play-over = Zapis przebiegu jest w { $file }.
play-hint = Wpisz numer, na przykład #1, albo słowa. Słowa pasujące do kilku odpowiedzi wypisują je. ? objaśnia, ? #1 mówi, co przyniesie odpowiedź, all wypisuje wszystkie. Także: rules, view, cards, undo. Domyślnie: { $default }
play-others = { $count ->
    [one] {"        "}albo jedna inna: { $opens }
    [few] {"        "}albo { $count } inne: { $opens }
   *[other] {"        "}albo { $count } innych: { $opens }
}
play-liberties = W każdej chwili i bez kończenia swojej decyzji: { $moves }
play-undone = Cofnięte.
play-forms =
    Co można teraz powiedzieć:
    { $forms }
play-help = Ctrl-C opuszcza stół. Zostaje tak, jak jest.
play-nothing-certain = Ta odpowiedź nie ma pewnych skutków.

simulate-playing = Gra: { $game }
simulate-title = { $game }: stoły { $games }, średnio ruchów na stół { $moves }
simulate-seat = Miejsce
simulate-wins = Wygrane
simulate-mean-place = Średnia pozycja
simulate-mean-points = Średnie punkty
simulate-least = Najmniej punktów
simulate-most = Najwięcej punktów
simulate-records = Zapisy w { $folder }: { $count }.

verify-holds = { $file } jest prawidłowy: { $game }, miejsca { $seats }, ruchy { $moves }.
verify-commitment = Zobowiązanie do ziarna: { $commitment }
verify-running = Gra przy tym stole jeszcze trwa.
verify-ended = { $by ->
    [agreement] Gracze zgodzili się zakończyć tu grę; poniżej punktacja z tamtej chwili.
    [contest] Runda turnieju dobiegła końca; poniżej punktacja z tej chwili.
   *[other] Grę zakończył tu moderator, z punktacją z tamtej chwili albo bez wyniku.
}

replay-at = Ruch { $count } z { $last }
replay-keys = Enter: dalej · b: wstecz · liczba: ten ruch · q: wyjście

help-login = Zaloguj się na serwerze URL odnośnikiem z e-maila albo kluczem.
help-login-email = Adres, na który przyjdzie odnośnik.
help-login-token = Osobisty klucz zamiast odnośnika.
help-tables = Wypisz stoły na serwerze. Najpierw te, które czekają na ciebie.
help-tables-which = Twoje stoły, stoły z wolnymi miejscami albo publiczne: trwające lub zakończone.
help-show = Pokaż TABLE tak, jak widzi go twoje miejsce, z ostatnimi ruchami, pytaniem i odpowiedziami.
help-cards = Wypisz wszystkie karty i płytki TABLE i gdzie są, o ile wie to twoje miejsce.
help-move = Odpowiedz na pytanie przy TABLE słowami, kwotą albo numerem. Kilka MOVES gra się razem albo wcale.
help-begins = Wypisz tylko odpowiedzi, które zaczynają się od tych słów, na przykład „build opera”. Numery odnoszą się wtedy do tej listy.
help-dry-run = Pokaż tylko pewne skutki. Niczego nie graj.
help-talk = Powiedz TEXT przy TABLE i pokaż rozmowę.
help-talk-to = Tylko do tej osoby. Powtórz dla kilku.
help-watch = Pokazuj, co dzieje się przy TABLE, aż do końca.
help-watch-once = Pokaż, co wydarzyło się do tej pory, i zakończ.

login-email = Twój adres e-mail
login-link = Odnośnik jest w drodze na adres { $email }. Wklej go tutaj
login-token-name = terminal { $device }
login-done = Witaj, { $name }. Klucz tego terminala jest w { $file }.
login-first = Najpierw się zaloguj: procaccio login URL
remote-unreachable = Serwer nie odpowiada: { $reason }
remote-not-seated = Nie siedzisz przy stole { $table }.
remote-no-player = Nie ma tu dokładnie jednej osoby o nazwie „{ $name }”. Są: { $players }.
show-news = Twój ostatni ruch i co było potem:
show-so-far = Do tej pory:
tables-none = Na tej liście nie ma stołów.
tables-named = { $name } ({ $game })
tables-line = { $id } · { $table } · { $players } · { $state } · { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
table-waits = czeka na ciebie
table-gathering = są wolne miejsca
table-running = trwa
table-finished = skończony
table-abandoned = porzucony
move-already = Ta odpowiedź już się liczy. Niczego nie zagrano ponownie.
move-rehearsed = Te skutki są pewne. Nic nie zagrano.
talk-line = { $player }: { $text }

help-moderator = Mianuj i odwołuj moderatorów.
help-moderator-add = Mianuj osobę o adresie ADDRESS moderatorem.
help-moderator-host = Gospodarzem, który może mianować moderatorów.
help-moderator-remove = Uczyń moderatora lub gospodarza o adresie ADDRESS znów graczem.
help-moderator-reset = Zresetuj drugi składnik moderatora o adresie ADDRESS.
moderator-moderator = { $address } należy teraz do moderatorów: wejdź i otwórz /desk.
moderator-host = { $address } należy teraz do gospodarzy: wejdź i otwórz /desk.
moderator-player = { $address } należy do graczy.
moderator-reset = { $address } przy następnej wizycie ustawi drugi składnik na nowo.
moderator-nobody = Nie ma gracza o adresie { $address }.
moderator-no-address = { $address } nie jest adresem e-mail.

help-new-game = Utwórz folder nowej gry o nazwie NAME. Od razu można w nią grać i ją testować.
new-game-bad-name = „{ $name }” to nieprawidłowa nazwa. Użyj od 2 do 20 małych liter i cyfr, najpierw litery, i żadnego słowa Pythona.
new-game-taken = Nazwa „{ $name }” jest zajęta. Wybierz inną.
new-game-unwritable = Nie można pisać w { $folder }: { $reason }
new-game-written =
    { $folder } jest teraz grą. Gra: procaccio play { $name }. Testy: pytest { $folder }
    Jak rośnie: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Pokaż listę rozdziałów, rozdział (6) albo akapit (6.2) zasad GAME. Opcje wybierają zasady takiego stołu.
rules-how = „procaccio rules { $game } 3” pokazuje rozdział, „3.2” jeden akapit; --seats i --option mówią, którego stołu.
play-rules = „rules 3” pokazuje rozdział, „rules 3.2” jeden akapit: numery, które stoją za tym, co się wydarzyło.
