# Giocare senza account, tenere tutto con un indirizzo, e i primi passi di chi arriva.

guest-name = Ospite
play-now = Gioca subito, contro i bot
play-without-account = Non serve un account. Il tavolo si spiega da sé.
play-whole = Una partita intera contro i bot
keep-title = Tieni i tuoi tavoli
keep-press = Tieni i miei tavoli
keep-notice = Giochi come ospite, solo in questo browser.
keep-lead =
    { $count ->
        [0] Giochi come ospite, solo in questo browser. Se non torni entro { $days } giorni, tutto viene cancellato.
        [one] Come ospite hai un tavolo, solo in questo browser. Se non torni entro { $days } giorni, viene cancellato.
       *[other] Come ospite hai { $count } tavoli, solo in questo browser. Se non torni entro { $days } giorni, vengono cancellati.
    } Con un indirizzo e-mail conservi tutto, ricevi lettere quando tocca a te e puoi giocare con altre persone.
keep-hint = Mandiamo lì un link. Premilo per tenere questi tavoli con il tuo account o con uno nuovo. Non serve una password.
keep-comes-along = I tuoi tavoli da ospite vengono con te.
keep-then-open = Poi torni al tavolo che stai aprendo.
keep-forget = Dimenticami
keep-forget-hint = Cancella subito i tuoi tavoli e tutti i tuoi dati. Non si può annullare.
done-forgotten = Tutti i tuoi dati sono stati cancellati.
refused-address-needed = Da’ prima il tuo indirizzo e-mail: premi «Tieni i miei tavoli» in alto in qualsiasi pagina. Poi puoi giocare con altre persone, parlare e invitare.
answer-why-address-needed = Come ospite si può solo dopo aver dato un indirizzo.
gathering-address-first = Da’ un indirizzo per giocare con altre persone
open-guest-address = Come ospite giochi subito contro i bot. Per giocare con altre persone, scegli chi gioca. Allora ti chiediamo un indirizzo e conserviamo questo modulo.
first-title = Da dove cominciare
first-lead = Ora non hai tavoli. Scegli una di queste possibilità.
first-learn = Impara un gioco in dieci minuti
first-learn-hint = Brevi lezioni, una idea per volta, a un tavolo vero, in mezzo ai bot.
first-play = Gioca subito, contro i bot
first-play-hint = Una partita intera. Nessuno ti aspetta.
first-find-hint = Forse altre persone stanno aspettando.
first-open-hint = Per gli amici, per chiunque, o per te e i bot.
