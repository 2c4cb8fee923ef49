# Ciò che dice un Procaccio installato senza connessione.

installed-about = Giochi da tavolo lenti del Rinascimento: una mossa nel tempo di leggere una lettera.
offline-heading = Nessuna connessione
offline-told = Non c’è connessione. Gli ultimi tavolieri che hai guardato si possono leggere; aprine uno.
offline-kept-heading = La tua risposta è conservata
offline-answer = Non c’è connessione. La tua risposta è conservata in questo browser e parte quando ce n’è una e una pagina di Procaccio è aperta. Se la sua domanda è già passata, ti viene detto e non si gioca nulla.
offline-board = Non c’è connessione: questo è il tavoliere come l’hai visto l’ultima volta. Ciò che rispondi è conservato finché non ce n’è una.
sound = Suoni
sound-hint = Un colpetto dove qualcosa si muove, un rintocco quando tocca a te. In questo browser.
