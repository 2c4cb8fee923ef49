# To, co wspólne wszystkim grom.

list-and = { $first } i { $last }
list-or = { $first } lub { $last }

refusal-unreadable = „{ $text }” nie jest ruchem w tej grze.
refusal-unreadable-after = „{ $understood }” jest zrozumiałe, ale reszta już nie: „{ $text }”.
refusal-nothing-said = W pustym wierszu nie ma żadnego ruchu.
refusal-perhaps = Może chodziło o: { EITHER($words) }?
refusal-forms = Można powiedzieć: { $items }{ $more ->
    [0] .
    [one] {" "}i jeszcze { $more } forma.
    [few] {" "}i jeszcze { $more } formy.
   *[other] {" "}i jeszcze { $more } form.
}
refusal-ambiguous = „{ $text }” może znaczyć kilka rzeczy.
refusal-ambiguous-number = „{ $number }” może być miejscem odpowiedzi na liście albo liczbą w słowach innej odpowiedzi.
refusal-candidates = Która z nich: { $items }{ $more ->
    [0] ?
    [one] {" "}czy jeszcze { $more } inna?
    [few] {" "}czy jeszcze { $more } inne?
   *[other] {" "}czy jeszcze { $more } innych?
}
refusal-by-rule = { $sentence } (Zasady, { $section }.)
refusal-legal-now = Teraz można: { $items }{ $more ->
    [0] .
    [one] {" "}i jeszcze { $more } odpowiedź.
    [few] {" "}i jeszcze { $more } odpowiedzi.
   *[other] {" "}i jeszcze { $more } odpowiedzi.
}

answer-squares = na { ROW($squares) }

amounts-none = Żadna kwota nie jest teraz możliwa.
amounts-one = Jedyna możliwa kwota to { $amount }.
amounts-range = Możliwa jest każda kwota od { $least } do { $most }{ $step ->
    [1] .
   *[other] , co { $step }.
}

tie-decided = Remis przy { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Równe jest też: { $equal }.
} Rozstrzyga: { $what } ({ $values }).
tie-shared = Remis przy { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Równe jest też: { $equal }.
} Nic ich nie różni: dzielą miejsce.

where-mine = Twoje
where-none-mine = Nic.
where-shown = Odkryte
where-supply = Do zdobycia
where-unseen = Ukryte
where-spent = Poza grą
where-of = { $place }: { $name }

option-at-once = Licytacje jednoczesne
option-at-once-hint = Gdy coś trafia na licytację, wszyscy w tej samej chwili podają, jak daleko by poszli, i nikt inny się tego nie dowiaduje.

event-limits = { $price ->
    [0] Wszyscy podali swoje limity: nikt tego nie chce.
   *[other] Wszyscy podali swoje limity: najdalej idzie { $leader_seat }, za { $price }.
}

rule-not-asked = To miejsce nie jest teraz o nic pytane.
rule-over = Ta gra już się skończyła.
rule-not-legal = Teraz nie jest to możliwe.
rule-other-question = Pytanie, na które odpowiadasz, nie jest już otwarte.
rule-nothing-to-take-back = Żadnego z twoich ruchów nie można cofnąć: od tej pory coś zostało odkryte albo ktoś inny wykonał ruch.
rule-limit-or-pass = Wszyscy naraz mówią, jak daleko by poszli: podaj limit, co najmniej { $lowest }, albo spasuj.
rule-limit-beyond = Limit { $amount } to więcej niż { $purse }, które możesz zapłacić.
rule-limit-step = { $amount } nie może być limitem: pierwszy to { $lowest }, a każdy następny jest wyższy o { $step }.
rule-unknown-move = W tej grze nie ma takiego ruchu.

table-no-such-game = Nie ma gry „{ $name }”; są: { $games }.
table-seats = { $game }: liczba graczy od { $least } do { $most }, nie { $seats }.
table-seed = Stół potrzebuje ziarna: 32 bajtów z dobrego źródła przypadku.
table-edition = { $game } nie ma wydania „{ $edition }”; są: { $editions }.
table-version = { $game } nie ma wersji zasad { $version }; są: { $versions }.
table-options = { $game } nie ma opcji { $option } (opcje tej gry: { $options })
table-option = { $game }: { $option } może mieć wartość { EITHER($values) }, a nie { $given }
table-no-lessons = { $game } nie ma takich lekcji.
table-not-over = Ta gra jeszcze się nie skończyła.
table-no-dump = To nie jest zapis stanu stołu: { $reason }
table-other-moves = Te ruchy nie prowadzą do tej pozycji.
table-wrong-moves = Tych ruchów nie można wykonać przy tym stole: { $reason }

word-seat = miejsce
word-limit = limit
word-north = północ
word-south = południe
word-east = wschód
word-west = zachód
word-centre = środek
word-northwest = północny-zachód
    .also = północnyzachód
word-northeast = północny-wschód
    .also = północnywschód
word-southwest = południowy-zachód
    .also = południowyzachód
word-southeast = południowy-wschód
    .also = południowywschód

# --- co można zrobić w każdej grze, nad przyciskami i polami

move-limit = Podaj limit
    .amount = Najwyżej
view-yes = tak
view-no = nie

# --- the rules as people read them: at which tables a part of them holds, and what is not there

when-with = z opcją „{ $option }”
when-without = bez opcji „{ $option }”
when-value = { $option }: { $value }
when-edition = edycja { $edition }
when-seats = { $most ->
    [2] we dwoje
   *[other] od { $least } do { $most } graczy
}
setting-seats = Gracze
setting-edition = Edycja
rules-absent = Przy tym stole nie gramy: { $chapters }.
rules-no-chapter = W zasadach tego stołu nie ma { $number }.
rules-questions = O co gra pyta
rules-moves = Jak się odpowiada
rules-refusals = Co gra odrzuca
