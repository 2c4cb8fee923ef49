# L’accesso e il conto.

sign-in-subject = La tua porta per Procaccio
sign-in-greeting = Apri questa pagina e premi il suo pulsante per entrare:
sign-in-how-long =
    { $minutes ->
        [one] Il link vale un minuto, una volta sola.
       *[other] Il link vale { $minutes } minuti, una volta sola.
    }
sign-in-not-you = Se non l’hai chiesto tu, lascia stare: senza questa lettera nessuno entra.

# Le pagine dell’accesso.
sign-in-title = Entra in Procaccio
sign-in-address = Il tuo indirizzo e-mail
sign-in-send = Mandami un link
sign-in-wrong-address = Non sembra un indirizzo e-mail.
sign-in-asked = Guarda nella posta: un link è in viaggio.
sign-in-press = Entra
sign-in-spent = Questo link è consumato: è stato usato, o il suo tempo è finito.
sign-in-again = Chiedine uno nuovo

# Chi ha cancellato il suo conto, dove altri leggono ancora del suo posto.
player-gone = qualcuno che non c’è più
sign-in-hint = Là viene mandata la porta per entrare. Non c’è una password, e un indirizzo nuovo qui riceve un conto.
