# Tische: was in Briefen und Geschichten über sie gesagt wird.

table-seat = Platz { $number }
table-game = { GAME($game) }

# Worum ein Antrag bittet.
motion-take-back = die letzten Züge zurückzunehmen
motion-abandon = das Spiel abzubrechen
motion-concede = das Spiel jetzt zu beenden, mit dem jetzigen Punktestand
motion-pause = eine Pause zu machen
motion-pause-for = { $length } Pause zu machen
motion-resume = die Pause zu beenden
motion-extend = die Zeit jeder offenen Frage zu verdoppeln
motion-extend-for = jeder offenen Frage { $length } mehr zu geben
motion-substitute = Ersatz auf die Plätze von Abwesenden zu lassen
motion-length = Gib etwas an von { $shortest } bis { $longest }.
motion-no-length = Nur eine Pause und mehr Zeit haben eine Länge.
