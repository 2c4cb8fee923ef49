# Was unsere Briefe sagen. Ein Brief wird so oft vorgelesen wie gelesen: ganze Sätze, die Entscheidung zuerst.

mail-table-number = Tisch { $number }
mail-you = du
mail-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Der Fuß jedes Briefs über einen Tisch.
mail-foot-table = Stellung und Geschichte: { $link }
mail-foot-settings = Posteinstellungen dieses Tischs: { $link }
mail-foot-stop = Post von diesem Tisch anhalten: { $link }
mail-foot-table-short = Stellung und Geschichte
mail-foot-rules-short = Regeln
mail-foot-settings-short = Posteinstellungen dieses Tischs
mail-foot-stop-short = Post von diesem Tisch anhalten

# Teile, die mehrere Briefe haben.
mail-since = Dein letzter Zug ({ $since }) und was folgte:
mail-since-beginning = Bisher:
mail-last = Was zuletzt geschah:
mail-earlier = { $count ->
    [one] (Ein früheres Ereignis: „verlauf“.)
   *[other] ({ $count } frühere Ereignisse: „verlauf“.)
}
mail-board = { $table }, wie du es siehst:
mail-talk = Zuletzt gesagt:
mail-plans = Deine Pläne:
mail-commitment = SHA-256 des Startwerts, festgelegt, bevor sich jemand setzte: { $commitment }
mail-open = Den Tisch öffnen

# Die Entscheidung.
mail-decision-subject = { $table }: { $asked }
mail-welcome = Dies ist { $game }. { $aim }
mail-welcome-learn = Neu hier? Schreib „{ $learn }“ über den zitierten Brief: Ein paar vorbereitete Stellungen lehren dich das Spiel in zehn Minuten, mit Briefen wie diesem. „{ $rules }“ bringt die Regeln dieses Tisches.
mail-bidding-plan = Damit nicht jeder Schritt einen Brief braucht, antworte „{ $plan }“ mit deiner eigenen Grenze: Der Plan bietet bis dahin so wenig wie nötig und passt dann.
mail-show = „zeig“ bringt den ganzen Tisch, „karten“ alle Karten und Plättchen, „? { $example }“ was eine Antwort bringt.
mail-decision-greeting = { $player }, eine Entscheidung wartet auf dich. { $asked }
mail-decision-until = Wenn du bis { $until } nichts tust, spielst du: { $default }.
mail-decision-no-limit = Es gibt keine Zeitgrenze.
mail-decision-late = Die Zeit von { $seat } ist abgelaufen, und die Vorgabe wurde gespielt.
mail-decision-late-yours = Deine Zeit ist abgelaufen. Für dich wurde gespielt: { $move }. Du behältst deinen Platz.
mail-choose-on-board = Auf dem Plan wählen
mail-your-answer = Deine Antwort
mail-why-then = Wann die Zeit abläuft: { $until }.
mail-calendar = Diesen Termin in den Kalender eintragen: { $link }
mail-calendar-short = Diesen Termin in den Kalender eintragen
mail-decision-default = wird gespielt, wenn die Zeit abläuft
mail-others = { $count ->
    [one] oder eine andere: antworte „{ $opens }“
   *[other] oder { $count } andere: antworte „{ $opens }“
}
mail-others-ends = { $count ->
    [one] oder „{ $opens } { $ends }“
   *[other] oder „{ $opens }“ und eins von: { $ends }
}
mail-quoted = „{ $words }“
mail-begun = Antworten, die mit „{ $begun }“ beginnen. Eine Zeile nur mit „?“ nennt alle Antworten.
mail-liberties = Jederzeit, ohne deine Entscheidung zu beenden: { $moves }
mail-sketches = Wo sie auf deinem Plan liegen, mit „+“ bezeichnet:
mail-places = Die Nummern auf dem Plan sind die der Antworten.
mail-opens = „{ $opens }“ nennt weitere Antworten und spielt nichts.
mail-mix = Auch andere Mischungen sind Antworten. Schreib sie aus, etwa „{ $example }“. Was du nicht nennst, ist nicht dabei.
mail-forms = Schreibe Antworten so: { $examples }
mail-decision-amount = { $count ->
    [one] Antworte mit der Zahl { $least } oder mit einer von diesen Antworten:
   *[other] Antworte mit einer Zahl von { $least } bis { $most }{ $step ->
        [1] {" "}oder mit einer von diesen Antworten:
       *[other] {" "}in Schritten von { $step } oder mit einer von diesen Antworten:
    }
}
mail-decision-how = Öffne einen Link und drücke seinen Knopf, oder antworte mit einer Zahl wie „{ $number }“ oder Worten wie „{ $example }“. „hilfe“ erklärt mehr.
mail-decision-how-heard = Beantworte diesen Brief mit einer Zahl wie „{ $number }“ oder Worten wie „{ $example }“. „hilfe“ erklärt mehr.

# Neuigkeiten.
mail-started-subject = { $table } hat begonnen
mail-started = { $player }, { $table } hat begonnen. In der Reihenfolge des Spiels:
mail-started-wait = Zuerst entscheiden andere; ein Brief kommt, wenn du an der Reihe bist.
mail-started-fair = Alles Mischen an diesem Tisch folgt aus einer geheimen Zahl, dem Startwert. Am Ende wird sie genannt; ihr Fingerabdruck hier zeigt, dass niemand sie geändert hat.
mail-late-yours-subject = { $table }: Dein Zug wurde gespielt
mail-late-yours = { $player }, deine Zeit ist abgelaufen. Für dich wurde gespielt: { $move }.
mail-late-present = Du behältst deinen Platz. Die nächste Frage wartet auf dich wie immer.
mail-late-too = Auch für { $seat } ist die Zeit abgelaufen.
mail-late-subject = { $table }: Die Zeit von { $seat } ist abgelaufen
mail-late = { $player }, an { $table } ist die Zeit von { $seat } abgelaufen, und die Vorgabe wurde gespielt.
mail-late-silent = { $player }, an { $table } hat man lange nichts von { $seat } gehört.
mail-late-nothing = Du musst nichts tun.
mail-late-unheard-subject = { $table }: Von dir hat man nichts gehört
mail-late-unheard = { $player }, an { $table } hat man lange nichts von dir gehört.
mail-late-vote = Darf ein Ersatz die Plätze übernehmen, von denen man nichts hört?
mail-back = Ich bin zurück: { $link }
mail-resigned-subject = { $table }: { $before } hat einen Platz aufgegeben
mail-resigned = { $player }, { $before } hat den Platz an { $table } aufgegeben, und ein Ersatz darf ihn übernehmen. Bis dahin warten seine Fragen nur kurz.
mail-reminder-subject = { $table } wartet auf dich: { $asked }
mail-reminder = Eine Erinnerung, bevor deine Zeit abläuft.
mail-leave-subject = { $table }: { $seat } geht in Urlaub
mail-leave = { $player }, { $seat } ist vom { $first } bis zum { $last } im Urlaub.
mail-leave-clocks = Bis dahin steht die Uhr dieses Platzes an { $table } still.
mail-substituted-subject = { $table }: { $seat } übernimmt einen Platz
mail-substituted = { $player }, { $seat } spielt jetzt an { $table } anstelle von { $before }.
mail-briefing-subject = { $table }: Du übernimmst einen Platz
mail-briefing = { $player }, du spielst an { $table } anstelle von { $before } weiter, mit vollem Zeitguthaben und frischer Uhr.
mail-briefing-owes = Eine Frage wartet auf dich bis { $until }.
mail-briefing-owes-no-limit = Eine Frage wartet auf dich.
mail-votes-subject = { $table }: { $seat } bittet darum, { $asked }
mail-votes = { $player }, { $seat } bittet darum, { $asked }.
mail-votes-done = Es geschieht, wenn alle einverstanden sind; ein Nein beendet es.
mail-votes-how = Sage ja oder nein: { $link }
mail-votes-how-short = Ja oder nein sagen
mail-talk-subject = { $table }: { $name } sagt etwas
mail-talk-greeting = Gesagt an { $table }:
mail-talk-how = Deine Antwort auf diesen Brief wird am Tisch gesagt.

# Das Ende.
mail-finished-subject = { $table } ist zu Ende: { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}
mail-finished = { $player }, { $table } ist zu Ende. { $winners } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}. Dein Rang: { $place }.
mail-finished-conceded = { $by ->
    [contest] Die Runde des Turniers endete vor dem Spiel: Dies ist der Punktestand jenes Augenblicks, und er zählt.
   *[other] Alle waren einverstanden, das Spiel hier zu beenden: Dies ist der Punktestand jenes Augenblicks, und er zählt.
}
mail-scores = Jeder Punkt, und woher er kommt:
mail-verify = Das Mischen kann jeder prüfen: Der SHA-256 des Startwerts ist, was beim Öffnen festgelegt wurde, und jedes Ziehen folgt aus dem Startwert.
mail-seed = Startwert: { $seed }
mail-verify-how = Die Aufzeichnung mit jedem Zug, die „procaccio verify“ nachspielt: { $link }

# Der Sammelbrief.
mail-digest-subject = { $count ->
    [one] { $table } wartet auf dich
   *[other] { $count } Tische warten auf dich
}
mail-digest = { $player }, { $count ->
    [one] ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich, zuerst { $order ->
        [deadline] der mit der nächsten Frist
       *[waiting] der, der am längsten wartet
    }.
}
mail-digest-how = { $count ->
    [one] Öffne einen Link, oder antworte auf diesen Brief mit einer Nummer wie „{ $example }“. „hilfe“ erklärt mehr.
   *[other] Öffne einen Link, oder antworte auf diesen Brief mit einer Zeile für jeden Tisch: seine Nummer, ein Doppelpunkt und deine Antwort, zum Beispiel „1: { $example }“. Du kannst jede Antwort auch unter ihren Tisch im zitierten Brief schreiben.
}
mail-digest-conversation = Deine Tische
mail-digest-since = Wartet seit { $since }.
mail-digest-open = Weitere Antworten und das Brett: { $link }
mail-digest-open-short = Weitere Antworten und das Brett
mail-digest-more = { $count ->
    [one] Ein weiterer Tisch wartet auf dich
   *[other] { $count } weitere Tische warten auf dich
}
mail-digest-stop = Keine Sammelbriefe mehr: { $link }
mail-digest-stop-short = Keine Sammelbriefe mehr

# Die Einladung.
mail-invitation-subject = { $host } lädt dich zu { $table } ein
mail-invitation = { $host } lädt dich zu { $table } ein: { $game }, für { $count } Spieler.
mail-invitation-sitting = Bisher am Tisch: { $names }.
mail-invitation-link = Hier Platz nehmen:
mail-invitation-link-short = Platz nehmen
mail-invitation-how = Es ist ein langsames Spiel: Jede Entscheidung kommt als Brief zu dir, und du beantwortest sie mit einem Link oder per E-Mail, wann du magst.
mail-invitation-rules-short = Regeln von { $game }
mail-invitation-rules = Regeln von { $game }: { $link }
mail-invitation-no = Wenn du nicht magst, ignoriere diesen Brief: Du hörst dann nicht mehr von uns.
mail-invitation-stranger = { $host } hat uns deine Adresse für diesen einen Brief gegeben. Sonst wissen wir nichts von dir.
mail-invitation-stop = Keine Einladungen mehr von hier: { $link }
mail-invitation-stop-short = Keine Einladungen mehr von hier
