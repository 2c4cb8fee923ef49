# Tische: was in Briefen und Geschichten über sie gesagt wird.

table-seat = Platz { $number }
table-game =
    { $game ->
        [florence] Die Fürsten von Florenz
        [principe] Il Principe
        [noblemen] Noblemen
       *[other] { $game }
    }

# Worum ein Antrag bittet.
motion-take-back = die letzten Züge zurückzunehmen
motion-abandon = das Spiel abzubrechen
motion-pause = eine Woche Pause zu machen
motion-resume = die Pause zu beenden
motion-extend = jeder offenen Frage ihre Zeit noch einmal zu geben
motion-substitute = Ersatz auf die Plätze zu lassen, von denen niemand mehr hört
