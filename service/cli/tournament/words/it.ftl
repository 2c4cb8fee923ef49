# Il comando `procaccio tournament`.

help-tournament = Fai giocare i bot l’uno contro l’altro. Mostra valutazioni, punti medi e quante volte ogni bot ha battuto ogni altro.
help-tournament-bots = I bot, separati da virgole.
help-tournament-playouts = Simulazioni del principe per risposta. Il doge ne fa dieci volte tante, ma più brevi.
help-tournament-milliseconds = Tempo di processore per risposta, invece di un numero di simulazioni. I risultati dipendono allora dalla macchina.
help-tournament-processes = Numero di processi.
tournament-which-bots = Da’ il nome di almeno due bot diversi tra { $bots }, separati da virgole.
tournament-title = { $tables ->
    [one] { $tables } tavolo di { $game }
   *[other] { $tables } tavoli di { $game }
}
tournament-bot = Bot
tournament-rating = Punteggio
tournament-mean-place = Posizione media
tournament-mean-points = Punti in media
tournament-most-points = Più punti
tournament-speed = Decisioni al secondo
tournament-pairs = Ognuno contro ognuno
tournament-ahead = Bot
tournament-behind = contro
tournament-share = Arrivato prima, %
tournament-meetings = Incontri
tournament-intervals = Tra parentesi: entro che limiti sta una cifra in 95 casi su 100.
