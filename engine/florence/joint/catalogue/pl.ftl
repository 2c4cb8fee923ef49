# Wspólne budowanie, po polsku. `of` to przymiotnik przy granicy.

name-east = wschód
    .of = wschodniej
name-west = zachód
    .of = zachodniej
name-cost = bank
name-price = sąsiad
name-money-after = pozostałe floreny
name-points = PP

word-propose = zaproponuj
    .also = proponuję | proponuj
word-accept = przyjmij
    .also = przyjmuję | zgoda
word-refuse = odrzuć
    .also = odrzucam
word-counter = kontruj
    .also = kontruję | kontra
word-withdraw = wycofaj
    .also = wycofuję

slot-side = strona
slot-price = floreny

event-proposed = { $seat } proponuje wspólne budowanie, sąsiadem jest { $to_seat }: { NAME($building) } na { $spot } w poprzek { NAME($side, form: "of") } granicy, za { $price } florenów.
event-proposed-you = Proponujesz wspólne budowanie, sąsiadem jest { $to_seat }: { NAME($building) } na { $spot } w poprzek { NAME($side, form: "of") } granicy, za { $price } florenów.
event-withdrawn = { $seat } wycofuje propozycję.
event-withdrawn-you = Wycofujesz propozycję.
event-accepted = { $seat } przyjmuje, za { $price } florenów.
event-accepted-you = Przyjmujesz, za { $price } florenów.
event-refused = { $seat } odrzuca.
event-refused-you = Odrzucasz.
event-countered = { $seat } podaje inną cenę: { $price } florenów.
event-countered-you = Podajesz inną cenę: { $price } florenów.
event-declined = { $seat } odrzuca wszystkie odpowiedzi.
event-declined-you = Odrzucasz wszystkie odpowiedzi.
event-built-together = { $seat } i { $with_seat } wznoszą { NAME($building, form: "acc") } na { ROW($squares) } i, za granicą, { ROW($squares_beyond) }. { $seat } płaci bankowi { $cost } florenów, { $with_seat } płaci { $price }, a dostaje je { $seat }: +{ $points } PP dla obojga.

question-proposal = { $from_seat } proponuje, sąsiadem jest { $to_seat }: { NAME($building) } na { $at } w poprzek granicy, za { $price } florenów. { $proposer ->
    [yes] Możesz to wycofać albo złożyć propozycję także drugiemu sąsiadowi.
   *[no] Przyjmij, odrzuć albo podaj inną cenę.
}
question-answers = Przyjmij odpowiedź jednego sąsiada albo odrzuć wszystkie.

rule-at-the-border = { NAME($tile) } na { $at } dotyka granicy; potrzeba jednego Architekta, a dwóch, jeśli po drugiej stronie stoi Budynek.
rule-proposals = Liczba propozycji w turze: najwyżej { $most }.
rule-no-neighbour = Masz sąsiadów tylko po tych stronach: { LIST($sides) }.
rule-not-for-both = { NAME($building) } musi być w zasobach, a żadne z was nie może go już mieć.
rule-not-across = { NAME($tile) } na { $at } nie leży w poprzek granicy. Potrzeba pól po obu stronach.
rule-not-on-both-boards = { NAME($tile) } na { $at } nie mieści się na obu planszach albo dotyka Budynku tam, gdzie jest za mało Architektów.
rule-coins = Cena to 0 albo wielokrotność { $coin } florenów, a nie { $price }.
rule-bank-price = Bank żąda { $costs } florenów; mając { $money } i cenę { $price }, nie można ich zapłacić.
rule-same-price = { $price } florenów to już zaproponowana cena; przyjmij ją albo podaj inną.
rule-answer-proposal = Przyjmij, odrzuć albo podaj inną cenę.
rule-proposed-already = W poprzek { NAME($side, form: "of") } granicy jest już propozycja.
rule-proposal-open = Twoja propozycja jest jeszcze otwarta. Możesz ją wycofać albo złożyć propozycję także drugiemu sąsiadowi.
rule-no-answer = Z tej strony nie ma czego przyjąć: { NAME($side) }.
rule-decide-answers = Przyjmij jedną z odpowiedzi albo je odrzuć.

draw-offer = { $seat } proponuje graczowi { $to_seat }: { NAME($thing) } na { $at } na granicy ({ NAME($side) }), na { ROW($west) } u { $west_seat } i { ROW($east) } u { $east_seat }. { $seat } płaci bankowi { $cost } florenów, { $to_seat } płaci { $seat } { $price } florenów.
draw-tile-across = { NAME($thing) } na { ROW($squares) } i za granicą ({ NAME($side) }) na { ROW($beyond) } u { $seat } (nazwa { $at } na planszy: { $west_seat })
draw-neighbours = Sąsiedzi: { $items }

certain-if-accepted = jeśli zostanie przyjęte: { $value }

# --- co można zrobić, nad przyciskami i polami

move-propose = Zaproponuj wspólną budowę
    .building = Budynek
    .side = Granica
    .at = Miejsce
    .price = Floreny, które płaci sąsiad
move-accept = Przyjmij
move-refuse = Odrzuć
move-counter = Podaj inną cenę
    .price = Floreny, które płacisz
move-close = Przyjmij odpowiedź
    .side = Granica
move-withdraw = Wycofaj propozycję
