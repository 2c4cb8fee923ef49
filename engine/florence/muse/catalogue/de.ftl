# Muse und Prinzessin, auf Deutsch. `the`, `acc` und `gen` sind der Name mit Artikel in drei Fällen.

name-muse = Muse
    .the = die Muse
    .acc = die Muse
    .gen = der Muse
name-cardinal = Kardinal
    .the = der Kardinal
    .acc = den Kardinal
    .gen = des Kardinals
name-princess = Prinzessin
    .the = die Prinzessin
    .acc = die Prinzessin
    .gen = der Prinzessin
name-merchant = Kaufmann
    .the = der Kaufmann
    .acc = den Kaufmann
    .gen = des Kaufmanns
name-professor = Professor
    .the = der Professor
    .acc = den Professor
    .gen = des Professors
name-banker = Bankier
    .the = der Bankier
    .acc = den Bankier
    .gen = des Bankiers
name-landscapes = Landschaften
name-builders = Baumeister
name-buildings = Gebäude

word-invite = lade
    .also = laden | einladen
word-decline = niemanden
    .also = niemand
word-princess = prinzessin
word-merchant = kaufmann
word-free = gratis
    .also = umsonst | kostenlos
word-points = punkte
word-professor = professor
word-cash = umwandeln
    .also = wandle um
word-landscape = landschaft
word-muse = muse
word-cardinal = kardinal
word-banker = bankier

slot-character = Gast
slot-deck = Stapel

event-invited = { $seat } bietet { $amount } für { NAME($character, form: "acc") }{ COUNT($seats) ->
    [0] .
   *[other] {" "}und überbietet { LIST($seats) }.
}
event-invited-you = Du bietest { $amount } für { NAME($character, form: "acc") }{ COUNT($seats) ->
    [0] .
   *[other] {" "}und überbietet { LIST($seats) }.
}
event-dropped-out = { $seat } lädt niemanden ein.
event-dropped-out-you = Du lädst niemanden ein.
event-arrived = Zu { $seat } kommt { NAME($character, form: "the") } für { $price } Florin{ $money ->
    [0] .
   *[other] {" "}und bringt { $money } mit.
}
event-princess-worked = { $seat } vollendet ein Werk mit der Prinzessin: { $value } ({ SUM($parts) }) wert, { $money } Florin{ $points ->
    [0] .
   *[other] {" "}und +{ $points } PP.
}
event-princess-worked-you = Du vollendest ein Werk mit der Prinzessin: { $value } ({ SUM($parts) }) wert, { $money } Florin{ $points ->
    [0] .
   *[other] {" "}und +{ $points } PP.
}
event-merchant-paid = Der Kaufmann zahlt { $price } Florin für { $seat }: { NAME($lot) }.
event-merchant-scored = Der Kaufmann bringt { $seat } { $points } PP, für den Rang auf der Ruhmesleiste.
event-professor-came = Der Professor bringt { $seat } { NAME($deck, form: "a") }.
event-left = Ungenutzt nach Hause: { LIST($characters) }.
event-cashed = { $points ->
    [0] { $seat } behält das Geld.
   *[other] { $seat } wandelt { $money } Florin in { $points } PP um.
}
event-cashed-you = { $points ->
    [0] Du behältst das Geld.
   *[other] Du wandelst { $money } Florin in { $points } PP um.
}

question-invite = Biete für einen Gast mehr, als auf seiner Karte liegt, oder lade niemanden ein. Gäste: { LIST($characters) }. Der Bankier hat { $pot } Florin.
question-merchant = Du hast für { $price } Florin { NAME($lot, form: "acc") } bekommen. Der Kaufmann kann zahlen, oder du zahlst und bekommst sofort { $points } PP. Passe, um zu zahlen und den Kaufmann zu behalten.
question-cash = Wandle Geld in bis zu { $most } PP um.

rule-withdrawn = Mit Muse und Prinzessin kannst du keine PP für Geld zurückgeben.
rule-invite-or-decline = Lade einen Gast ein, oder lade niemanden ein.
rule-no-such-character = Die Gäste sind: { LIST($characters) }.
rule-character-taken = Schon vergeben ist { NAME($character, form: "the") }.
rule-no-such-field = Die Karte { NAME($character, form: "gen") } hat Felder von { $lowest } bis { $highest }, in Hundertern.
rule-marker-higher = Das Gebot für { NAME($character, form: "acc") } ist { $amount }. Biete mehr.
rule-not-your-guest = Nicht bei dir zu Gast ist { NAME($character, form: "the") }.
rule-free-or-points = Lass den Kaufmann zahlen, nimm die Punkte und zahle, oder passe, um zu zahlen und den Kaufmann zu behalten.
rule-professor-decks = Der Professor bringt eine davon: { LIST($decks) }.
rule-cards-before-you = Behalte zuerst eine der Karten, die vor dir liegen.
rule-last-card-for-sale = Die letzte wird gerade versteigert: { NAME($deck) }.
rule-cash = Du kannst Geld in 0 bis { $most } PP umwandeln.

score-merchant = Vom Kaufmann: { $points }
score-cash = Über den Bankier gekauft: { $points }

draw-pot = Der Bankier hat { $pot } Florin.
draw-free = Noch nicht eingeladen, ab: { $items }
draw-inviting = Laden noch ein: { ROW($seats) }
draw-free-from = { NAME($thing) } { $amount }
draw-guests = Gäste: { $items }
draw-markers = Marker auf Gästen: { $items }
draw-guest = { NAME($thing) } bei { $seat }
draw-marker = { NAME($thing) } { $amount } von { $seat }

certain-brings = { $value ->
    [0] {""}
   *[other] bringt { $value } Florin des Bankiers
}

# --- was man tun kann, wie es über den Feldern steht

move-invite = Einen Gast einladen
    .character = Gast
    .amount = Florin
move-decline = Niemanden einladen
move-princess = Die Prinzessin nutzen
    .points = Prestigepunkte statt Geld
move-merchant-free = Den Kaufmann zahlen lassen
move-merchant-points = Punkte des Kaufmanns nehmen
move-professor = Den Professor nutzen
    .deck = Stapel
move-cash = Geld in Punkte umwandeln
    .points = Prestigepunkte
