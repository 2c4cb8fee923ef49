nav-leagues = Ligen
leagues-lead = In einer Liga spielst du um deinen Platz. In Staffeln steigen nach jeder Saison die Besten auf und die Letzten ab. Auf einer Rangleiter forderst du andere über dir heraus.
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
league-form-ladder-hint = Wenn du jemanden über dir schlägst, nimmst du dessen Platz ein.
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
} von { $round-days } Tagen. Unbeendete Tische zählen dann mit ihrem Punktestand.
league-rule-moving = { $moving ->
    [one] Danach steigt die erste Person jeder Staffel auf und die letzte ab, eine in jede Staffel darunter. Wer neu ist, beginnt unten.
   *[other] Danach steigen die ersten { $moving } jeder Staffel auf und die letzten ab, { $moving } in jede Staffel darunter. Wer neu ist, beginnt unten.
}
league-rule-leaving = Geht jemand aus der untersten Staffel, übernimmt den Platz, wer wartet; in den anderen spielt ein Bot weiter, und nach der Saison steigt eine Person mehr auf. Wer geht oder verschwindet, schadet sonst niemandem.
league-rule-pyramid = { $branches ->
    [1] Unter jeder Staffel steht eine.
   *[other] Unter jeder Staffel stehen { $branches }.
}
league-rule-reach = Du kannst andere herausfordern, die höchstens { $reach } Plätze über dir stehen. Niemand hat zwei Herausforderungen zugleich. Wer im Urlaub ist oder genug Tische hat, wird nicht herausgefordert.
league-rule-answer = Du hast { $days } Tage, um eine Herausforderung anzunehmen. Lehnst du ab oder antwortest nicht, verlierst du sie.
league-rule-exchange = Gewinnt, wer herausgefordert hat, tauschen beide die Plätze; sonst bleibt alles. Nach { $days } Tagen zählt ein Tisch mit seinem Punktestand.
league-rule-below = Wer beitritt, beginnt unten; geht jemand, rücken alle dahinter auf.
league-next-first = Die erste Saison beginnt am { $when }.
league-next = Die nächste Saison beginnt am { $when }.
league-now = Saison { $season } läuft.
league-ended-on = Sie endete am { $when }.
league-join = Beitreten
league-leave = Die Liga verlassen
league-goes-up = Am Ende der Saison { $count ->
    [one] steigt die erste Person
   *[other] steigen die ersten { $count }
} eine Staffel auf.
league-goes-down = Ab Platz { $place } steigt man ab.
league-leave-hint = Wer wartet, übernimmt deinen Platz, oder ein Bot spielt an deinem Tisch weiter. Deine Ergebnisse bleiben.
league-leave-ladder-hint = Eine offene Herausforderung ist verloren, und alle hinter dir rücken auf.
league-sign-in = Zum Beitreten erst einloggen
league-mine-division = Du spielst in Staffel { $division }.
league-mine-waiting = Du wartest auf einen Platz. In der nächsten Saison bekommst du einen in der untersten Staffel.
league-mine-first = Du bist beigetreten. Wenn die erste Saison beginnt, kommt ein Brief.
league-mine-gone = Du bekommst in dieser Saison keine Tische mehr und bist in der nächsten nicht dabei.
league-mine-place = Du stehst auf Platz { $place }.
league-my-division = Deine Staffel und dein Tisch
league-division = Staffel { $number }
league-division-heading = Staffel
league-level = Stufe { $number }
league-divisions = Staffeln der Saison { $season }
league-divisions-some = Es sind { $count }. Hier stehen die ersten, die um deine herum und die letzte. Zu den anderen führen die Plätze darunter.
league-seasons = Saisons
league-season = Saison { $number }
league-order = Alle nach Platz
league-order-ladder = Die Rangleiter
league-challenge = Herausfordern
league-challenge-of = { $name } herausfordern
league-challenge-heading = Herausfordern
league-challenge-none = Zurzeit kannst du niemanden herausfordern: Wer in Reichweite ist, hat eine offene Herausforderung, ist im Urlaub oder hat genug Tische.
league-challenge-mine = Du hast { $name } herausgefordert. Annehmen lässt sich das bis { $when }.
league-challenge-to-me = { $name } fordert dich um deinen Platz heraus. Nimm bis { $when } an, oder du verlierst ihn.
league-challenge-until = Annehmen lässt sich das bis { $when }.
league-challenge-played = Du spielst gegen { $name } um den besseren Platz.
league-challenge-look = Herausforderung ansehen
league-take-up = Herausforderung annehmen
league-refuse = Ablehnen und den Platz verlieren
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
done-league-opened = Die Liga ist eröffnet. Lade jetzt andere ein.
done-league-joined = Du bist in der Liga.
done-league-left = Du hast die Liga verlassen.
done-league-challenged = Erledigt. Ein Brief ist unterwegs.
done-league-organised = Erledigt.
challenge-cannot-ended = Das ist keine Rangleiter, oder sie ist beendet.
challenge-cannot-reach = Die andere Person steht weiter unten, oder mehr Plätze weiter oben, als die Regel der Rangleiter erlaubt.
challenge-cannot-open = Jemand von beiden hat eine offene Herausforderung.
challenge-cannot-tables = Jemand von beiden spielt an so vielen Tischen zugleich wie gewünscht.
challenge-cannot-leave = Wer im Urlaub ist, kann nicht herausgefordert werden.
challenge-cannot-unwanted = Dieses Mitglied kannst du nicht herausfordern.
mail-league-change = { $change ->
    [up] Du bist aufgestiegen.
    [down] Du bist abgestiegen.
    [new] Du bist neu hier.
   *[same] Du bist weder auf- noch abgestiegen.
}
mail-league-page = Die Liga
mail-league-begins = Am { $when } wird die erste Runde ausgelost. Dann bringt ein Brief deinen Tisch. Wenn du nicht spielen kannst, zieh dich vorher zurück.
league-division-name = { $contest }, Staffel { $division }
mail-league-next = Die nächste Saison beginnt am { $when }. Du bist dabei, solange du in der Liga bleibst. Ein Brief wird sagen, in welcher Staffel.
mail-league-answer-leave = Um dich zurückzuziehen und die Liga zu verlassen, antworte mit dem einen Wort „{ $word }“.
mail-league-take-up = Du kannst bis { $when } annehmen. Ohne Antwort verlierst du deinen Platz.
mail-league-answer-take-up = Zum Annehmen antworte mit dem einen Wort „{ $word }“.
mail-league-answer-refuse = Um abzulehnen und deinen Platz zu verlieren, antworte mit dem einen Wort „{ $word }“.
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
wrong-division-size = Gib eine Zahl von 2 bis 100 an: mindestens so viele, wie an einem Tisch sitzen.
wrong-moving = Gib eine kleinere Zahl an, so dass niemand zugleich auf- und absteigt.
wrong-branches = Wähle eine, zwei oder drei.
wrong-season-days = Gib eine Zahl von 2 bis 730 Tagen an, die für alle Runden und einen Tag mehr reicht.
wrong-first-season = Gib eine Zahl von 1 bis 365 Tagen an.
wrong-reach = Gib eine Zahl von 1 bis 20 an.
wrong-answer-days = Gib eine Zahl von 1 bis 180 Tagen an.
help-league = Zeige Ligen, tritt bei und fordere auf einer Rangleiter andere heraus.
help-league-list = Zeige Ligen, die neuesten zuerst.
help-league-show = Zeige eine Liga mit ihren Staffeln oder ihrer Rangleiter.
help-league-join = Tritt einer Liga bei.
help-league-leave = Verlasse eine Liga.
help-league-challenge = Fordere eine Person mit der Nummer aus „league show“ heraus.
