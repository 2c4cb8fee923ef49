# Der Befehl `procaccio tournament`.

help-tournament = Lass Bots gegeneinander spielen. Zeige Wertungen, mittlere Punkte und wie oft jeder Bot jeden anderen schlug.
help-tournament-bots = Die Bots, durch Kommas getrennt.
help-tournament-playouts = Simulationen des Fürsten je Antwort. Der Doge macht zehnmal so viele, aber kürzere.
help-tournament-milliseconds = Prozessorzeit je Antwort statt einer Zahl von Simulationen. Die Ergebnisse hängen dann von der Maschine ab.
help-tournament-processes = Zahl der Prozesse.
tournament-which-bots = Nenne mindestens zwei verschiedene von { $bots }, durch Kommas getrennt.
tournament-title = { $tables ->
    [one] { $tables } Tisch von { $game }
   *[other] { $tables } Tische von { $game }
}
tournament-bot = Bot
tournament-rating = Wertung
tournament-mean-place = Mittlerer Rang
tournament-mean-points = Mittlere Punkte
tournament-most-points = Meiste Punkte
tournament-speed = Entscheidungen je Sekunde
tournament-pairs = Jeder gegen jeden
tournament-ahead = Bot
tournament-behind = gegen
tournament-share = Davor, %
tournament-meetings = Begegnungen
tournament-intervals = In Klammern: wozwischen eine Zahl in 95 von 100 Fällen liegt.
