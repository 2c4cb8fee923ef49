# Was alle Spiele gemeinsam haben.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

refusal-unreadable = „{ $text }“ ist kein Zug in diesem Spiel.
refusal-unreadable-after = „{ $understood }“ habe ich verstanden, den Rest von „{ $text }“ aber nicht.
refusal-nothing-said = In einer leeren Zeile steht kein Zug.
refusal-perhaps = War { EITHER($words) } gemeint?
refusal-forms = Sagen kann man: { $items }{ $more ->
    [0] .
    [one] {" "}und noch eine Form.
   *[other] {" "}und noch { $more } Formen.
}
refusal-ambiguous = „{ $text }“ kann mehreres bedeuten.
refusal-ambiguous-number = „{ $number }“ kann der Platz einer Antwort in der Liste sein oder eine Zahl in den Worten einer anderen.
refusal-candidates = Welches davon: { $items }{ $more ->
    [0] ?
    [one] {" "}oder noch ein anderes?
   *[other] {" "}oder noch { $more } andere?
}
refusal-by-rule = { $sentence } (Regeln, { $section }.)
refusal-legal-now = Jetzt möglich: { $items }{ $more ->
    [0] .
    [one] {" "}und noch eine Antwort.
   *[other] {" "}und noch { $more } Antworten.
}

answer-squares = auf { ROW($squares) }

amounts-none = Kein Betrag ist jetzt möglich.
amounts-one = Möglich ist allein { $amount }.
amounts-range = Möglich ist jeder Betrag von { $least } bis { $most }{ $step ->
    [1] .
   *[other] , in Schritten von { $step }.
}

tie-decided = Gleichstand bei { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Gleich ist auch: { $equal }.
} Es entscheidet: { $what } ({ $values }).
tie-shared = Gleichstand bei { $points }: { $names }.{ $equals ->
    [0] { "" }
   *[other] { " " }Gleich ist auch: { $equal }.
} Nichts unterscheidet sie: Sie teilen sich den Platz.

where-mine = Bei dir
where-none-mine = Nichts.
where-shown = Offen
where-supply = Zu haben
where-unseen = Verdeckt
where-spent = Aus dem Spiel
where-of = { $place }: { $name }

option-at-once = Versteigerungen auf einmal
option-at-once-hint = Wenn etwas versteigert wird, werden alle zur selben Zeit gefragt, wie weit sie gehen würden, und niemand erfährt es.

event-limits = { $price ->
    [0] Alle haben ihre Grenzen genannt: Niemand will es.
   *[other] Alle haben ihre Grenzen genannt: Am weitesten geht { $leader_seat }, für { $price }.
}

rule-not-asked = Dieser Platz ist jetzt nichts gefragt.
rule-over = Diese Partie ist zu Ende.
rule-not-legal = Das ist jetzt nicht möglich.
rule-other-question = Die Frage, auf die du antwortest, ist nicht mehr offen.
rule-nothing-to-take-back = Keiner deiner Züge lässt sich zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anderes hat gezogen.
rule-limit-or-pass = Alle sagen auf einmal, wie weit sie gehen würden: Nenne eine Grenze von mindestens { $lowest }, oder passe.
rule-limit-beyond = Eine Grenze von { $amount } ist mehr als die { $purse }, die du zahlen kannst.
rule-limit-step = { $amount } kann keine Grenze sein: Die erste ist { $lowest }, und sie steigen um { $step }.
rule-unknown-move = Das ist kein Zug dieses Spiels.

table-no-such-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $games }.
table-seats = { $game } spielt man zu { $least } bis { $most }, nicht zu { $seats }.
table-seed = Ein Tisch braucht einen Startwert: 32 Byte aus einer guten Quelle des Zufalls.
table-edition = { $game } hat keine Ausgabe „{ $edition }“; es gibt: { $editions }.
table-version = { $game } hat keine Regelfassung { $version }; es gibt: { $versions }.
table-options = { $game } hat keine Option { $option } (Optionen dieses Spiels: { $options })
table-option = { $game }: { $option } kann { EITHER($values) } sein, nicht { $given }
table-no-lessons = { $game } hat keine solchen Lektionen.
table-not-over = Diese Partie ist noch nicht zu Ende.
table-no-dump = Das ist nicht der gesicherte Stand eines Tischs: { $reason }
table-other-moves = Diese Züge führen nicht zu dieser Stellung.
table-wrong-moves = Diese Züge lassen sich an diesem Tisch nicht spielen: { $reason }

word-seat = platz
word-limit = grenze
    .also = limit
word-north = norden
    .also = nord
word-south = süden
    .also = sued | süd
word-east = osten
    .also = ost
word-west = westen
    .also = west
word-centre = mitte
word-northwest = nordwesten
    .also = nordwest
word-northeast = nordosten
    .also = nordost
word-southwest = südwesten
    .also = südwest | suedwest
word-southeast = südosten
    .also = südost | suedost

# --- was man in jedem Spiel tun kann, wie es über den Feldern steht

move-limit = Eine Grenze nennen
    .amount = Höchstens
view-yes = ja
view-no = nein

# --- the rules as people read them: at which tables a part of them holds, and what is not there

when-with = mit { $option }
when-without = ohne { $option }
when-value = { $option }: { $value }
when-edition = Ausgabe { $edition }
when-seats = { $most ->
    [2] zu zweit
   *[other] mit { $least } bis { $most } Personen
}
setting-seats = Mitspielende
setting-edition = Ausgabe
rules-absent = An diesem Tisch nicht im Spiel: { $chapters }.
rules-no-chapter = Die Regeln dieses Tisches haben kein { $number }.
rules-questions = Was gefragt wird
rules-moves = Wie geantwortet wird
rules-refusals = Was abgelehnt wird
