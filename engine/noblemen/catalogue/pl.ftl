# Noblemen, po polsku. `acc` to biernik, `gen` dopełniacz, `pl` dopełniacz liczby mnogiej.

title = Noblemen

# --- nazwy

name-field = pole
    .acc = pole
    .gen = pola
    .pl = pól
name-wood = las
    .acc = las
    .gen = lasu
    .pl = lasów
name-fountain = fontanna
    .acc = fontannę
    .gen = fontanny
    .pl = fontann
name-plain = równina
    .acc = równinę
    .gen = równiny
    .pl = równin
name-farm = farma
    .acc = farmę
    .gen = farmy
    .pl = farm
name-forest = puszcza
    .acc = puszczę
    .gen = puszczy
    .pl = puszcz
name-garden = ogród
    .acc = ogród
    .gen = ogrodu
    .pl = ogrodów
name-castle = zamek
    .acc = zamek
    .gen = zamku
    .pl = zamków
name-chapel = kaplica
    .acc = kaplicę
    .gen = kaplicy
    .pl = kaplic
name-palace = pałac
    .acc = pałac
    .gen = pałacu
    .pl = pałaców
name-folly = kaprys
    .acc = kaprys
    .gen = kaprysu
    .pl = kaprysów
name-forests = kaprys puszcz
    .acc = kaprys puszcz
    .gen = kaprysu puszcz
name-farms = kaprys farm
    .acc = kaprys farm
    .gen = kaprysu farm
name-gardens = kaprys ogrodów
    .acc = kaprys ogrodów
    .gen = kaprysu ogrodów
name-mixed = kaprys całej posiadłości
    .acc = kaprys całej posiadłości
    .gen = kaprysu całej posiadłości
name-duke = książę
name-marquess = markiz
name-earl = hrabia
name-viscount = wicehrabia
name-baron = baron
name-blackmail = Szantaż
name-cunning-stroke = Chytry ruch
name-dowry = Posag
name-favour-of-the-vicar = Przychylność wikarego
name-inheritance = Spadek
name-intrigue = Intryga
name-liaison = Romans
name-secret-marriage = Potajemny ślub
name-tribute = Danina
name-whitehall = Whitehall
name-tokens = żetony łapówek
    .pl = żetonów łapówek

# --- słowa ruchów

word-stock = zapas
    .also = zapasy
word-keep = zachowaj
    .also = zachowuję | zatrzymaj | zatrzymuję
word-expand = rozbuduj
    .also = rozbudowuję | rozszerz | rozszerzam
word-done = gotowe
    .also = dość
word-build = buduj
    .also = zbuduj | buduję
word-castle = zamek
word-palace = pałac
word-chapel = kaplica
    .also = kaplicę
word-folly = kaprys
word-forests = puszcze
    .also = puszcz
word-farms = farmy
    .also = farm
word-gardens = ogrody
    .also = ogrodów
word-mixed = posiadłość
    .also = posiadłości
word-soldier = żołnierz
    .also = żołnierza
word-none = nic
    .also = nikt | nikogo | brak
word-from = z
    .also = od
word-give = oddaj
    .also = oddaję
word-bribe = łapówka
    .also = łapówki | przekup | przekupuję
word-taxes = podatki
    .also = podatek
word-land = ziemia
    .also = ziemię | ziemie
word-donate = podaruj
    .also = daruję | darowizna
word-leisure = wypoczynek
    .also = wypoczywam | odpoczynek | odpoczywam
word-swap = wymień
    .also = wymieniam | zamień | zamieniam
word-for = za
    .also = na
word-play = zagraj
    .also = zagrywam | gram | graj
word-prestige = prestiż
word-end = koniec
    .also = kończę | zakończ
word-all = wszystkie
    .also = wszystko
word-tokens = żetony
    .also = żeton | żetonów
word-field = pole
    .also = pola | pól
word-wood = las
    .also = lasy | lasów | lasu
word-fountain = fontanna
    .also = fontanny | fontann | fontannę
word-plain = równina
    .also = równiny | równin | równinę
word-blackmail = szantaż
word-cunning-stroke = chytry ruch
word-dowry = posag
word-favour-of-the-vicar = przychylność wikarego
word-inheritance = spadek
word-intrigue = intryga
    .also = intrygę
word-liaison = romans
word-secret-marriage = potajemny ślub
word-tribute = danina
    .also = daninę
word-whitehall = whitehall

slot-tiles = płytka miejsce … | płytka liczba …
slot-card = karta
slot-at = kolumna,rząd
slot-seat = gracz
slot-area = kolumna,rząd
slot-leaving-seat = gracz
slot-left = kolumna,rząd
slot-folly = kaprys
slot-first = płytka
slot-second = płytka
slot-wanted = płytka
slot-tokens = liczba
slot-gifts = rzecz liczba …

# --- co się wydarzyło

event-stocked = Wybory dokonane; każdy ma za zasłonką płytki w liczbie { $tiles }.
event-drew = { $seat } { $tiles ->
    [0] nie dobiera płytek: worek jest pusty
    [one] dobiera jedną płytkę
    [few] dobiera { $tiles } płytki
   *[other] dobiera { $tiles } płytek
}.
event-drew-tiles = Dobrane przez ciebie: { LIST($tiles) }.
event-looked = { $seat } { $cards ->
    [0] nie ogląda kart skandali: talia jest pusta
    [one] ogląda jedną kartę skandalu
    [few] ogląda { $cards } karty skandali
   *[other] ogląda { $cards } kart skandali
}.
event-looked-at = Oglądane przez ciebie: { LIST($cards) }.
event-kept = { $seat } zachowuje { $cards ->
    [one] jedną kartę skandalu
    [few] { $cards } karty skandali
   *[other] { $cards } kart skandali
}.
event-kept-cards = Zachowane przez ciebie: { LIST($cards) }.
event-swapped = { $seat } wymienia dwie płytki.
event-swapped-tiles = Oddane: { LIST($given) }; otrzymane: { NAME($wanted) }.
event-expanded = { $seat } kładzie { NAME($tile, form: "acc") } na { $square }{ $money ->
    [0] { "" }
   *[other] {" "}i bierze £{ $money }
}.
event-completed = Powstaje { NAME($area) } na { $square }{ $money ->
    [0] { "" }
   *[other] , wartość wyższa o £{ $money }
}.
event-built = { $seat } buduje { NAME($building, form: "acc") } na { $square } za £{ $price }.
event-built-folly = { $seat } buduje { NAME($folly, form: "acc") } na { $square } za £{ $price }: { $points } PZ.
event-sent = { $seat } wysyła żołnierza na { $square }: { NAME($area) }, posiadłość: { $owner_seat }.
event-pressed = { $seat } musi oddać płytki w liczbie { $tiles }.
event-paid = { $seat } płaci £{ $money }, a dostaje je { $to_seat }.
event-gave = { $seat } oddaje { $tiles ->
    [0] nic, bo nie ma płytek
    [one] jedną płytkę
    [few] { $tiles } płytki
   *[other] { $tiles } płytek
}; bierze { $to_seat }.
event-gave-tiles = { $seat } oddaje { LIST($tiles, form: "acc") }; bierze { $to_seat }.
event-bribed = { $seat } bierze { $tokens ->
    [one] jeden żeton łapówki
    [few] { $tokens } żetony łapówek
   *[other] { $tokens } żetonów łapówek
} za £{ $price }.
event-taxed = { $seat } ściąga podatki: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(oddany jeden żeton łapówki)
    [few] {" "}(oddane { $tokens } żetony łapówek)
   *[other] {" "}(oddano { $tokens } żetonów łapówek)
}.
event-landed = { $seat } bierze ziemię: { $tiles ->
    [one] należy się jedna płytka
    [few] należą się { $tiles } płytki
   *[other] należy się { $tiles } płytek
}{ $tokens ->
    [0] { "" }
    [one] {" "}(oddany jeden żeton łapówki)
    [few] {" "}(oddane { $tokens } żetony łapówek)
   *[other] {" "}(oddano { $tokens } żetonów łapówek)
}.
event-donated = { $seat } daruje kościołowi { LIST($tiles, form: "acc") }.
event-rested = { $seat } wypoczywa: 1 PZ.
event-played = { $seat } zagrywa kartę: { NAME($card) }.
event-returned = { $seat } oddaje do worka { $tiles ->
    [one] jedną płytkę: 1 PZ
    [few] { $tiles } płytki: { $tiles } PZ
   *[other] { $tiles } płytek: { $tiles } PZ
}.
event-married = { $seat } dostaje { $tokens ->
    [0] zero żetonów łapówek (nie ma już żadnego)
    [one] jeden żeton łapówki
    [few] { $tokens } żetony łapówek
   *[other] { $tokens } żetonów łapówek
} i { $points } PZ.
event-received = { $seat } dostaje £{ $money }.
event-took-queen = { $seat } przejmuje Królową.
event-began = Teraz tura, którą ma { $seat }.
event-ended = { $seat } kończy turę.
event-hosted = { $seat } gości Królową: { $points } PZ; runda dochodzi do pola { $space }.
event-ball-began = Królowa wydaje bal. Wszystkie tytuły wracają.
event-shone = { $seat } pokazuje prestiż { $prestige } (oddane: { $gifts ->
    [none] nic
   *[other] { WRITE($gifts) }
}) i staje na polu { $space }.
event-dubbed = { $seat } nosi teraz tytuł: { NAME($title) }, { $points } PZ.
event-estate-scored = Posiadłość, którą ma { $seat }, punktuje: zamki { $castles } PZ, pałace { $palaces } PZ.
event-decade-began = Zaczyna się dekada { $decade }.

# --- o co się pyta

question-stock = Wybierz najwyżej tyle płytek każdego rodzaju: { $most }; brakujące do { $screen } zostaną dobrane.
question-first-card = Zachowaj jedną z oglądanych kart skandali: { LIST($cards) }.
question-turn = { $acted ->
    [yes] Wymieniaj płytki, zagraj kartę skandalu, jeśli w tej turze jeszcze żadna nie padła, albo zakończ turę.
   *[no] Twoja tura: jedna akcja; przed nią lub po niej najwyżej jedna karta skandalu; wymiany w każdej chwili.
}
question-expand-on = { $left ->
    [one] Połóż jeszcze jedną płytkę albo zakończ.
    [few] Połóż jeszcze najwyżej { $left } płytki albo zakończ.
   *[other] Połóż jeszcze najwyżej { $left } płytek albo zakończ.
}
question-soldier = Możesz wysłać żołnierza na obszar przeciwnika.
question-give = Bierze { $to_seat }: oddaj płytki w liczbie { $tiles }.
question-keep = Zachowaj jedną z oglądanych kart skandali: { LIST($cards) }{ $all ->
    [yes] ; albo wszystkie, dzięki swojej Intrydze
   *[no] { "" }
}.
question-prestige-at-once = Wszyscy naraz: twoja posiadłość pokazuje prestiż { $prestige }. Chcesz oddać żetony łapówek i karty skandali, żeby mieć więcej?
question-prestige = Twoja posiadłość pokazuje prestiż { $prestige }. Chcesz oddać żetony łapówek i karty skandali, żeby mieć więcej?

# --- co jest pewne

certain-price = kosztuje £{ $value }
certain-income = przynosi £{ $value }
certain-money = masz potem £{ $value }
certain-draws = { $value ->
    [one] dobiera się jedną płytkę
    [few] dobiera się { $value } płytki
   *[other] dobiera się { $value } płytek
}
certain-points = { $value } PZ
certain-tokens = żetony łapówek: { $value }
certain-prestige = prestiż { $value }
certain-space = pole { $value } na torze

# --- zasady, które zabraniają

rule-action-first = W turze jest akcja: najpierw ją wykonaj (wypoczynek jest możliwy zawsze).
rule-at-least-one-tile = Wymień przynajmniej jedną płytkę.
rule-bag-lacks = W worku nie ma { NAME($tile, form: "pl") }.
rule-bribes = Bierze się od 1 do { $most } żetonów łapówek.
rule-card-needs-more = Karta „{ NAME($card) }” wymaga więcej słów: powiedz, co z nią zrobić.
rule-card-not-held = Nie masz karty „{ NAME($card) }”.
rule-castle-apart = Zamek nie może stać obok zamku ani pałacu, także na ukos; { $at } jest obok.
rule-chapel-apart = Kaplica nie może stać obok kaplicy, także na ukos; { $at } jest obok.
rule-church-full = Kościół przyjmuje w dekadzie najwyżej { $most } płytek każdego rodzaju; tutaj ({ NAME($tile) }) przyjmie jeszcze { $left }.
rule-empty-plain = { $at } nie jest pustą równiną w twojej posiadłości.
rule-favour-tiles = Oddaje się najwyżej { $most } płytek, nie { $tiles }.
rule-finish-expansion = Najpierw dokończ rozbudowę: połóż kolejną płytkę albo powiedz „gotowe”.
rule-folly-needs = { NAME($folly) } wymaga obszarów, których nie masz: { NAME($area) }, brakuje { $missing }.
rule-folly-stands = { NAME($folly) } już stoi.
rule-gift-first = Najpierw oddaj płytki, które zabiera żołnierz.
rule-gifts = { NAME($thing) }: masz { $have }, nie { $need }.
rule-keep-first = Najpierw zachowaj jedną z oglądanych kart skandali.
rule-land-once = Ziemia została już przez ciebie wzięta w tej dekadzie.
rule-money = To kosztuje £{ $price }; masz £{ $money }.
rule-never-played = Karty „{ NAME($card) }” nigdy nie zagrywa się w turze.
rule-no-area = Na { $at } w tej posiadłości nie ma ukończonego obszaru.
rule-no-castle-there = Nie masz zamku na { $at }.
rule-no-intrigue = Przed oglądaniem nie było w twojej ręce Intrygi.
rule-no-part-of-a-turn = To nie jest część tury.
rule-no-soldier-there = Nie masz tam żołnierza.
rule-no-such-card = Nie ma takiej karty skandalu.
rule-none-on-offer = Rynek nie oferuje teraz { NAME($building, form: "gen") }.
rule-not-adjacent = { $at } nie sąsiaduje z żadną płytką twojej posiadłości.
rule-not-looked-at = Karty „{ NAME($card) }” nie ma wśród oglądanych.
rule-occupied = Na obszarze { $at } stoi już żołnierz.
rule-one-action = Akcja już wykonana; w turze jest tylko jedna.
rule-one-card-a-turn = Karta skandalu już zagrana; w turze jest tylko jedna.
rule-opponents-area = Żołnierz idzie na obszar przeciwnika.
rule-prestige-first = Najpierw powiedz, co oddajesz za prestiż (może nic: „prestiż nic”).
rule-soldier-first = Najpierw powiedz, dokąd idzie żołnierz, albo „żołnierz nic”.
rule-soldier-where = Powiedz, na czyj obszar idzie żołnierz i gdzie ten obszar leży.
rule-square-taken = Na { $at } leży już płytka.
rule-stock = Wybierz najwyżej { $most } płytek każdego rodzaju.
rule-stock-first = Najpierw wybierz płytki, najwyżej { $most } każdego rodzaju.
rule-supply = Zostało żetonów łapówek: { $left }.
rule-taxes-once = Podatki zostały już przez ciebie ściągnięte w tej dekadzie.
rule-three-tiles = W rozbudowie jest jeszcze miejsce na płytki w liczbie od 1 do { $most }, nie { $tiles }.
rule-tiles = { NAME($tile) }: za zasłonką potrzeba { $need }, masz { $have }.
rule-tokens = Masz żetonów łapówek: { $have }, nie { $need }.
rule-which-soldier = Wszyscy twoi żołnierze są już rozstawieni: powiedz, który się rusza („z GRACZ KOLUMNA,RZĄD”).

# --- punkty

score-bribes = łapówki
score-donations = dary dla kościoła
score-leisure = wypoczynek
score-marriages = potajemne śluby
score-favours = przychylność wikarego
score-follies = kaprysy
score-titles = tytuły na balach
score-castles = zamki
score-palaces = pałace
score-queen = tury z Królową
score-liaisons = { $cards ->
    [one] jeden romans
    [few] { $cards } romanse
   *[other] { $cards } romansów
}

# --- stół jako tekst

draw-round = Dekada { $decade } z 3, pole { $space } z { $of }.
draw-queen = Królową gości { $seat }.
draw-turn = Tura: { $seat }.
draw-prestige = Prestiż do tej pory: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Rynek, { NAME($building) }: £{ $prices }
draw-follies = Pozostałe kaprysy: { LIST($follies) }; następny przynosi { $points } PZ.
draw-church = Kościół: pole { $field }, las { $wood }, fontanna { $fountain }, równina { $plain }.
draw-supply = Zapas: żetony łapówek { $tokens }, karty skandali w talii { $cards }.
draw-deck = Znane ci karty w talii: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Worek: pole { $field }, las { $wood }, fontanna { $fountain }, równina { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } PZ
draw-used = Użyte w tej dekadzie: { $actions }.
draw-taxed = podatki
draw-landed = ziemia
draw-behind = Za twoją zasłonką: £{ $money }, żetony łapówek { $tokens }; pole { $field }, las { $wood }, fontanna { $fountain }, równina { $plain }.
draw-cards = Karty skandali: { LIST($cards) }.
draw-hidden = Karty skandali: { $cards }.
draw-soldier = Żołnierz na { $at } w posiadłości, którą ma { $seat }.
draw-area = { NAME($area) } na { $at }
draw-area-held = { NAME($area) } na { $at }, zajmuje ją żołnierz, którego ma { $seat }
draw-row = Rząd { $row }: { $squares }.
draw-square = kolumna { $column } { NAME($tile) }
draw-square-built = kolumna { $column } { NAME($tile) }, a na niej { NAME($building) }
draw-legend = W posiadłościach: P pole, L las, F fontanna, R równina; z zamek, k kaplica, p pałac, y kaprys. Obszar nazywa się od jego lewej dolnej płytki.
sign-field = P
sign-wood = L
sign-fountain = F
sign-plain = R
sign-castle = z
sign-chapel = k
sign-palace = p
sign-folly = y

# --- jak przedstawia się gra, i jej opcje

about = Wiejska posiadłość, królowa, która kocha bale, i plotki na sprzedaż. Zakładaj pola, lasy i ogrodowe kaprysy, ściągaj podatki albo toruj sobie drogę łapówkami i błyszcz, gdy Królowa przybędzie ocenić, kto jest wart tytułu.
    .sign = queen
option-first-game = Pierwsza gra
option-first-game-hint = Wszyscy zaczynają z trzema płytkami każdego rodzaju, bez wybierania.
option-areas-overlap = Obszary mogą się nakładać
option-areas-overlap-hint = Każdy kwadrat z czterech płytek liczy się jako obszar, także tam, gdzie dwa kwadraty mają wspólne płytki.

# --- co można zrobić, nad przyciskami i polami

move-stock = Wybierz płytki
    .tiles = Płytki
move-keep = Zachowaj kartę
    .card = Karta
move-expand = Rozbuduj posiadłość
    .tiles = Płytka
    .tiles-place = Miejsce
move-done = Bez kolejnych płytek
move-build-castle = Zbuduj zamek
    .at = Miejsce
    .seat = Dokąd idzie żołnierz
    .area = Obszar
    .leaving_seat = Skąd przychodzi żołnierz
    .left = Obszar, który opuszcza
move-build-palace = Zbuduj pałac
    .at = Miejsce
move-build-chapel = Zbuduj kaplicę
    .at = Miejsce
move-build-folly = Zbuduj kaprys
    .folly = Kaprys
    .at = Miejsce
move-soldier = Wyślij żołnierza
    .seat = Przeciwnik
    .area = Obszar
    .leaving_seat = Skąd przychodzi żołnierz
    .left = Obszar, który opuszcza
move-soldier-none = Nie wysyłaj żołnierza
move-give = Oddaj płytki
    .first = Pierwsza płytka
    .second = Druga płytka
move-bribe = Łapówka
    .tokens = Żetony łapówek
move-taxes = Ściągnij podatki
    .tokens = Dodane żetony łapówek
move-land = Weź płytki z ziemi
    .tokens = Dodane żetony łapówek
move-donate = Podaruj płytki
    .tiles = Płytki
move-leisure = Wypoczynek
move-swap = Wymień dwie płytki na jedną
    .first = Pierwsza płytka
    .second = Druga płytka
    .wanted = Na
move-play-cunning-stroke = Zagraj Chytry ruch
    .tiles = Płytka
    .tiles-place = Miejsce
move-play-favour-of-the-vicar = Zagraj Przychylność wikarego
    .tiles = Płytki
move-play-inheritance = Zagraj Spadek
    .at = Miejsce
move-play = Zagraj kartę skandalu
    .card = Karta
move-prestige = Pokaż swój prestiż
    .gifts = Oddawane
move-end = Zakończ turę

# --- z czego składa się liczba, wiersz po wierszu

name-tiles = płytki
name-areas = obszary
name-soldiers = żołnierze
name-gifts = oddane rzeczy
name-palaces = pałace
name-fountains = fontanny
part-tiles = płytki
part-areas = obszary
part-soldiers = żołnierze
part-tokens = oddane żetony łapówek
part-fountains = fontanny
part-gardens = ogrody
part-palaces = pałace
part-gifts = to, co oddane

# --- plansza

board-decade = Dekada { $decade } z { $decades }
board-space =
    { $kind ->
        [arrow] dekada się zaczyna
        [ball] bal
        [locked] zamknięte pole
        [scoring] koniec dekady
       *[other] runda
    }
board-queen = Królową gości { $seat }
board-is-queen = Królowa jest tutaj
board-turn = Teraz tura
board-prestige = Prestiż na balu
board-estate-own = Posiadłość: { $seat }
board-estates = Posiadłości
board-estates-others = Pozostałe posiadłości
board-tiles =
    { $count ->
        [one] jedna płytka
        [few] { $count } płytki
       *[other] { $count } płytek
    }
board-screen = Za twoją zasłonką
board-pounds = funty
board-money-of = funty: { $money }
board-bribes = żetony łapówek
board-scandals = karty skandali w talii
board-soldiers = żołnierze w domu: { $count }
board-cards = karty skandali: { $count }
board-taxed = podatki ściągnięte
board-landed = ziemia wzięta
board-courtiers = Na dworze
board-market = Rynek
board-folly-points = następny: { $points } PZ
board-yours = dla ciebie { $money }
board-sold-out = brak oferty
board-church = W kościele
board-bag = W worku

# --- tabele na stronie zasad

rules-table-tiles = Kafelki posiadłości
rules-table-follies = Kaprysy i czego każdy wymaga
rules-table-titles = Tytuły
rules-table-events = Karty wydarzeń
rules-column-total = Sztuk w sumie
rules-column-stocked = W sprzedaży przy 3, 4, 5 graczach
rules-column-prices = Ceny
rules-column-needs = Wymaga
rules-column-prestige = Wymagany prestiż
rules-column-discount = Zniżka
rules-column-by-seats = Egzemplarze przy 3, 4, 5 graczach
