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
