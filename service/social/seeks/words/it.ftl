# Chi cerca un tavolo.
seeks-title = Chi cerca un tavolo
seeks-hint = Chiedi di sapere quando qualcuno apre un tavolo per tutti. Ricevi lettere per 30 giorni, o finché non siedi con altri a un tavolo di quel gioco.
seeks-nobody = Ancora nessuno.
seeks-only-you = Per ora solo tu.
seeks-more =
    { $count ->
        [one] e un’altra persona
       *[other] e altre { $count } persone
    }
seek-begin = Avvisami quando qualcuno apre un tavolo
seek-until = Ricevi lettere fino a { $moment }.
seek-end = Ferma queste lettere
seek-told =
    { $count ->
        [one] Una persona cerca un tavolo di { $game }. Riceve una lettera se chiunque può sedersi.
       *[other] { $count } persone cercano un tavolo di { $game }. Ricevono una lettera se chiunque può sedersi.
    }
done-seek-begun = Riceverai una lettera quando qualcuno apre un tavolo.
done-seek-ended = Non ricevi più lettere sui nuovi tavoli di questo gioco.
seek-stop = Non riceverai più lettere quando qualcuno apre un tavolo di { $game }.
seek-stopped = Non ricevi più lettere quando qualcuno apre un tavolo di { $game }.
seek-stopped-back = Posti liberi, e chi cerca un tavolo

# La lettera su un tavolo aperto.
mail-seek-subject = { $host } ha aperto un tavolo di { $game }
mail-seek = { $host } ha aperto un tavolo di { $game } per { $count } giocatori.
mail-seek-link =
    { $count ->
        [one] C’è un posto libero. Guarda il tavolo e siediti qui:
       *[other] Ci sono { $count } posti liberi. Guarda il tavolo e siediti qui:
    }
mail-seek-press = Guarda e siediti
mail-seek-why = Hai chiesto lettere sui nuovi tavoli di { $game }. Finiscono: { $until }, o quando siedi con altri a un tavolo così.
mail-seek-stop = Ferma queste lettere: { $link }
mail-seek-stop-short = Ferma queste lettere
