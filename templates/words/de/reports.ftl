# Das Büro von einem Tisch aus rufen.

report-title = Die Moderation rufen
report-lead = Die Moderation kümmert sich um grobe Worte, einen Tisch, der feststeckt, oder etwas, das nicht zu stimmen scheint. Am Tisch erfährt niemand, dass du gerufen hast.
report-line = Du rufst wegen dieser Nachricht:
report-text = Was soll die Moderation wissen?
report-hint = Schreib, was geschehen ist und was helfen würde.
report-send = Die Moderation rufen
report-before = Deine Rufe
report-settled = erledigt
report-open = die Moderation sieht nach
report-talk = Melden
wrong-report = Schreib 3 bis 2000 Zeichen.
done-report = Die Moderation ist gerufen. Sie sieht sich den Tisch an.
refused-too-many-reports = Drei deiner Rufe an diesem Tisch sind noch offen. Warte erst auf die Moderation.
refused-no-such-line = Eine solche Zeile gibt es nicht.
answer-why-too-many-reports = Drei Rufe von dir warten an diesem Tisch auf das Büro: Zuerst kommt es zu ihnen.
answer-command-desk = Das Büro an diesen Tisch rufen; was es wissen soll, folgt:
answer-desk-called = Das Büro ist gerufen. Es sieht sich den Tisch an und tut, was nötig ist.
answer-why-desk = Schreib hinter das Wort, was das Büro wissen soll, in 3 bis 2000 Zeichen.
