# Le pagine delle regole.

rules = Regole
rules-of = Le regole di { $game }
rules-unwritten = Le regole di questo gioco non sono ancora scritte. Sotto ci sono le sue domande, risposte e rifiuti. Ciò che sta in <…> cambia.
rules-untranslated = Le regole di questo gioco non sono ancora tradotte; eccole in inglese.
rules-provenance = Da dove viene ogni dato
rules-provenance-told = Ogni dato di un gioco porta un segno: stampato in regole che abbiamo letto, dedotto da esse per logica, pubblicato altrove (la fonte è indicata), o ricostruito da noi, perché non abbiamo immagini della scatola originale.
rules-box = Possiedi il gioco? Inserisci ciò che mostra la tua scatola.
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
        [published] { $count ->
            [one] Un dato è stato pubblicato altrove.
           *[other] { $count } dati sono stati pubblicati altrove.
        }
       *[reconstructed]
            { $count ->
                [one] Un dato è ricostruito.
               *[other] { $count } dati sono ricostruiti.
            }
    }
rules-datum = Dato
rules-in-the-text = Nel testo
rules-here = Qui
rules-origin = Origine
rules-origin-of =
    { $mark ->
        [derived] dedotto
        [published] pubblicato: { $source }
       *[reconstructed] ricostruito
    }
rules-read = Leggi la regola
rules-data = I materiali in cifre
rules-squares =
    { $count ->
        [one] Sagoma di una casella
       *[other] Sagoma di { $count } caselle
    }
rules-all-of-it =
    { $mark ->
        [printed] Tutto è stampato in regolamenti che abbiamo letto.
        [derived] Tutto è dedotto da ciò che è stampato.
        [published] Tutto è stato pubblicato altrove.
       *[reconstructed] Tutto è ricostruito.
    }
rules-some-of-it =
    { $mark ->
        [printed] Stampato: { $columns }
        [derived] dedotto: { $columns }
        [published] pubblicato altrove: { $columns }
       *[reconstructed] ricostruito: { $columns }
    }
rules-column-name = Nome

# --- the rules of one table

rules-of-table = Le regole di { $table }
rules-of-table-told = Esattamente le regole di questo tavolo. Ogni paragrafo ha lo stesso numero a tutti i tavoli. I numeri che mancano appartengono ad altri modi di giocare.
rules-not-here = A questo tavolo non si gioca:
rules-place = Regola { $section }
table-rules = Le regole di questo tavolo
