# Was alle Spiele gemeinsam haben.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-several = { $count } × { $name }

refusal-unreadable = „{ $text }“ ist kein Zug in diesem Spiel.
refusal-unreadable-after = „{ $understood }“ habe ich verstanden, den Rest von „{ $text }“ aber nicht.
refusal-nothing-said = Diese Zeile ist leer. Schreib einen Zug.
refusal-not-a-move = Das ist kein Zug dieses Spiels: „{ $field }“ ist falsch oder fehlt.
refusal-perhaps = War { EITHER($words) } gemeint?
refusal-forms = Du kannst schreiben: { $items }{ $more ->
    [0] .
    [one] {" "}und noch eine Form.
   *[other] {" "}und noch { $more } Formen.
}
refusal-ambiguous = „{ $text }“ kann mehreres bedeuten.
refusal-place-unsaid = „{ $text }“ passt auf eine Antwort. Nenne auch den Ort.
refusal-ambiguous-number = „{ $number }“ kann die Nummer einer Antwort in der Liste sein oder eine Zahl in einer anderen Antwort.
refusal-candidates = Welches davon: { $items }{ $more ->
    [0] ?
    [one] {" "}oder noch ein anderes?
   *[other] {" "}oder noch { $more } andere?
}
refusal-by-rule = { $sentence } (Regeln, { $section }.)
refusal-legal-now = Möglich sind: { $items }{ $more ->
    [0] .
    [one] {" "}und noch eine Antwort.
   *[other] {" "}und noch { $more } Antworten.
}

answer-squares = auf { ROW($squares) }
move-with-things = { $way }: { $things }

amounts-none = Du kannst jetzt keinen Betrag nennen.
amounts-one = Möglich ist allein { $amount }.
amounts-range = Du kannst jeden Betrag nennen, von { $least } bis { $most }{ $step ->
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
} Kein Kriterium trennt sie: Sie teilen sich den Platz.

where-mine = Bei dir
where-none-mine = Nichts.
where-shown = Offen
where-supply = Verfügbar
where-unseen = Verdeckt
where-spent = Aus dem Spiel
where-of = { $place }: { $name }

option-at-once = Verdeckte Versteigerungen
option-at-once-hint = Alle nennen geheim und gleichzeitig ihr Höchstgebot. Mit diesen Grenzen läuft dann die Versteigerung der Spielregel ab, und ihr seht nur das Ergebnis. In der Spielregel wird reihum geboten, und alle hören mit. Bei langsamem Tempo spart das den größten Teil des Wartens.
otherwise-at-once = verdeckte Versteigerungen statt Geboten reihum
otherwise-edition = die Zahlen der Ausgabe „{ $title }“

event-limits = { $price ->
    [0] Alle Grenzen sind genannt: Niemand bietet.
   *[other] Alle Grenzen sind genannt: { $leader_seat } gewinnt für { $price }.
}

rule-not-asked = Dieser Platz hat jetzt nichts zu entscheiden.
rule-over = Diese Partie ist zu Ende.
rule-not-legal = Das ist jetzt nicht möglich.
rule-other-question = Die Frage, auf die du antwortest, ist nicht mehr offen.
rule-nothing-to-take-back = Du kannst jetzt keinen Zug zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gezogen.
rule-limit-or-pass = Alle nennen gleichzeitig eine Grenze: Nenne mindestens { $lowest }, oder passe.
rule-limit-beyond = Eine Grenze von { $amount } ist mehr als die { $purse }, die du zahlen kannst.
rule-limit-step = { $amount } ist keine gültige Grenze: Grenzen beginnen bei { $lowest } und steigen um { $step }.

table-no-such-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $games }.
table-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
table-seed = Ein Tisch braucht einen Startwert: 32 zufällige Byte.
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
when-seats = { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] mit { $seats } Personen
}
when-seats-range = mit { $least } bis { $most } Personen
setting-seats = Mitspielende
setting-edition = Ausgabe
rules-absent = An diesem Tisch nicht im Spiel: { $chapters }.
rules-no-chapter = Die Regeln dieses Tisches haben keinen Abschnitt { $number }.
rules-questions = Fragen
rules-moves = Antworten
rules-refusals = Ablehnungen
rules-differs = In der Ausgabe „{ $title }“ gelten statt der Zahlen im Text diese:
rules-difference = { $here } (im Text: { $there })
rules-differs-somewhere = Manche Zahlen der Ausgabe „{ $title }“ weichen vom Text ab. Das Inhaltsverzeichnis dieser Regeln führt sie auf.

# --- wie die Zahlen einer Ausgabe in jedem Spiel heißen

rules-table-buildings = Gebäude
rules-column-building = Gebäude
rules-column-size = Größe
rules-column-copies = Anzahl
rules-column-points = Punkte
rules-value-small = klein
rules-value-medium = mittel
rules-value-large = groß

# --- was an der Datei einer Ausgabe falsch ist; davor steht der Schlüssel

edition-fault-long = Die Datei ist länger als { $most } Zeichen.
edition-fault-name = „{ $name }“ ist kein gültiger Name für eine Ausgabe. Erlaubt sind bis zu 40 kleine Buchstaben, Ziffern und Bindestriche.
edition-fault-taken = „{ $name }“ heißt schon eine Ausgabe, die zum Spiel gehört; die Datei braucht einen eigenen Namen.
edition-fault-no-text = Die Datei ist kein Text in UTF-8.
edition-fault-no-game = Die Datei muss ihr Spiel nennen: game = eines von { $games }.
edition-fault-no-toml = Die Datei ist kein TOML: { $reason }
edition-fault-shape = Die Datei lässt sich nicht lesen: { $reason }
edition-fault-missing = fehlt; richtig wäre ein Wert der Art „{ $right }“.
edition-fault-unknown = unbekannter Schlüssel; möglich sind: { $right }.
edition-fault-kind = von falscher Art; richtig wäre: { $right }.
edition-fault-mark = „{ $given }“ sagt nicht, woher die Zahl stammt; richtig wäre eines von { $right }.
edition-fault-source = Veröffentlichtes muss sagen, wo: "published: die Quelle".
edition-fault-value = { $given }; richtig wäre { $right }.
edition-fault-total = zusammen { $given }; richtig wären { $right }.
edition-fault-many = es sind { $given }; richtig wären { $right }.
edition-fault-wished = { $name } steht { $given }-mal da; richtig wäre { $right }-mal.
edition-fault-between = { $given }; richtig wäre { $least } bis { $most }.
edition-fault-smaller = { $given } Felder; richtig wären höchstens { $most }: Die Regeln nennen es kleiner.
edition-fault-one-of = „{ $given }“; richtig wäre eines von { $right }.
edition-fault-names-missing = es fehlen: { $names }.
edition-fault-names-strange = unbekannt: { $names }; richtig wären: { $right }.
edition-fault-drawing = kein Umriss; richtig wären gleich lange Zeilen aus # (ein Feld) und . (keines).
edition-fault-squares = { $given } Felder; richtig wären { $right }.
edition-fault-pieces = zerfällt; richtig wäre ein Stück, dessen Felder sich an Kanten berühren.
edition-fault-fits = passt nirgends hin; richtig wäre ein Umriss mit Platz auf einem Plan von { $columns } × { $rows }.
edition-fault-square = „{ $given }“ ist kein Feld; richtig wäre { $first } bis { $last }.
edition-fault-rising = die Zahlen müssen von einer zur nächsten steigen.
edition-fault-falling = die Zahlen müssen von einer zur nächsten fallen.
edition-fault-track = richtig wäre von { $first } bis zu einem einzigen { $last } am Ende.
edition-fault-play = Tisch { $number } mit { $seats } Spielenden brach ab: { $reason }
edition-fault-endless = Tisch { $number } mit { $seats } Spielenden war nach { $moves } Zügen nicht zu Ende.
table-edition-broken = Die Ausgabe „{ $edition }“ von { $game } hat Fehler, mit ihr lässt sich kein Tisch eröffnen; „procaccio edition list“ nennt sie. Es gibt: { $editions }.
table-edition-lost = Die Ausgabe „{ $edition }“, mit der an diesem Tisch gespielt wurde ({ $hash }), fehlt.

edition-ours = Von uns geschätzt, weil uns Bilder der Originalschachtel fehlen: { $what }.
ours-figures = { $count ->
    [one] eine Angabe
   *[other] { $count } Angaben
}

coach-answered = { $seat } antwortet „{ $answer }“.
coach-cost = Das kostete etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, plus oder minus { $error }: „{ $better }“ war besser.
coach-doubt = „{ $better }“ schien etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert, plus oder minus { $error }: Das kann Zufall sein.
coach-lost = { $seat }: Die wichtigsten Entscheidungen kosteten etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
coach-lost-nothing = { $seat }: Von keiner Entscheidung lässt sich sicher sagen, dass sie etwas kostete.
coach-fortune = { $seat }: Alles andere (der Zufall und was die anderen taten) brachte etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als erwartet.
coach-misfortune = { $seat }: Alles andere (der Zufall und was die anderen taten) brachte etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger als erwartet.
