# Il comando `procaccio tournament`.

help-tournament = Fai giocare i bot l’uno contro l’altro e valutali. I posti ruotano da un tavolo all’altro.
help-tournament-bots = I bot, separati da virgole.
help-tournament-playouts = Quanti tavoli il principe porta avanti a mente per ogni risposta; il doge dieci per ognuno di essi, ma per poco.
help-tournament-milliseconds = Per quanti millisecondi di processore un bot che guarda avanti può pensare a una risposta; invece di un numero di tavoli.
help-tournament-processes = Quanti processi giocano nello stesso momento.
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
