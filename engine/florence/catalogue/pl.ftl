# Książęta Florencji, po polsku. `acc` to biernik, `gen` dopełniacz.

title = Książęta Florencji

# --- nazwy; `mark` to litera na narysowanej planszy

name-university = Uniwersytet
    .mark = U
    .acc = Uniwersytet
    .gen = Uniwersytetu
name-laboratory = Laboratorium
    .mark = A
    .acc = Laboratorium
    .gen = Laboratorium
name-workshop = Warsztat
    .mark = W
    .acc = Warsztat
    .gen = Warsztatu
name-library = Biblioteka
    .mark = B
    .acc = Bibliotekę
    .gen = Biblioteki
name-opera = Opera
    .mark = O
    .acc = Operę
    .gen = Opery
name-studio = Pracownia
    .mark = R
    .acc = Pracownię
    .gen = Pracowni
name-hospital = Szpital
    .mark = S
    .acc = Szpital
    .gen = Szpitala
name-theatre = Teatr
    .mark = T
    .acc = Teatr
    .gen = Teatru
name-tower = Wieża
    .mark = I
    .acc = Wieżę
    .gen = Wieży
name-chapel = Kaplica
    .mark = K
    .acc = Kaplicę
    .gen = Kaplicy
name-forest = Las
    .mark = l
    .acc = Las
    .gen = Lasu
name-lake = Jezioro
    .mark = j
    .acc = Jezioro
    .gen = Jeziora
name-park = Park
    .mark = p
    .acc = Park
    .gen = Parku
name-landscape = Krajobraz
    .acc = Krajobraz
    .gen = Krajobrazu
name-jester = Błazen
    .acc = Błazna
    .gen = Błazna
name-builder = Architekt
    .acc = Architekta
    .gen = Architekta
name-recruiting = karta Rekrutacji
    .acc = kartę Rekrutacji
    .gen = karty Rekrutacji
name-prestige = karta Prestiżu
    .acc = kartę Prestiżu
    .gen = karty Prestiżu
name-profession = karta Wolnego Zawodu
    .acc = kartę Wolnego Zawodu
    .gen = karty Wolnego Zawodu
name-bonus = karta Premii
    .acc = kartę Premii
    .gen = karty Premii
name-religion = Swoboda Wyznania
    .acc = Swobodę Wyznania
    .gen = Swobody Wyznania
name-opinion = Swoboda Wypowiedzi
    .acc = Swobodę Wypowiedzi
    .gen = Swobody Wypowiedzi
name-travel = Swoboda Poruszania
    .acc = Swobodę Poruszania
    .gen = Swobody Poruszania
name-building = Budynek
    .acc = Budynek
    .gen = Budynku
name-freedom = Swoboda
    .acc = Swobodę
    .gen = Swobody
name-cards = karty
    .acc = karty
    .gen = kart
name-card = karta
name-mathematician = Matematyk
    .acc = Matematyka
    .gen = Matematyka
name-theologian = Teolog
    .acc = Teologa
    .gen = Teologa
name-philosopher = Filozof
    .acc = Filozofa
    .gen = Filozofa
name-botanist = Botanik
    .acc = Botanika
    .gen = Botanika
name-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
name-physicist = Fizyk
    .acc = Fizyka
    .gen = Fizyka
name-watchmaker = Zegarmistrz
    .acc = Zegarmistrza
    .gen = Zegarmistrza
name-goldsmith = Złotnik
    .acc = Złotnika
    .gen = Złotnika
name-bellmaker = Ludwisarz
    .acc = Ludwisarza
    .gen = Ludwisarza
name-cartographer = Kartograf
    .acc = Kartografa
    .gen = Kartografa
name-lawyer = Prawnik
    .acc = Prawnika
    .gen = Prawnika
name-choreographer = Choreograf
    .acc = Choreografa
    .gen = Choreografa
name-composer = Kompozytor
    .acc = Kompozytora
    .gen = Kompozytora
name-sculptor = Rzeźbiarz
    .acc = Rzeźbiarza
    .gen = Rzeźbiarza
name-painter = Malarz
    .acc = Malarza
    .gen = Malarza
name-pharmacist = Aptekarz
    .acc = Aptekarza
    .gen = Aptekarza
name-physician = Lekarz
    .acc = Lekarza
    .gen = Lekarza
name-dramatist = Dramaturg
    .acc = Dramaturga
    .gen = Dramaturga
name-poet = Poeta
    .acc = Poetę
    .gen = Poety
name-astronomer = Astronom
    .acc = Astronoma
    .gen = Astronoma
name-organist = Organista
    .acc = Organistę
    .gen = Organisty

name-b1 = B1 (1 za Budynek)
name-b2 = B2 (2 za duży Budynek)
name-b3 = B3 (1 za średni Budynek i Las)
name-b4 = B4 (1 za mały Budynek i Krajobraz)
name-b5 = B5 (2 za wielkość Budynków)
name-b6 = B6 (1 za Krajobraz)
name-b7 = B7 (2 za Las)
name-b8 = B8 (2 za Jezioro)
name-b9 = B9 (2 za Park)
name-b10 = B10 (2 za Swobodę)
name-b11 = B11 (2 za Błazna)
name-b12 = B12 (1 za Błazna i Swobodę)
name-b13 = B13 (2 za Architekta)
name-b14 = B14 (1 za Architekta i Jezioro)
name-b15 = B15 (2 za kartę Prestiżu)
name-b16 = B16 (1 za kartę Prestiżu i Swobodę)
name-b17 = B17 (2 za rodzaj Krajobrazu)
name-b18 = B18 (1 za rodzaj: Las, Jezioro, Park, Błazen, Architekt, karta Prestiżu, Swoboda)
name-b19 = B19 (1 za kartę Wolnego Zawodu lub Rekrutacji w ręce)
name-b20 = B20 (1 za Dzieło na stole)
name-p1 = P1 (najwięcej Budynków)
name-p2 = P2 (dwa duże Budynki)
name-p3 = P3 (najmniej pustych miejsc)
name-p4 = P4 (wszystkie trzy rodzaje Krajobrazów)
name-p5 = P5 (najwięcej Krajobrazów)
name-p6 = P6 (najwięcej Lasów)
name-p7 = P7 (najwięcej Jezior)
name-p8 = P8 (najwięcej Parków)
name-p9 = P9 (wszystkie trzy Swobody)
name-p10 = P10 (4 Budynki, 2 Swobody, 4 Dzieła)
name-p11 = P11 (najwięcej Błaznów)
name-p12 = P12 (najwięcej Architektów)
name-p13 = P13 (Architekt, Błazen, 2 Krajobrazy)
name-p14 = P14 (najwięcej Dzieł)

# --- słowa ruchów

word-keep = zachowaj
    .also = zachowuję
word-auction = wystaw
    .also = wystawiam | na licytację
word-waive = odpuść
    .also = odpuszczam | zrzekam się
word-bid = licytuj
    .also = licytuję | daję | przebijam | przebij
word-pass = pas
    .also = pasuję | pasuj | spasuj
word-buy = kup
    .also = kupuję
word-place = połóż
    .also = kładę | umieść | umieszczam
word-take = weź
    .also = biorę
word-under = pod
word-recruit = rekrutuj
    .also = rekrutuję | zrekrutuj
word-work = ukończ
    .also = ukończę | dzieło
word-with = z
    .also = ze
word-for = za
    .also = na
word-build = buduj
    .also = zbuduj | buduję | wznieś | wznoszę
word-profession = zawód
    .also = zawody
word-bonus = premia
    .also = premię | premie
word-freedom = swoboda
    .also = swobodę | ogłoś | ogłaszam
word-end = koniec
    .also = kończę | zakończ
word-sell = sprzedaj
    .also = sprzedaję
word-prestige = prestiż
word-university = uniwersytet
word-laboratory = laboratorium
word-workshop = warsztat
word-library = biblioteka
    .also = bibliotekę
word-opera = opera
    .also = operę
word-studio = pracownia
    .also = pracownię
word-hospital = szpital
word-theatre = teatr
word-tower = wieża
    .also = wieżę
word-chapel = kaplica
    .also = kaplicę
word-forest = las
word-lake = jezioro
word-park = park
word-jester = błazen
    .also = błazna
word-builder = architekt
    .also = architekta
word-recruiting = rekrutacja
    .also = rekrutację | karta rekrutacji
word-religion = wyznanie
    .also = wyznania | swoboda wyznania
word-opinion = wypowiedź
    .also = wypowiedzi | swoboda wypowiedzi
word-travel = poruszanie
    .also = poruszania | swoboda poruszania
word-mathematician = matematyk
    .also = matematyka
word-theologian = teolog
    .also = teologa
word-philosopher = filozof
    .also = filozofa
word-botanist = botanik
    .also = botanika
word-alchemist = alchemik
    .also = alchemika
word-physicist = fizyk
    .also = fizyka
word-watchmaker = zegarmistrz
    .also = zegarmistrza
word-goldsmith = złotnik
    .also = złotnika
word-bellmaker = ludwisarz
    .also = ludwisarza
word-cartographer = kartograf
    .also = kartografa
word-lawyer = prawnik
    .also = prawnika
word-choreographer = choreograf
    .also = choreografa
word-composer = kompozytor
    .also = kompozytora
word-sculptor = rzeźbiarz
    .also = rzeźbiarza
word-painter = malarz
    .also = malarza
word-pharmacist = aptekarz
    .also = aptekarza
word-physician = lekarz
    .also = lekarza
word-dramatist = dramaturg
    .also = dramaturga
word-poet = poeta
    .also = poetę
word-astronomer = astronom
    .also = astronoma
word-organist = organista
    .also = organistę

# --- co może stać w ruchu

slot-amount = floreny
slot-at = miejsce
slot-bonuses = karty Premii
slot-building = Budynek
slot-card = karta
slot-freedom = Swoboda
slot-lot = przedmiot
slot-points = PP
slot-profession = zawód
slot-professions = zawody
slot-tile = Krajobraz
slot-under = karty

# --- co się wydarzyło

event-dealt = Twoje karty: { LIST($professions) }.
event-kept = Każdy zachowuje karty Wolnych Zawodów w liczbie { $kept }.
event-chosen = Zachowane przez ciebie: { LIST($professions) }; wracają: { LIST($returned) }.
event-round = Rundę { $round } zaczyna { $seat }. Wartość Dzieła musi wynosić co najmniej { $minimum }.
event-named = { $seat } wystawia na licytację { NAME($lot, form: "acc") }: { $amount }.
event-named-you = Wystawiasz na licytację { NAME($lot, form: "acc") }: { $amount }.
event-bid = { $seat } licytuje { $amount } za { NAME($lot, form: "acc") }.
event-bid-you = Licytujesz { $amount } za { NAME($lot, form: "acc") }.
event-passed = { $seat } pasuje.
event-passed-you = Pasujesz.
event-waived = { $seat } odpuszcza wszystkie dalsze licytacje tej rundy.
event-waived-you = Odpuszczasz wszystkie dalsze licytacje tej rundy.
event-bought-nothing = { $seat } nic nie kupuje.
event-bought-nothing-you = Nic nie kupujesz.
event-bought = { $seat } dostaje { NAME($lot, form: "acc") } za { $price }.
event-bought-you = Dostajesz { NAME($lot, form: "acc") } za { $price }.
event-sold = { $seat } oddaje { $points } PP za { $money } florenów.
event-sold-you = Oddajesz { $points } PP za { $money } florenów.
event-placed = { $seat } kładzie { NAME($tile, form: "acc") } na { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-placed-you = Kładziesz { NAME($tile, form: "acc") } na { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired = { $seat } ma teraz { NAME($lot, form: "acc") } numer { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired-you = Masz teraz { NAME($lot, form: "acc") } numer { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-looked = { $seat } ogląda karty (talia: { NAME($deck) }) w liczbie { $number }{ $price ->
    [0] .
   *[other] {" "}za { $price } florenów.
}
event-looked-you = Oglądasz karty (talia: { NAME($deck) }) w liczbie { $number }{ $price ->
    [0] .
   *[other] {" "}za { $price } florenów.
}
event-saw = Oglądasz: { LIST($cards) }.
event-took = { $seat } zachowuje jedną kartę: { NAME($deck) }.
event-took-you = Zachowujesz jedną kartę: { NAME($deck) }.
event-picked = Zachowujesz: { NAME($card) }{ COUNT($under) ->
    [0] .
   *[other] . Pod talię trafiają: { LIST($under) }.
}
event-recruited = { $seat } rekrutuje { NAME($profession, form: "acc") }, traci go { $from_seat }.
event-recruited-you = Rekrutujesz { NAME($profession, form: "acc") }, traci go { $from_seat }.
event-kept-recruiter = { $seat } zachowuje kartę Rekrutacji.
event-kept-recruiter-you = Zachowujesz kartę Rekrutacji.
event-worked = { $seat } kończy Dzieło, twórcą jest { NAME($profession) }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}(premie: { LIST($bonuses) })
}: wartość { $value } ({ SUM($parts) }), { $money } florenów{ $points ->
    [0] .
   *[other] {" "}i +{ $points } PP.
}
event-worked-you = Kończysz Dzieło, twórcą jest { NAME($profession) }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}(premie: { LIST($bonuses) })
}: wartość { $value } ({ SUM($parts) }), { $money } florenów{ $points ->
    [0] .
   *[other] {" "}i +{ $points } PP.
}
event-built = { $seat } wznosi { NAME($building, form: "acc") } na { ROW($squares) } za { $price } florenów: +{ $points } PP.
event-built-you = Wznosisz { NAME($building, form: "acc") } na { ROW($squares) } za { $price } florenów: +{ $points } PP.
event-freedom = { $seat } ogłasza { NAME($freedom, form: "acc") } za { $price } florenów.
event-freedom-you = Ogłaszasz { NAME($freedom, form: "acc") } za { $price } florenów.
event-ended = { $seat } kończy turę.
event-ended-you = Kończysz turę.
event-best-work = Najwybitniejsze Dzieło rundy, o wartości { $value }: { LIST($seats) }, +{ $points } PP.
event-no-work = W rundzie { $round } nie ukończono żadnego Dzieła.
event-prestige = { $seat } pokazuje { NAME($card) }: { $points } PP.
event-prestige-you = Pokazujesz { NAME($card) }: { $points } PP.


# --- o co się pyta

question-keep = Zachowaj spośród rozdanych zawodów tyle: { $kept }.
question-name = { $lacking ->
    [0] Wystaw coś na licytację, od { $amount } florenów, albo odpuść dalsze licytacje. Dostępne: { LIST($lots) }.
   *[other] Licytacja zaczyna się od { $amount } florenów, a tyle nie możesz zapłacić. Możesz tylko odpuścić.
}
question-raise = { $lacking ->
    [0] Na licytacji { NAME($lot) }: przebij z { $bid } na { $amount } florenów albo spasuj.
   *[other] Za { NAME($lot, form: "acc") } trzeba by dać { $amount } florenów, a tyle nie możesz zapłacić. Możesz tylko spasować.
}
question-limits = { $lacking ->
    [0] Tajna licytacja o { NAME($lot, form: "acc") }, otwiera { $leader_seat } za { $high } florenów: podaj najwyższą kwotę, jaką zapłacisz, albo spasuj.
   *[other] Za { NAME($lot, form: "acc") } dano już { $high } florenów, a więcej nie możesz zapłacić. Możesz tylko spasować.
}
question-last-buyer = { $lacking ->
    [0] Kup jedną z tych rzeczy za { $price } florenów albo nic.
   *[other] Każda z tych rzeczy kosztuje { $price } florenów, a tyle nie możesz zapłacić. Nie możesz nic kupić.
}
question-place = Połóż Krajobraz: { EITHER($tiles) }.
question-recruit = Rekrutuj od razu jeden z tych zawodów albo zachowaj kartę Rekrutacji.
question-take = Zachowaj jedną z tych kart.
question-turn = Twoja tura: { $left ->
    [one] została jedna akcja
    [few] zostały { $left } akcje
   *[other] zostało { $left } akcji
}. Wartość Dzieła musi wynosić co najmniej { $minimum }.


# --- dlaczego nie

rule-keep-dealt = Tych kart nie dostajesz: { LIST($cards) }.
rule-keep-number = Zachowaj różne zawody w liczbie dokładnie { $kept }.
rule-name-first = Wystaw coś na licytację albo odpuść.
rule-no-such-lot = W tej grze nie ma przedmiotu „{ NAME($lot) }”.
rule-lot-sold = W tej rundzie to już sprzedano: { NAME($lot) }; każdy rodzaj sprzedaje się raz w rundzie.
rule-lot-gone = Nie ma już { NAME($lot, form: "gen") }.
rule-builders-full = Architektów można mieć najwyżej { $most }.
rule-no-room = Nie masz miejsca na { NAME($lot, form: "acc") }.
rule-purse = Możesz zebrać tylko { $purse } florenów, a nie { $price }.
rule-raise-by = Przebij dokładnie o jeden krok, do { $lowest } florenów, nie do { $amount }.
rule-raise-or-pass = Na licytacji jest { NAME($lot) }: licytuj { $lowest } albo spasuj.
rule-buy-or-pass = Kup coś za { $price } florenów albo spasuj, by nie kupić nic.
rule-place-bought = Połóż kupiony Krajobraz: { EITHER($tiles) }.
rule-outside = { NAME($tile) } na { $at } nie mieści się na planszy.
rule-which-way = Powiedz też, jak { NAME($tile) } leży na { $at }: n jak na rysunku, e, s lub w po obrocie zgodnie z ruchem wskazówek zegara, * najpierw odbity. Albo wymień wszystkie pola.
rule-not-its-shape = { NAME($tile) } nie ma kształtu { $at }.
rule-overlap = { $tile ->
    [palazzo] Na { $square } stoi już twój Pałac.
    [none] Na { $square } już coś leży.
   *[other] Na { $square } leży już { NAME($tile) }.
}
rule-too-near = Budynek na { $square } dotykałby innego Budynku albo Pałacu; potrzeba Architektów w liczbie { $needed }.
rule-fits-nowhere = W twoim Księstwie nie ma miejsca na { NAME($building, form: "acc") }.
rule-no-such-building = Nie ma Budynku „{ $building }”.
rule-built-already = Masz już { NAME($building, form: "acc") }. Każdy Budynek można zbudować tylko raz.
rule-building-gone = Nie ma już { NAME($building, form: "gen") }.
rule-money = To kosztuje { $price } florenów; masz { $money }.
rule-money-sell-first = To kosztuje { $price } florenów; masz { $money }, a możesz najpierw sprzedać część swoich PP ({ $points }).
rule-sell-points = Możesz oddać od 1 do { $points } PP.
rule-take-looked-at = Zachowaj jedną z oglądanych kart: { LIST($cards) }.
rule-order-of-rest = Wymień raz każdą kartę, która trafia pod talię: { LIST($cards) }.
rule-deck-empty = W talii nie ma już nic do wzięcia: { NAME($deck) }.
rule-no-action = To nie jest możliwa akcja.
rule-once-a-turn = Możesz to zrobić tylko raz w turze: { NAME($deed) }.
rule-recruit-or-keep = Rekrutuj zawód albo spasuj, by zachować kartę Rekrutacji.
rule-no-recruiter = Nie masz karty Rekrutacji.
rule-not-in-a-row = { NAME($profession) } nie leży odkryty przed nikim innym.
rule-no-such-profession = Nie ma zawodu „{ $profession }”.
rule-not-in-hand = Nie masz w ręce { NAME($profession, form: "gen") }.
rule-no-such-bonus = Nie masz kart: { LIST($cards) }.
rule-bonus-order = Wymień każdą kartę Premii raz, w kolejności numerów.
rule-minimum = Dzieło byłoby warte { $value }. W tej rundzie musi być warte co najmniej { $minimum }.
rule-too-many-points = Dzieło o wartości { $value } można zamienić na najwyżej { $most } PP, nie { $points }.
rule-no-such-freedom = Swobody to: { LIST($freedoms) }.
rule-freedom-introduced = { NAME($freedom) } jest już u ciebie ogłoszona.
rule-freedom-gone = Nie ma już { NAME($freedom, form: "gen") }.


# --- punkty

score-building = Budynki
score-landscape = Krajobrazy tego samego rodzaju
score-builder = Architekci
score-work = Kupione za pieniądze z Dzieł
score-best-work = Najwybitniejsze Dzieła
score-sold = Oddane za pieniądze
score-prestige = { NAME($card) }
scores-prestige = Karty prestiżu
breaker-1 = { $value } florenów
    .what = pieniądze

# --- rysunek

draw-opening = Zawody są rozdane.
draw-round = Runda { $round } z { $rounds }, zaczyna { $seat }. Wartość Dzieła musi wynosić co najmniej { $minimum }.
draw-you = Ty, { $seat }: { $money } florenów, { $points } PP; { draw-held }
draw-other = { $seat }: { $points } PP, { $money } florenów{ $reckoned ->
    [yes] {""} (wedle tego, co wszyscy widzieli)
   *[no] {""}
}; { draw-held }
draw-held = w ręce: zawody { $hand }, Rekrutacja { $recruiters }, Premia { $bonuses }, Prestiż { $prestige }
draw-auction = Pod młotkiem: { NAME($lot) }, { $bid } florenów{ $leader ->
    [none] .
   *[other] {" "}– { $leader }.
} Jeszcze licytują: { ROW($seats) }.
draw-minimums = Minimalna wartość Dzieła w rundach: { $items }
draw-minimum = { $round }: { $minimum }
draw-bidding = Mogą jeszcze kupić w tej rundzie: { ROW($seats) }
draw-own-building = Twój następny Budynek kosztuje { $price } florenów. Puste pola: { $empty }.
draw-other-building = Następny Budynek { $price } florenów, puste pola { $empty }, najlepsze Dzieło rundy { $best }
draw-legend = Na planszach: { $items }.
draw-mark = { $mark } { NAME($thing) }
draw-hand = W ręce, z wartością Dzieła: { $items }
draw-bonuses = Karty Premii i ile dodają: { $items }
draw-prestige = Karty Prestiżu i ile dałyby teraz: { $items }
draw-people = Na dworze: { $items }
draw-tiles = Stoją: { $items }
draw-row = Dzieła: { $items }
draw-lots = Do licytacji: { $items }
draw-buildings = Pozostałe Budynki: { $items }
draw-freedoms = Pozostałe Swobody: { $items }
draw-decks = Talie: { $items }
draw-count = { NAME($thing) } { $count }
draw-sold = { NAME($thing) } { $count } (w tej rundzie już sprzedano)
draw-value = { NAME($thing) } { $value }
draw-work = { NAME($thing) } ({ LIST($wishes) }) { $value } = { SUM($parts) }
draw-tile-on = { NAME($thing) } na { ROW($squares) }
draw-ground = Każde Księstwo ma kolumny od a do { $last } od lewej do prawej i rzędy od 1 do { $rows } od dołu; Pałac stoi na { ROW($squares) }.
draw-tile = { NAME($thing) } na { $at }

table-freedoms = Przy { $seats } graczach każdej Swobody jest { $each }. Opcja { $freedoms } Swobód jest dla dwóch.

# --- co ruch na pewno by przyniósł, po jednym zwrocie

certain-price = kosztuje { $value } florenów
certain-cost = Budynek kosztuje { $value } florenów
certain-points-sold = sprzedajesz za to { $value } PP
certain-value = wartość Dzieła { $value }
certain-without-bonuses = bez kart Premii { $value }
certain-minimum = potrzeba { $value }
certain-parts = składa się z: { $value }
certain-money = przynosi { $value } florenów
certain-points = { $value ->
    [0] {""}
   *[other] { $value } PP
}
certain-money-after = zostaje { $value }
certain-points-after = zostaje { $value } PP
certain-recruiters-after = { $value ->
    [one] zostaje jedna karta Rekrutacji
    [few] zostają { $value } karty Rekrutacji
   *[other] zostaje { $value } kart Rekrutacji
}

# --- jak przedstawia się gra, i jej opcje

about = Stoisz na czele florenckiego rodu i ściągasz na dwór artystów, architektów i uczonych. Licytuj Krajobrazy, karty i Błaznów, ogłaszaj Swobody, wznoś to, o co proszą goście, i pozwól im ukończyć Dzieła godne sławy. Siedem rund, chuda sakiewka i wiecznie za mało czasu.
    .sign = jester
otherwise-p13-types = karta Prestiżu P13 wymaga dwóch rodzajów Krajobrazów
otherwise-freedoms-4 = cztery Swobody zamiast pięciu
otherwise-open-money = pieniądze leżą jawnie
otherwise-muse = z Muzą i Księżniczką
otherwise-joint = ze wspólnym budowaniem
option-open-money = Jawne pieniądze
option-open-money-hint = Wszyscy widzą pieniądze innych. W drukowanych zasadach są ukryte, ale każda zapłata jest jawna, więc i tak można je policzyć.
option-p13 = Karta Prestiżu P13
option-p13-hint = Wydrukowaną kartę można czytać na dwa sposoby.
option-p13-tiles = wymaga dwóch Krajobrazów
option-p13-types = wymaga dwóch rodzajów Krajobrazów
option-freedoms = Swobody przy stole dla dwóch osób
option-freedoms-hint = Ile Swobód jest w grze. Przy większej liczbie graczy każdej jest o jedną mniej niż graczy.
option-freedoms-4 = cztery
option-freedoms-5 = pięć
option-muse = Muza i Księżniczka
option-muse-hint = Postacie, które możesz zaprosić na dwór, każda z własną zdolnością.
option-joint = Wspólne budowanie
option-joint-hint = Sąsiedzi mogą razem wznieść Budynek, w połowie na ziemi każdego z nich.

# --- co można zrobić, nad przyciskami i polami

move-keep = Zachowaj zawody
    .professions = Zawody
move-auction = Wystaw na licytację
    .lot = Przedmiot
move-waive = Odpuść dalsze licytacje
move-bid = Licytuj
    .amount = Floreny
move-pass = Pasuj
move-buy = Kup
    .lot = Przedmiot
move-place = Połóż Krajobraz
    .tile = Krajobraz
    .at = Miejsce
move-take = Zachowaj kartę
    .card = Karta
    .under = Kolejność pozostałych pod talią
move-recruit = Rekrutuj
    .profession = Zawód
move-work = Ukończ Dzieło
    .profession = Zawód
    .bonuses = Karty Premii
    .points = Punkty Prestiżu zamiast pieniędzy
move-build = Wznieś Budynek
    .building = Budynek
    .at = Miejsce
move-profession = Obejrzyj karty Wolnych Zawodów
move-bonus = Obejrzyj karty Premii
move-freedom = Ogłoś Swobodę
    .freedom = Swoboda
move-end = Zakończ turę
move-sell = Sprzedaj Punkty Prestiżu
    .points = Punkty Prestiżu

# --- plansza

board-round = Runda { $round } z { $rounds }
board-opening = Zawody są rozdane
board-minimum-of = Runda { $round }: wartość Dzieła co najmniej { $minimum }
board-minimum-now = wartość Dzieła co najmniej { $minimum }
board-minimum = Minimalna wartość Dzieła
board-minimum-sign = Mała liczba to runda, duża to minimalna wartość Dzieła w tej rundzie.
sign-coin = Floreny. Pieniądze innych są wyliczone z tego, co wszyscy widzieli.
sign-laurel = Karty Prestiżu: ukryte zadania, które na koniec dają punkty prestiżu (PP).
sign-card-back = Karty Wolnych Zawodów: osoby, które mogą ukończyć Dzieło.
sign-card-face = Karty Premii: każda podnosi wartość Dzieła.
sign-recruiting = Karty Rekrutacji: zabierają zawód, którego ktoś już użył.
sign-builder = Architekci: budowa jest tańsza, a Budynki mogą się stykać.
sign-jester = Błaźni: każdy podnosi wartość wszystkich twoich Dzieł.
sign-religion = Swoboda Wyznania
sign-opinion = Swoboda Wypowiedzi
sign-travel = Swoboda Poruszania
board-starts = Zaczyna
board-bidding = Mogą jeszcze kupić w tej rundzie
board-order = Kolejność
board-sold-now = Sprzedane w tej rundzie
board-high = { $money }, { $seat }
board-opening-bid = { $money }
board-principality-own = Księstwo: { $seat }
board-principalities = Księstwa
board-principalities-others = Pozostałe Księstwa
board-palazzo = Pałac
board-building-costs = Następny Budynek: { $money }
board-hand-empty = Twoja ręka jest pusta.
board-work-value = wartość
board-points = PP teraz
board-courts = Ścieżka Sławy
board-pp = { $points } PP
board-pp-told = { $points ->
    [one] jeden Punkt Prestiżu
    [few] { $points } Punkty Prestiżu
   *[other] { $points } Punktów Prestiżu
}
board-money = floreny
board-money-reckoned = floreny, wyliczone
board-held-professions = zawody w ręce: { $count }
board-held-recruiting = karty Rekrutacji: { $count }
board-held-bonuses = karty Premii: { $count }
board-held-prestige = karty Prestiżu: { $count }
board-held-builders = Architekci: { $count }
board-held-jesters = Błaźni: { $count }
board-works = Na stole: { $works }
board-supply = Dostępne
board-buildings-left = Pozostałe Budynki
board-deck = { $deck }: pozostałe karty
board-sold = sprzedane; zostało { $count }
board-left = zostało { $count }
board-characters = Goście do zaproszenia; Bankier ma { $money }
board-character-from = od { $money }
board-guest = gości u
board-borders = W poprzek twoich granic
board-offers = Propozycje w poprzek granicy
board-offer = na { $at }, za { $money }
board-tile = { $tile } na { $squares }
board-nothing-built = nic jeszcze nie stoi
board-worth = { $card }, wartość { $value }

# --- tabele na stronie zasad

rules-table-professions = Wolne Zawody i ich życzenia
rules-table-landscapes = Krajobrazy
rules-table-bonus = Karty Premii
rules-table-prestige = Karty Prestiżu
rules-table-characters = Postacie i ceny ich pól
rules-column-landscape = Krajobraz
rules-column-freedom = Wolność
rules-column-outline = Kształt
rules-column-each = Wartość za sztukę
rules-column-tied = Punkty przy remisie
rules-column-fields = Ceny

# Co w wydaniu pochodzi od nas.
ours-outlines = { $count ->
    [one] kształt jednej płytki
   *[other] kształty { $count } płytek
}
ours-board = wielkość planszy i położenie Pałacu
ours-fields = { $count ->
    [one] pola jednej postaci
   *[other] pola { $count } postaci
}

# The figures of an edition, as the form for owners of a box calls them.
figure-principality = Księstwo
figure-columns = Kolumny
figure-rows = Rzędy
figure-palazzo = Pola pałacu
figure-joined-palazzo = Pola pałacu przy wspólnym budowaniu
figure-characters = Postacie
figure-joint = Wspólne budowanie
figure-proposals = Propozycje w rundzie
