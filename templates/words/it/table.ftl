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
table-news-waiting = Mentre sceglievi o scrivevi è successo qualcosa; di tuo nulla è stato toccato.
table-news-show = Mostralo
table-history = Tutta la storia
table-board = Il tabellone
table-cards = Carte e tessere
table-cards-title = { $table }: carte e tessere
table-cards-told = Tutto ciò che è nella scatola, come lo conosce ora il tuo posto.
table-cards-told-onlooker = Tutto ciò che è nella scatola, come ora può saperlo chiunque.
table-cards-none = Questo gioco non ha carte né tessere da elencare.
table-cards-find = Cerca una carta o una tessera
table-cards-find-press = Cerca
table-cards-all = Mostra tutte
table-cards-not-found = Niente qui contiene «{ $find }».
table-next =
    { $count ->
        [one] Un altro tavolo ti aspetta
       *[other] Altri { $count } tavoli ti aspettano
    }
table-back = Torna al tavolo
table-refused = Non può essere
table-refused-because =
    { $problem ->
        [not-found] Questo tavolo non esiste, o non è per gli occhi di tutti. Chi vi ha un posto lo vede dopo essere entrato.
        [table-not-running] A questo tavolo non si gioca: non è cominciato, o è finito.
        [not-your-seat] Questo posto è di qualcun altro.
        [not-at-this-table] Può farlo solo chi ha un posto al tavolo.
        [no-such-seat] Il tavolo non ha questo posto.
        [table-closed] Il tavolo è stato abbandonato, e nessuno vi parla più.
        [table-not-finished] Questo viene dopo la fine della partita.
        [nothing-to-take-back] Non hai nessuna mossa che tu possa riprendere per conto tuo.
        [motion-closed] È già deciso, o intanto il gioco è andato avanti.
        [no-try-out] Non c’è nessuna prova; cominciane una.
        [vote-unsaid] Il tuo voto non è stato contato: di’ se sei d’accordo o no.
        [malformed] Qualcosa mancava, o era più lungo del permesso. Torna indietro; ciò che hai scritto dovrebbe esserci ancora.
       *[other] Era troppo tardi, o qui non è permesso. Nulla è cambiato.
    }

# Parole e appunti.
table-talk = Conversazione
table-talk-all = tutti qui
table-talk-none = Nessuno ha ancora detto nulla.
table-talk-unread = non ancora letto
table-talk-read = L’ho letto
table-talk-say = Di’ qualcosa
table-talk-to = A
table-talk-send = Dillo
table-talk-whispered = a { $names }
table-note = I miei appunti
table-note-label = Che cosa non devo dimenticare
table-note-hint = Nessun altro li legge.

# Che cosa decide il tavolo.
table-decisions = Riprendere mosse, mozioni, andarsene
table-agreed = D’accordo finora: { $names }.
table-motion-withdraw = Ora la penso diversamente
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
table-motion-length-hint = Senza nulla, una pausa dura una settimana, e altro tempo è di nuovo quello di ogni domanda.
table-resign = Lascia la partita
table-resign-told = Lasci il tuo posto per sempre. Qualcun altro può prenderlo; ciò che sai della partita resta con il posto.
table-resign-sure = Sì, voglio lasciare questa partita.

# Impostazioni.
table-settings = Lettere su questo tavolo
table-links = I link del mio posto
table-links-told = Chi ha un link di una tua lettera può vedere il tuo posto e giocare per te. Uno si è perso? Allora falli rifare: tutti i link di prima non apriranno più nulla.
table-links-renew = Rifai i link

# La fine.
table-over = La partita è finita
table-scores = Il punteggio finale
table-scores-lines = Riga per riga
table-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
table-replay = Rivedi tutto
table-record = Scarica il verbale
table-rematch = Una rivincita
table-onward = E adesso
table-conceded = { $by ->
    [contest] Il turno del torneo è finito prima della partita: questi sono i punti di quel momento.
   *[other] Tutti erano d’accordo di finire qui la partita: questi sono i punti di quel momento.
}
table-given-up = Questa partita è stata abbandonata: a nessuno si chiede più nulla, e non c’è un risultato.
table-verify = Il seme, e come verificare che il caso è stato onesto
table-verify-told = Lo SHA-256 del seme è l’impegno mostrato all’apertura del tavolo, e dal seme discende ogni mescolata. Con il verbale chiunque può rigiocare tutta la partita:
table-seed = Seme
table-commitment = Impegno

# Storia.
table-history-title = { $table }: tutta la storia
table-history-slider = Il momento da guardare
table-history-at =
    { $at ->
        [0] La distribuzione, prima di { $count } mosse
       *[other] Dopo la mossa { $at } di { $count }
    }
table-history-first = La distribuzione
table-history-earlier = Prima
table-history-later = Dopo
table-history-last = Il presente
table-history-back = Torna a ora
table-history-silent = { $name } ha risposto; che cosa, non si dice ancora.
table-history-eyes = Visto da
table-history-onlooker = chi sta a guardare
table-history-show = Mostra
table-history-story = Che cosa è successo
table-history-see = Vedi il tavolo dopo la mossa { $at }

# I conti, e le prove.
table-sums = Come si arriva alle cifre
try-out = Prova qualcosa
try-out-of = Una prova: { $table }
try-out-told = Questa è una copia, in cui tutto ciò che non puoi sapere è distribuito di nuovo. Giochi tutti i posti; nulla ne succede al tavolo, e nessun altro la vede.
try-out-anew = Ricomincia dal presente
try-out-drop = Buttala via
try-out-play = Giocalo qui
try-out-over = Qui la partita sarebbe finita.

# Accanto al tabellone.
strip-label = Chi siede al tavolo
dock-tabs = Che cosa c’è accanto al tabellone
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
explain-not-asked = Adesso non ci si può fare nulla. Ti si chiede: { $asked }
explain-not-now = Adesso non ti si chiede nulla; a che cosa serve sta qui sopra.
explain-close = Chiudi
asking-twice = Mostrami ogni turno prima di inviarlo
asking-twice-hint = A tutti i tuoi tavoli: un turno di una sola risposta si invia allora premendo due volte.
replay-pause = Pausa
replay-go-on = Continua
signs-heading = Che cosa significano i segni?
signs-changed = Una bandierina, spesso con una cornice tratteggiata: è cambiato dalla tua ultima mossa.
signs-legal = Una cornice o uno sfondo d’oro: ora puoi indicarlo.
signs-chosen = Una cornice o uno sfondo rosso: è scelto e non ancora inviato.
signs-seat = Uno scudo con una lettera: un posto al tavolo, per forma, colore e lettera.
signs-count = Un numero accanto a un segno: quanti ce ne sono.
