# L’accesso e il conto.

sign-in-subject = La tua porta per Procaccio
sign-in-greeting = Apri questa pagina e premi il suo pulsante per entrare:
sign-in-how-long =
    { $minutes ->
        [one] Il link vale un minuto, una volta sola.
       *[other] Il link vale { $minutes } minuti, una volta sola.
    }
sign-in-code = Il tuo codice: { $code }. Scrivilo dove lo hai chiesto, o usa il link.
sign-in-code-or = Oppure scrivi questo codice dove lo hai chiesto:
sign-in-code-label = Il codice della lettera
sign-in-code-hint = Sei lettere e cifre. Oppure apri il link della lettera.
sign-in-code-wrong = Non è questo il codice, o il suo tempo è passato. Dopo cinque tentativi vale solo il link della lettera.
sign-in-not-you = Se non l’hai chiesto tu, lascia stare: senza questa lettera nessuno entra.

# Le pagine dell’accesso.
sign-in-title = Entra in Procaccio
sign-in-address = Il tuo indirizzo e-mail
sign-in-send = Mandami un link
sign-in-wrong-address = Non sembra un indirizzo e-mail.
sign-in-asked = Guarda nella posta: un link e un codice sono in viaggio.
sign-in-press = Entra
sign-in-opens = Questo apre il conto di { $name }, { $email }.
sign-in-opens-new = { $email } è nuovo qui: così si apre un conto per questo indirizzo.
sign-in-spent = Questo link è consumato: è stato usato, o il suo tempo è finito.
sign-in-again = Chiedine uno nuovo
name-ask = Il tuo nome ai tavoli
name-hint = Così ti chiamano gli altri, nelle lettere e sulle pagine. Puoi cambiarlo quando vuoi.

# Chi entra per la prima volta e non ha ancora detto il suo nome.
player-newcomer = Nuovo arrivo { $number }

# Chi ha cancellato il suo conto, dove altri leggono ancora del suo posto.
player-gone = qualcuno che non c’è più
sign-in-hint = Là viene mandata la porta per entrare. Non c’è una password, e un indirizzo nuovo qui riceve un conto.
