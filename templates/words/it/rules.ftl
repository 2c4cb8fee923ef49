# Le pagine delle regole.

rules = Regole
rules-of = Le regole di { $game }
rules-unwritten = Le regole di questo gioco non sono ancora scritte qui; i rifiuti le dicono una per una.
rules-provenance = Da dove viene ogni dato
rules-provenance-told = Ogni dato di un gioco porta un segno: stampato in regole che abbiamo letto, dedotto da esse per logica, o ricostruito, perché la figura stampata per noi è perduta.
rules-edition = Edizione { $title }
rules-mark =
    { $mark ->
        [printed]
            { $count ->
                [one] Un dato è stampato.
               *[other] { $count } dati sono stampati.
            }
        [derived]
            { $count ->
                [one] Un dato è dedotto.
               *[other] { $count } dati sono dedotti.
            }
       *[reconstructed]
            { $count ->
                [one] Un dato è ricostruito.
               *[other] { $count } dati sono ricostruiti.
            }
    }
rules-datum = Dato
rules-origin = Origine
rules-origin-of =
    { $mark ->
        [derived] dedotto
       *[reconstructed] ricostruito
    }
rules-read = Leggi la regola
rules-data = Che cosa c’è, in cifre
rules-squares =
    { $count ->
        [one] Sagoma di una casella
       *[other] Sagoma di { $count } caselle
    }
rules-all-of-it =
    { $mark ->
        [printed] Tutto è stampato in regolamenti che abbiamo letto.
        [derived] Tutto è dedotto da ciò che è stampato.
       *[reconstructed] Tutto è ricostruito.
    }
rules-some-of-it =
    { $mark ->
        [printed] Stampato: { $columns }
        [derived] dedotto: { $columns }
       *[reconstructed] ricostruito: { $columns }
    }
rules-table-professions = Le professioni e ciò che desidera un’opera di ciascuna
rules-table-buildings = Edifici
rules-table-landscapes = Paesaggi
rules-table-bonus = Carte Bonus
rules-table-prestige = Carte Prestigio
rules-table-characters = I personaggi e quanto costano i loro posti, uno dopo l’altro
rules-table-colours = Colori: edifici e ruoli
rules-table-cities = Città
rules-table-tiles = Tessere della tenuta
rules-table-follies = Follie, e ciò che ciascuna richiede
rules-table-titles = Titoli
rules-table-events = Carte evento
rules-column-name = Nome
rules-column-building = Edificio
rules-column-landscape = Paesaggio
rules-column-freedom = Libertà
rules-column-size = Grandezza
rules-column-copies = Copie
rules-column-outline = Sagoma
rules-column-each = Valore di ciascuno
rules-column-points = Punti
rules-column-tied = Punti in parità
rules-column-fields = Prezzi
rules-column-major = Ruolo Maggiore
rules-column-minor = Ruolo Minore
rules-column-ducats = Ducati
rules-column-arms = Stemmi
rules-column-regions = Regioni
rules-column-cost = Prezzo in carte
rules-column-total = Pezzi in tutto
rules-column-stocked = In vendita con 3, 4, 5 giocatori
rules-column-prices = Prezzi
rules-column-needs = Richiede
rules-column-prestige = Prestigio richiesto
rules-column-discount = Sconto
rules-column-by-seats = Copie con 3, 4, 5 giocatori
rules-value-small = piccola
rules-value-medium = media
rules-value-large = grande
