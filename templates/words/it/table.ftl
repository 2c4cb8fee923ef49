# La pagina di un tavolo.

table-title = Tavolo { $number }
table-awaited = deve muovere
table-awaits = Il tavolo aspetta { $name }
table-away = in assenza fino al { $until }
table-news = La tua ultima mossa e il seguito
table-so-far = Finora
table-last-moves = Le ultime mosse
table-no-news = Dalla tua ultima mossa non è successo nulla.
table-just-begun = La partita è appena cominciata.
table-news-waiting = Mentre sceglievi o scrivevi è successo qualcosa. Ciò che hai scritto è rimasto.
table-news-show = Mostralo
table-newest-last = La novità più recente è in fondo.
table-history = Tutta la storia
table-board = Il tabellone
table-cards = Carte e tessere
table-cards-title = { $table }: carte e tessere
table-cards-told = Tutto ciò che è nella scatola, come lo conosce ora il tuo posto.
table-cards-told-onlooker = Tutto ciò che è nella scatola, come ora può saperlo chiunque.
table-cards-none = Questo gioco non ha carte né tessere.
table-cards-find = Cerca una carta o una tessera
table-cards-find-press = Cerca
table-cards-all = Mostra tutte
table-cards-not-found = Nessun risultato per «{ $find }».
table-next =
    { $count ->
        [one] Un altro tavolo ti aspetta
       *[other] Altri { $count } tavoli ti aspettano
    }
table-back = Torna al tavolo
table-refused = Questo non è possibile
table-refused-because =
    { $problem ->
        [not-found] Questo tavolo non esiste, o non puoi vederlo. Se ci giochi, prima accedi.
        [table-not-running] A questo tavolo non si gioca: non è cominciato, o è finito.
        [not-your-seat] Questo posto è di qualcun altro.
        [not-at-this-table] Può farlo solo chi ha un posto al tavolo.
        [no-such-seat] Il tavolo non ha questo posto.
        [table-closed] Il tavolo è stato abbandonato, e la conversazione è chiusa.
        [table-not-finished] Si può solo dopo la fine della partita.
        [nothing-to-take-back] Non hai nessuna mossa che tu possa riprendere per conto tuo.
        [motion-closed] È già deciso, o intanto il gioco è andato avanti.
        [no-try-out] Non c’è nessuna prova; cominciane una.
        [vote-unsaid] Il tuo voto non è stato contato: di’ se sei d’accordo o no.
        [malformed] Qualcosa manca, o è troppo lungo. Torna indietro: ciò che hai scritto dovrebbe esserci ancora.
       *[other] Era troppo tardi, o qui non è permesso. Nulla è cambiato.
    }

# Parole e appunti.
table-talk = Conversazione
table-talk-all = tutti qui
table-talk-none = Ancora nessun messaggio.
table-talk-unread = non letto
table-talk-read = Segna come letto
table-talk-say = Scrivi un messaggio
table-talk-to = A
table-talk-send = Invia messaggio
table-talk-whispered = a { $names }
table-note = I miei appunti
table-note-label = I miei appunti su questa partita
table-note-hint = Nessun altro li legge.

# Che cosa decide il tavolo.
table-decisions = Riprendere mosse, richieste, andarsene
table-agreed = D’accordo finora: { $names }.
table-motion-withdraw = Ritira la mia richiesta
table-take-back = Riprendi la mia ultima mossa
table-take-back-short = Riprendi
table-last-move = La tua ultima mossa:
table-chose = Hai scelto: { $answer }
table-take-back-more =
    { $count ->
        [one] Puoi riprendere la tua ultima mossa: non ha rivelato nulla, e da allora nessuno ha mosso.
       *[other] Puoi riprendere fino a { $count } mosse, una per una: non hanno rivelato nulla, e da allora nessuno ha mosso.
    }
table-absent = Il tuo posto risulta assente, perciò le sue domande aspettano poco.
table-come-back = Ci sono di nuovo
table-ask-others = Chiedi qualcosa agli altri
table-motion = Chiedo
table-motion-ask = Chiedi agli altri
table-motion-length = Quanto, per una pausa o per altro tempo
table-motion-days = Giorni
table-motion-hours = Ore
table-motion-length-hint = Se lo lasci vuoto, una pausa dura una settimana. «Altro tempo» raddoppia allora quello di ogni domanda aperta.
table-resign = Lascia la partita
table-resign-told = Lasci il tuo posto per sempre. Qualcun altro può prenderlo e vedrà ciò che il tuo posto sa.
table-resign-sure = Sì, lascio questa partita

# Impostazioni.
table-settings = Lettere su questo tavolo
table-links = I link del mio posto
table-links-told = Chi ha un link delle tue lettere può vedere il tuo posto e giocare per te. Se uno è finito in mani sbagliate, creane di nuovi. Quelli di prima allora non funzionano più.
table-links-renew = Rifai i link

# La fine.
table-over = La partita è finita
table-scores = Il punteggio finale
table-scores-lines = In dettaglio
table-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
table-replay = Rivedi la partita
table-record = Scarica il verbale
table-rematch = Una rivincita
table-onward = E adesso
table-conceded = { $by ->
    [contest] Il turno del torneo è finito prima della partita: questi sono i punti di quel momento.
   *[other] Tutti erano d’accordo di finire qui la partita: questi sono i punti di quel momento.
}
table-given-up = Questa partita è stata abbandonata. Non c’è un risultato.
table-verify = Il seme, e come verificare le mescolate
table-verify-told = L’impegno, mostrato all’apertura del tavolo, è lo SHA-256 del seme. Dal seme discende ogni mescolata. Con il verbale chiunque può rigiocare tutta la partita:
table-seed = Seme
table-commitment = Impegno

# Storia.
table-history-title = { $table }: tutta la storia
table-history-slider = Momento mostrato
table-history-at =
    { $at ->
        [0] La distribuzione, prima di { $count } mosse
       *[other] Dopo la mossa { $at } di { $count }
    }
table-history-first = La distribuzione
table-history-earlier = Prima
table-history-later = Dopo
table-history-last = Adesso
table-history-back = Torna a ora
table-history-silent = { $name } ha risposto. La risposta è ancora segreta.
table-history-eyes = Visto da
table-history-onlooker = chi guarda
table-history-show = Mostra
table-history-story = Che cosa è successo
table-history-see = Vedi il tavolo dopo la mossa { $at }

# I conti, e le prove.
table-sums = Come si calcolano le cifre
try-out = Prova qualcosa
try-out-of = Una prova: { $table }
try-out-told = Questa è una copia. Giochi tutti i posti, e tutto ciò che non puoi sapere è distribuito di nuovo a caso. Nulla di questo succede al tavolo, e nessun altro lo vede.
try-out-anew = Ricomincia la prova
try-out-drop = Elimina
try-out-play = Giocalo qui
try-out-over = Qui la partita sarebbe finita.

# Accanto al tabellone.
strip-label = Chi siede al tavolo
dock-tabs = Accanto al tabellone
dock-turn = Il tuo turno
dock-now = Adesso
dock-story = Storia
story-earlier =
    { $count ->
        [one] Una riga precedente
       *[other] { $count } righe precedenti
    }
dock-plans = Piani, note
dock-table = Tavolo
dock-rules = Regole di questo tavolo
explain-not-asked = Adesso non puoi usarlo. Ti si chiede: { $asked }
explain-not-now = Adesso non hai nulla da decidere. A che cosa serve sta qui sopra.
explain-close = Chiudi
asking-twice = Voglio confermare ogni turno
asking-twice-hint = Vale a tutti i tuoi tavoli. Un turno di una sola risposta richiede allora due pressioni.
replay-pause = Pausa
replay-go-on = Continua
signs-heading = Che cosa significano i segni?
signs-changed = Una bandierina, spesso con una cornice tratteggiata: è cambiato dalla tua ultima mossa.
signs-legal = Una cornice o uno sfondo d’oro: ora puoi premerlo.
signs-chosen = Una cornice o uno sfondo rosso: è scelto e non ancora inviato.
signs-seat = Uno scudo con una lettera: un posto al tavolo, per forma, colore e lettera.
signs-count = Un numero accanto a un segno: quanti ce ne sono.
