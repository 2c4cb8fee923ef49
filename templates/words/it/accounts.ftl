# L’accesso e l’account.

sign-in-subject = { $code } è il tuo codice per Procaccio
sign-in-heading = Accedi a Procaccio
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
sign-in-code-wrong = Questo codice è sbagliato o scaduto. Dopo cinque tentativi vale solo il link della lettera.
sign-in-not-you = Se non lo hai chiesto tu, ignora questa lettera: senza di essa non entra nessuno.

# Le pagine dell’accesso.
sign-in-title = Entra in Procaccio
sign-in-address = Il tuo indirizzo e-mail
sign-in-send = Mandami un link
sign-in-wrong-address = Non sembra un indirizzo e-mail.
sign-in-asked = Controlla la posta: ti abbiamo mandato un link e un codice.
sign-in-press = Entra
sign-in-opens = Così entri come { $name }, { $email }.
sign-in-opens-new = { $email } è nuovo qui. Così si crea un account per questo indirizzo.
sign-in-spent = Questo link è scaduto o è già stato usato.
sign-in-again = Chiedi un nuovo link
name-ask = Il tuo nome ai tavoli
name-hint = Gli altri vedono questo nome. Puoi cambiarlo quando vuoi.

# Chi entra per la prima volta e non ha ancora detto il suo nome.
player-newcomer = Nuovo arrivo { $number }

# Chi ha cancellato il suo conto, dove altri leggono ancora del suo posto.
player-gone = qualcuno che non c’è più
sign-in-hint = Ti mandiamo un link. Non serve una password, e un indirizzo nuovo riceve un account.
