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
word-area = obszar
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

event-opened = Wedle losowania zaczyna { $first_seat }; Królową na początku gości { $queen_seat }.
event-stocked = Wybory dokonane; każdy ma za zasłonką płytki w liczbie { $tiles }.
event-drew = { $seat } { $tiles ->
    [0] nie dobiera płytek: worek jest pusty
    [one] dobiera jedną płytkę
    [few] dobiera { $tiles } płytki
   *[other] dobiera { $tiles } płytek
}.
event-drew-you = { $tiles ->
    [0] Nie dobierasz płytek: worek jest pusty
    [one] Dobierasz jedną płytkę
    [few] Dobierasz { $tiles } płytki
   *[other] Dobierasz { $tiles } płytek
}.
event-drew-tiles = Dobierasz płytki: { LIST($tiles) }.
event-looked = { $seat } { $cards ->
    [0] nie ogląda kart skandali: talia jest pusta
    [one] ogląda jedną kartę skandalu
    [few] ogląda { $cards } karty skandali
   *[other] ogląda { $cards } kart skandali
}.
event-looked-you = { $cards ->
    [0] Nie oglądasz kart skandali: talia jest pusta
    [one] Oglądasz jedną kartę skandalu
    [few] Oglądasz { $cards } karty skandali
   *[other] Oglądasz { $cards } kart skandali
}.
event-looked-at = Oglądane przez ciebie: { LIST($cards) }.
event-kept = { $seat } zachowuje { $cards ->
    [one] jedną kartę skandalu
    [few] { $cards } karty skandali
   *[other] { $cards } kart skandali
}.
event-kept-you = Zachowujesz { $cards ->
    [one] jedną kartę skandalu
    [few] { $cards } karty skandali
   *[other] { $cards } kart skandali
}.
event-kept-cards = Zachowane przez ciebie: { LIST($cards) }.
event-swapped = { $seat } wymienia dwie płytki.
event-swapped-you = Wymieniasz dwie płytki.
event-swapped-tiles = Oddane: { LIST($given) }; otrzymane: { NAME($wanted) }.
event-expanded = { $seat } kładzie { NAME($tile, form: "acc") } na { $square }{ $money ->
    [0] { "" }
   *[other] {" "}i bierze £{ $money }
}.
event-expanded-you = Kładziesz { NAME($tile, form: "acc") } na { $square }{ $money ->
    [0] { "" }
   *[other] {" "}i bierzesz £{ $money }
}.
event-completed = Powstaje { NAME($area) } na { $square }{ $money ->
    [0] { "" }
   *[other] , wartość wyższa o £{ $money }
}.
event-built = { $seat } buduje { NAME($building, form: "acc") } na { $square } za £{ $price }.
event-built-you = Budujesz { NAME($building, form: "acc") } na { $square } za £{ $price }.
event-built-folly = { $seat } buduje { NAME($folly, form: "acc") } na { $square } za £{ $price }: { $points } PZ.
event-built-folly-you = Budujesz { NAME($folly, form: "acc") } na { $square } za £{ $price }: { $points } PZ.
event-sent = { $seat } wysyła żołnierza na { $square }: { NAME($area) }, posiadłość: { $owner_seat }.
event-sent-you = Wysyłasz żołnierza na { $square }: { NAME($area) }, posiadłość: { $owner_seat }.
event-pressed = { $seat } musi oddać płytki w liczbie { $tiles }.
event-pressed-you = Musisz oddać płytki w liczbie { $tiles }.
event-paid = { $seat } płaci £{ $money }, a dostaje je { $to_seat }.
event-paid-you = Płacisz £{ $money }, a dostaje je { $to_seat }.
event-gave = { $seat } oddaje { $tiles ->
    [0] nic, bo nie ma płytek
    [one] jedną płytkę
    [few] { $tiles } płytki
   *[other] { $tiles } płytek
}; bierze { $to_seat }.
event-gave-you = Oddajesz { $tiles ->
    [0] nic, bo nie ma płytek
    [one] jedną płytkę
    [few] { $tiles } płytki
   *[other] { $tiles } płytek
}; bierze { $to_seat }.
event-gave-tiles = { $seat } oddaje { LIST($tiles, form: "acc") }; bierze { $to_seat }.
event-gave-tiles-you = Oddajesz { LIST($tiles, form: "acc") }; bierze { $to_seat }.
event-bribed = { $seat } bierze { $tokens ->
    [one] jeden żeton łapówki
    [few] { $tokens } żetony łapówek
   *[other] { $tokens } żetonów łapówek
} za £{ $price }.
event-bribed-you = Bierzesz { $tokens ->
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
event-taxed-you = Ściągasz podatki: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(oddany jeden żeton łapówki)
    [few] {" "}(oddane { $tokens } żetony łapówek)
   *[other] {" "}(oddano { $tokens } żetonów łapówek)
}.
event-landed = { $seat } bierze ziemię: { $tiles ->
    [one] jedna płytka
    [few] { $tiles } płytki
   *[other] { $tiles } płytek
}{ $tokens ->
    [0] { "" }
    [one] {" "}(oddany jeden żeton łapówki)
    [few] {" "}(oddane { $tokens } żetony łapówek)
   *[other] {" "}(oddano { $tokens } żetonów łapówek)
}.
event-landed-you = Bierzesz ziemię: { $tiles ->
    [one] jedna płytka
    [few] { $tiles } płytki
   *[other] { $tiles } płytek
}{ $tokens ->
    [0] { "" }
    [one] {" "}(oddany jeden żeton łapówki)
    [few] {" "}(oddane { $tokens } żetony łapówek)
   *[other] {" "}(oddano { $tokens } żetonów łapówek)
}.
event-donated = { $seat } daruje kościołowi { LIST($tiles, form: "acc") }.
event-donated-you = Darujesz kościołowi { LIST($tiles, form: "acc") }.
event-rested = { $seat } wypoczywa: 1 PZ.
event-rested-you = Wypoczywasz: 1 PZ.
event-played = { $seat } zagrywa kartę: { NAME($card) }.
event-played-you = Zagrywasz kartę: { NAME($card) }.
event-returned = { $seat } oddaje do worka { $tiles ->
    [one] jedną płytkę: 1 PZ
    [few] { $tiles } płytki: { $tiles } PZ
   *[other] { $tiles } płytek: { $tiles } PZ
}.
event-returned-you = Oddajesz do worka { $tiles ->
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
event-married-you = Dostajesz { $tokens ->
    [0] zero żetonów łapówek (nie ma już żadnego)
    [one] jeden żeton łapówki
    [few] { $tokens } żetony łapówek
   *[other] { $tokens } żetonów łapówek
} i { $points } PZ.
event-received = { $seat } dostaje £{ $money }.
event-received-you = Dostajesz £{ $money }.
event-took-queen = { $seat } przejmuje Królową.
event-took-queen-you = Przejmujesz Królową.
event-began = Turę ma teraz { $seat }.
event-began-you = Teraz twoja tura.
event-ended = { $seat } kończy turę.
event-ended-you = Kończysz turę.
event-hosted = { $seat } gości Królową: { $points } PZ. Runda dochodzi do pola { $space }{ $kind ->
    [ball] : bal
    [locked] : Królowa jest zablokowana
    [scoring] : koniec dekady
   *[other] { "" }
}.
event-hosted-you = Gościsz Królową: { $points } PZ. Runda dochodzi do pola { $space }{ $kind ->
    [ball] : bal
    [locked] : Królowa jest zablokowana
    [scoring] : koniec dekady
   *[other] { "" }
}.
event-ball-began = Królowa wydaje bal. Wszystkie tytuły zostają zwrócone.
event-shone = { $seat } pokazuje prestiż { $prestige } (oddane: { $gifts ->
    [none] nic
   *[other] { WRITE($gifts) }
}) i staje na polu { $space }{ $passed ->
    [0] { "" }
   *[other] , bo wyższe są zajęte
}.
event-shone-you = Pokazujesz prestiż { $prestige } (oddane: { $gifts ->
    [none] nic
   *[other] { WRITE($gifts) }
}) i stajesz na polu { $space }{ $passed ->
    [0] { "" }
   *[other] , bo wyższe są zajęte
}.
event-dubbed = { $seat } nosi teraz tytuł: { NAME($title) }, { $points } PZ.
event-dubbed-you = Nosisz teraz tytuł: { NAME($title) }, { $points } PZ.
event-estate-scored = Posiadłość, którą ma { $seat }, punktuje: zamki { $castles } PZ{ $castles ->
    [0] { "" }
   *[other] {" "}(otoczone ziemią ze wszystkich stron: { $castles_closed_in }; kaplice obok: { $castles_chapels })
}, pałace { $palaces } PZ{ $palaces ->
    [0] { "" }
   *[other] {" "}(otoczone ziemią ze wszystkich stron: { $palaces_closed_in }; kaplice obok: { $palaces_chapels })
}.
event-estate-scored-you = Twoja posiadłość punktuje: zamki { $castles } PZ{ $castles ->
    [0] { "" }
   *[other] {" "}(otoczone ziemią ze wszystkich stron: { $castles_closed_in }; kaplice obok: { $castles_chapels })
}, pałace { $palaces } PZ{ $palaces ->
    [0] { "" }
   *[other] {" "}(otoczone ziemią ze wszystkich stron: { $palaces_closed_in }; kaplice obok: { $palaces_chapels })
}.
event-decade-began = Zaczyna się dekada { $decade }.

# --- o co się pyta

question-stock = Wybierz płytki, najwyżej { $most } każdego rodzaju. Reszta, do { $screen }, jest losowana.
question-first-card = Zachowaj jedną z oglądanych kart skandali: { LIST($cards) }.
question-turn = { $acted ->
    [yes] { $carded ->
        [yes] Zakończ turę. Przedtem możesz jeszcze wymieniać płytki.
       *[no] Zakończ turę. Przedtem możesz wymieniać płytki i zagrać kartę skandalu, jeśli jeszcze żadna nie padła.
    }
   *[no] Twoja tura: wykonaj jedną akcję. Możesz też wymieniać płytki i zagrać jedną kartę skandalu.
}
question-expand-on = { $tiles ->
    [0] Za zasłonką nie masz już żadnej płytki: na tym kończy się twoja rozbudowa.
   *[other] { $left ->
        [one] Połóż jeszcze jedną płytkę albo zakończ.
        [few] Połóż jeszcze najwyżej { $left } płytki albo zakończ.
       *[other] Połóż jeszcze najwyżej { $left } płytek albo zakończ.
    }
}
question-area = Twoja płytka wypełnia więcej niż jeden kwadrat z czterech płytek, ale może należeć tylko do jednego obszaru. Wybierz nowy obszar ({ NAME($area) }): { ROW($squares) }. Każdy nazywa się od swojego lewego dolnego pola.
question-soldier = Możesz wysłać żołnierza na obszar przeciwnika.
question-give = Bierze { $to_seat }: oddaj płytki w liczbie { $tiles }.
question-keep = Zachowaj jedną z oglądanych kart skandali: { LIST($cards) }{ $all ->
    [yes] ; albo wszystkie, dzięki swojej Intrydze
   *[no] { "" }
}.
question-prestige-at-once = Wszyscy odpowiadają w tajemnicy. Twoja posiadłość pokazuje prestiż { $prestige }. Chcesz oddać żetony łapówek i karty skandali, żeby mieć więcej?
question-prestige = Twoja posiadłość pokazuje prestiż { $prestige }. Chcesz oddać żetony łapówek i karty skandali, żeby mieć więcej?

# --- co jest pewne

certain-price = kosztuje £{ $value }
certain-income = { $value ->
    [0] { "" }
   *[other] przynosi £{ $value }
}
certain-money = masz potem £{ $value }
certain-draws = { $value ->
    [0] nie dobierasz płytek
    [one] dobierasz jedną płytkę
    [few] dobierasz { $value } płytki
   *[other] dobierasz { $value } płytek
}
certain-unused = { $value ->
    [one] 1 płytka niepołożona
    [few] { $value } płytki niepołożone
   *[other] { $value } płytek niepołożonych
}
certain-points = { $value } PZ
certain-tokens = żetony łapówek: { $value }
certain-prestige = prestiż { $value }
certain-space = dochodzisz do pola { $value } na torze

# --- zasady, które zabraniają

rule-action-first = Najpierw wykonaj akcję. Wypoczynek jest zawsze możliwy.
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
rule-finish-expansion = Najpierw dokończ rozbudowę: połóż kolejną płytkę albo napisz „gotowe”.
rule-folly-needs = { NAME($folly) } wymaga obszarów, których nie masz: { NAME($area) }, brakuje { $missing }.
rule-folly-stands = { NAME($folly) } już stoi.
rule-gift-first = Najpierw oddaj płytki, które zabiera żołnierz.
rule-gifts = { NAME($thing) }: masz { $have }, nie { $need }.
rule-keep-first = Najpierw zachowaj jedną z oglądanych kart skandali.
rule-land-once = Ziemia została już w tej dekadzie wzięta.
rule-money = To kosztuje £{ $price }; masz £{ $money }.
rule-never-played = Karty „{ NAME($card) }” nigdy nie zagrywa się w turze.
rule-no-area = Na { $at } w tej posiadłości nie ma ukończonego obszaru.
rule-no-castle-there = Nie masz zamku na { $at }.
rule-no-intrigue = Przed oglądaniem nie było w twojej ręce Intrygi.
rule-no-part-of-a-turn = Tego nie można zrobić w turze.
rule-no-soldier-there = Nie masz tam żołnierza.
rule-no-such-card = Nie ma takiej karty skandalu.
rule-none-on-offer = Rynek nie oferuje teraz { NAME($building, form: "gen") }.
rule-not-adjacent = { $at } nie sąsiaduje z żadną płytką twojej posiadłości.
rule-not-looked-at = Karty „{ NAME($card) }” nie ma wśród oglądanych.
rule-occupied = Na obszarze { $at } stoi już żołnierz.
rule-one-action = Akcja w tej turze już wykonana.
rule-one-card-a-turn = W tej turze karta skandalu została już zagrana.
rule-opponents-area = Wyślij żołnierza na obszar przeciwnika.
rule-prestige-first = Najpierw powiedz, co oddajesz za prestiż. Jeśli nic, napisz „prestiż nic”.
rule-soldier-first = Najpierw powiedz, dokąd idzie żołnierz, albo „żołnierz nic”.
rule-soldier-where = Powiedz, na czyj obszar idzie żołnierz i gdzie ten obszar leży.
rule-square-taken = Na { $at } leży już płytka.
rule-stock = Wybierz najwyżej { $most } płytek każdego rodzaju.
rule-choose-area = Najpierw powiedz, który kwadrat to nowy obszar ({ NAME($area) }): { ROW($squares) }.
rule-stock-first = Najpierw wybierz płytki, najwyżej { $most } każdego rodzaju.
rule-supply = Zostało żetonów łapówek: { $left }.
rule-taxes-once = Podatki zostały już w tej dekadzie ściągnięte.
rule-three-tiles = Możesz teraz położyć od 1 do { $most } płytek, nie { $tiles }.
rule-tiles = { NAME($tile) }: za zasłonką potrzeba { $need }, masz { $have }.
rule-tokens = Masz żetonów łapówek: { $have }, nie { $need }.
rule-which-soldier = Wszyscy twoi żołnierze są już rozstawieni: powiedz, który się rusza („z GRACZ KOLUMNA,RZĄD”).

# --- punkty

score-bribes = łapówki
score-donations = dary dla kościoła
score-leisure = wypoczynek
score-marriages = Potajemne śluby
score-favours = Przychylność wikarego
score-follies = kaprysy
score-titles = tytuły na balach
score-castles = zamki
score-palaces = pałace
score-queen = tury z Królową
score-liaisons = { $cards ->
    [one] jeden Romans
    [few] { $cards } Romanse
   *[other] { $cards } Romansów
}
scores-liaisons = Romanse
breaker-1 = £{ $value }
    .what = pieniądze

# --- stół jako tekst

draw-round = Dekada { $decade } z 3, pole { $space } z { $of }.
draw-queen = Królową gości { $seat }.
draw-turn = Tura: { $seat }.
draw-prestige = Prestiż do tej pory: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Rynek, { NAME($building) }: £{ $prices }
draw-follies = Pozostałe kaprysy: { $follies }; następny przynosi { $points } PZ.
draw-church = Kościół: pole { $field }, las { $wood }, fontanna { $fountain }, równina { $plain }.
draw-supply = Zapas: żetony łapówek { $tokens }, karty skandali w talii { $cards }.
draw-deck = Znane ci karty w talii: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Worek: pole { $field }, las { $wood }, fontanna { $fountain }, równina { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } PZ
draw-used = W tej dekadzie: { $actions }.
draw-behind = Za twoją zasłonką: £{ $money }, żetony łapówek { $tokens }; pole { $field }, las { $wood }, fontanna { $fountain }, równina { $plain }.
draw-cards = W twojej ręce: { LIST($cards) }.
draw-hidden = Karty skandali: { $cards }.
draw-soldier = Żołnierz na { $at } w posiadłości, którą ma { $seat }.
draw-area = { NAME($area) } na { $at }
draw-area-held = { NAME($area) } na { $at }, zajmuje ją żołnierz, którego ma { $seat }
draw-row = Rząd { $row }: { $squares }.
draw-square = kolumna { $column } { NAME($tile) }
draw-square-built = kolumna { $column } { NAME($tile) }, a na niej { NAME($building) }
draw-legend = W posiadłościach: P pole, L las, F fontanna, R równina; z zamek, k kaplica, p pałac, y kaprys. Obszar nazywa się od jego lewej dolnej płytki.
letter-field = P
letter-wood = L
letter-fountain = F
letter-plain = R
letter-castle = z
letter-chapel = k
letter-palace = p
letter-folly = y

# --- jak przedstawia się gra, i jej opcje

about = Wiejska posiadłość, królowa, która kocha bale, i plotki na sprzedaż. Zakładaj pola, lasy i ogrodowe kaprysy, ściągaj podatki albo toruj sobie drogę łapówkami i błyszcz, gdy Królowa przybędzie ocenić, kto jest wart tytułu.
    .sign = queen
option-at-once = Tajne odpowiedzi na balach
option-at-once-hint = Na balu wszyscy w tajemnicy i jednocześnie mówią, co oddają za prestiż. W instrukcji mówi się to po kolei, widząc pola poprzedników. Przy wolnym tempie oszczędza to trochę czekania.
otherwise-at-once = tajne odpowiedzi na balach zamiast po kolei
otherwise-first-game = pierwsza gra: wszyscy zaczynają z trzema płytkami każdego rodzaju
otherwise-areas-overlap = obszary nie mogą się nakładać
otherwise-open-money = pieniądze, płytki i żetony łapówek leżą jawnie
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
move-done = Zakończ rozbudowę
move-area = Wybierz obszar
    .at = Lewe dolne pole
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
move-bribe = Kup żetony łapówek
    .tokens = Żetony łapówek (każdy daje 1 PZ)
move-taxes = Ściągnij podatki
    .tokens = Oddane żetony łapówek (£1 za każdy)
move-land = Weź ziemię
    .tokens = Oddane żetony łapówek (płytka za każdy)
move-donate = Podaruj płytki
    .tiles = Płytki
move-leisure = Wypocznij
move-swap = Wymień płytki
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
board-turn = Na ruchu
board-prestige = Prestiż na balu
board-prestige-shown = prestiż, który pokazuje posiadłość
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
sign-queen = Korona: tu jest Królowa.
sign-laurel = Laur: koniec dekady na torze, gdy punktują posiadłości.
sign-prestige = Prestiż, który pokazuje posiadłość. Na balu można oddać żetony i karty, żeby mieć więcej.
sign-coin = Funty
sign-letter = Żetony łapówek
sign-soldier = Żołnierze w domu, których można jeszcze wysłać na obszar.
sign-card-back = Karty skandali
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
rules-table-follies = Kaprysy i czego wymagają
rules-table-titles = Tytuły
rules-table-events = Karty wydarzeń
rules-column-total = Sztuk w sumie
rules-column-stocked = W sprzedaży przy 3, 4, 5 graczach
rules-column-prices = Ceny
rules-column-needs = Wymaga
rules-column-prestige = Potrzebny prestiż
rules-column-discount = Zniżka
rules-column-by-seats = Egzemplarze przy 3, 4, 5 graczach

# --- co jeszcze się wydarzyło

event-queen-stayed = { $seat } nie może przejąć Królowej: pole jest zamknięte, a Królową nadal gości { $holder_seat }.
event-queen-stayed-you = Nie możesz przejąć Królowej: pole jest zamknięte, a Królową nadal gości { $holder_seat }.
event-moved-on = Bal się skończył: runda przechodzi na pole { $space }{ $kind ->
    [locked] , i nikt nie może teraz przejąć Królowej
   *[other] { "" }
}.

# --- co jeszcze jest pewne

certain-space-at-most = pole { $value } na torze albo niższe, jeśli jest zajęte
certain-title = twój tytuł: { NAME($value) }
certain-title-at-most = najwyżej { NAME($value) }
certain-made-of = { $name ->
    [taxes] z tego pola £{ $tiles }{ $areas ->
        [0] { "" }
       *[other] , wolne farmy £{ $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , żołnierze £{ $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , żetony łapówek £{ $tokens }
    }
    [land] z tego za lasy { $tiles }{ $areas ->
        [0] { "" }
       *[other] , wolne puszcze { $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , żołnierzy { $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , żetony łapówek { $tokens }
    }
   *[prestige] z tego fontanny { $fountains }{ $gardens ->
        [0] { "" }
       *[other] , wolne ogrody { $gardens }
    }{ $soldiers ->
        [0] { "" }
       *[other] , żołnierze w ogrodach { $soldiers }
    }{ $palaces ->
        [0] { "" }
       *[other] , pałace { $palaces }
    }{ $gifts ->
        [0] { "" }
       *[other] , żetony i karty { $gifts }
    }
}
certain-screen = potem za twoją zasłonką: { $value }
certain-completes = kończy obszar: { $value }
certain-queen = { $value ->
    [taken] przejmujesz Królową
    [mine] Królowa już jest u ciebie
    [locked] nikt nie może teraz przejąć Królowej
   *[elsewhere] Królowej tam nie ma
}
certain-next-seat = potem turę ma { $value }
certain-round-space = runda dochodzi do pola { $value }
certain-round-kind = { $value ->
    [ball] zaczyna się bal
    [locked] Królowa jest zablokowana
    [scoring] dekada się kończy i posiadłości punktują
   *[other] { "" }
}
certain-estate-points = twoje zamki i pałace przynoszą { $value } PZ
certain-liaison-points = { $value ->
    [0] { "" }
   *[other] twoje Romanse przynoszą { $value } PZ
}
certain-looks = oglądasz karty skandali ({ $value }) i zachowujesz jedną
certain-beside = obok: { $value }
certain-sends = { $value ->
    [yes] potem możesz wysłać żołnierza
   *[no] { "" }
}
certain-open-sides = { $value ->
    [0] ziemia leży ze wszystkich stron
    [one] brakuje ziemi z jednej z 8 stron
   *[other] brakuje ziemi z { $value } z 8 stron
}
certain-takes-area = od teraz ten obszar służy tobie: { NAME($value) }
certain-gets-tiles = { $value ->
    [0] nie ma tam płytek do oddania
    [one] jedna płytka, którą wybiera druga strona
    [few] { $value } płytki, które wybiera druga strona
   *[other] { $value } płytek, które wybiera druga strona
}
certain-spends-intrigue = twoja Intryga zostaje zużyta
certain-under-the-deck = pod talię: { LIST($value) }

# --- co chce wiedzieć, kto decyduje

titles-asked = książę od { $duke } ({ $duke_copies }), markiz od { $marquess } ({ $marquess_copies }), hrabia od { $earl } ({ $earl_copies }), wicehrabia od { $viscount } ({ $viscount_copies })
details-stock =
    Zaczynasz z £{ $money } i tytułem barona, na jednej równinie z zamkiem. Grę zaczyna, wedle losowania: { $first_seat }; Królową gości { $queen_seat }.
    Czego nie wybierzesz, dobiera się losowo z worka; wybory są tajne i nikt inny nie widzi twoich płytek.
    Pola dają pieniądze i farmy, lasy kolejne płytki, fontanny prestiż do tytułów; budynki stoją na równinach.
    Zwykle wybiera się po trzy z każdego rodzaju, tyle co wszyscy w pierwszej grze: zaczynasz wtedy z czymś z każdego, i nic nie zależy od losu.
details-first-card =
    Masz £{ $money }. Pozostałe karty idą pod talię; nikt nie widzi, którą zachowujesz.
    W turze możesz oprócz akcji zagrać jedną kartę skandalu.
turn-squares = Jedno „rozbuduj” kładzie do 3 płytek, każdą obok twojej posiadłości. Pole to kolumna,rząd: 1,0 leży na prawo od 0,0, a 0,1 nad nim.
turn-prospects =
    Runda stoi na polu { $space } z { $spaces }; { $ahead ->
        [ball] bal będzie
       *[scoring] punktowanie posiadłości będzie
    } { $ahead_in ->
        [one] przy następnym kroku
        [few] za { $ahead_in } kroki
       *[other] za { $ahead_in } kroków
    }. Na koniec każdej tury z Królową posuwa się o krok.
    Twoja posiadłość pokazuje prestiż { $prestige } na następny bal; tytuły według prestiżu (i ile ich jest): { titles-asked }.
    Tak jak stoją, twoje zamki i pałace przyniosą { $estate_points } PZ (punktów zwycięstwa) na koniec dekady; liczą się tylko z ziemią ze wszystkich 8 stron.
details-turn =
    Masz £{ $money }, { $tokens ->
        [one] jeden żeton łapówki
        [few] { $tokens } żetony łapówek
       *[other] { $tokens } żetonów łapówek
    } i { $tiles ->
        [one] jedną płytkę
        [few] { $tiles } płytki
       *[other] { $tiles } płytek
    } za zasłonką.
    { $acted ->
        [yes] Twoja akcja jest wykonana; po słowie „koniec” turę ma { $next_seat }.
       *[no] Raz na dekadę: { $taxed ->
            [yes] podatki są już ściągnięte
           *[no] podatki przyniosą teraz £{ $taxes }
        }; { $landed ->
            [yes] ziemia jest już wzięta
           *[no] ziemia przyniesie teraz { $land ->
                [one] jedną płytkę
                [few] { $land } płytki
               *[other] { $land } płytek
            }
        }.{ $empty ->
            [0] {" "}Możesz zbudować tylko pałac, bo nie masz pustej równiny.
           *[other] { "" }
        }
    }
    { $queen_mine ->
        [yes] Królowa jest u ciebie: na koniec tury dostajesz 1 PZ, a runda posuwa się o krok.
       *[no] Królową gości { $queen_seat }{ $queen_locked ->
            [yes] {" "}i w tej dekadzie nikt nie może jej przejąć
           *[no] { "" }
        }.
    }
    { $acted ->
        [yes] { "" }
       *[no]
        { turn-squares }
        { turn-prospects }
    }
details-expand-on =
    Twoja akcja trwa. Kładź każdą kolejną płytkę przy swojej posiadłości. Masz £{ $money } i { $tiles ->
        [one] jedną płytkę
        [few] { $tiles } płytki
       *[other] { $tiles } płytek
    } za zasłonką.
    { $due ->
        [0] Na razie nie dobierasz płytek.
        [one] Na koniec dobierasz jedną płytkę.
        [few] Na koniec dobierasz { $due } płytki.
       *[other] Na koniec dobierasz { $due } płytek.
    }
details-area =
    Płytki poza wybranym kwadratem zostają wolne na późniejszy obszar. Potem rozbudowa trwa dalej.
details-soldier =
    Masz £{ $money }; żołnierze w domu: { $home }, na cudzych obszarach: { $out }. Żołnierz nigdy nie wraca do domu, ale może przejść z obszaru na obszar.
    Farma daje ci od razu £2 od drugiej strony i £2 przy podatkach; puszcza dwie płytki, które wybiera druga strona, i 2 płytki przy ziemi; ogród Królową, jeśli tam jest, i 2 prestiżu na balach.
    Dopóki stoi tam twój żołnierz, obszar nie daje drugiej stronie nic.
details-give =
    Żołnierz, którego ma { $to_seat }, stoi od teraz w twojej puszczy: przy ziemi przyniesie ona tamtej stronie 2 płytki, a tobie żadnej.
    Zostaje ci { $left ->
        [one] jedna płytka
        [few] { $left } płytki
       *[other] { $left } płytek
    } za zasłonką. Które oddajesz, widzicie tylko ty i { $to_seat }.
details-keep =
    { COUNT($held) ->
        [0] Nie masz innej karty skandalu.
       *[other] W ręce masz: { LIST($held) }.
    }
    Pozostałe karty idą pod talię i nikt nie widzi, którą zachowujesz.
details-prestige =
    Fontanny { $fountains } + wolne ogrody { $gardens } + żołnierze w ogrodach { $soldiers } + pałace { $palaces } = prestiż { $prestige }. Po oddaniu wszystkiego będzie { $most }.
    Oddany żeton łapówki to 1 prestiżu, Szantaż 3, każda inna karta skandalu 1.
    Najwyższy znacznik bierze najlepszy tytuł, do którego sięga jego pole, potem następny: { titles-asked }.
    { COUNT($taken) ->
        [0] Na razie żadne pole nie jest zajęte.
       *[other] Już zajęte: { ROW($taken) }. Jeśli twoje pole jest zajęte, stajesz na najbliższym wolnym niższym.
    }
    { COUNT($seats) ->
        [0] Po tobie nie odpowiada już nikt: twoja odpowiedź rozstrzyga o tytułach.
       *[other] Po tobie: { ROW($seats) }.
    }
details-prestige-at-once =
    Fontanny { $fountains } + wolne ogrody { $gardens } + żołnierze w ogrodach { $soldiers } + pałace { $palaces } = prestiż { $prestige }. Po oddaniu wszystkiego będzie { $most }.
    Oddany żeton łapówki to 1 prestiżu, Szantaż 3, każda inna karta skandalu 1.
    Najwyższy znacznik bierze najlepszy tytuł, do którego sięga jego pole, potem następny: { titles-asked }.
    Odpowiada się w tajemnicy, także { ROW($seats) }. Potem kładzie się znaczniki po kolei, począwszy od Królowej. Jeśli twoje pole jest zajęte, stajesz na najbliższym wolnym niższym.

# --- co jest w pudełku

name-queen = Królowa
name-soldier = Żołnierze
name-screen = za zasłonką
component-card = { NAME($name) }{ $where ->
    [mine] { $looked ->
        [0] , w twojej ręce { $count }
        [one] { "" }
       *[other] , tutaj: { $looked }
    }
    [shown] , { $count } w ręce, którą ma { $seat }
    [supply] , { $count } w talii na miejscu znanym tobie (od góry: { ROW($places) })
   *[unseen] , { $count } dla ciebie niewidoczne
}{ $full ->
    [yes] : { $effect ->
        [blackmail] oddany na balu daje { $prestige } prestiżu; nigdy nie zagrywa się go w turze
        [cunning-stroke] zagrany pozwala rozbudować posiadłość jeszcze raz, do 3 płytek, także w turze z rozbudową
        [dowry] zagrany pozwala dobrać płytki z worka: { $worth }
        [favour-of-the-vicar] zagrana oddaje do worka najwyżej 4 twoje płytki, po 1 PZ (teraz najwyżej { $worth })
        [inheritance] zagrany daje za darmo najtańszy zamek z rynku, bez żołnierza; miejsca na niego teraz: { $worth }
        [intrigue] gdy oglądasz 3 karty skandali, pozwala zachować wszystkie; inaczej się jej nie zagrywa
        [liaison] { $worth } PZ, jeśli masz go na koniec gry; nigdy się go nie zagrywa
        [secret-marriage] zagrany daje żetony łapówek ({ $worth }) i 2 PZ
        [tribute] zagrana daje £{ $worth }
       *[whitehall] zagrana pozwala przejąć Królową{ $queen ->
            [mine] {" "}(już jest u ciebie)
            [locked] {" "}(teraz nikt nie może jej przejąć)
           *[other] { "" }
        }
    }{ $effect ->
        [blackmail] .
       *[other] . Po oddaniu na balu daje prestiż { $prestige }.
    }
   *[no] .
}
    .kind = Karty skandalu
component-tile = { NAME($name) }, { $where ->
    [mine] { $count } za twoją zasłonką
    [shown] { $count } w posiadłości, którą ma { $seat }
    [spent] { $count } w kościele
    [supply] { $count } w worku
   *[unseen] { $count } tam, gdzie ich nie widzisz
}{ $full ->
    [yes] : { $name ->
        [field] po położeniu daje £1; cztery w kwadracie to farma i dają od razu £2. Przy podatkach każde pole daje £1, każda farma £2
        [wood] po położeniu daje jedną płytkę z worka; cztery w kwadracie to puszcza i dają od razu 2 płytki. Przy ziemi każdy las daje jedną płytkę, każda puszcza 2
        [fountain] na balu daje prestiż 1; cztery w kwadracie to ogród: od razu przejmujesz Królową, a na balach prestiż 2
       *[plain] stoi na niej budynek (twoje puste równiny: { $empty })
    }. W twojej posiadłości: { $laid }{ $name ->
        [plain] { "" }
       *[other] , obszary: { $areas }
    }. Kościół przyjmie jeszcze { $church }.
   *[no] .
}
    .kind = Płytki krajobrazu
component-building = { NAME($name) }, { $where ->
    [mine] { $count } w twojej posiadłości
    [shown] { $count } w posiadłości, którą ma { $seat }
   *[supply] { $offered ->
        [0] brak oferty
       *[other] w ofercie { $offered } (£{ $prices })
    }, zostało w sumie { $count }
}{ $full ->
    [yes] : { $offered ->
        [0] { "" }
       *[other] dla ciebie £{ $yours }{ $short ->
            [0] { "" }
           *[other] , brakuje ci £{ $short }
        }; { "" }
    }{ $name ->
        [castle] na pustej równinie, która nie leży obok zamku ani pałacu. Możesz wysłać żołnierza na cudzy obszar. Z ziemią ze wszystkich 8 stron daje 3 PZ w każdej dekadzie i 1 za każdą kaplicę obok
        [palace] zajmuje miejsce twojego zamku i przynosi Królową; 2 prestiżu na balach. Z ziemią ze wszystkich 8 stron daje 5 PZ w każdej dekadzie i 2 za każdą kaplicę obok
       *[chapel] na pustej równinie, która nie leży obok kaplicy. Oglądasz 3 karty skandali i zachowujesz jedną; zamki i pałace obok dają więcej
    }. Miejsca na to w twojej posiadłości: { $sites }.
   *[no] .
}
    .kind = Budowle
component-folly = { NAME($name) }, { $where ->
    [supply] jeszcze nie stoi: dla ciebie £{ $yours }{ $short ->
        [0] { "" }
       *[other] , brakuje ci £{ $short }
    }, teraz { $points } PZ
   *[spent] już stoi
}; wymaga: { $wants ->
    [forests] 2 puszcze
    [farms] 2 farmy
    [gardens] 2 ogrody
   *[mixed] farma, puszcza i ogród
}{ $where ->
    [supply] {" "}({ $missing ->
        [0] masz je
       *[other] brakuje: { $missing }
    }) oraz pusta równina (masz { $empty }).
   *[spent] .
}
    .kind = Kaprysy
component-title = { NAME($name) }, { $where ->
    [mine] twój tytuł
    [shown] nosi { $seat }
   *[supply] wolne: { $count }
}{ $full ->
    [yes] : od prestiżu { $asks } na balu; { $points } PZ{ $discount ->
        [0] { "" }
       *[other] , potem budynki tańsze o £{ $discount }
    }; przy tym stole { $copies }. { $missing ->
        [0] Twoja posiadłość pokazuje dość
       *[other] Twojej posiadłości brakuje { $missing } prestiżu
    }; inni, którzy pokazują co najmniej tyle co ty: { $rivals }.
   *[no] .
}
    .kind = Tytuły
component-token = { NAME($name) }, { $where ->
    [mine] u ciebie { $count }
    [shown] { $count }, ma je { $seat }
   *[supply] w zapasie { $count }
}{ $full ->
    [yes] : weź teraz najwyżej { $most } po £{ $price }, za każdy dostajesz 1 PZ. Oddaj żeton za £1 więcej przy podatkach, jedną płytkę więcej przy ziemi albo 1 prestiżu na balu.
   *[no] .
}
    .kind = Żetony łapówek
component-soldier = { NAME($name) }, { $where ->
    [mine] twoi
   *[shown] ma ich { $seat }
}: w domu { $home }, na cudzych obszarach { $out }{ $full ->
    [yes] . Z każdym nowym zamkiem może wyjść jeden i nigdy nie wraca do domu; obszar służy wtedy stronie, która go wysłała.
   *[no] .
}
    .kind = Żołnierze
component-queen = { NAME($name) }, { $where ->
    [mine] u ciebie
   *[shown] gości ją { $seat }
}: kto ją ma na koniec własnej tury, dostaje { $points } PZ i posuwa rundę o jedno pole{ $locked ->
    [yes] . W tej dekadzie nikt już nie może jej przejąć.
   *[no] ; przynosi ją pałac, nowy ogród albo Whitehall.
}
    .kind = Królowa
component-screen = { $where ->
    [mine] Za twoją zasłonką
   *[shown] Za zasłonką, którą ma { $seat }
}: £{ $money }, płytki { $tiles }, żetony łapówek { $tokens }, karty skandali { $cards }{ $full ->
    [yes] . Wszystko to wynika z tego, co widzieli wszyscy, ale nie to, które to płytki i karty.
   *[no] .
}
    .kind = Za zasłonkami

# --- stół jako tekst, w całości

draw-track = Na torze: { $spaces }; na każdym innym polu runda.
draw-reach = Następna płytka może leżeć w kolumnach od { $left } do { $right } i rzędach od { $bottom } do { $top }, obok innej.
draw-space = { $space } { $what }
draw-ahead = { $kind ->
    [ball] Bal będzie
   *[scoring] Punktowanie posiadłości będzie
} { $spaces ->
    [one] przy następnym kroku rundy.
    [few] za { $spaces } kroki rundy.
   *[other] za { $spaces } kroków rundy.
}
draw-queen-locked = Królową gości { $seat }; w tej dekadzie nikt nie może jej przejąć.
draw-titles = Tytuły na balu: { $titles }.
draw-title = { NAME($title) } od prestiżu { $prestige }: { $points } PZ{ $discount ->
    [0] { "" }
   *[other] , budynki tańsze o £{ $discount }
}, przy tym stole { $copies }
draw-sold-out = Rynek, { NAME($building) }: brak oferty.
draw-yours = dla ciebie £{ $money }
draw-prices = Ceny dla ciebie: { $prices }.
draw-price = { NAME($building) } £{ $money }
draw-folly = { NAME($folly) } (wymaga: { $areas })
draw-estate = Posiadłość: { $tiles ->
    [one] jedna płytka
    [few] { $tiles } płytki
   *[other] { $tiles } płytek
}, prestiż { $prestige } na bal; żołnierze w domu: { $home }.
draw-reckoned = Za zasłonką, jak każdy może policzyć: £{ $money }, płytki { $tiles }, żetony łapówek { $tokens }.
draw-open = Jawne pieniądze: £{ $money }, płytki { $tiles }, żetony łapówek { $tokens }.
board-reckoned = płytki { $tiles }, żetony łapówek { $tokens }
option-open-money = Jawne pieniądze
option-open-money-hint = Wszyscy widzą pieniądze oraz liczbę płytek i żetonów łapówek innych. (I tak można je policzyć.)

# Co w wydaniu pochodzi od nas.
ours-prices = { $count ->
    [one] ceny jednego rodzaju budynków
   *[other] ceny { $count } rodzajów budynków
}
ours-track = miejsca balów na torze

# The figures of an edition, as the form for owners of a box calls them.
figure-bribes = Łapówki
figure-tokens = Żetony łapówek w pudełku
figure-round = Dekada
figure-track = Pola toru
figure-arrow = strzałka
figure-way = puste
figure-ball = bal
figure-locked = zamknięte dla Królowej
figure-scoring = punktacja
figure-copies = Liczba przy 3, 4, 5 graczach
