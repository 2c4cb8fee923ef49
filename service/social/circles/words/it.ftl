# Cerchi di amici: le loro pagine e le loro lettere.
nav-circles = Cerchi
circles-title = Cerchi
circles-none-hint = Un cerchio è un gruppo di amici che giocano insieme ancora e ancora. Fondalo, manda in giro il suo link, e si gioca. Nessun altro vede i vostri tavoli. Una sola pressione riapre il solito gioco e invita tutti.
circles-first = Fonda il tuo primo cerchio
circles-another = Fonda un altro cerchio
circles-found = Fonda il cerchio
circles-open = Al cerchio
circle-name = Nome del cerchio
circle-name-hint = Come lo chiamano i tuoi amici: Quelli del giovedì, I cugini.
circle-settings = Impostazioni
circle-alone = Per ora non c'è nessun altro
circle-alone-hint = Manda questo link ai tuoi amici. Chi lo apre e preme il pulsante fa parte del cerchio, e compare qui.
circle-link = Link per entrare
circle-link-hint = Mandalo ai tuoi amici. Resta lo stesso finché non lo sostituisci nelle impostazioni.
circle-play = Il prossimo tavolo
circle-play-hint = Il cerchio non ha ancora giocato. Scegli un gioco e le sue opzioni. Saranno il solito gioco, e una pressione lo riapre.
circle-first-table = Apri il primo tavolo
circle-usual = Il solito: { $game }, { $count ->
        [one] in { $count }
       *[other] in { $count }
    }
circle-again = Ancora lo stesso
circle-again-hint = { $count ->
        [0] Apre il tavolo; non c'è ancora nessun altro a cui chiedere.
        [one] Apre il tavolo e chiede all'altra persona del cerchio.
       *[other] Apre il tavolo e chiede alle altre { $count } persone del cerchio.
    }
circle-another-game = Un altro gioco
circle-next = Si apre da sé: { $moment }.
circle-who-comes = Chi viene?
circle-asked = Si chiede a te
circle-call-first = C’è posto per tutti.
circle-call-draw = Puoi rispondere fino a { $moment }. Se vengono più persone dei posti, si siede chi ha aspettato di più un tavolo di questo cerchio.
circle-nobody-yet = Nessuno ha ancora risposto.
circle-come = Vengo
circle-stay = Questa volta no
circle-you-come = Vieni.
circle-you-stay = Questa volta non vieni.
circle-running = Si gioca
circle-gathering = In attesa di giocatori
circle-finished = Finiti
circle-standings = Classifica
circle-standings-rule = Ricevi due punti per ogni persona che superi a un tavolo, e uno in caso di parità. I bot non contano.
circle-place = Posto
circle-player = Nome
circle-points = Punti
circle-won = Vinti
circle-played = Tavoli
circle-gone = qualcuno che non c'è più
circle-members = { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
circle-owner = lo cura
circle-since = da { $moment }
circle-talk = Conversazioni
circle-talk-hint = Messaggi pubblici dei tavoli finiti di questo cerchio. Quelli privati restano privati.
circle-talk-none = Ancora nulla
circle-talk-none-hint = Quando un tavolo finisce, qui appaiono i suoi messaggi pubblici.
circle-wishes = Le mie lettere da questo cerchio
circle-asks = Invitami per lettera quando si apre un tavolo
circle-asks-hint = Su questo sito lo vedi comunque.
circle-digest = Novità del cerchio
circle-digest-monthly = Una volta al mese
circle-digest-monthly-hint = Il primo: chi ha vinto, che cosa si gioca, che cosa viene.
circle-digest-weekly = Una volta alla settimana
circle-digest-weekly-hint = Lo stesso, di lunedì.
circle-digest-never = Mai
circle-digest-never-hint = La pagina del cerchio lo dice in ogni momento.
circle-save = Salva
circle-itself = Il cerchio
circle-inviting = Chi può invitare?
circle-inviting-members = Tutti nel cerchio
circle-inviting-members-hint = Tutti vedono il link e possono passarlo.
circle-inviting-owner = Solo io
circle-inviting-owner-hint = Nessun altro vede il link.
circle-monthly = Apri un tavolo ogni mese
circle-monthly-hint = Il solito tavolo si apre quel giorno alle nove del mattino, e tutti sono invitati. Se ce n’è ancora uno in attesa di giocatori, non se ne apre un altro.
circle-monthly-never = Mai
circle-monthly-day = Il giorno { $day } di ogni mese
circle-renew = Sostituisci il link
circle-renew-hint = Il vecchio link smette di funzionare.
circle-hand-on = Cedi il cerchio
circle-hand-on-hint = La nuova persona cura il cerchio. Tu ne fai ancora parte.
circle-hand-on-press = Passa
circle-show-out = Rimuovi qualcuno
circle-show-out-hint = Non vede più il cerchio e i suoi tavoli, tranne quelli a cui siede. Il link viene rifatto, perché non torni con quello.
circle-show-out-press = Rimuovi
circle-leave = Lascia il cerchio
circle-leave-hint = Tieni i tuoi posti. Puoi tornare con il link.
circle-leave-owner = { $heir } è nel cerchio da più tempo e da allora lo cura. Tieni i tuoi posti.
circle-leave-last = Non c'è più nessun altro: il cerchio finisce con te. I suoi tavoli restano a chi vi siede.
circle-leave-press = Lascia
circle-join-asked = Ti si invita in un cerchio di amici. Giocano insieme ancora e ancora, con calma, per e-mail o su queste pagine, e solo il cerchio vede i suoi tavoli.
circle-join-people = { $count ->
        [one] Finora: { $names }.
       *[other] Finora ({ $count }): { $names }.
    }
circle-join-belongs = Fai parte di questo cerchio.
circle-join-address = Per entrare basta un indirizzo e-mail. Ti mandiamo una lettera con un link che riporta a questa pagina.
circle-join-press = Entra come { $name }
circle-call-title = { $circle }: vieni?
circle-call-seated = Hai un posto al tavolo.
circle-call-late = I posti sono dati, o il tavolo non c'è più.
circle-stop-calls = { $circle } non ti manderà più inviti ai tavoli. Su questo sito continui a vederli.
circle-stop-digest = { $circle } non ti manderà più novità per lettera.
circle-stopped-calls = { $circle } non ti manda più inviti ai tavoli.
circle-stopped-digest = { $circle } non ti manda più novità per lettera.
circle-stopped-back = Se cambi idea:
circle-which = Per { $circle }.
circle-table-of = Un tavolo di { $circle }.
circle-joining = Chi fa parte di { $circle }
circle-joining-hint = Solo il cerchio vede il tavolo e può sedersi, a meno che sotto tu non lasci guardare tutti.
circle-ask-all = Chiedi a tutti nel cerchio
circle-ask-all-hint = Con una lettera con due pulsanti: vengo, questa volta no.
circle-make-usual = Rendi questo il solito gioco
circle-make-usual-hint = «Ancora lo stesso» lo apre.
hall-circles = Nei tuoi cerchi
hall-circles-hint = Li hanno aperti i tuoi amici.
done-circle-founded = Il cerchio c'è. Ora manda il suo link ai tuoi amici.
done-circle-joined = Fai parte del cerchio.
done-circle-left = Hai lasciato il cerchio.
done-circle-called = Il tavolo è aperto, e si è chiesto a tutti.
done-circle-answered = La tua risposta conta.
done-circle-saved = Salvato.
done-circle-link = Il cerchio ha un nuovo link. Il vecchio non funziona più.
done-circle-shown-out = La persona è stata rimossa, e il cerchio ha un nuovo link.
refused-not-the-owner = Può farlo solo chi cura il cerchio.
refused-may-not-invite = In questo cerchio invita solo chi lo cura.
refused-circle-link-spent = Questo link non funziona, o non più. Chiedi a qualcuno del cerchio quello attuale.
refused-circle-full = Il cerchio è pieno: ne fanno parte cinquanta persone.
refused-circle-closed = La moderazione ha chiuso questo cerchio: nessuno entra e nulla si apre. Ciò che si gioca va avanti.
refused-too-many-circles = Sei già in tutti i cerchi possibili. Prima lasciane uno.
refused-nothing-usual = Il cerchio non ha ancora un gioco abituale. Apri il primo tavolo.
refused-not-asked = A questo tavolo non si chiama nessuno. Prendi posto al tavolo stesso.
refused-circle-calls-spent = Qui si è chiesto a tutti più volte di recente. Aspetta un po' prima di chiedere ancora.
mail-circle-call-subject = { $circle }: chi viene al prossimo tavolo?
mail-circle-call = { $player }, { $circle } gioca ancora: { $game }, in { $count }. Vieni?
mail-circle-call-first = C'è posto per tutti: chi viene si siede subito.
mail-circle-call-draw = Siete in { $members } e i posti sono { $count }. Le risposte si raccolgono fino a { $until }, o finché tutti hanno risposto. Se vengono più persone dei posti, si siede chi ha aspettato di più un tavolo di questo cerchio.
mail-circle-coming = Finora vengono: { $names }.
mail-circle-call-how = Rispondi a questa lettera con sì o no, o premi qui un pulsante:
mail-circle-call-press = Di' se vieni
mail-circle-call-or-write = Oppure rispondi a questa lettera con sì o no.
mail-circle-pace = Si gioca così: { $pace }
mail-circle-open = Il cerchio: { $link }
mail-circle-open-short = Il cerchio
mail-circle-stop-calls = Non chiedermelo più per lettera: { $link }
mail-circle-stop-calls-short = Non chiedermelo più per lettera
mail-circle-no-seat-subject = { $circle }: questa volta non c'è posto
mail-circle-no-seat = { $player }, a { $table } sono venute più persone dei posti.
mail-circle-no-seat-who = Questa volta siede chi aspettava da più tempo: { $names }.
mail-circle-no-seat-next = La tua attesa continua a contare, la loro ricomincia: più aspetti, prima un posto è tuo.
mail-circle-look-on = Guarda: { $link }
mail-circle-look-on-short = Guarda
mail-circle-digest-subject = { $circle }: come va
mail-circle-digest = { $player }, ecco come va in { $circle }.
mail-circle-won = { $count ->
        [one] { $table }: { $names } ha vinto a { $game }.
       *[other] { $table }: { $names } hanno vinto insieme a { $game }.
    }
mail-circle-standings = Classifica in { $game }: { $first }
mail-circle-table = { $table }: { $game } con { $names }
mail-circle-coming-up = Che cosa viene
mail-circle-gathering = { $count ->
        [one] { $table }: { $game }, { $count } posto è libero
       *[other] { $table }: { $game }, { $count } posti sono liberi
    }
mail-circle-next = Il prossimo tavolo si apre da sé: { $moment }.
mail-circle-stop-digest = Niente più lettere così: { $link }
mail-circle-stop-digest-short = Niente più lettere così
mail-circle-see = Guarda chi viene: { $link }
mail-circle-see-short = Guarda chi viene
mail-circle-said-seated = Hai un posto a { $table }.
mail-circle-said-noted = Annotato: vieni a { $table }. Lo saprai appena i posti sono dati.
mail-circle-said-stays = Annotato: questa volta non vieni a { $table }.
mail-circle-said-unread = La tua lettera non dice né sì né no in una riga a sé, perciò non si è fatto nulla. Scrivi una delle due, o premi qui un pulsante.
mail-circle-said-late = Per { $table } è tardi: i posti sono dati, o il tavolo non c'è più.
mail-circle-said-elsewhere = Al tuo indirizzo di risposta per { $table } ha scritto un altro indirizzo, perciò non si è fatto nulla. Se eri tu, premi qui un pulsante.

# Circles, as the moderators see them.
desk-circles = Cerchi
desk-about-circle = Cerchio { $number }
desk-at-circle = Cerchio { $number }
desk-act-close-circle = Chiudi o apri il cerchio
desk-does-close-circle = Nessuno entra e nulla vi si apre finché non viene riaperto. I tavoli in gioco vanno avanti.
desk-act-circle-owner = Fallo curare da altri
desk-does-circle-owner = Da allora solo quel membro cambia il cerchio e ne esclude. Chi se ne occupava resta membro.
desk-act-circle-member = Togli qualcuno, o rimettilo
desk-does-circle-member = I suoi posti ai tavoli restano, e il link del cerchio viene rifatto. Se torna, è membro come prima.
desk-field-belongs = Ne fa parte?
desk-belongs-true = Sì, ne fa parte
desk-belongs-false = No, non ne fa parte
desk-column-circle = Cerchio
desk-column-members = Persone
desk-column-owner = Lo cura
desk-circle-closed = chiuso
desk-cannot-no-member = Questa persona non fa parte del cerchio, o non può.
desk-cannot-last-member = È l'ultima persona: senza di lei non c'è cerchio. Chiudilo, invece.
desk-cannot-own-circle = Fai parte di questo cerchio, perciò dalla moderazione non puoi farci nulla. Chiedi a un'altra persona.

# Al terminale.
help-circle = Elenca i tuoi cerchi, o mostra il cerchio NUMBER con membri, prossimo tavolo e risultati.
help-circle-found = Fonda un cerchio con questo nome.
help-circle-join = Entra in un cerchio con il suo link.
help-circle-link = Mostra il link con cui entrano gli altri.
help-circle-again = Riapri il solito tavolo e chiedi a tutti i membri.
help-circle-come = Di’ che vieni a questo tavolo.
help-circle-stay-away = Di’ che non vieni a questo tavolo.
circle-opened = Il tavolo { $table } è aperto, e si è chiesto a tutti.
circle-none = Non fai parte di nessun cerchio. «procaccio circle --found NAME» ne fonda uno.
circle-line = { $number }: { $name } ({ $names })
circle-call-line = Tavolo { $table }: finora vengono: { $names }
circle-standings-of = Classifica ({ $game }):
circle-gone-one = qualcuno che non c'è più
