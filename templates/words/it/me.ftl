# Il mio account.

me-profile = Profilo
me-mail = Posta
me-time = Tempo
me-letters = Le mie lettere
me-keys = Chiavi
me-hooks = Webhook
me-account = I miei dati
me-save = Salva
done-saved = Salvato.

me-name = Nome
me-name-hint = Il tuo nome a ogni tavolo.
me-language = Lingua
me-language-hint = Lingua di queste pagine e delle tue lettere.
me-zone = Fuso orario
me-zone-hint = Per le scadenze, le tue ore di sonno e le assenze.
me-address = Le lettere vanno a { $address }.
me-address-change = Cambia l’indirizzo
wrong-language = Scegli una delle lingue.
wrong-time-zone = Scegli uno dei fusi.

# Che cosa desidero della posta.
mail-rhythm = Quando una decisione ti aspetta
mail-rhythm-now-hint = Una lettera per ogni decisione, appena è tua.
mail-rhythm-digest-hint = Una lettera alle ore che scegli, con ogni tavolo che ti aspetta.
mail-rhythm-both-hint = Una lettera per ogni decisione, e una alle ore che scegli con ogni tavolo che ti aspetta ancora.
mail-rhythm-reminders-hint = Guardi qui per conto tuo; una lettera arriva solo prima che scada il tuo tempo.
mail-rhythm-never-hint = Hai fermato le tue lettere. Scegli un’altra opzione per riceverle di nuovo.
mail-hours = Ore del riepilogo
mail-hours-hint = Nel tuo fuso orario, per i riepiloghi.
mail-form-full-hint = La domanda, che cosa è successo e la parte del tavolo di cui si tratta.
mail-form-short-hint = La domanda e come rispondere, senza tabellone né storia.
mail-form-heard-hint = Per lettori di schermo: le risposte sono numerate e il tabellone è descritto a frasi.
mail-subjects = Indicare nell’oggetto il tema di ogni lettera
mail-subjects-hint = Altrimenti tutte le lettere di un tavolo hanno lo stesso oggetto, e i programmi di posta le tengono insieme in una conversazione.
wrong-rhythm = Scegli quando arrivano le lettere.
wrong-hours = Scegli almeno un’ora.
preview-title = Quando riceveresti lettere
preview-if = Se ora dovessi decidere:
preview-single = una lettera apposta
preview-digest = il tuo riepilogo
preview-none = Non arriverebbe nessuna lettera. Ciò che ti aspetta è in «I miei tavoli».
preview-waiting = In viaggio verso di te
preview-show = Anteprima
preview-sample = Una lettera d’esempio
preview-sample-hint = Una decisione inventata, nella forma scelta. I suoi link non portano da nessuna parte.
preview-back = Torna alle impostazioni della posta
preview-text = La parte di testo
mail-kind =
    { $kind ->
        [sign-in] la porta per entrare
        [address] un nuovo indirizzo da confermare
        [address-notice] un cambio del tuo indirizzo
        [invitation] un invito
        [decision] una decisione
        [reminder] un promemoria
        [digest] un riepilogo
        [finished] la fine di una partita
        [started] l’inizio di una partita
        [late] qualcuno è in ritardo
        [leave] un’assenza
        [substituted] un posto è passato di mano
        [resigned] qualcuno ha lasciato un posto
        [briefing] un ragguaglio
        [talk] è stato detto qualcosa
        [votes] un voto
        [answer] una risposta alla tua lettera
        [digest-answer] una risposta alla tua lettera
        [circle-call] chi viene al tavolo di un cerchio
        [table-opened] un nuovo tavolo di un gioco che cerchi
        [circle-no-seat] nessun posto al tavolo di un cerchio
        [circle-digest] come va in un cerchio
        [circle-answer] una risposta alla tua lettera a un cerchio
       *[other] { $kind }
    }

# Quando mi si lascia in pace.
time-sleep = Sonno
time-sleeps = Nessuna scadenza mentre dormo
time-sleeps-hint = In queste ore nulla scade; ad alcuni tavoli non contano affatto.
time-falls = Dalle
time-wakes = alle
time-weekend = Fine settimana
time-weekend-hint = Fino a tre giorni che non contano ai tavoli senza fine settimana. Le domande aperte tengono i giorni con cui sono cominciate.
time-day =
    { $day ->
        [mon] lunedì
        [tue] martedì
        [wed] mercoledì
        [thu] giovedì
        [fri] venerdì
        [sat] sabato
       *[sun] domenica
    }
time-ladder = Promemoria
time-own = Promemoria miei
time-own-hint = Altrimenti decide il ritmo di ogni tavolo.
time-ladder-hint = Quanto prima di una scadenza ricevi un promemoria. L’ultimo ti lascia sempre il tempo di agire.
time-leave = Assenza
time-leave-hint = Durante un’assenza i tuoi orologi stanno fermi, e i tuoi tavoli lo sanno. Hai { $quota } giorni all’anno.
time-away = Risulti in assenza. I tuoi tavoli lo sanno, e i tuoi orologi stanno fermi.
time-back = Ci sono di nuovo
time-back-hint = Se risultavi assente, o sei di ritorno prima, dillo. Avrai il tuo tempo consueto a tutti i tavoli.
time-from-to = da { $first } a { $last }
time-leave-cancel = Annulla
time-leave-left =
    { $days ->
        [one] Del { $year } ti resta un giorno di assenza.
       *[other] Del { $year } ti restano { $days } giorni di assenza.
    }
time-first = Primo giorno
time-how-long = Giorni
time-go = Comincia l’assenza
wrong-sleep = Da’ due orari, come 23:00 e 07:00.
wrong-weekend = Scegli fino a tre giorni.
wrong-ladder = Scegli da uno a sei promemoria, o lasciali ai tavoli.
wrong-first = Da’ il primo giorno.
wrong-days = Da’ un numero di giorni, da 1 in su.
wrong-start = Questa assenza non c’è più.
done-leave = La tua assenza è annotata, e i tuoi tavoli lo sanno.
done-leave-dropped = Questa assenza è annullata.
done-back = Di nuovo qui: hai il tuo tempo consueto a tutti i tavoli.

# Chiavi.
keys-tokens = Chiavi per programmi
keys-tokens-hint = Con una chiave un tuo programma può leggere i tuoi tavoli, o giocare per te.
keys-docs = Che cosa può fare un programma
keys-name = Nome della chiave
keys-name-hint = Per sapere più tardi quale programma ce l’ha.
keys-scope = Che cosa può fare
keys-used = Ultimo uso
keys-until = Valida fino a
keys-never = mai
keys-ever = senza fine
keys-revoked = revocata { $moment }
keys-revoke = Revoca
keys-days = Valida per (giorni)
keys-days-hint = Senza un numero vale finché non la revochi.
keys-make = Crea chiave
keys-made = La tua nuova chiave
keys-once = La mostriamo una volta sola e non la conserviamo. Copiala nel tuo programma.
scope =
    { $scope ->
        [read] leggere
        [play] leggere e giocare
        [seat] un posto a un tavolo
       *[desk] il banco
    }
scope-read-hint = Vede ciò che vedi tu, e non cambia nulla.
scope-play-hint = Inoltre muove, parla, apre tavoli e vi prende posto.
keys-calendar = Calendario delle scadenze
keys-calendar-hint = Un link per il tuo programma di calendario: ogni decisione che ti aspetta, con la sua scadenza.
keys-calendar-since = C’è un link da { $moment }.
keys-calendar-make = Crea link
keys-calendar-new = Sostituisci link
keys-calendar-drop = Elimina link
keys-calendar-made = Il link del tuo calendario
keys-calendar-once = Lo mostriamo una volta sola. Abbonati nel tuo programma di calendario, e tienilo segreto.
keys-sessions = Dove risulti dentro
keys-unknown = Dispositivo sconosciuto
device-name = { $browser } su { $system }
keys-here = qui
keys-seen = l’ultima volta { $moment }
done-revoked = Quella chiave non vale più.
done-signed-out = Là sei fuori.
done-calendar-dropped = Il link del calendario non funziona più.

# Webhook.
hooks-hint = Chiamiamo il tuo programma quando qualcosa ti riguarda. Una chiamata dice il tavolo e dove guardare. Non contiene mai segreti di una partita.
hooks-none = Nessun webhook
hooks-none-hint = Da’ qui sotto l’indirizzo del tuo programma, e provalo con un ping.
hooks-new = Un nuovo webhook
hooks-url = Indirizzo del tuo programma
hooks-url-hint = Come https://example.org/procaccio. Deve essere raggiungibile da internet.
hooks-about = Eventi
hook-about =
    { $about ->
        [turn] una decisione ti aspetta
        [finished] una partita è finita
        [talk] è stato detto qualcosa
        [invitation] un invito
        [contest] novità da un torneo o una lega
       *[ping] un ping
    }
hooks-whose = Novità di chi
hooks-of-mine = Le mie
hooks-of-program = Chi permette { $name }
hooks-make = Fai il webhook
hooks-secret = Il segreto delle sue firme
hooks-once = Lo mostriamo una volta sola. Con esso il tuo programma verifica che una chiamata è nostra.
hooks-on = acceso
hooks-off =
    { $why ->
        [gone] spento: ha detto di non esserci più
       *[failing] spento: troppe chiamate sono fallite
    }
hooks-calls = Chiamate
hooks-ping = Manda un ping
hooks-rotate = Nuovo segreto
hooks-drop = Elimina
hooks-all = Tutti i webhook
hooks-tries = Tentativi
hooks-again = Chiama di nuovo
hooks-no-calls = Ancora nessuna chiamata
hooks-no-calls-hint = Un ping mostra se si raggiunge.
wrong-url = Da’ un indirizzo come https://example.org/procaccio.
wrong-url-barred = Questo indirizzo non si può chiamare: deve cominciare con https:// o http:// e portare alla rete aperta.
wrong-url-many = Puoi avere al massimo { $most } webhook. Prima eliminane uno.
wrong-about = Scegli almeno un evento.
wrong-scope = Scegli che cosa può fare la chiave.
done-pinged = Un ping è in viaggio.
done-hook-dropped = Il webhook è eliminato.
done-called-again = Si chiama di nuovo.

# Le mie lettere.
letters-hint = Tutte le tue lettere e il loro stato, le più nuove per prime.
letters-state = Stato
letters-when = Quando
letters-why = Perché
letters-none = Ancora nessuna lettera
letters-none-hint = Quando qualcosa ti aspetta arriva una lettera, e sta anche qui.
letters-stopped = Le lettere a { $address } sono ferme
letters-stopped-why = Sono tornate indietro { $moment }. Il server di posta diceva:
letters-stopped-complaint = { $moment }: il tuo servizio di posta ci ha detto che hai segnato una nostra lettera come indesiderata. Non ne parte più nessuna finché non premi il pulsante.
letters-works = Il mio indirizzo funziona di nuovo
done-address-works = Le lettere vanno di nuovo al tuo indirizzo.
letters-uninvited = A { $address } non arrivano inviti
letters-uninvited-why = { $moment }: qualcuno che legge questo indirizzo ha fermato tutti gli inviti.
done-invitations-allowed = Ti possono arrivare di nuovo inviti per lettera.
letter-state =
    { $state ->
        [pending] in attesa
        [leased] in partenza
        [sent] inviata
        [failed] fallita; riproviamo
        [dead] abbandonata
       *[void] non serve più
    }
mail-why-answered = avevi risposto
mail-why-read = l’avevi letta
mail-why-told = l’hai saputo in altro modo
mail-why-not-wished = non ne desideri
mail-why-seat-left = là non avevi più un posto
mail-why-begun = il gioco era cominciato
mail-why-decided = era deciso
mail-why-address-stopped = il tuo indirizzo era fermo
mail-why-in-the-answer = è arrivata con la risposta alla tua lettera
mail-why-host-gone = chi invitava se n’è andato

# I miei dati.
account-address = Indirizzo
account-address-hint = Mandiamo un link al nuovo indirizzo e un avviso a quello attuale. Non cambia nulla finché non premi il link. Resti nella tua sessione.
account-address-new = Nuovo indirizzo e-mail
account-address-press = Manda un link
done-address-asked = Una lettera è in viaggio verso il nuovo indirizzo. Premi il suo link entro due giorni.
account-export = Scarica i miei dati
account-export-hint = Un file con tutti i tuoi dati: profilo e impostazioni, lettere, messaggi e appunti, le tue mosse a ogni tavolo.
account-export-press = Scarica i miei dati
account-delete = Cancella il mio account
account-delete-tables = Lasci ogni partita in corso; altri possono prendere i tuoi posti.
account-delete-name = Il tuo nome e il tuo indirizzo spariscono dappertutto: tavoli, conversazioni, lettere. Le partite finite restano, con un posto senza nome.
account-delete-ever = Non si può disfare.
account-meant = Sì, cancella il mio account
account-delete-press = Cancella il mio account
wrong-meant = Spunta la casella per dire che fai sul serio.
done-erased = Il tuo account è cancellato. Addio.
preview-table = Un tavolo d’esempio
me-bot = Con questo account gioca un programma
me-bot-hint = Allora il tuo nome finisce ovunque in «(bot)», e non hai valutazione. A un programma che gioca da sé dai un account suo.
