# Die Regelseiten.

rules = Regeln
rules-of = Die Regeln: { $game }
rules-unwritten = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben. Das hier fragt das Spiel, so wird geantwortet, und das lehnt es ab; was in <…> steht, wechselt.
rules-untranslated = Die Regeln dieses Spiels sind in dieser Sprache noch nicht aufgeschrieben; hier stehen sie auf Englisch.
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
rules-data = Was es gibt, in Zahlen
rules-squares =
    { $count ->
        [one] Umriss aus einem Feld
       *[other] Umriss aus { $count } Feldern
    }
rules-all-of-it =
    { $mark ->
        [printed] Alles davon ist in Regeln gedruckt, die wir gelesen haben.
        [derived] Alles davon ist aus Gedrucktem abgeleitet.
       *[reconstructed] Alles davon ist rekonstruiert.
    }
rules-some-of-it =
    { $mark ->
        [printed] Gedruckt: { $columns }
        [derived] abgeleitet: { $columns }
       *[reconstructed] rekonstruiert: { $columns }
    }
rules-table-buildings = Gebäude
rules-column-name = Name
rules-column-building = Gebäude
rules-column-size = Größe
rules-column-copies = Anzahl
rules-column-points = Punkte
rules-value-small = klein
rules-value-medium = mittel
rules-value-large = groß

# --- the rules of one table

rules-of-table = Die Regeln von { $table }
rules-of-table-told = Genau das, was an diesem Tisch gespielt wird, und nichts anderes. Jeder Absatz behält an allen Tischen seine Nummer; fehlende Nummern gehören zu anderen Spielweisen.
rules-not-here = An diesem Tisch nicht im Spiel:
rules-place = Regel { $section }
table-rules = Die Regeln dieses Tisches
