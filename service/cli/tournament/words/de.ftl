# Der Befehl `procaccio tournament`.

help-tournament = Lass Bots gegeneinander spielen und bewerte sie. Die Plätze wechseln von Tisch zu Tisch.
help-tournament-bots = Die Bots, durch Kommas getrennt.
help-tournament-playouts = Wie viele Tische der Fürst für jede Antwort in Gedanken weiterspielt; der Doge zehn für jeden davon, aber kurz.
help-tournament-milliseconds = Wie viele Millisekunden Rechenzeit ein Bot, der vorausdenkt, für eine Antwort hat; statt einer Zahl von Tischen.
help-tournament-processes = Wie viele Prozesse zugleich spielen.
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
