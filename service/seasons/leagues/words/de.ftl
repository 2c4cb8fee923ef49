nav-leagues = Ligen
leagues-lead = In einer Liga spielt man um seinen Platz: Saison um Saison in Staffeln, aus denen die Besten aufsteigen und die Letzten absteigen, oder auf einer Rangleiter, indem man herausfordert, wer weiter oben steht.
leagues-none = Hier ist keine Liga
leagues-none-hint = Eröffne eine und lade deine Freunde ein: Ihre Saisons folgen von selbst aufeinander.
leagues-more = Weitere Ligen
league-open = Eine Liga eröffnen
league-filter-joining = Vor der ersten Saison
league-filter-running = Im Gang
league-filter-ended = Beendet
league-filter-mine = Meine
league-form-divisions = Staffeln
league-form-ladder = Rangleiter
league-form-divisions-hint = Jede Saison spielen alle in ihrer Staffel; danach steigen die Besten auf und die Letzten ab.
league-form-ladder-hint = Wer jemanden weiter oben schlägt, nimmt dessen Platz ein.
league-facts = { $game } · { $form ->
    [ladder] Rangleiter
   *[divisions] Staffeln zu { $size }, bis zu { $pod } an einem Tisch
}
league-members = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}
league-rules = Ihre Regeln
league-rule-season = Alle { $days } Tage beginnt eine Saison mit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} von { $round-days } Tagen. Was dann noch gespielt wird, zählt, wie es steht.
league-rule-moving = { $moving ->
    [one] Danach steigt die erste Person jeder Staffel auf und die letzte ab, eine in jede Staffel darunter. Wer neu ist, beginnt unten.
   *[other] Danach steigen die ersten { $moving } jeder Staffel auf und die letzten ab, { $moving } in jede Staffel darunter. Wer neu ist, beginnt unten.
}
league-rule-leaving = Geht jemand aus der untersten Staffel, übernimmt den Platz, wer wartet; in den anderen spielt ein Bot weiter, und nach der Saison steigt eine Person mehr auf. Wer geht oder verschwindet, schadet sonst niemandem.
league-rule-pyramid = { $branches ->
    [1] Unter jeder Staffel steht eine.
   *[other] Unter jeder Staffel stehen { $branches }.
}
league-rule-reach = Herausfordern kann man, wer höchstens { $reach } Plätze weiter oben steht. Niemand hat zwei Herausforderungen zugleich; wer verreist ist oder an so vielen Tischen spielt wie gewünscht, wird nicht herausgefordert.
league-rule-answer = Eine Herausforderung ist innerhalb von { $days } Tagen anzunehmen. Wer ablehnt oder nicht antwortet, verliert sie.
league-rule-exchange = Gewinnt, wer herausgefordert hat, tauschen beide die Plätze; sonst bleibt alles. Nach { $days } Tagen zählt ein Tisch, wie er steht.
league-rule-below = Wer beitritt, beginnt unten; geht jemand, rücken alle dahinter auf.
league-next-first = Die erste Saison beginnt am { $when }.
league-next = Die nächste Saison beginnt am { $when }.
league-now = Saison { $season } läuft.
league-ended-on = Sie endete am { $when }: Nichts Neues beginnt.
league-join = Beitreten
league-leave = Die Liga verlassen
league-goes-up = Am Ende der Saison { $count ->
    [one] steigt die erste Person
   *[other] steigen die ersten { $count }
} eine Staffel auf.
league-goes-down = Ab Platz { $place } steigt man ab.
league-leave-hint = Wer wartet, übernimmt Ihren Platz, oder ein Bot spielt an Ihrem Tisch weiter. Ihre Ergebnisse bleiben.
league-leave-ladder-hint = Eine offene Herausforderung ist verloren, und alle hinter Ihnen rücken auf.
league-sign-in = Zum Beitreten erst einloggen
league-mine-division = Sie spielen in Staffel { $division }.
league-mine-waiting = Sie warten auf einen Platz: Die nächste Saison hat unten einen für Sie.
league-mine-first = Sie sind beigetreten. Wenn die erste Saison beginnt, kommt ein Brief.
league-mine-gone = Sie werden in dieser Saison nicht mehr ausgelost und sind in der nächsten nicht dabei.
league-mine-place = Sie stehen auf Platz { $place }.
league-my-division = Ihre Staffel und Ihr Tisch
league-division = Staffel { $number }
league-division-heading = Staffel
league-level = Stufe { $number }
league-divisions = Staffeln der Saison { $season }
league-divisions-some = Es sind { $count }. Hier stehen die ersten, die um Ihre herum und die letzte; jede andere erreichen Sie über die Plätze darunter.
league-seasons = Saisons
league-season = Saison { $number }
league-order = Alle nach Platz
league-order-ladder = Die Rangleiter
league-challenge = Herausfordern
league-challenge-of = { $name } herausfordern
league-challenge-heading = Herausfordern
league-challenge-none = Zurzeit können Sie niemanden herausfordern: Wer in Reichweite ist, hat eine offene Herausforderung, ist verreist oder hat genug Tische.
league-challenge-mine = Sie haben { $name } herausgefordert. Annehmen lässt sich das bis { $when }.
league-challenge-to-me = { $name } fordert Sie um Ihren Platz heraus. Annehmen können Sie bis { $when }; ohne Antwort ist der Platz verloren.
league-challenge-until = Annehmen lässt sich das bis { $when }.
league-challenge-played = Sie spielen gegen { $name } um den besseren Platz.
league-challenge-look = Zur Herausforderung
league-take-up = Annehmen
league-refuse = Ablehnen und den Platz hergeben
league-challenge-back = Zurücknehmen
league-busy = in einer Herausforderung
league-waits = wartet auf einen Platz
league-season-of = Saison { $season }, Staffel { $division }
league-challenge-in = Herausforderung auf einer Rangleiter
league-organise-season = Die nächste Saison jetzt beginnen
league-organise-season-hint = Sobald die laufende vorbei ist.
league-organise-later = Eine Woche später beginnen
league-organise-end = Die Liga beenden
league-organise-restore = Fortsetzen
league-organise-in = Aufnehmen
league-organise-out = Herausnehmen
league-field-form = Wie Plätze wechseln
league-field-pod-size = Leute an einem Tisch, höchstens
league-field-division-size = Leute in einer Staffel
league-field-branches = Staffeln unter jeder
league-field-branches-1 = Eine: eine Säule
league-field-branches-2 = Zwei: eine Pyramide
league-field-branches-3 = Drei: eine breite Pyramide
league-field-moving = Wie viele aus jeder Staffel aufsteigen
league-field-rounds = Runden einer Saison; leer: bis alle sich getroffen haben
league-field-season-days = Tage vom Beginn einer Saison bis zum nächsten
league-field-first-days = Tage bis zur ersten Saison
league-field-reach = Rangleiter: wie viele Plätze nach oben man herausfordern kann
league-field-answer-days = Rangleiter: Tage, um auf eine Herausforderung zu antworten
league-field-divisions = Für Staffeln
league-field-ladder = Für eine Rangleiter
done-league-opened = Die Liga ist eröffnet. Sagen Sie es denen, die beitreten könnten.
done-league-joined = Erledigt. Sie sind dabei.
done-league-left = Sie haben die Liga verlassen.
done-league-challenged = Erledigt. Ein Brief ist unterwegs.
done-league-organised = Erledigt und festgehalten.
challenge-cannot-ended = Das ist keine Rangleiter, oder sie ist beendet.
challenge-cannot-reach = Die andere Person steht weiter unten, oder mehr Plätze weiter oben, als die Regel der Rangleiter erlaubt.
challenge-cannot-open = Jemand von beiden hat eine offene Herausforderung.
challenge-cannot-tables = Jemand von beiden spielt an so vielen Tischen zugleich wie gewünscht.
challenge-cannot-leave = Wer verreist ist, wird nicht herausgefordert.
challenge-cannot-unwanted = Dieses Mitglied kannst du nicht herausfordern.
mail-league-change = { $change ->
    [up] Sie sind aufgestiegen.
    [down] Sie sind abgestiegen.
    [new] Sie sind neu hier.
   *[same] Sie sind weder auf- noch abgestiegen.
}
mail-league-page = Die Liga
mail-league-begins = Am { $when } wird die erste Runde ausgelost; dann bringt ein Brief Ihren Tisch, und bis dahin ist nichts zu tun. Wer nicht spielen kann, zieht sich vorher zurück.
league-division-name = { $contest }, Staffel { $division }
mail-league-next = Die nächste Saison beginnt am { $when }. Sie sind dabei, solange Sie in der Liga bleiben; ein Brief wird sagen, in welcher Staffel.
mail-league-answer-leave = Zum Zurückziehen, womit Sie die Liga verlassen, antworten Sie mit dem einen Wort „{ $word }“.
mail-league-take-up = Annehmen können Sie bis { $when }. Ohne Antwort ist Ihr Platz verloren.
mail-league-answer-take-up = Zum Annehmen antworten Sie mit dem einen Wort „{ $word }“.
mail-league-answer-refuse = Zum Ablehnen, womit der Platz verloren ist, antworten Sie mit dem einen Wort „{ $word }“.
desk-act-league-season = Die nächste Saison zu anderer Zeit beginnen
desk-does-league-season = Die nächste Saison beginnt in diesem Augenblick, oder sobald die laufende vorbei ist.
desk-act-league-end = Die Liga beenden oder fortsetzen
desk-does-league-end = Keine Saison und keine Herausforderung beginnt mehr; was gespielt wird, wird zu Ende gespielt. Später kann es weitergehen.
desk-act-league-member = Jemanden aus der Liga nehmen oder aufnehmen
desk-does-league-member = Wer herausgenommen wird, verlässt auch die laufende Saison oder verliert eine offene Herausforderung. Wer aufgenommen wird, beginnt unten.
desk-field-ended = Beendet?
desk-ended-true = Beendet
desk-ended-false = Geht weiter
desk-at-league = Liga { $number }
desk-about-league = Liga { $number }
desk-cannot-league-over = Die Liga ist beendet, oder sie ist eine Rangleiter und hat keine Saisons.
desk-cannot-no-league-member = Diese Person gibt es nicht, oder sie hat keine Adresse.
wrong-division-size = Geben Sie eine Zahl von 2 bis 100: mindestens so viele, wie an einem Tisch sitzen.
wrong-moving = Geben Sie eine so kleine Zahl, dass niemand zugleich auf- und absteigt: für jede Staffel darunter und noch einmal muss sie in eine Staffel passen.
wrong-branches = Wählen Sie eine, zwei oder drei.
wrong-season-days = Geben Sie eine Zahl von 2 bis 730 Tagen, die für alle Runden und einen Tag mehr reicht.
wrong-first-season = Geben Sie eine Zahl von 1 bis 365 Tagen.
wrong-reach = Geben Sie eine Zahl von 1 bis 20.
wrong-answer-days = Geben Sie eine Zahl von 1 bis 180 Tagen.
help-league = Zeige Ligen, tritt bei und fordere auf einer Rangleiter andere heraus.
help-league-list = Zeige Ligen, die neuesten zuerst.
help-league-show = Zeige eine Liga mit ihren Staffeln oder ihrer Rangleiter.
help-league-join = Tritt einer Liga bei.
help-league-leave = Verlasse eine Liga.
help-league-challenge = Fordere eine Person mit der Nummer aus „league show“ heraus.
