# La pagina di un giocatore.

player-kind-heading = Tipo
player-kind =
    { $kind ->
        [person] una persona con un account
        [guest] un ospite
        [bot] un bot
       *[gone] qualcuno che se n’è andato
    }
player-since = Qui da
player-punctual = Puntualità
player-kept =
    { $asked ->
        [one] All’unica domanda con una scadenza { $kept ->
            [0] non è stato risposto in tempo.
           *[other] è stato risposto in tempo.
        }
       *[other] Delle ultime { $asked } domande con una scadenza, { $kept } hanno avuto risposta in tempo.
    }
player-nothing-kept = Ancora nessuna domanda con una scadenza.
player-usual = Tempo abituale per una risposta, in ore di veglia
player-away = In assenza fino a { $moment }.
player-tables = Tavoli pubblici
player-no-tables = Finora nessuno.
