# Die Fürsten von Florenz, auf Deutsch. `the` ist der Name mit Artikel im Nominativ, `acc` im Akkusativ, `dat` im Dativ,
# `a` im Akkusativ mit unbestimmtem Artikel.

title = Die Fürsten von Florenz

# --- Namen; `mark` ist der Buchstabe auf einem gezeichneten Plan

name-university = Universität
    .mark = U
    .the = die Universität
    .acc = die Universität
    .dat = der Universität
    .a = eine Universität
name-laboratory = Labor
    .mark = L
    .the = das Labor
    .acc = das Labor
    .dat = dem Labor
    .a = ein Labor
name-workshop = Werkstatt
    .mark = E
    .the = die Werkstatt
    .acc = die Werkstatt
    .dat = der Werkstatt
    .a = eine Werkstatt
name-library = Bibliothek
    .mark = B
    .the = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .a = eine Bibliothek
name-opera = Oper
    .mark = O
    .the = die Oper
    .acc = die Oper
    .dat = der Oper
    .a = eine Oper
name-studio = Atelier
    .mark = A
    .the = das Atelier
    .acc = das Atelier
    .dat = dem Atelier
    .a = ein Atelier
name-hospital = Hospital
    .mark = H
    .the = das Hospital
    .acc = das Hospital
    .dat = dem Hospital
    .a = ein Hospital
name-theatre = Theater
    .mark = T
    .the = das Theater
    .acc = das Theater
    .dat = dem Theater
    .a = ein Theater
name-tower = Turm
    .mark = R
    .the = der Turm
    .acc = den Turm
    .dat = dem Turm
    .a = einen Turm
name-chapel = Kapelle
    .mark = K
    .the = die Kapelle
    .acc = die Kapelle
    .dat = der Kapelle
    .a = eine Kapelle
name-forest = Wald
    .mark = w
    .the = der Wald
    .acc = den Wald
    .dat = dem Wald
    .a = einen Wald
name-lake = See
    .mark = s
    .the = der See
    .acc = den See
    .dat = dem See
    .a = einen See
name-park = Park
    .mark = p
    .the = der Park
    .acc = den Park
    .dat = dem Park
    .a = einen Park
name-landscape = Landschaft
    .the = die Landschaft
    .acc = die Landschaft
    .dat = der Landschaft
    .a = eine Landschaft
name-jester = Gaukler
    .the = der Gaukler
    .acc = den Gaukler
    .dat = dem Gaukler
    .a = einen Gaukler
name-builder = Baumeister
    .the = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .a = einen Baumeister
name-recruiting = Abwerbekarte
    .the = die Abwerbekarte
    .acc = die Abwerbekarte
    .dat = der Abwerbekarte
    .a = eine Abwerbekarte
name-prestige = Prestigekarte
    .the = die Prestigekarte
    .acc = die Prestigekarte
    .dat = der Prestigekarte
    .a = eine Prestigekarte
name-profession = Personenkarte
    .the = die Personenkarte
    .acc = die Personenkarte
    .dat = der Personenkarte
    .a = eine Personenkarte
name-bonus = Bonuskarte
    .the = die Bonuskarte
    .acc = die Bonuskarte
    .dat = der Bonuskarte
    .a = eine Bonuskarte
name-religion = Religionsfreiheit
    .the = die Religionsfreiheit
    .acc = die Religionsfreiheit
    .dat = der Religionsfreiheit
    .a = eine Religionsfreiheit
name-opinion = Meinungsfreiheit
    .the = die Meinungsfreiheit
    .acc = die Meinungsfreiheit
    .dat = der Meinungsfreiheit
    .a = eine Meinungsfreiheit
name-travel = Reisefreiheit
    .the = die Reisefreiheit
    .acc = die Reisefreiheit
    .dat = der Reisefreiheit
    .a = eine Reisefreiheit
name-building = Gebäude
    .the = das Gebäude
    .acc = das Gebäude
    .dat = dem Gebäude
    .a = ein Gebäude
name-freedom = Freiheit
    .the = die Freiheit
    .acc = die Freiheit
    .dat = der Freiheit
    .a = eine Freiheit
name-cards = Karten
    .the = die Karten
    .acc = die Karten
    .dat = den Karten
    .a = Karten
name-card = Karte
name-mathematician = Mathematiker
    .the = der Mathematiker
    .acc = den Mathematiker
    .dat = dem Mathematiker
    .a = einen Mathematiker
name-theologian = Theologe
    .the = der Theologe
    .acc = den Theologen
    .dat = dem Theologen
    .a = einen Theologen
name-philosopher = Philosoph
    .the = der Philosoph
    .acc = den Philosophen
    .dat = dem Philosophen
    .a = einen Philosophen
name-botanist = Botaniker
    .the = der Botaniker
    .acc = den Botaniker
    .dat = dem Botaniker
    .a = einen Botaniker
name-alchemist = Alchimist
    .the = der Alchimist
    .acc = den Alchimisten
    .dat = dem Alchimisten
    .a = einen Alchimisten
name-physicist = Physiker
    .the = der Physiker
    .acc = den Physiker
    .dat = dem Physiker
    .a = einen Physiker
name-watchmaker = Uhrmacher
    .the = der Uhrmacher
    .acc = den Uhrmacher
    .dat = dem Uhrmacher
    .a = einen Uhrmacher
name-goldsmith = Goldschmied
    .the = der Goldschmied
    .acc = den Goldschmied
    .dat = dem Goldschmied
    .a = einen Goldschmied
name-bellmaker = Glockengießer
    .the = der Glockengießer
    .acc = den Glockengießer
    .dat = dem Glockengießer
    .a = einen Glockengießer
name-cartographer = Kartograph
    .the = der Kartograph
    .acc = den Kartographen
    .dat = dem Kartographen
    .a = einen Kartographen
name-lawyer = Jurist
    .the = der Jurist
    .acc = den Juristen
    .dat = dem Juristen
    .a = einen Juristen
name-choreographer = Choreograph
    .the = der Choreograph
    .acc = den Choreographen
    .dat = dem Choreographen
    .a = einen Choreographen
name-composer = Komponist
    .the = der Komponist
    .acc = den Komponisten
    .dat = dem Komponisten
    .a = einen Komponisten
name-sculptor = Bildhauer
    .the = der Bildhauer
    .acc = den Bildhauer
    .dat = dem Bildhauer
    .a = einen Bildhauer
name-painter = Maler
    .the = der Maler
    .acc = den Maler
    .dat = dem Maler
    .a = einen Maler
name-pharmacist = Apotheker
    .the = der Apotheker
    .acc = den Apotheker
    .dat = dem Apotheker
    .a = einen Apotheker
name-physician = Arzt
    .the = der Arzt
    .acc = den Arzt
    .dat = dem Arzt
    .a = einen Arzt
name-dramatist = Dramatiker
    .the = der Dramatiker
    .acc = den Dramatiker
    .dat = dem Dramatiker
    .a = einen Dramatiker
name-poet = Dichter
    .the = der Dichter
    .acc = den Dichter
    .dat = dem Dichter
    .a = einen Dichter
name-astronomer = Astronom
    .the = der Astronom
    .acc = den Astronomen
    .dat = dem Astronomen
    .a = einen Astronomen
name-organist = Organist
    .the = der Organist
    .acc = den Organisten
    .dat = dem Organisten
    .a = einen Organisten

name-b1 = B1 (1 je Gebäude)
name-b2 = B2 (2 je großes Gebäude)
name-b3 = B3 (1 je mittleres Gebäude und Wald)
name-b4 = B4 (1 je kleines Gebäude und Landschaft)
name-b5 = B5 (2 je Gebäudegröße)
name-b6 = B6 (1 je Landschaft)
name-b7 = B7 (2 je Wald)
name-b8 = B8 (2 je See)
name-b9 = B9 (2 je Park)
name-b10 = B10 (2 je Freiheit)
name-b11 = B11 (2 je Gaukler)
name-b12 = B12 (1 je Gaukler und Freiheit)
name-b13 = B13 (2 je Baumeister)
name-b14 = B14 (1 je Baumeister und See)
name-b15 = B15 (2 je Prestigekarte)
name-b16 = B16 (1 je Prestigekarte und Freiheit)
name-b17 = B17 (2 je Landschaftsart)
name-b18 = B18 (1 je Art von Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit)
name-b19 = B19 (1 je Personen- oder Abwerbekarte auf der Hand)
name-b20 = B20 (1 je Werk auf dem Tisch)
name-p1 = P1 (die meisten Gebäude)
name-p2 = P2 (zwei große Gebäude)
name-p3 = P3 (die wenigsten leeren Felder)
name-p4 = P4 (alle drei Landschaftsarten)
name-p5 = P5 (die meisten Landschaften)
name-p6 = P6 (die meisten Wälder)
name-p7 = P7 (die meisten Seen)
name-p8 = P8 (die meisten Parks)
name-p9 = P9 (alle drei Freiheiten)
name-p10 = P10 (4 Gebäude, 2 Freiheiten, 4 Werke)
name-p11 = P11 (die meisten Gaukler)
name-p12 = P12 (die meisten Baumeister)
name-p13 = P13 (ein Baumeister, ein Gaukler, 2 Landschaften)
name-p14 = P14 (die meisten Werke)

# --- die Wörter der Züge

word-keep = behalte
    .also = behalten | behalt
word-auction = versteigere
    .also = versteigern | versteigerung
word-waive = verzichte
    .also = verzichten | verzicht
word-bid = biete
    .also = bieten | biet | gebot
word-pass = passe
    .also = passen
word-buy = kaufe
    .also = kaufen | kauf
word-place = lege
    .also = legen | leg | setze
word-take = nimm
    .also = nehme | nehmen
word-under = unter
word-recruit = abwerben
    .also = wirb ab | werbe ab
word-work = vollende
    .also = vollenden | werk
word-with = mit
word-for = für
word-build = baue
    .also = bauen | bau
word-profession = person
    .also = personen | personenkarte
word-bonus = bonus
    .also = bonuskarte
word-freedom = freiheit
word-end = ende
    .also = beende | beenden
word-sell = verkaufe
    .also = verkaufen | verkauf
word-prestige = prestige
    .also = prestigekarte
word-university = universität
    .also = uni
word-laboratory = labor
    .also = laboratorium
word-workshop = werkstatt
word-library = bibliothek
word-opera = oper
word-studio = atelier
word-hospital = hospital
    .also = spital
word-theatre = theater
word-tower = turm
word-chapel = kapelle
word-forest = wald
word-lake = see
word-park = park
word-jester = gaukler
word-builder = baumeister
word-recruiting = abwerbekarte
    .also = abwerbung
word-religion = religion
    .also = religionsfreiheit
word-opinion = meinung
    .also = meinungsfreiheit
word-travel = reise
    .also = reisefreiheit | reisen
word-mathematician = mathematiker
word-theologian = theologe
    .also = theologen
word-philosopher = philosoph
    .also = philosophen
word-botanist = botaniker
word-alchemist = alchimist
    .also = alchimisten | alchemist
word-physicist = physiker
word-watchmaker = uhrmacher
word-goldsmith = goldschmied
word-bellmaker = glockengießer
word-cartographer = kartograph
    .also = kartographen | kartograf
word-lawyer = jurist
    .also = juristen | anwalt
word-choreographer = choreograph
    .also = choreographen | choreograf
word-composer = komponist
    .also = komponisten
word-sculptor = bildhauer
word-painter = maler
word-pharmacist = apotheker
word-physician = arzt
    .also = mediziner
word-dramatist = dramatiker
word-poet = dichter
word-astronomer = astronom
    .also = astronomen
word-organist = organist
    .also = organisten

# --- was in einem Zug stehen kann

slot-amount = Florin
slot-at = Ort
slot-bonuses = Bonuskarten
slot-building = Gebäude
slot-card = Karte
slot-freedom = Freiheit
slot-lot = Angebot
slot-points = PP
slot-profession = Person
slot-professions = Personen
slot-tile = Landschaft
slot-under = Karten

# --- was geschehen ist

event-dealt = Du hast diese Karten bekommen: { LIST($professions) }.
event-kept = Alle haben { $kept } Personenkarten behalten.
event-chosen = Du hast behalten: { LIST($professions) }; zurück gingen: { LIST($returned) }.
event-round = Runde { $round } beginnt mit { $seat }. Ein Werk muss mindestens { $minimum } wert sein.
event-named = { $seat } bringt { NAME($lot, form: "acc") } zur Versteigerung: { $amount }.
event-named-you = Du bringst { NAME($lot, form: "acc") } zur Versteigerung: { $amount }.
event-bid = { $seat } bietet { $amount } für { NAME($lot, form: "acc") }.
event-bid-you = Du bietest { $amount } für { NAME($lot, form: "acc") }.
event-passed = { $seat } passt.
event-passed-you = Du passt.
event-waived = { $seat } verzichtet auf alle weiteren Versteigerungen der Runde.
event-waived-you = Du verzichtest auf alle weiteren Versteigerungen der Runde.
event-bought-nothing = { $seat } kauft nichts.
event-bought-nothing-you = Du kaufst nichts.
event-bought = { $seat } bekommt { NAME($lot, form: "acc") } für { $price }.
event-bought-you = Du bekommst { NAME($lot, form: "acc") } für { $price }.
event-sold = { $seat } gibt { $points } PP für { $money } Florin zurück.
event-sold-you = Du gibst { $points } PP für { $money } Florin zurück.
event-placed = { $seat } legt { NAME($tile, form: "acc") } auf { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-placed-you = Du legst { NAME($tile, form: "acc") } auf { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired = { $seat } hat jetzt { NAME($lot, form: "acc") } Nummer { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired-you = Du hast jetzt { NAME($lot, form: "acc") } Nummer { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-looked = { $seat } sieht sich { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} dieses Stapels an: { NAME($deck) }{ $price ->
    [0] .
   *[other] {" "}(für { $price } Florin).
}
event-looked-you = Du siehst dir { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} dieses Stapels an: { NAME($deck) }{ $price ->
    [0] .
   *[other] {" "}(für { $price } Florin).
}
event-saw = Du siehst dir an: { LIST($cards) }.
event-took = { $seat } behält { NAME($deck, form: "a") }.
event-took-you = Du behältst { NAME($deck, form: "a") }.
event-picked = Du behältst { NAME($card, form: "acc") }{ COUNT($under) ->
    [0] .
   *[other] . Unter den Stapel kamen: { LIST($under) }.
}
event-recruited = { $seat } wirbt { NAME($profession, form: "acc") } von { $from_seat } ab.
event-recruited-you = Du wirbst { NAME($profession, form: "acc") } von { $from_seat } ab.
event-kept-recruiter = { $seat } behält die Abwerbekarte.
event-kept-recruiter-you = Du behältst die Abwerbekarte.
event-worked = { $seat } vollendet ein Werk mit { NAME($profession, form: "dat") }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}und { LIST($bonuses) }
}: { $value } ({ SUM($parts) }) wert, { $money } Florin{ $points ->
    [0] .
   *[other] {" "}und +{ $points } PP.
}
event-worked-you = Du vollendest ein Werk mit { NAME($profession, form: "dat") }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}und { LIST($bonuses) }
}: { $value } ({ SUM($parts) }) wert, { $money } Florin{ $points ->
    [0] .
   *[other] {" "}und +{ $points } PP.
}
event-built = { $seat } baut { NAME($building, form: "acc") } auf { ROW($squares) } für { $price } Florin: +{ $points } PP.
event-built-you = Du baust { NAME($building, form: "acc") } auf { ROW($squares) } für { $price } Florin: +{ $points } PP.
event-freedom = { $seat } führt { NAME($freedom, form: "acc") } ein, für { $price } Florin.
event-freedom-you = Du führst { NAME($freedom, form: "acc") } ein, für { $price } Florin.
event-ended = { $seat } beendet den Zug.
event-ended-you = Du beendest den Zug.
event-best-work = Bestes Werk der Runde, { $value } wert: { LIST($seats) }, +{ $points } PP.
event-no-work = In Runde { $round } wurde kein Werk vollendet.
event-prestige = { $seat } zeigt { NAME($card) }: { $points } PP.
event-prestige-you = Du zeigst { NAME($card) }: { $points } PP.


# --- was gefragt wird

question-keep = Behalte { $kept } der Personenkarten, die du bekommen hast.
question-name = { $lacking ->
    [0] Bring etwas zur Versteigerung, ab { $amount } Florin, oder verzichte auf die weiteren Versteigerungen. Verfügbar: { LIST($lots) }.
   *[other] Eine Versteigerung beginnt bei { $amount } Florin, mehr als du zahlen kannst. Du kannst nur verzichten.
}
question-raise = { $lacking ->
    [0] Erhöhe das Gebot für { NAME($lot, form: "acc") } von { $bid } auf { $amount } Florin, oder passe.
   *[other] Für { NAME($lot, form: "acc") } müsstest du { $amount } Florin bieten, mehr als du zahlen kannst. Du kannst nur passen.
}
question-limits = { $lacking ->
    [0] Verdeckte Versteigerung von { NAME($lot) }, eröffnet von { $leader_seat } mit { $high } Florin: Nenne dein Höchstgebot, oder passe.
   *[other] Für { NAME($lot, form: "acc") } sind { $high } Florin geboten, und mehr kannst du nicht zahlen. Du kannst nur passen.
}
question-last-buyer = { $lacking ->
    [0] Kauf eins davon für { $price } Florin, oder kauf nichts.
   *[other] Jedes davon kostet { $price } Florin, mehr als du zahlen kannst. Du kannst nur verzichten.
}
question-place = Lege die Landschaft: { EITHER($tiles) }.
question-recruit = Wirb sofort eine dieser Personen ab, oder behalte die Abwerbekarte.
question-take = Behalte eine dieser Karten.
question-turn = Du bist am Zug: noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}. Ein Werk muss mindestens { $minimum } wert sein.


# --- warum nicht

rule-keep-dealt = Das hast du nicht bekommen: { LIST($cards) }.
rule-keep-number = Behalte genau { $kept } verschiedene Personen.
rule-name-first = Bringe etwas zur Versteigerung, oder verzichte.
rule-no-such-lot = In diesem Spiel gibt es kein Angebot „{ NAME($lot) }“.
rule-lot-sold = In dieser Runde schon verkauft: { NAME($lot) }; jedes Angebot wird einmal je Runde verkauft.
rule-lot-gone = Davon ist nichts übrig: { NAME($lot) }.
rule-builders-full = Du kannst nicht mehr als { $most } Baumeister haben.
rule-no-room = Du hast keinen Platz für { NAME($lot, form: "acc") }.
rule-purse = Du kannst nur { $purse } Florin aufbringen, nicht { $price }.
rule-raise-by = Erhöhe um genau einen Schritt, auf { $lowest } Florin, nicht auf { $amount }.
rule-raise-or-pass = Es geht um { NAME($lot, form: "acc") }: Biete { $lowest }, oder passe.
rule-buy-or-pass = Kaufe etwas für { $price } Florin, oder passe, um nichts zu kaufen.
rule-place-bought = Lege die Landschaft, die du gekauft hast: { EITHER($tiles) }.
rule-outside = An { $at } passt { NAME($tile, form: "the") } nicht auf den Plan.
rule-which-way = Sage auch, wie { NAME($tile, form: "the") } auf { $at } liegt: n wie gezeichnet, e, s oder w im Uhrzeigersinn gedreht, * vorher gespiegelt. Oder nenne alle Felder.
rule-not-its-shape = { $at } ist nicht die Form für { NAME($tile, form: "acc") }.
rule-overlap = { $tile ->
    [palazzo] Auf { $square } steht schon dein Palazzo.
    [none] Auf { $square } liegt schon etwas.
   *[other] Auf { $square } liegt schon { NAME($tile, form: "the") }.
}
rule-too-near = Auf { $square } würde ein Gebäude ein anderes oder den Palazzo berühren; dazu braucht es { $needed } Baumeister.
rule-fits-nowhere = In deinem Fürstentum ist kein Platz für { NAME($building, form: "acc") }.
rule-no-such-building = Ein Gebäude „{ $building }“ gibt es nicht.
rule-built-already = Du hast { NAME($building, form: "acc") } schon. Du kannst jedes Gebäude nur einmal bauen.
rule-building-gone = Davon ist nichts übrig: { NAME($building) }.
rule-money = Das kostet { $price } Florin; du hast { $money }.
rule-money-sell-first = Das kostet { $price } Florin; du hast { $money } und könntest erst einige deiner { $points } PP verkaufen.
rule-sell-points = Du kannst 1 bis { $points } PP zurückgeben.
rule-take-looked-at = Behalte eine der Karten, die du dir ansiehst: { LIST($cards) }.
rule-order-of-rest = Nenne jede Karte, die unter den Stapel kommt, einmal: { LIST($cards) }.
rule-deck-empty = Davon ist nichts mehr zu ziehen: { NAME($deck) }.
rule-no-action = Das ist keine mögliche Aktion.
rule-once-a-turn = Das geht nur einmal im Zug: { NAME($deed) }.
rule-recruit-or-keep = Wirb eine Person ab, oder passe, um die Abwerbekarte zu behalten.
rule-no-recruiter = Du hast keine Abwerbekarte.
rule-not-in-a-row = { NAME($profession) }: Diese Karte liegt bei niemand anderem aus.
rule-no-such-profession = Eine Person „{ $profession }“ gibt es nicht.
rule-not-in-hand = Du hast { NAME($profession, form: "acc") } nicht auf der Hand.
rule-no-such-bonus = Das hast du nicht: { LIST($cards) }.
rule-bonus-order = Nenne jede Bonuskarte einmal, in der Reihenfolge der Nummern.
rule-minimum = Das Werk wäre { $value } wert. In dieser Runde muss es mindestens { $minimum } wert sein.
rule-too-many-points = Ein Werk, das { $value } wert ist, bringt höchstens { $most } PP, nicht { $points }.
rule-no-such-freedom = Die Freiheiten sind: { LIST($freedoms) }.
rule-freedom-introduced = Du hast { NAME($freedom, form: "acc") } schon eingeführt.
rule-freedom-gone = Davon ist nichts übrig: { NAME($freedom) }.


# --- die Punkte

score-building = Gebäude
score-landscape = Landschaften derselben Art
score-builder = Baumeister
score-work = Mit dem Geld von Werken gekauft
score-best-work = Beste Werke
score-sold = Für Geld zurückgegeben
score-prestige = { NAME($card) }
scores-prestige = Prestigekarten
breaker-1 = { $value } Florin
    .what = Geld

# --- die Zeichnung

draw-opening = Die Personenkarten sind verteilt.
draw-round = Runde { $round } von { $rounds }, begonnen von { $seat }. Ein Werk muss mindestens { $minimum } wert sein.
draw-you = Du, { $seat }: { $money } Florin, { $points } PP; { draw-held }
draw-other = { $seat }: { $points } PP, { $money } Florin{ $reckoned ->
    [yes] {""} (nach dem, was alle gesehen haben)
   *[no] {""}
}; { draw-held }
draw-held = auf der Hand: Personen { $hand }, Abwerben { $recruiters }, Bonus { $bonuses }, Prestige { $prestige }
draw-auction = Unter dem Hammer: { NAME($lot) }, { $bid } Florin{ $leader ->
    [none] .
   *[other] {" "}von { $leader }.
} Bieten noch: { ROW($seats) }.
draw-minimums = Mindestwert eines Werks je Runde: { $items }
draw-minimum = { $round }: { $minimum }
draw-bidding = Kann in dieser Runde noch kaufen: { ROW($seats) }
draw-own-building = Dein nächstes Gebäude kostet { $price } Florin. Leere Felder: { $empty }.
draw-other-building = Nächstes Gebäude { $price } Florin, leere Felder { $empty }, bestes Werk der Runde { $best }
draw-legend = Auf den Plänen: { $items }.
draw-mark = { $mark } { NAME($thing) }
draw-hand = Auf der Hand, mit Werkwert: { $items }
draw-bonuses = Bonuskarten und was sie bringen: { $items }
draw-prestige = Prestigekarten und was sie jetzt brächten: { $items }
draw-people = Am Hof: { $items }
draw-tiles = Es stehen: { $items }
draw-row = Werke: { $items }
draw-lots = Übrige Angebote: { $items }
draw-buildings = Übrige Gebäude: { $items }
draw-freedoms = Übrige Freiheiten: { $items }
draw-decks = Stapel: { $items }
draw-count = { NAME($thing) } { $count }
draw-sold = { NAME($thing) } { $count } (in dieser Runde verkauft)
draw-value = { NAME($thing) } { $value }
draw-work = { NAME($thing) } ({ LIST($wishes) }) { $value } = { SUM($parts) }
draw-tile-on = { NAME($thing) } auf { ROW($squares) }
draw-ground = Jedes Fürstentum hat die Spalten a bis { $last } von links nach rechts und die Reihen 1 bis { $rows } von unten; sein Palazzo steht auf { ROW($squares) }.
draw-tile = { NAME($thing) } auf { $at }

table-freedoms = Mit { $seats } Personen gibt es jede Freiheit { $each }-mal. Die Option { $freedoms } Freiheiten gilt für zwei.

# --- was ein Zug sicher bringen würde, je eine Wendung

certain-price = kostet { $value } Florin
certain-cost = das Gebäude kostet { $value } Florin
certain-points-sold = du verkaufst dafür { $value } PP
certain-value = Werkwert { $value }
certain-without-bonuses = ohne Bonuskarten { $value }
certain-minimum = { $value } nötig
certain-parts = zusammengesetzt aus { $value }
certain-money = bringt { $value } Florin
certain-points = { $value ->
    [0] {""}
   *[other] { $value } PP
}
certain-money-after = es bleiben { $value }
certain-points-after = es bleiben { $value } PP
certain-recruiters-after = { $value ->
    [one] es bleibt eine Abwerbekarte
   *[other] es bleiben { $value } Abwerbekarten
}

# --- wie das Spiel vorgestellt wird, und seine Optionen

about = Du stehst einer Florentiner Familie vor und ziehst Künstler, Baumeister und Gelehrte an deinen Hof. Biete für Landschaften, Karten und Gaukler, gewähre Freiheiten, baue, was deine Gäste wünschen, und lass sie Werke vollenden, die Ruhm verdienen. Sieben Runden, ein schmaler Beutel und nie genug Zeit.
    .sign = jester
otherwise-p13-types = die Prestigekarte P13 verlangt zwei Landschaftsarten
otherwise-freedoms-4 = vier Freiheiten statt fünf
otherwise-open-money = Geld liegt offen
otherwise-muse = mit Muse und Prinzessin
otherwise-joint = mit Bauen über Grenzen
option-open-money = Offenes Geld
option-open-money-hint = Alle sehen das Geld der anderen. In der gedruckten Regel ist es verdeckt; da aber jede Zahlung öffentlich ist, lässt es sich ohnehin mitzählen.
option-p13 = Die Prestigekarte P13
option-p13-hint = Die gedruckte Karte lässt sich auf zwei Arten lesen.
option-p13-tiles = verlangt zwei Landschaftsplättchen
option-p13-types = verlangt zwei Landschaftsarten
option-freedoms = Freiheiten an einem Tisch zu zweit
option-freedoms-hint = Wie viele Freiheiten im Spiel sind. Zu mehreren gibt es von jeder eine weniger als Mitspielende.
option-freedoms-4 = vier
option-freedoms-5 = fünf
option-muse = Muse und Prinzessin
option-muse-hint = Gäste, die du an deinen Hof laden kannst, jeder mit einer eigenen Fähigkeit.
option-joint = Bauen über Grenzen
option-joint-hint = Nachbarn dürfen gemeinsam ein Gebäude errichten, zur Hälfte auf dem Land eines jeden.

# --- was man tun kann, wie es über den Feldern steht

move-keep = Personenkarten behalten
    .professions = Personen
move-auction = Zur Versteigerung bringen
    .lot = Angebot
move-waive = Auf weitere Versteigerungen verzichten
move-bid = Bieten
    .amount = Florin
move-pass = Passen
move-buy = Kaufen
    .lot = Angebot
move-place = Eine Landschaft legen
    .tile = Plättchen
    .at = Ort
move-take = Eine Karte behalten
    .card = Karte
    .under = Reihenfolge der anderen unter dem Stapel
move-recruit = Abwerben
    .profession = Person
move-work = Ein Werk vollenden
    .profession = Person
    .bonuses = Bonuskarten
    .points = Prestigepunkte statt Geld
move-build = Bauen
    .building = Gebäude
    .at = Ort
move-profession = Personenkarten ansehen
move-bonus = Bonuskarten ansehen
move-freedom = Eine Freiheit einführen
    .freedom = Freiheit
move-end = Den Zug beenden
move-sell = Prestigepunkte verkaufen
    .points = Prestigepunkte

# --- der Plan

board-round = Runde { $round } von { $rounds }
board-opening = Die Personenkarten sind verteilt
board-minimum-of = Runde { $round }: Ein Werk muss mindestens { $minimum } wert sein
board-minimum-now = ein Werk muss mindestens { $minimum } wert sein
board-minimum = Mindestwert eines Werks
board-minimum-sign = Die kleine Zahl ist die Runde, die große der Mindestwert eines Werks in dieser Runde.
sign-coin = Florin. Das Geld der anderen ist aus dem errechnet, was alle gesehen haben.
sign-laurel = Prestigekarten: verdeckte Aufgaben, die am Ende Prestigepunkte (PP) bringen.
sign-card-back = Personenkarten: Personen, die ein Werk vollenden können.
sign-card-face = Bonuskarten: Jede macht ein Werk mehr wert.
sign-recruiting = Abwerbekarten: Sie holen eine Person, die jemand anders schon genutzt hat.
sign-builder = Baumeister: Bauen wird günstiger, und Gebäude dürfen sich berühren.
sign-jester = Gaukler: Jeder macht alle deine Werke wertvoller.
sign-religion = Religionsfreiheit
sign-opinion = Meinungsfreiheit
sign-travel = Reisefreiheit
board-starts = Beginnt
board-bidding = Kann in dieser Runde noch kaufen
board-order = Zugreihenfolge
board-sold-now = In dieser Runde verkauft
board-high = { $money } von { $seat }
board-opening-bid = { $money }
board-principality-own = Das Fürstentum von { $seat }
board-principalities = Die Fürstentümer
board-principalities-others = Die anderen Fürstentümer
board-palazzo = Palazzo
board-building-costs = Nächstes Gebäude: { $money }
board-hand-empty = Deine Hand ist leer.
board-work-value = Wert
board-points = PP jetzt
board-courts = Ruhmesleiste
board-pp = { $points } PP
board-pp-told = { $points ->
    [one] ein Prestigepunkt
   *[other] { $points } Prestigepunkte
}
board-money = Florin
board-money-reckoned = Florin, errechnet
board-held-professions = Personen auf der Hand: { $count }
board-held-recruiting = Abwerbekarten: { $count }
board-held-bonuses = Bonuskarten: { $count }
board-held-prestige = Prestigekarten: { $count }
board-held-builders = Baumeister: { $count }
board-held-jesters = Gaukler: { $count }
board-works = Auf dem Tisch: { $works }
board-supply = Verfügbar
board-buildings-left = Übrige Gebäude
board-deck = { $deck }: übrige Karten
board-sold = verkauft; { $count } übrig
board-left = { $count } übrig
board-characters = Gäste zum Einladen; der Bankier hat { $money }
board-character-from = ab { $money }
board-guest = kam zu
board-borders = Über deine Grenzen
board-offers = Über eine Grenze vorgeschlagen
board-offer = auf { $at }, für { $money }
board-tile = { $tile } auf { $squares }
board-nothing-built = noch ist nichts gebaut
board-worth = { $card }, { $value } wert

# --- die Tabellen auf der Seite der Regeln

rules-table-professions = Personen und ihre Wünsche
rules-table-landscapes = Landschaften
rules-table-bonus = Bonuskarten
rules-table-prestige = Prestigekarten
rules-table-characters = Gäste und die Preise ihrer Felder
rules-column-landscape = Landschaft
rules-column-freedom = Freiheit
rules-column-outline = Umriss
rules-column-each = Wert je Stück
rules-column-tied = Punkte bei Gleichstand
rules-column-fields = Preise

# Was an einer Ausgabe von uns ist.
ours-outlines = { $count ->
    [one] der Umriss eines Plättchens
   *[other] die Umrisse von { $count } Plättchen
}
ours-board = die Größe des Plans und wo der Palazzo liegt
ours-fields = { $count ->
    [one] die Felder eines Charakters
   *[other] die Felder von { $count } Charakteren
}

# The figures of an edition, as the form for owners of a box calls them.
figure-principality = Fürstentum
figure-columns = Spalten
figure-rows = Reihen
figure-palazzo = Felder des Palazzos
figure-joined-palazzo = Felder des Palazzos beim gemeinsamen Bauen
figure-characters = Personen
figure-joint = Bauen über Grenzen
figure-proposals = Vorschläge in einer Runde
