# Ciò che dicono le nostre lettere. Una lettera si ascolta tanto spesso quanto si legge: frasi intere, prima la decisione.

mail-table-number = tavolo { $number }
mail-you = tu
mail-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}

# Il piede di ogni lettera su un tavolo.
mail-foot-table = Posizione e storia: { $link }
mail-foot-settings = Impostazioni delle lettere di questo tavolo: { $link }
mail-foot-stop = Niente più lettere da questo tavolo: { $link }
mail-foot-table-short = Posizione e storia
mail-foot-rules-short = Regole
mail-foot-settings-short = Impostazioni delle lettere di questo tavolo
mail-foot-stop-short = Niente più lettere da questo tavolo

# Parti che più lettere hanno in comune.
mail-since = La tua ultima mossa ({ $since }) e il seguito:
mail-since-beginning = Finora:
mail-last = Che cosa è successo per ultimo:
mail-earlier = { $count ->
    [one] (Un evento precedente: «storia».)
   *[other] ({ $count } eventi precedenti: «storia».)
}
mail-board = { $table }, come lo vedi tu:
mail-talk = Le ultime parole:
mail-plans = I tuoi piani:
mail-commitment = SHA-256 del seme, fissato prima che qualcuno si sedesse: { $commitment }
mail-open = Apri il tavolo

# La decisione.
mail-decision-subject = { $table }: { $asked }
mail-welcome = Questo è { $game }. { $aim }
mail-welcome-learn = Non conosci il gioco? Scrivi «{ $learn }» sopra la lettera citata: alcune posizioni preparate te lo insegnano in dieci minuti, con lettere come questa. «{ $rules }» porta le regole di questo tavolo.
mail-bidding-plan = Per non ricevere una lettera a ogni rilancio, rispondi «{ $plan }» con il tuo limite: offre il minimo necessario fino a quel limite, e poi passa.
mail-show = «mostra» porta l’intero tavolo, «carte» tutte le carte e le tessere, «? { $example }» ciò che porta una risposta.
mail-decision-greeting = { $player }, la decisione è tua. { $asked }
mail-decision-until = Se non fai nulla entro { $until }, giochi: { $default }.
mail-decision-no-limit = Non c’è limite di tempo.
mail-decision-late = Il tempo è finito per { $seat }, ed è stata giocata la risposta predefinita.
mail-decision-late-yours = Il tuo tempo è finito e per te è stato giocato questo: { $move }. Il posto resta tuo.
mail-choose-on-board = Scegli sul tabellone
mail-your-answer = La tua risposta
mail-why-then = Quando scade il tempo: { $until }.
mail-calendar = Metti questa scadenza nel tuo calendario: { $link }
mail-calendar-short = Metti questa scadenza nel tuo calendario
mail-decision-default = giocata se il tempo finisce
mail-others = { $count ->
    [one] o un’altra: rispondi «{ $opens }»
   *[other] o altre { $count }: rispondi «{ $opens }»
}
mail-others-ends = { $count ->
    [one] oppure «{ $opens } { $ends }»
   *[other] oppure «{ $opens }» e una di: { $ends }
}
mail-quoted = «{ $words }»
mail-begun = Risposte che cominciano con «{ $begun }». Una riga con il solo «?» elenca tutte le risposte.
mail-liberties = In qualsiasi momento, senza chiudere la tua decisione: { $moves }
mail-sketches = Dove stanno sulla tua plancia, segnate con «+»:
mail-places = I numeri sulla plancia sono quelli delle risposte.
mail-opens = «{ $opens }» elenca altre risposte e non gioca nulla.
mail-mix = Anche altre combinazioni sono risposte. Scrivile per intero, per esempio «{ $example }». Quello che non nomini non ne fa parte.
mail-forms = Scrivi le risposte così: { $examples }
mail-decision-amount = { $count ->
    [one] Rispondi con il numero { $least }, oppure con una di queste risposte:
   *[other] Rispondi con un numero da { $least } a { $most }{ $step ->
        [1] , oppure con una di queste risposte:
       *[other] {" "}di { $step } in { $step }, oppure con una di queste risposte:
    }
}
mail-decision-how = Apri un link e premi il suo pulsante, oppure rispondi con un numero come «{ $number }» o parole come «{ $example }». «aiuto» spiega il resto.
mail-decision-how-heard = Rispondi a questa lettera con un numero come «{ $number }» o parole come «{ $example }». «aiuto» spiega il resto.

# Notizie.
mail-started-subject = { $table }: si comincia
mail-started = { $player }, a { $table } si comincia. In ordine di gioco:
mail-started-wait = Prima decidono altri; una lettera arriva quando tocca a te.
mail-started-fair = Tutte le mescolate di questo tavolo discendono da un numero segreto, il seme. Alla fine viene detto; la sua impronta, qui sotto, mostra che nessuno lo ha cambiato.
mail-late-yours-subject = { $table }: il tuo turno è stato giocato
mail-late-yours = { $player }, il tuo tempo è finito e per te è stato giocato questo: { $move }.
mail-late-present = Il posto resta tuo. La prossima domanda ti aspetta come sempre.
mail-late-too = Il tempo è finito anche per { $seat }.
mail-late-subject = { $table }: il tempo è finito per { $seat }
mail-late = { $player }, a { $table } il tempo è finito per { $seat }, ed è stata giocata la risposta predefinita.
mail-late-silent = { $player }, a { $table } da molto tempo nessuno ha notizie di { $seat }.
mail-late-nothing = Non devi fare nulla.
mail-late-unheard-subject = { $table }: nessuno ha tue notizie
mail-late-unheard = { $player }, a { $table } da molto tempo nessuno ha tue notizie.
mail-late-vote = Altri possono prendere i posti di chi non dà notizie?
mail-back = Ci sono di nuovo: { $link }
mail-resigned-subject = { $table }: { $before } ha lasciato un posto
mail-resigned = { $player }, { $before } ha lasciato il posto a { $table }, che può essere preso da qualcun altro. Fino ad allora le sue domande aspettano poco.
mail-reminder-subject = { $table } ti aspetta: { $asked }
mail-reminder = Un promemoria, prima che il tuo tempo finisca.
mail-leave-subject = { $table }: un’assenza di { $seat }
mail-leave = { $player }, { $seat } non c’è da { $first } a { $last }.
mail-leave-clocks = Fino ad allora l’orologio di quel posto a { $table } è fermo.
mail-substituted-subject = { $table }: { $seat } prende un posto
mail-substituted = { $player }, al posto di { $before } a { $table } ora gioca { $seat }.
mail-briefing-subject = { $table }: prendi un posto
mail-briefing = { $player }, a { $table } prosegui al posto di { $before }, con una riserva di tempo piena e un orologio nuovo.
mail-briefing-owes = Una domanda ti aspetta fino a { $until }.
mail-briefing-owes-no-limit = Una domanda ti aspetta.
mail-votes-subject = { $table }: { $seat } chiede { $asked }
mail-votes = { $player }, { $seat } chiede { $asked }.
mail-votes-done = Si fa se tutti sono d’accordo; un solo no basta a fermarlo.
mail-votes-how = Di’ sì o no: { $link }
mail-votes-how-short = Di’ sì o no
mail-talk-subject = { $table }: { $name } dice qualcosa
mail-talk-greeting = Detto a { $table }:
mail-talk-how = La tua risposta a questa lettera viene detta al tavolo.

# La fine.
mail-finished-subject = { $table } è finito: { $count ->
    [one] vince
   *[other] vincono insieme
} { $winners }
mail-finished = { $player }, { $table } è finito. { $count ->
    [one] Vince
   *[other] Vincono insieme
} { $winners }. Il tuo posto in classifica: { $place }.
mail-finished-conceded = { $by ->
    [contest] Il turno del torneo è finito prima della partita: questi sono i punti di quel momento, e valgono.
   *[other] Tutti erano d’accordo di finire qui la partita: questi sono i punti di quel momento, e valgono.
}
mail-scores = Ogni punto, e da dove viene:
mail-verify = Le mescolate può verificarle chiunque: lo SHA-256 del seme è ciò che era fissato all’inizio, e dal seme discende ogni pescata.
mail-seed = Seme: { $seed }
mail-verify-how = Il verbale con ogni mossa, che «procaccio verify» rigioca: { $link }

# Il riepilogo.
mail-digest-subject = { $count ->
    [one] { $table } ti aspetta
   *[other] { $count } tavoli ti aspettano
}
mail-digest = { $player }, { $count ->
    [one] un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano, prima quello { $order ->
        [deadline] con la scadenza più vicina
       *[waiting] che aspetta da più tempo
    }.
}
mail-digest-how = { $count ->
    [one] Apri un link, oppure rispondi a questa lettera con un numero come «{ $example }». «aiuto» spiega di più.
   *[other] Apri un link, oppure rispondi a questa lettera con una riga per ogni tavolo: il suo numero, due punti e la tua risposta, come «1: { $example }». Puoi anche scrivere ogni risposta sotto il suo tavolo nella lettera citata.
}
mail-digest-conversation = I tuoi tavoli
mail-digest-since = Aspetta da { $since }.
mail-digest-open = Altre risposte e il tabellone: { $link }
mail-digest-open-short = Altre risposte e il tabellone
mail-digest-more = { $count ->
    [one] Un altro tavolo ti aspetta
   *[other] Altri { $count } tavoli ti aspettano
}
mail-digest-stop = Non ricevere più riepiloghi: { $link }
mail-digest-stop-short = Non ricevere più riepiloghi

# L’invito.
mail-invitation-subject = { $host } ti invita a { $table }
mail-invitation = { $host } ti invita a { $table }: { $game }, in { $count }.
mail-invitation-sitting = Al tavolo finora: { $names }.
mail-invitation-link = Prendi posto qui:
mail-invitation-link-short = Prendi posto
mail-invitation-how = È un gioco lento: ogni decisione ti arriva come lettera, e rispondi con un link o per e-mail, quando vuoi.
mail-invitation-rules-short = Le regole di { $game }
mail-invitation-rules = Le regole di { $game }: { $link }
mail-invitation-no = Se non ti interessa, ignora questa lettera: non ti scriveremo più.
mail-invitation-stranger = { $host } ci ha dato il tuo indirizzo per questa sola lettera. Di te non sappiamo altro.
mail-invitation-stop = Non ricevere più inviti da qui: { $link }
mail-invitation-stop-short = Non ricevere più inviti da qui
