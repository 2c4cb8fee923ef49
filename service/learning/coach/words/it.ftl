# The coach: where a finished game was won and lost. On the page of the story, and in a letter.

coach-heading = Dove si è vinto e perso
coach-offered = L’allenatore può guardare le decisioni di questa partita: che cosa è stato giocato, che cos’altro era possibile e quanto valeva.
coach-ask = Guarda le mie decisioni
coach-thinking = L’allenatore guarda le decisioni
coach-looked = { $looked } decisioni guardate su { $total }
coach-come-back = Ciò che trova cresce qui intanto. Quando ha finito arriva una breve lettera, se ricevi lettere di questo tavolo.
coach-see = Vedi che cosa ha trovato finora
coach-given-up = L’allenatore ha provato più volte e non ha potuto andare avanti con questa partita.
coach-ask-again = Fai guardare all’allenatore ancora una volta
coach-closer = Guarda più da vicino
coach-closer-told = Sono stime. Uno sguardo più da vicino prova questi momenti su più tavoli, perché siano più sicuri.
coach-closer-thinking = L’allenatore guarda più da vicino
coach-curves = Punti attesi nel corso della partita
coach-curves-told = Che cosa ogni posto poteva aspettarsi alla fine, secondo il numero di mosse giocate. Le linee portano ai punti ottenuti.
coach-moments = I momenti che hanno contato
coach-moments-so-far = Le decisioni più care finora
coach-before-move = prima della mossa { $at }
coach-no-moments = Nessuna singola decisione è costata qualcosa con certezza: ciò che è stato misurato sta nell’errore.
coach-shares = Da dove vengono i punti
coach-seat = Posto
coach-expected = Attesi all’inizio
coach-lost = Decisioni più care
coach-fortune = Tutto il resto
coach-points = Punti
coach-curves-figures = Le curve in cifre
coach-move = Dopo la mossa
coach-how = Come è stato scoperto
coach-how-told = A ogni decisione l’allenatore ha immaginato tavoli che corrispondono a tutto ciò che quel posto poteva sapere allora, e ha giocato ognuno fino in fondo, una volta dalla risposta data e una volta da altre. La risposta che sembrava migliore è stata scelta su alcuni tavoli e misurata su altri. «Decisioni più care» è quanto sono costate le decisioni più care di un posto, misurate da vicino; «tutto il resto» è il caso, ciò che hanno fatto gli altri e ciò che è troppo piccolo per essere misurato. Dietro ± c’è l’errore standard.
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
try-out-coach-told = Gioca qui una risposta: allora l’allenatore può dire quanto vale, accanto alle tre che per il resto sembrano migliori.
try-out-coach-ask = Fai guardare all’allenatore «{ $answer }» ({ $seat })
try-out-coach-thinking = L’allenatore guarda «{ $answer }» ({ $seat })
try-out-coach-come-back = Ci vuole qualche secondo, e di più finché la macchina ha molto altro da fare. Intanto continua a giocare.
try-out-coach-see = Vedi se è pronto
try-out-coach-given-up = L’allenatore non ha potuto scoprire nulla su «{ $answer }» ({ $seat }).
try-out-coach-none = Nessuna delle altre è migliore con certezza: ciò che è stato misurato sta nell’errore.
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
