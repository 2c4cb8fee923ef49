# Co mówi polecenie procaccio. Czyta się to w terminalu.

help-procaccio = Powolne gry strategiczne z czasów renesansu: przez e-mail, stronę, klienta REST lub terminal.
help-db = Zajmij się bazą danych.
command-no-such = Nie ma polecenia „{ $name }”. Może: { $near }.
command-section-here = Przy tym terminalu
command-section-there = Na serwerze
command-section-house = Dla domu
help-games = W co można grać: gry, miejsca, opcje, wydania.
help-play = Zagraj w GAME w tym terminalu przeciw botom. Każdy ruch jest zapisywany; Ctrl-C niczego nie gubi.
help-simulate = Pozwól botom rozegrać wiele stołów GAME i pokaż, jak się skończyły.
help-verify = Odtwórz RECORDS, sprawdź zobowiązanie i wynik i pokaż końcową punktację.
help-replay = Przejdź przez RECORD krok po kroku oczami jednego miejsca.
help-seats = Ile miejsc (bez tego: ile gra ma najwięcej).
help-option = Opcja gry; można podać kilka razy.
help-edition = Wydanie danych gry.
help-seat = Miejsce, które zajmujesz; pierwsze to 0.
help-name = Jak nazywasz się przy stole.
help-seed = Rozstrzyga o całym losie: 64 cyfry szesnastkowe albo dowolny tekst.
help-seed-many = Rozstrzyga o całym losie wszystkich stołów: dowolny tekst.
help-bot = Kto zajmuje pozostałe miejsca.
help-resume = Graj dalej w ostatnią rozgrywkę.
help-data = Gdzie trzyma się rozgrywki.
help-games-count = Ile stołów.
help-records = Zapisz przebieg każdego stołu w tym folderze.
help-replay-seat = Miejsce, którego oczami patrzysz (bez tego: widz).
help-replay-all = Opowiedz od razu całą historię.

command-no-such-game = Nie ma gry „{ $name }”; są: { $games }.
command-option-form = „{ $given }” powinno mieć postać NAME=VALUE, na przykład rounds=3.
command-broken = { $file } się nie zgadza: { $reason }
command-person = Gość
command-names = Agnola Bianca Cosimo Dianora Ercole Fiammetta Guido Isotta Lapo
command-result = Jak się skończyło
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

play-which-game = Powiedz, w którą grę chcesz grać; „procaccio games” je wymienia.
play-no-such-seat = Przy tym stole nie ma miejsca { $seat }; ostatnie to { $last }.
play-nothing-kept = W { $folder } nie ma zapisanej gry.
play-kept = Twoja gra jest zapisana w { $file }. Graj dalej: procaccio play --resume
play-over = Zapis przebiegu jest w { $file }.
play-hint = Miejsce takie jak #1 albo słowa; słowa, którymi zaczyna się kilka odpowiedzi, podają ich listę. ? objaśnia, ? #1 mówi, co przyniesie odpowiedź, all podaje każdą odpowiedź, rules, view, cards, undo. Domyślnie: { $default }
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
play-help = Ctrl-C opuszcza stół; zostaje tak, jak jest.
play-nothing-certain = O tej odpowiedzi nic nie jest pewne.

simulate-playing = Gra: { $game }
simulate-title = { $game }: stoły { $games }, średnio ruchów na stół { $moves }
simulate-seat = Miejsce
simulate-wins = Wygrane
simulate-mean-place = Średnia pozycja
simulate-mean-points = Średnie punkty
simulate-least = Najmniej punktów
simulate-most = Najwięcej punktów
simulate-records = Zapisy w { $folder }: { $count }.

verify-holds = { $file } się zgadza: { $game }, miejsca { $seats }, ruchy { $moves }.
verify-commitment = Zobowiązanie do ziarna: { $commitment }
verify-running = Gra przy tym stole jeszcze trwa.
verify-ended = { $by ->
    [agreement] Gracze zgodzili się zakończyć tu grę; poniżej punktacja z tamtej chwili.
    [contest] Runda turnieju dobiegła końca; poniżej punktacja z tej chwili.
   *[other] Grę zakończył tu moderator, z punktacją z tamtej chwili albo bez wyniku.
}

replay-at = Ruch { $count } z { $last }
replay-keys = Enter: dalej · b: wstecz · liczba: ten ruch · q: wyjście

help-login = Zaloguj ten terminal na serwerze URL, odnośnikiem z poczty albo kluczem.
help-login-email = Adres, na który idzie odnośnik.
help-login-token = Osobisty klucz zamiast odnośnika z poczty.
help-tables = Wymień stoły na serwerze; najpierw te, które na ciebie czekają.
help-tables-which = Moje, z wolnymi miejscami albo publiczne w danym stanie.
help-show = Narysuj TABLE tak, jak widzi je twoje miejsce, z pytaniem i odpowiedziami.
help-cards = Wylicz wszystkie karty i płytki TABLE tak, jak zna je twoje miejsce, i gdzie są.
help-move = Odpowiedz na pytanie przy TABLE: jeden lub kilka MOVES słowami albo numerem, wszystkie albo żaden.
help-begins = Tylko odpowiedzi, które zaczynają się od tych słów, jak „build opera”; liczby są wtedy miejscami na ich liście.
help-dry-run = Powiedz tylko, co na pewno by się stało.
help-talk = Powiedz TEXT przy TABLE i pokaż, co powiedziano.
help-talk-to = Tylko do tej osoby; można podać kilka razy.
help-watch = Mów, co się dzieje przy TABLE, aż do końca gry.
help-watch-once = Tylko to, co wydarzyło się do tej pory.

login-email = Twój adres e-mail
login-link = Odnośnik jest w drodze na adres { $email }. Wklej go tutaj
login-token-name = terminal { $device }
login-done = Witaj, { $name }. Klucz tego terminala jest w { $file }.
login-first = W tym terminalu nikt nie jest zalogowany. Napisz: procaccio login URL
remote-unreachable = Serwer nie odpowiada: { $reason }
remote-not-seated = Nie siedzisz przy stole { $table }.
remote-no-player = Nikt tutaj nie nazywa się „{ $name }”; są: { $players }.
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
move-rehearsed = Tyle na pewno by się stało. Nic nie zagrano.
talk-line = { $player }: { $text }

help-moderator = Powiedz, kto należy do biura.
help-moderator-add = Uczyń osobę o adresie ADDRESS moderatorem, który dba o stoły i graczy.
help-moderator-host = Zamiast tego gospodarzem, który też mianuje moderatorów.
help-moderator-remove = Uczyń moderatora lub gospodarza o adresie ADDRESS znów graczem.
help-moderator-reset = Pozwól moderatorowi o adresie ADDRESS ustawić drugi składnik na nowo.
moderator-moderator = { $address } należy teraz do moderatorów: wejdź i otwórz /desk.
moderator-host = { $address } należy teraz do gospodarzy: wejdź i otwórz /desk.
moderator-player = { $address } należy do graczy.
moderator-reset = { $address } przy następnej wizycie ustawi drugi składnik na nowo.
moderator-nobody = Nie ma gracza o adresie { $address }.
moderator-no-address = { $address } nie jest adresem e-mail.

help-new-game = Zapisuje folder nowej gry o nazwie NAME, w którą od razu można grać i którą można testować.
new-game-bad-name = „{ $name }” nie nadaje się na nazwę gry: od 2 do 20 małych liter i cyfr, najpierw litera, żadne słowo Pythona.
new-game-taken = „{ $name }” jest zajęte: jest gra, część silnika albo folder o tej nazwie. Wybierz inną.
new-game-unwritable = Nie można pisać w { $folder }: { $reason }
new-game-written =
    { $folder } jest teraz grą. Gra: procaccio play { $name }. Testy: pytest { $folder }
    Jak rośnie: docs/adding-a-game.md

# --- the rules, at the terminal

help-rules = Przeczytaj zasady GAME: co w nich jest, rozdział (6) albo akapit (6.2); z --seats, --option lub --edition zasady dokładnie takiego stołu.
rules-how = „procaccio rules { $game } 3” pokazuje rozdział, „3.2” jeden akapit; --seats i --option mówią, którego stołu.
play-rules = „rules 3” pokazuje rozdział, „rules 3.2” jeden akapit: numery, które stoją za tym, co się wydarzyło.
