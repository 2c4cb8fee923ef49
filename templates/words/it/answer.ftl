# La risposta alla lettera di un giocatore: che cosa se n’è fatto, o perché no e che cosa andrebbe bene.

answer-played = { $player }, hai giocato: { $moves }
answer-nothing-done = { $player }, della tua lettera non si è fatto nulla.
answer-part-not-done = { $player }, questa parte della tua lettera non è stata eseguita:
answer-left-out = Non letto come parte della tua risposta: «{ $lines }»
answer-line = «{ $line }»
answer-confirm = Se eri tu, apri questo link e premi il suo pulsante: { $move }
answer-happened = Che cosa è successo:
answer-history = Tutta la storia:
answer-asked = La decisione è tua. { $asked }
answer-may-change = La tua risposta: { $given }. Finché non hanno risposto tutti, puoi cambiarla: rispondi di nuovo. { $asked }
answer-not-waited = Nessuno ti aspetta ora; una lettera arriva quando tocca a te.
answer-not-running = A questo tavolo non si sta giocando.
answer-said = Ciò che hai scritto è stato detto a tutti al tavolo.
answer-said-to = Ciò che hai scritto è stato detto solo a { $name }.
answer-leave = Da oggi risulti in assenza per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}, a tutti i tuoi tavoli; gli altri lo sanno.
answer-back = Di nuovo qui: la tua assenza è finita, e il tuo tempo corre come al solito.
answer-form = Le lettere di questo tavolo arrivano ora in questo formato: { $form }
answer-undone = La tua ultima mossa è stata ripresa.
answer-undo-asked = Ciò che ha seguito la tua ultima mossa non puoi disfarlo senza gli altri: a loro è stato chiesto se puoi riprenderla.
answer-resign-sure = Se abbandoni, lasci la partita per sempre e qualcun altro può prendere il tuo posto. Per ora non è successo nulla. Per abbandonare, rispondi «{ $command }».
answer-resigned = Hai lasciato la partita. Il tuo posto è aperto ad altri, e di questo tavolo non ricevi più posta.
answer-seat-left = A questo tavolo non hai più un posto.

# Perché di una lettera non si è fatto nulla.
answer-why-empty = Sopra la lettera citata non c’era nulla. Scrivi un numero, una mossa, o «aiuto».
answer-why-too-many-lines = Ha troppe righe. Manda la mossa da sola.
answer-why-line-too-long = Questa riga è troppo lunga per una mossa. Se vuoi dire qualcosa al tavolo, comincia con «parla».
answer-why-choice = Le risposte sono numerate da 1.
answer-why-talk-empty = Dopo «parla» non c’è nulla da dire. Scrivilo sulla stessa riga o sotto.
answer-why-talk-to-whom = Non è chiaro se debbano sentirlo tutti o uno solo. Scrivi «parla a Nome: …», oppure «parla tutti: …».
answer-why-talk-too-long = È troppo lungo per dirlo in una volta. Dillo a pezzi.
answer-why-leave = Scrivi per quanto manchi, come «assenza 3 giorni» o «assenza 2 settimane».
answer-why-form = Dopo «formato» va una di queste parole: { $forms }.
answer-why-no-such-kind = Di questo non c’è nulla. Generi: { $kinds }.
answer-why-perhaps-command = Forse si intende «{ $command }».
answer-why-perhaps-talk = Per dire qualcosa agli altri comincia con «parla»; «aiuto» spiega che altro si può scrivere. La posta di questo tavolo si ferma con l’ultimo link di questa lettera.
answer-why-perhaps-number = Intendevi «{ $number }»?
answer-why-not-asked-then = Dopo «{ $before }» decidono prima gli altri, quindi a «{ $line }» non si può ancora rispondere. Manda solo «{ $before }»; una lettera arriva quando tocca di nuovo a te.
answer-why-after = Dopo «{ $before }»: { $why } Manda solo «{ $before }», e la risposta chiede ciò che segue.
answer-why-doubt = Questa riga forse ritira la tua risposta, perciò non è stato giocato nulla. Per giocarla, manda solo «{ $move }».
answer-why-asked = Una domanda non gioca nulla. Per giocare questo, manda «{ $move }»; per guardarlo prima, «? { $move }».
answer-why-begun-alone = { $why } Una riga che comincia soltanto una risposta va mandata da sola: allora la risposta elenca ciò che corrisponde, e nulla viene giocato.
answer-one-fits = A ciò che hai scritto corrisponde una sola risposta: { $move }. Nulla è ancora giocato; guarda dove starebbe, e rispondi «#1» se intendi questa.
answer-why-no-such-number = Nessuna delle risposte nella lettera ha il numero { $number }.
answer-why-number-changed = Da quando sono state numerate le risposte sono cambiate, perciò { $number } potrebbe voler dire due cose. Rispondi con i numeri qui sotto, o a parole.
answer-why-question-closed = La domanda di quella lettera è chiusa: ha avuto risposta, o il suo tempo è finito.
answer-why-nothing-asked = Quella lettera non chiedeva nulla, perciò nulla è stato giocato. Rispondi alla domanda qui sotto, oppure comincia con «parla» per dire qualcosa.
answer-why-which-table = Ti aspettano più tavoli. Comincia la riga con il numero del suo tavolo, come «1: #2».
answer-why-digest-held = Può riguardare tutti i tavoli, perciò della tua lettera non si è fatto nulla. Manda di nuovo le risposte senza quella riga.
answer-why-turn-reveals = Dopo { $moves ->
    [one] la prima mossa
   *[other] le prime { $moves } mosse
} si rivela qualcosa, e lì un turno finisce. Manda il resto quando l’hai visto.
answer-why-other-sender = Veniva da { $sender }, che qui non è il tuo indirizzo. Se l’hai scritta tu, rimandala dal tuo. Per scrivere da { $sender } in futuro, accedi e cambia il tuo indirizzo: { $link }
answer-why-sender-disowned = Veniva da { $sender }, ma il server di posta di quell’indirizzo dice di non averla spedita. Se l’hai scritta tu, spediscila con il tuo solito programma di posta.
answer-why-nobody-of-that-name = A questo tavolo nessuno si chiama così. Gli altri sono: { $names }.
answer-why-no-such-seat = Non c’è nessun altro che possa sentirlo.
answer-why-whispered = La lettera a cui rispondi conteneva qualcosa detto solo a te, perciò non è chiaro chi possa sentire la tua risposta. Comincia con «parla a Nome: …», oppure «parla tutti: …».
answer-why-answers-talk = Questa riga risponde a una domanda che ti è posta, e nella conversazione la leggerebbero tutti. Per giocarla, rispondi alla lettera che chiede; per dirla comunque, comincia con «parla tutti: …».
answer-why-command-beside-talk = Questa riga è un comando, e il resto della tua lettera lo leggerebbero tutti. Manda il comando da solo; per dire tutto, comincia con «parla tutti: …».
answer-why-talk-spent = Qui di recente si è detto tanto che le lettere degli altri traboccherebbero. Non è stato detto nulla per te; mandalo di nuovo tra un po’.
answer-why-answer-changed-often = Vale la tua ultima risposta. L’hai cambiata molte volte in poco tempo; aspetta un po’ prima di cambiarla di nuovo.
answer-why-cannot-deliver = Questo messaggio non può essere consegnato. Ciò che scrivi a tutto il tavolo si legge lì.
answer-why-talk-closed = Il banco ha chiuso la conversazione di questo tavolo.
answer-why-muted = Il banco ti ha chiesto di non dire nulla per un po’.
answer-why-shut-out = Per ora il banco non ti lascia giocare. La sua lettera dice fino a quando.
answer-why-table-not-running = A questo tavolo non si sta giocando.
answer-why-table-closed = Questo tavolo è chiuso: non vi si dice più nulla.
answer-why-nothing-to-take-back = Qui non hai nessuna mossa che si possa riprendere.
answer-why-not-your-seat = Ora questo posto è di qualcun altro.
answer-why-not-at-this-table = A questo tavolo non hai più un posto.
answer-why-not-found = Questo tavolo non esiste.

# Che cosa si può scrivere, comando per comando.
answer-help = Che cosa puoi scrivere, una cosa per riga:
answer-command-choose = «#2» gioca la risposta che la lettera numera così, e lo stesso fa il suo numero dopo una di queste parole; quando si chiede una cifra, un numero da solo è quella cifra:
answer-command-talk = Dire il resto della lettera a tutti al tavolo, o con «a Nome:» a una persona sola:
answer-command-plan = Un piano per le domande che verranno; da sola la parola porta esempi:
answer-command-default = Giocare subito ciò che si giocherebbe allo scadere del tempo:
answer-command-show = Vedere il tavolo:
answer-command-cards = Vedere tutte le carte e le tessere: tue, in vista, disponibili, nascoste, fuori dal gioco; seguito dal nome di un genere, solo quelle:
answer-command-history = Vedere tutto ciò che è successo:
answer-command-time = Vedere quanto tempo hai:
answer-command-leave = Mancare per qualche giorno, come in «assenza 3 giorni»:
answer-command-back = Sei di nuovo qui:
answer-command-help = Vedere questo elenco:
answer-command-resign = Lasciare la partita; il tuo posto può passare ad altri:
answer-command-form = Come sono le lettere di questo tavolo, per esempio «formato ascolto» (testo da ascoltare), «formato breve» o «formato completo»:
answer-command-settings = Ricevere il link alle impostazioni delle lettere di questo tavolo:
answer-command-stop = Non ricevere più lettere da questo tavolo:
answer-command-undo = Riprendere la tua ultima mossa:
answer-help-moves = Ogni altra riga si legge come una mossa nelle parole del gioco; più mosse fanno un turno, tutte o nessuna.
answer-help-asks = «?» davanti a una mossa non gioca nulla: mostra che cosa porterebbe e dove starebbe, o elenca tutte le risposte che cominciano così. «?» da solo elenca tutte le risposte.
answer-about = { $move }: { $known ->
    [yes] { $certain }.
   *[no] nulla ne è certo.
}
answer-own = La tua plancia ora:

# --- the rules of the table, by letter

answer-rules = Le regole di questo tavolo:
answer-rules-how = Scrivi «regole 3» per un capitolo, «regole 3.2» per un paragrafo. Tutte, con i dati, sono qui:
answer-command-rules = Le regole di questo tavolo: da solo, l’indice; con un numero, un capitolo o un paragrafo, come «regole 3» o «regole 3.2»; con una parola, che cosa ne dicono; o semplicemente fai una domanda:
answer-why-rules = Le regole di questo tavolo non ne dicono nulla. Scrivi «regole» per l’indice, «regole 3» o «regole 3.2» per una parte.
