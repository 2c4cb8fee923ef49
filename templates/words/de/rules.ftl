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
rules-table-professions = Berufe, und was ein Werk eines jeden sich wünscht
rules-table-buildings = Gebäude
rules-table-landscapes = Landschaften
rules-table-bonus = Bonuskarten
rules-table-prestige = Prestigekarten
rules-table-characters = Personen, und was ihre Plätze nacheinander kosten
rules-table-colours = Farben: Gebäude und Rollen
rules-table-cities = Städte
rules-table-tiles = Plättchen des Landguts
rules-table-follies = Lustbauten, und was ein jeder braucht
rules-table-titles = Titel
rules-table-events = Ereigniskarten
rules-column-name = Name
rules-column-building = Gebäude
rules-column-landscape = Landschaft
rules-column-freedom = Freiheit
rules-column-size = Größe
rules-column-copies = Anzahl
rules-column-outline = Umriss
rules-column-each = Wert je Stück
rules-column-points = Punkte
rules-column-tied = Punkte bei Gleichstand
rules-column-fields = Preise
rules-column-major = Große Rolle
rules-column-minor = Kleine Rolle
rules-column-ducats = Dukaten
rules-column-arms = Wappen
rules-column-regions = Regionen
rules-column-cost = Preis in Karten
rules-column-total = Stücke insgesamt
rules-column-stocked = Im Angebot bei 3, 4, 5 Spielern
rules-column-prices = Preise
rules-column-needs = Braucht
rules-column-prestige = Verlangtes Prestige
rules-column-discount = Nachlass
rules-column-by-seats = Anzahl bei 3, 4, 5 Spielern
rules-value-small = klein
rules-value-medium = mittel
rules-value-large = groß
