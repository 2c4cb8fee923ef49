# Bauen über Grenzen, auf Deutsch. `of` ist das Eigenschaftswort zur Grenze.

name-east = Osten
    .of = östliche
name-west = Westen
    .of = westliche
name-cost = Bank
name-price = Nachbar
name-money-after = übrige Florin
name-points = PP

word-propose = vorschlagen
    .also = schlage vor | vorschlag
word-accept = annehmen
    .also = nehme an | angenommen | einverstanden
word-refuse = ablehnen
    .also = lehne ab | abgelehnt
word-counter = gegengebot
    .also = gegenvorschlag
word-withdraw = widerrufe
    .also = widerrufen

slot-side = Seite
slot-price = Florin

event-proposed = { $seat } schlägt { $to_seat } ein gemeinsames Gebäude vor: { NAME($building) } auf { $spot } über die { NAME($side, form: "of") } Grenze, für { $price } Florin.
event-proposed-you = Du schlägst { $to_seat } ein gemeinsames Gebäude vor: { NAME($building) } auf { $spot } über die { NAME($side, form: "of") } Grenze, für { $price } Florin.
event-withdrawn = { $seat } widerruft den Vorschlag.
event-withdrawn-you = Du widerrufst den Vorschlag.
event-accepted = { $seat } nimmt an, für { $price } Florin.
event-accepted-you = Du nimmst an, für { $price } Florin.
event-refused = { $seat } lehnt ab.
event-refused-you = Du lehnst ab.
event-countered = { $seat } nennt einen anderen Preis: { $price } Florin.
event-countered-you = Du nennst einen anderen Preis: { $price } Florin.
event-declined = { $seat } lehnt alle Antworten ab.
event-declined-you = Du lehnst alle Antworten ab.
event-built-together = { $seat } und { $with_seat } bauen { NAME($building, form: "acc") } auf { ROW($squares) } und, jenseits der Grenze, { ROW($squares_beyond) }. { $seat } zahlt { $cost } Florin an die Bank, { $with_seat } zahlt { $price } an { $seat }: +{ $points } PP für beide.

question-proposal = { $from_seat } schlägt { $to_seat } vor: { NAME($building) } auf { $at } über die Grenze, für { $price } Florin. { $proposer ->
    [yes] Du darfst den Vorschlag widerrufen, oder auch auf der anderen Seite einen machen.
   *[no] Nimm an, lehne ab, oder nenne einen anderen Preis.
}
question-answers = Nimm eine Antwort von nebenan an, oder lehne alle ab.

rule-at-the-border = Auf { $at } würde { NAME($tile, form: "the") } eine Grenze berühren; dazu braucht es einen Baumeister, oder zwei, wenn jenseits ein Gebäude steht.
rule-proposals = Du kannst in einem Zug { $most } Vorschläge machen.
rule-no-neighbour = Nachbarn hast du nur auf diesen Seiten: { LIST($sides) }.
rule-not-for-both = Es muss noch da sein, und keiner von euch darf es schon haben: { NAME($building) }.
rule-not-across = An { $at } liegt { NAME($tile, form: "the") } nicht über der Grenze. Es braucht Felder auf beiden Seiten.
rule-not-on-both-boards = Auf { $at } passt { NAME($tile, form: "the") } nicht in beide Fürstentümer, oder berührt ein Gebäude, wo es zu wenige Baumeister gibt.
rule-coins = Preise sind 0 oder ein Vielfaches von { $coin } Florin, nicht { $price }.
rule-bank-price = Die Bank verlangt { $costs } Florin; mit deinen { $money } und einem Preis von { $price } könntest du sie nicht zahlen.
rule-same-price = { $price } Florin ist der vorgeschlagene Preis. Nimm an, oder nenne einen anderen.
rule-answer-proposal = Nimm an, lehne ab, oder nenne einen anderen Preis.
rule-proposed-already = Über die { NAME($side, form: "of") } Grenze gibt es schon einen Vorschlag.
rule-proposal-open = Dein Vorschlag ist noch offen. Du kannst ihn zurückziehen oder auch auf der anderen Seite einen machen.
rule-no-answer = Von dieser Seite gibt es nichts anzunehmen: { NAME($side) }.
rule-decide-answers = Nimm eine der Antworten an, oder lehne sie ab.

draw-offer = { $seat } hat { $to_seat } vorgeschlagen: { NAME($thing) } auf { $at } über die Grenze ({ NAME($side) }), auf { ROW($west) } bei { $west_seat } und { ROW($east) } bei { $east_seat }. { $seat } zahlt der Bank { $cost } Florin, { $to_seat } zahlt { $seat } { $price } Florin.
draw-tile-across = { NAME($thing) } auf { ROW($squares) } und über die Grenze ({ NAME($side) }) auf { ROW($beyond) } bei { $seat } (benannt { $at } auf dem Plan von { $west_seat })
draw-neighbours = Nachbarn: { $items }

certain-if-accepted = falls angenommen: { $value }

# --- was man tun kann, wie es über den Feldern steht

move-propose = Gemeinsamen Bau vorschlagen
    .building = Gebäude
    .side = Grenze
    .at = Ort
    .price = Florin, die von nebenan kommen
move-accept = Annehmen
move-refuse = Ablehnen
move-counter = Einen anderen Preis nennen
    .price = Florin, die du zahlst
move-close = Eine Antwort annehmen
    .side = Grenze
move-withdraw = Den Vorschlag widerrufen
