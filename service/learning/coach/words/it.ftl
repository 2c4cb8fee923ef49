# The coach: where a finished game was won and lost. On the page of the story, and in a letter.

coach-heading = Dove si è vinto e perso
coach-offered = L’allenatore può analizzare questa partita: quali decisioni hanno contato e quanto valevano.
coach-ask = Guarda le mie decisioni
coach-thinking = L’allenatore guarda le decisioni
coach-looked = { $looked } decisioni guardate su { $total }
coach-come-back = I risultati appaiono qui man mano. Alla fine arriva una breve lettera, se ricevi lettere di questo tavolo.
coach-see = Mostra i risultati finora
coach-given-up = L’allenatore ha provato più volte, ma non ha potuto analizzare questa partita.
coach-ask-again = Riprova
coach-closer = Guarda più da vicino
coach-closer-told = Sono stime. Un’analisi più approfondita le rende più sicure.
coach-closer-thinking = L’allenatore guarda più da vicino
coach-curves = Punti attesi nel corso della partita
coach-curves-told = Che cosa ogni posto poteva aspettarsi alla fine, secondo il numero di mosse giocate. Le linee finiscono ai punti ottenuti.
coach-moments = I momenti che hanno contato
coach-moments-so-far = Le decisioni più care finora
coach-before-move = prima della mossa { $at }
coach-no-moments = Nessuna singola decisione è costata qualcosa con certezza: tutte le differenze stanno nel margine di errore.
coach-shares = Da dove vengono i punti
coach-seat = Posto
coach-expected = Attesi all’inizio
coach-lost = Decisioni più care
coach-fortune = Tutto il resto
coach-points = Punti
coach-curves-figures = Le curve in cifre
coach-move = Dopo la mossa
coach-how = Come lavora l’allenatore
coach-how-told = Per ogni decisione l’allenatore immagina tavoli che corrispondono a tutto ciò che quel posto poteva sapere allora. Gioca ognuno fino in fondo, una volta dalla risposta data e una volta da altre. La risposta migliore si sceglie su alcuni tavoli e si misura su altri. «Decisioni più care» è quanto sono costate quelle decisioni di un posto, misurate a fondo. «Tutto il resto» è il caso, gli altri giocatori e ciò che è troppo piccolo per essere misurato. Il numero dopo ± è l’errore standard.
mail-coach-subject = { $table }: dove si è vinto e perso
mail-coach = { $player }, l’allenatore ha guardato ogni decisione di { $table }.
mail-coach-part = { $player }, l’allenatore ha guardato { $looked } decisioni su { $total } di { $table }.
mail-coach-none = Di nessuna delle tue decisioni si può dire con certezza che sia costata qualcosa.
mail-coach-before = Prima della mossa { $at }: { $text }
mail-coach-see = Vedi ogni momento sul tabellone
mail-coach-soon = Dove questa partita è stata vinta e persa si sta scoprendo ora. Sarà raccontato accanto alla storia del tavolo
mail-coach-offered = Guarda le tue decisioni: dove questa partita è stata vinta e persa

# In a try-out: what the answer given there last is worth.
try-out-coach = Quanto vale una risposta
try-out-coach-told = Gioca qui una risposta. Poi l’allenatore può confrontarla con le altre tre migliori.
try-out-coach-ask = Fai guardare all’allenatore «{ $answer }» ({ $seat })
try-out-coach-thinking = L’allenatore guarda «{ $answer }» ({ $seat })
try-out-coach-come-back = Ci vuole qualche secondo, o di più se il server è occupato. Intanto puoi continuare a giocare.
try-out-coach-see = Vedi se è pronto
try-out-coach-given-up = L’allenatore non ha potuto analizzare «{ $answer }» ({ $seat }).
try-out-coach-none = Nessuna delle altre è migliore con certezza: tutte le differenze stanno nel margine di errore.
try-out-coach-worths = Punti attesi alla fine
try-out-coach-answer = Risposta
try-out-coach-more = Differenza
try-out-coach-how = L’allenatore ha immaginato tavoli che corrispondono a tutto ciò che questo posto può sapere nella prova, e ha giocato ognuno fino in fondo da ciascuna di queste risposte, con lo stesso caso. Sono pochi tavoli: dietro ± c’è l’errore standard. La prova stessa non sa più di te.
try-out-coach-question = Chiesto nella tua prova:

# Al terminale.
help-coach = Mostra dove una partita è stata vinta e persa. GAME è un verbale, il numero di un tavolo del server o, se manca, l’ultima partita giocata qui.
help-coach-playouts = Simulazioni per decisione. Di più richiedono più tempo e sbagliano meno.
help-coach-seconds = Secondi di processore dopo i quali l’allenatore si ferma.
help-coach-seed = Simula altri tavoli, per un secondo parere. Senza, tutti ottengono gli stessi risultati.
help-coach-answer = Confronta questa risposta con le altre migliori nella tua prova, se il tavolo permette consigli. Comincia una prova se non ne hai.
coach-not-over = { $file }: questa partita non è finita. L’allenatore guarda quelle finite.
coach-not-done = L’allenatore non ha finito ({ $state }): { $looked } decisioni guardate su { $total }.
coach-answer-where = Una risposta si chiede a un tavolo del server: dai il suo numero.
