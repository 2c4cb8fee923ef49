# Ciò che dice un Procaccio installato senza connessione.

installed-about = Giochi da tavolo lenti del Rinascimento: una mossa nel tempo di leggere una lettera.
offline-heading = Nessuna connessione
offline-told = Non c’è connessione. Puoi leggere gli ultimi tabelloni che hai guardato: aprine uno.
offline-kept-heading = La tua risposta è conservata
offline-answer = Non c’è connessione. La tua risposta resta in questo browser. Parte quando sei in linea e una pagina di Procaccio è aperta. Se allora la domanda è chiusa, non si gioca nulla e ti viene detto.
offline-board = Non c’è connessione. Questo è il tabellone come l’hai visto l’ultima volta. Le tue risposte si conservano finché non sei in linea.
sound = Suoni
sound-hint = Un colpetto dove qualcosa si muove, un rintocco quando tocca a te. In questo browser.
