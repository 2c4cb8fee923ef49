# Die Regelseiten.

rules = Regeln
rules-of = Die Regeln: { $game }
rules-unwritten = Die Regeln dieses Spiels sind noch nicht geschrieben. Unten stehen seine Fragen, Antworten und Ablehnungen. Was in <…> steht, wechselt.
rules-untranslated = Die Regeln dieses Spiels sind noch nicht übersetzt; hier stehen sie auf Englisch.
rules-provenance = Woher jede Angabe kommt
rules-provenance-told = Jede Angabe eines Spiels trägt ein Zeichen: gedruckt in Regeln, die wir gelesen haben, logisch daraus abgeleitet, anderswo veröffentlicht (die Quelle ist genannt), oder von uns rekonstruiert, weil uns Bilder der Originalschachtel fehlen.
rules-box = Besitzt du das Spiel? Trage ein, was deine Schachtel zeigt.
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
        [published] { $count ->
            [one] Eine Zahl wurde anderswo veröffentlicht.
           *[other] { $count } Zahlen wurden anderswo veröffentlicht.
        }
       *[reconstructed] { $count ->
            [one] Eine Angabe ist rekonstruiert.
           *[other] { $count } Angaben sind rekonstruiert.
        }
    }
rules-datum = Angabe
rules-in-the-text = Im Text
rules-here = Hier
rules-origin = Herkunft
rules-origin-of =
    { $mark ->
        [derived] abgeleitet
        [published] veröffentlicht: { $source }
       *[reconstructed] rekonstruiert
    }
rules-read = Die Regel lesen
rules-data = Das Material in Zahlen
rules-squares =
    { $count ->
        [one] Umriss aus einem Feld
       *[other] Umriss aus { $count } Feldern
    }
rules-all-of-it =
    { $mark ->
        [printed] Alles davon ist in Regeln gedruckt, die wir gelesen haben.
        [derived] Alles davon ist aus Gedrucktem abgeleitet.
        [published] Alles davon wurde anderswo veröffentlicht.
       *[reconstructed] Alles davon ist rekonstruiert.
    }
rules-some-of-it =
    { $mark ->
        [printed] Gedruckt: { $columns }
        [derived] abgeleitet: { $columns }
        [published] anderswo veröffentlicht: { $columns }
       *[reconstructed] rekonstruiert: { $columns }
    }
rules-column-name = Name

# --- the rules of one table

rules-of-table = Die Regeln von { $table }
rules-of-table-told = Genau die Regeln dieses Tisches. Jeder Absatz hat an allen Tischen dieselbe Nummer. Fehlende Nummern gehören zu anderen Spielweisen.
rules-not-here = An diesem Tisch nicht im Spiel:
rules-place = Regel { $section }
table-rules = Die Regeln dieses Tisches
