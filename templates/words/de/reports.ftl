# Das Büro von einem Tisch aus rufen.

report-title = Das Büro rufen
report-lead = Die Leute vom Büro sehen sich an, was an Tischen geschieht: grobe Worte, ein Tisch, der feststeckt, etwas, das nicht zu stimmen scheint. Am Tisch erfährt niemand, dass du gerufen hast.
report-line = Du rufst wegen dieser Zeile:
report-text = Was soll das Büro wissen?
report-hint = Schreib, was geschehen ist und was helfen würde.
report-send = Das Büro rufen
report-before = Deine Rufe
report-settled = erledigt
report-open = das Büro sieht nach
report-talk = Das Büro rufen
wrong-report = Schreib in 3 bis 2000 Zeichen, was geschehen ist.
done-report = Das Büro ist gerufen. Es sieht sich den Tisch an und tut, was nötig ist.
refused-too-many-reports = Drei Rufe von dir warten an diesem Tisch auf das Büro: Zuerst kommt es zu ihnen.
refused-no-such-line = Eine solche Zeile gibt es nicht.
answer-why-too-many-reports = Drei Rufe von dir warten an diesem Tisch auf das Büro: Zuerst kommt es zu ihnen.
answer-command-desk = Das Büro an diesen Tisch rufen; was es wissen soll, folgt:
answer-desk-called = Das Büro ist gerufen. Es sieht sich den Tisch an und tut, was nötig ist.
answer-why-desk = Schreib hinter das Wort, was das Büro wissen soll, in 3 bis 2000 Zeichen.
