nav-contests = Turniere
contests-lead = Ein Turnier hat Teilnehmende und Runden. In jeder Runde triffst du ein paar andere an einem Tisch. Nach der letzten Runde steht die Wertung fest. Ein Turnier endet immer von selbst.
contests-none = Hier ist kein Turnier
contests-none-hint = Eröffne eines und lade deine Freunde ein: Es setzt alle an Tische und endet von selbst.
contests-more = Weitere Turniere
contest-open = Ein Turnier eröffnen
contest-filter-joining = Zum Anmelden
contest-filter-running = Im Gang
contest-filter-finished = Beendet
contest-filter-cancelled = Abgesagt
contest-filter-mine = Meine
contest-format-swiss = Schweizer System
contest-format-round-robin = Jeder gegen jeden
contest-format-knock-out = K.-o.-System
contest-format-swiss-hint = In jeder Runde triffst du andere mit ähnlich vielen Punkten.
contest-format-round-robin-hint = Alle treffen auf alle, soweit die Runden reichen.
contest-format-knock-out-hint = Die obere Hälfte jeder Gruppe kommt weiter, bis eine Person übrig ist.
contest-facts = { $game } · { $format } · bis zu { $size } an einem Tisch
contest-rated = Seine Tische werden gewertet.
contest-entrants = { $count ->
    [one] Eine Anmeldung
   *[other] { $count } Anmeldungen
}
contest-places = { "" } von { $most }
contest-waiting = { $count ->
    [one] eine Person wartet auf einen Platz
   *[other] { $count } warten auf einen Platz
}
contest-until-joining = Anmelden kann man sich bis { $when }; dann wird die erste Runde ausgelost. Es braucht mindestens { $least } Leute.
contest-until-running = { $rounds ->
    [0] Runde { $round } läuft bis { $when }.
   *[other] Runde { $round } von { $rounds } läuft bis { $when }.
} Unbeendete Tische zählen dann mit ihrem Punktestand.
contest-until-finished = Es endete am { $when }.
contest-until-cancelled = Es wurde am { $when } abgesagt.
contest-organiser = Geleitet von { $name }
contest-gone = jemand, der gegangen ist
contest-enter = Anmelden
contest-wait = Auf einen Platz warten
contest-leave = Zurückziehen
contest-leave-hint = Wer wartet, übernimmt deinen Platz; wartet niemand, spielt ein Bot an deinem Tisch weiter.
contest-sign-in = Zum Anmelden erst einloggen
contest-mine-entered = Du bist angemeldet.
contest-mine-waiting = Du wartest auf einen Platz.
contest-mine-withdrawn = Du bekommst hier keine Tische mehr: Du hast dich zurückgezogen oder deinen Tisch nicht zu Ende gespielt.
contest-mine-asked = Du bist herausgefordert. Nimm an, oder du verlierst deinen Platz auf der Rangleiter.
contest-mine-out = Du bist ausgeschieden.
contest-my-table = Dein Tisch der Runde { $round }
contest-standings = Wertung
contest-entered-heading = Wer angemeldet ist
contest-rank = Platz
contest-name-heading = Name
contest-points = Punkte
contest-wins = Gewonnene Tische
contest-strength = Punkte der Gegner
contest-reached = Letzte Runde
contest-entrant-withdrawn = zurückgezogen
contest-entrant-out = ausgeschieden
contest-entrant-asked = herausgefordert
contest-you = du
contest-next-page = Nächste Seite
contest-points-how = Ein Tisch bringt bis zu 120 Punkte: einen Anteil für jede Person, die du besiegst, einen halben bei Gleichstand. Eine Runde ohne Tisch bringt 60. Bei gleichen Punkten entscheiden gewonnene Tische, dann die Punkte der Gegner, dann das Los. Im K.-o.-System zählt zuerst die letzte erreichte Runde.
contest-rounds = Runden
contest-round = Runde { $number }
contest-pod = Tisch { $number }
contest-pod-open = Tisch ansehen
contest-pod-soon = Der Tisch wird gleich eröffnet.
contest-pod-points = { $points } Punkte
contest-draw = Die Auslosung
contest-draw-how = Alle Auslosungen folgen aus einer geheimen Zahl. Ihr Fingerabdruck ist öffentlich, bevor sich jemand anmeldet, die Zahl selbst ab der ersten Runde. Alle können die Auslosung dann wiederholen.
contest-commitment = Fingerabdruck (SHA-256)
contest-seed = Die Zahl
contest-draw-check = Nachlosen und vergleichen
contest-draw-holds = Wiederholt: Jede Runde stimmt mit der Zahl überein.
contest-draw-differs = Nachgelost weicht ab: { $what }
contest-organise = Leiten
contest-organise-hint = Die Moderation sieht das alles und kann es rückgängig machen.
contest-close-joining = Anmeldung jetzt schließen
contest-end-round = Diese Runde jetzt beenden
contest-more-days = Eine Woche mehr
contest-cancel = Turnier absagen
contest-restore = Turnier fortsetzen
contest-withdraw-entrant = { $name } zurückziehen
contest-return-entrant = { $name } wieder zulassen
contest-replace = Einen Platz weitergeben
contest-replace-whom = Wessen Platz
contest-replace-by = Adresse der anderen Person
contest-invite = Einladen
contest-invite-email = Adresse von jemandem, der hier spielt
contest-field-name = Name
contest-field-format = Wer auf wen trifft
contest-field-game = Spiel
contest-field-pod-size = Leute an einem Tisch, höchstens
contest-field-pace = Tempo
contest-field-least = Anmeldungen, mindestens
contest-field-most = Anmeldungen, höchstens
contest-field-rounds = Runden (leer: so viele wie nötig)
contest-field-round-days = Tage für eine Runde
contest-field-joining-days = Tage zum Anmelden
contest-field-rated = Seine Tische werden gewertet
done-contest-opened = Das Turnier ist eröffnet. Lade jetzt andere ein.
done-contest-entered = Erledigt. Zu Beginn der ersten Runde kommt ein Brief.
done-contest-left = Du hast dich zurückgezogen.
done-contest-organised = Erledigt.
done-contest-invited = Wenn diese Adresse hier spielt, ist ein Brief unterwegs.
contest-reason = Von der Turnierleitung veranlasst
mail-contest-subject = { $word ->
    [invited] { $contest }: spielst du mit?
    [entered] { $contest }: du bist angemeldet
    [waiting] { $contest }: du wartest auf einen Platz
    [moved-up] { $contest }: ein Platz für dich
    [round] { $contest }: dein Tisch der Runde { $round }
    [sits-out] { $contest }: du setzt in Runde { $round } aus
    [withdrawn] { $contest }: du hast dich zurückgezogen
    [gone] { $contest }: du bekommst keinen Tisch mehr
    [cancelled] { $contest } ist abgesagt
    [restored] { $contest } geht weiter
    [ended] { $contest } ist zu Ende
    [season] { $contest }: Saison { $season } beginnt
    [challenged] { $contest }: du bist herausgefordert
    [challenge-over] { $contest }: deine Herausforderung ist vorbei
   *[unclear] { $contest }: dein Brief wurde nicht verstanden
}
mail-contest-says = { $word ->
    [invited] { $organiser } lädt dich zu { $contest } ein.
    [entered] Du bist bei { $contest } angemeldet. Zu Beginn der ersten Runde kommt ein Brief.
    [waiting] Alle Plätze von { $contest } sind vergeben. Der nächste, der frei wird, gehört dir.
    [moved-up] Bei { $contest } ist ein Platz frei geworden. Er gehört dir, mit seinen Punkten und seinem Tisch.
    [round] Runde { $round } von { $contest } hat begonnen, und dein Tisch ist bereit.
    [sits-out] Du setzt in Runde { $round } von { $contest } aus und bekommst dafür 60 Punkte.
    [withdrawn] Du hast dich von { $contest } zurückgezogen. Niemand wartet dort auf dich.
    [gone] Bei { $contest } hast du nicht mehr geantwortet, oder jemand anders hat deinen Tisch zu Ende gespielt. Du bekommst keinen Tisch mehr. Die Turnierleitung kann dich wieder zulassen.
    [cancelled] { $contest } ist abgesagt. Laufende Tische werden zu Ende gespielt.
    [restored] { $contest } war abgesagt und geht jetzt weiter.
    [ended] { $contest } ist zu Ende. Das ist die endgültige Wertung.
    [season] Saison { $season } von { $contest } steht bevor. Du spielst in Staffel { $division }.
    [challenged] { $names } fordert dich um Platz { $place } von { $contest } heraus.
    [challenge-over] Die Herausforderung zwischen dir und { $names } in { $contest } ist vorbei. Du stehst auf Platz { $place }.
   *[unclear] Bei { $contest } ist nichts geschehen. Schreib ein einziges Wort in die erste Zeile.
}
mail-contest-table = Zu deinem Tisch
mail-contest-page = Das Turnier
mail-contest-people = Du triffst auf { $names }.
mail-contest-deadline = Die Runde endet am { $when }. Unbeendete Tische zählen dann mit ihrem Punktestand.
mail-contest-joining = Du kannst dich bis { $when } anmelden.
mail-contest-standing = Dein Platz: { $rank } von { $count }, mit { $points } Punkten.
mail-contest-row = { $rank }. { $name }: { $points }
mail-contest-answer-join = Zum Anmelden antworte mit dem einen Wort „{ $word }“.
mail-contest-answer-leave = Zum Zurückziehen antworte mit dem einen Wort „{ $word }“.
desk-act-contest-deadline = Eine Frist des Turniers ändern
desk-does-contest-deadline = Die Anmeldung oder die laufende Runde endet zu diesem Zeitpunkt. Unbeendete Tische zählen dann mit ihrem Punktestand.
desk-act-contest-cancel = Turnier absagen oder fortsetzen
desk-does-contest-cancel = Keine Runde wird mehr ausgelost; laufende Tische werden zu Ende gespielt. Später kann es weitergehen, wo es stand.
desk-act-contest-withdraw = Teilnehmende zurückziehen oder wieder zulassen
desk-does-contest-withdraw = Wer wartet, übernimmt den Platz; wartet niemand, spielt ein Bot am Tisch weiter.
desk-act-contest-replace = Einen Platz weitergeben
desk-does-contest-replace = Der Platz geht über, mit seinen Punkten und seinem Sitz am laufenden Tisch.
desk-field-contest-round = Runde (0: Anmeldung)
desk-field-cancelled = Abgesagt?
desk-cancelled-true = Abgesagt
desk-cancelled-false = Geht weiter
desk-field-entrant = Teilnehmende Person
desk-field-withdrawn = Zurückgezogen?
desk-withdrawn-true = Zurückgezogen
desk-withdrawn-false = Nimmt teil
desk-cannot-contest-round = Inzwischen läuft eine andere Runde, oder das Turnier ist zu Ende.
desk-cannot-contest-over = So wie das Turnier steht, geht das nicht.
desk-cannot-no-entrant = Das Turnier hat niemanden mit dieser Nummer, oder es gibt diese Person nicht.
wrong-format = Wähle, wer auf wen trifft.
wrong-game = Wähle eines der Spiele.
wrong-pod-size = Wähle 2 bis 6 Leute, so viele, wie das Spiel erlaubt.
wrong-least = Gib eine Zahl an: mindestens so viele, wie das Spiel braucht, höchstens die größte Zahl der Anmeldungen.
wrong-most = Gib eine Zahl von 2 bis 20000 an.
wrong-rounds = Gib eine Zahl von 1 bis 50 an, oder lass es leer.
wrong-round-days = Gib eine Zahl von 1 bis 180 Tagen an.
wrong-joining-ends = Gib eine Zahl von 1 bis 365 Tagen an.
desk-at-contest = Turnier { $number }
desk-about-contest = Turnier { $number }
contest-wish = Tische zugleich
contest-wish-hint = Ein Turnier gibt dir höchstens so viele Tische zugleich. Leer: keine Grenze.
wrong-tables-at-once = Gib eine Zahl von 1 bis 100 an, oder lass es leer.
help-contest = Zeige Turniere, melde dich an und prüfe ihre Auslosung.
help-contest-list = Zeige Turniere, die neuesten zuerst.
help-contest-show = Zeige ein Turnier und seine Wertung.
help-contest-enter = Melde dich zu einem Turnier an.
help-contest-leave = Ziehe dich von einem Turnier zurück.
help-contest-check = Wiederhole alle Auslosungen eines Turniers mit seinem veröffentlichten Startwert. Endet mit 1, wenn eine abweicht.
help-contest-check-file = Eine gespeicherte Auslosung statt der des Servers.
contest-check-which = Nenne ein Turnier, oder eine Datei mit --file.
