# To, co wspólne wszystkim grom.

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-several = { $count } × { $name }

refusal-unreadable = „{ $text }” nie jest ruchem w tej grze.
refusal-unreadable-after = „{ $understood }” jest zrozumiałe, ale reszta już nie: „{ $text }”.
refusal-nothing-said = Ten wiersz jest pusty. Napisz ruch.
refusal-not-a-move = W tej grze nie ma takiego ruchu: pole „{ $field }” jest błędne albo go brakuje.
refusal-perhaps = Może chodziło o: { EITHER($words) }?
refusal-forms = Możesz napisać: { $items }{ $more ->
    [0] .
    [one] {" "}i jeszcze { $more } forma.
    [few] {" "}i jeszcze { $more } formy.
   *[other] {" "}i jeszcze { $more } form.
}
refusal-ambiguous = „{ $text }” może znaczyć kilka rzeczy.
refusal-place-unsaid = „{ $text }” pasuje do jednej odpowiedzi. Podaj jeszcze miejsce.
refusal-ambiguous-number = „{ $number }” może być numerem odpowiedzi z listy albo liczbą w innej odpowiedzi.
refusal-candidates = Która z nich: { $items }{ $more ->
    [0] ?
    [one] {" "}czy jeszcze { $more } inna?
    [few] {" "}czy jeszcze { $more } inne?
   *[other] {" "}czy jeszcze { $more } innych?
}
refusal-by-rule = { $sentence } (Zasady, { $section }.)
refusal-legal-now = Możesz zagrać: { $items }{ $more ->
    [0] .
    [one] {" "}i jeszcze { $more } odpowiedź.
    [few] {" "}i jeszcze { $more } odpowiedzi.
   *[other] {" "}i jeszcze { $more } odpowiedzi.
}

answer-squares = na { ROW($squares) }
move-with-things = { $way }: { $things }

amounts-none = Nie możesz teraz podać żadnej kwoty.
amounts-one = Jedyna możliwa kwota to { $amount }.
amounts-range = Możesz podać każdą kwotę od { $least } do { $most }{ $step ->
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
} Żadne kryterium ich nie rozdziela: dzielą miejsce.

where-mine = Twoje
where-none-mine = Nic.
where-shown = Odkryte
where-supply = Dostępne
where-unseen = Ukryte
where-spent = Poza grą
where-of = { $place }: { $name }

option-at-once = Licytacje w ciemno
option-at-once-hint = Wszyscy w tajemnicy i jednocześnie podają swój limit. Z tymi limitami odbywa się licytacja z instrukcji, a widać tylko jej wynik. W instrukcji licytuje się po kolei i każdy słyszy innych. Przy wolnym tempie oszczędza to większość czekania.
otherwise-at-once = licytacje w ciemno zamiast licytacji po kolei
otherwise-edition = liczby z wydania „{ $title }”

event-limits = { $price ->
    [0] Są już wszystkie limity: nikt nie licytuje.
   *[other] Są już wszystkie limity: wygrywa { $leader_seat } za { $price }.
}

rule-not-asked = To miejsce nie ma teraz nic do zdecydowania.
rule-over = Ta gra już się skończyła.
rule-not-legal = Teraz nie jest to możliwe.
rule-other-question = Pytanie, na które odpowiadasz, nie jest już otwarte.
rule-nothing-to-take-back = Nie możesz teraz cofnąć ruchu: coś zostało odkryte albo ktoś inny wykonał ruch.
rule-limit-or-pass = Wszyscy jednocześnie podają limit: podaj co najmniej { $lowest } albo spasuj.
rule-limit-beyond = Limit { $amount } to więcej niż { $purse }, które możesz zapłacić.
rule-limit-step = { $amount } nie jest dobrym limitem: limity zaczynają się od { $lowest } i rosną co { $step }.

table-no-such-game = Nie ma gry „{ $name }”; są: { $games }.
table-seats = { $game }: liczba graczy od { $least } do { $most }, nie { $seats }.
table-seed = Stół potrzebuje ziarna: 32 losowych bajtów.
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
when-seats = { $seats ->
    [2] we dwoje
    [3] we troje
    [4] we czworo
   *[other] przy { $seats } graczach
}
when-seats-range = od { $least } do { $most } graczy
setting-seats = Gracze
setting-edition = Edycja
rules-absent = Przy tym stole nie gramy: { $chapters }.
rules-no-chapter = W zasadach tego stołu nie ma punktu { $number }.
rules-questions = Pytania
rules-moves = Odpowiedzi
rules-refusals = Odmowy
rules-differs = W wydaniu „{ $title }” zamiast liczb z tekstu obowiązują te:
rules-difference = { $here } (w tekście: { $there })
rules-differs-somewhere = Niektóre liczby wydania „{ $title }” różnią się od tekstu. Wymienia je spis treści tych zasad.

# --- jak nazywają się liczby wydania w każdej grze

rules-table-buildings = Budynki
rules-column-building = Budynek
rules-column-size = Wielkość
rules-column-copies = Egzemplarze
rules-column-points = Punkty
rules-value-small = małe
rules-value-medium = średnie
rules-value-large = duże

# --- co jest nie tak w pliku wydania; przed tym stoi klucz

edition-fault-long = Plik jest dłuższy niż { $most } znaków.
edition-fault-name = „{ $name }” nie może być nazwą wydania. Użyj do 40 małych liter, cyfr i łączników.
edition-fault-taken = „{ $name }” to nazwa wydania, które należy do gry; plik potrzebuje własnej nazwy.
edition-fault-no-text = Plik nie jest tekstem w UTF-8.
edition-fault-no-game = Plik musi podawać swoją grę: game = jedna z { $games }.
edition-fault-no-toml = Plik nie jest w formacie TOML: { $reason }
edition-fault-shape = Pliku nie da się odczytać: { $reason }
edition-fault-missing = brakuje; dobra byłaby wartość rodzaju „{ $right }”.
edition-fault-unknown = nieznany klucz; możliwe są: { $right }.
edition-fault-kind = zły rodzaj; dobrze byłoby: { $right }.
edition-fault-mark = „{ $given }” nie mówi, skąd pochodzi liczba; dobre byłoby jedno z { $right }.
edition-fault-source = przy tym, co opublikowano, trzeba podać gdzie: "published: źródło".
edition-fault-value = { $given }; dobrze byłoby { $right }.
edition-fault-total = razem { $given }; dobrze byłoby { $right }.
edition-fault-many = jest ich { $given }; dobrze byłoby { $right }.
edition-fault-wished = { $name }: liczba wystąpień { $given }; dobrze byłoby { $right }.
edition-fault-between = { $given }; dobrze byłoby od { $least } do { $most }.
edition-fault-smaller = liczba pól: { $given }; dobrze byłoby najwyżej { $most }: według zasad jest mniejsze.
edition-fault-one-of = „{ $given }”; dobre byłoby jedno z { $right }.
edition-fault-names-missing = brakuje: { $names }.
edition-fault-names-strange = nieznane: { $names }; dobrze byłoby: { $right }.
edition-fault-drawing = to nie kształt; dobre byłyby wiersze równej długości, złożone z # (pole) i . (brak pola).
edition-fault-squares = liczba pól: { $given }; dobrze byłoby { $right }.
edition-fault-pieces = rozpada się; dobry byłby jeden kawałek, którego pola stykają się bokami.
edition-fault-fits = nigdzie się nie mieści; dobry byłby kształt, na który jest miejsce na planszy { $columns } × { $rows }.
edition-fault-square = „{ $given }” nie jest polem; dobrze byłoby od { $first } do { $last }.
edition-fault-rising = każda liczba musi być większa od poprzedniej.
edition-fault-falling = każda liczba musi być mniejsza od poprzedniej.
edition-fault-track = dobrze byłoby od { $first } do jednego { $last } na końcu.
edition-fault-play = stół { $number } z liczbą graczy { $seats } przerwał grę: { $reason }
edition-fault-endless = stół { $number } z liczbą graczy { $seats } nie skończył gry po { $moves } ruchach.
table-edition-broken = Wydanie „{ $edition }” gry { $game } ma błędy i nie da się otworzyć z nim stołu; „procaccio edition list” je wymienia. Są: { $editions }.
table-edition-lost = Brakuje wydania „{ $edition }”, którym grano przy tym stole ({ $hash }).

edition-ours = Nasze przybliżenia, bo nie mamy skanów oryginalnego pudełka: { $what }.
ours-figures = { $count ->
    [one] jedna dana
    [few] { $count } dane
   *[other] { $count } danych
}

coach-answered = { $seat } odpowiada „{ $answer }”.
coach-cost = Kosztowało to około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}, plus minus { $error }: „{ $better }” było lepsze.
coach-doubt = „{ $better }” wydawało się warte o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej, plus minus { $error }: to może być przypadek.
coach-lost = { $seat }: najważniejsze decyzje kosztowały około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
coach-lost-nothing = { $seat }: o żadnej decyzji nie można na pewno powiedzieć, że coś kosztowała.
coach-fortune = { $seat }: wszystko inne (przypadek i ruchy pozostałych) dało około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
} więcej, niż można było oczekiwać.
coach-misfortune = { $seat }: wszystko inne (przypadek i ruchy pozostałych) dało około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
} mniej, niż oczekiwano.
