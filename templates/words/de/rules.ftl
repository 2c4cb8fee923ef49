# Die Regelseiten.

rules = Regeln
rules-of = Die Regeln: { $game }
rules-unwritten = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben; Ablehnungen nennen sie eine nach der anderen.
rules-provenance = Woher jede Angabe kommt
rules-provenance-told = Jede Angabe eines Spiels trägt ein Zeichen: gedruckt in Regeln, die wir gelesen haben, logisch daraus abgeleitet, oder rekonstruiert, weil uns das gedruckte Bild verloren ist.
rules-edition = Ausgabe { $title }
rules-mark =
    { $mark ->
        [printed] { $count ->
            [one] Eine Angabe ist gedruckt.
           *[other] { $count } Angaben sind gedruckt.
        }
        [derived] { $count ->
            [one] Eine Angabe ist abgeleitet.
           *[other] { $count } Angaben sind abgeleitet.
        }
       *[reconstructed] { $count ->
            [one] Eine Angabe ist rekonstruiert.
           *[other] { $count } Angaben sind rekonstruiert.
        }
    }
rules-datum = Angabe
rules-origin = Herkunft
rules-origin-of =
    { $mark ->
        [derived] abgeleitet
       *[reconstructed] rekonstruiert
    }
rules-read = Die Regel lesen
