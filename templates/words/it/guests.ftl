# Giocare senza account, tenere tutto con un indirizzo, e i primi passi di chi arriva.

guest-name = Ospite
play-now = Gioca subito, contro i bot
play-without-account = Non serve un account: scegli un gioco e hai posto a un tavolo che si spiega da sé.
play-whole = Una partita intera contro i bot
keep-title = Tieni i tuoi tavoli
keep-press = Tieni i miei tavoli
keep-notice = Giochi come ospite, solo in questo browser.
keep-lead =
    { $count ->
        [0] Giochi come ospite, solo in questo browser; dopo { $days } giorni senza uno sguardo tutto è dimenticato.
        [one] Un tavolo è tuo, solo in questo browser; dopo { $days } giorni senza uno sguardo è dimenticato.
       *[other] { $count } tavoli sono tuoi, solo in questo browser; dopo { $days } giorni senza uno sguardo sono dimenticati.
    } Con un indirizzo tutto resta, arrivano lettere quando tocca a te, e puoi giocare con altre persone.
keep-hint = Un link arriva lì. Chi lo preme tiene questi tavoli, con un account che c’era già o con uno nuovo. Non c’è password.
keep-comes-along = I tavoli cominciati come ospite vengono anche.
keep-forget = Dimenticami
keep-forget-hint = I tuoi tavoli e tutto ciò che c’è di te spariscono subito. Non si può tornare indietro.
done-forgotten = Di te qui non resta nulla.
refused-address-needed = Per avere compagnia, parlare con sconosciuti o invitare, da’ prima un indirizzo: «Tieni i miei tavoli» è in alto in ogni pagina.
answer-why-address-needed = Come ospite si può solo dopo aver dato un indirizzo.
gathering-address-first = Da’ un indirizzo per giocare con altre persone
open-guest = Come ospite giochi contro i bot. Per giocare con altre persone, da’ prima un indirizzo.
first-title = Da dove cominciare
first-lead = In questo momento non hai un posto a nessun tavolo. Ognuna di queste vie porta a uno.
first-learn = Impara un gioco in dieci minuti
first-learn-hint = Posizioni preparate, una idea per volta, a un tavolo vero, in mezzo ai bot.
first-play = Gioca subito, contro i bot
first-play-hint = Una partita intera in cui nessuno ti aspetta.
first-find-hint = Forse qualcuno cerca compagnia.
first-open-hint = Per gli amici, per chiunque, o per te e i bot.
