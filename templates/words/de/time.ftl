# Zeit: Fristen und warum sie sind, wann sie sind, Urlaub, Pausen, und was man nicht haben kann.

# Wie ein Zeitpunkt geschrieben wird: Wochentag, Tag, Monat, Uhrzeit.
time-moment-pattern = EEE d. MMM HH:mm
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
time-and = { $first } und { $last }

time-no-limit = Dieser Tisch hat keine Zeitgrenze.
time-deadline = { $deadline } deiner Zeit
time-deadline-because = { $deadline } deiner Zeit, denn { $reasons }
time-because-weekend = dein Wochenende zählt nicht
time-because-leave = dein Urlaub zählt nicht
time-because-pause = die Pause des Tischs zählt nicht
time-because-sleep = deine Schlafenszeit zählt nicht
time-because-moved-sleep = nichts läuft ab, während du schläfst
time-because-moved-reminder = du wirst erinnert, bevor etwas abläuft
time-given = Zeit für diese Frage: { $time }.
time-given-bank = Zeit für diese Frage: { $time }, und in deinem Guthaben: { $bank }.
time-given-hour = Antworten sind jeden Tag um { $hour } fällig ({ $zone }); so lange steht eine Frage mindestens: { $time }.
time-given-absent = Du giltst als abwesend, darum wartet diese Frage nur kurz: { $time }; antworte, oder schreibe „bin zurück“, und deine gewohnte Zeit kehrt wieder.
time-next-reminder = Die nächste Erinnerung kommt { $reminder }.

# Was man nicht haben kann.
time-bad-pace = Dieses Tempo ist nicht zu lesen: { $why }. Die Seite über Zeit sagt, was in einem Tempo stehen kann.
time-bad-calendar = Dieser Kalender ist nicht zu lesen: { $why }. Die Seite über Zeit sagt, was in einem Kalender stehen kann.
time-no-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Man schreibt sie wie Europe/Rome oder America/New_York, oder UTC.
time-sleep-too-long = Die Schlafenszeit ist länger als nichts und in einer Nacht höchstens so lang: { $longest }.
time-weekend-too-long = Ein Wochenende hat höchstens { $longest } Tage der Woche.
time-ladder-empty = Mindestens eine Erinnerung ist nötig, einige Zeit vor der Frist.
time-notice-too-short = Die letzte Erinnerung kommt mindestens so lange vor der Frist: { $shortest }.
time-out-of-bounds = { $time } geht nicht als Zeit für eine Frage, als Aufschub oder als Abwesenheit: Gib etwas an von { $shortest } (dreimal die Vorwarnung) bis { $longest }.
time-bank-of-no-use = Ein Guthaben braucht eine Zeit je Frage und verträgt sich nicht mit einer festen Stunde des Tages: Lass bank, increment und cap weg.
time-kinds-without-time = Gib auch eine Zeit je Frage an: Bei einer festen Stunde des Tages sagt sie, wie lange eine Frage mindestens steht, und Fragearten ohne eigene Zeit haben sie.
time-bank-out-of-bounds = Guthaben, Zuwachs und Obergrenze sind nicht weniger als nichts und höchstens { $longest }.
time-cap-missing = Ein Zuwachs braucht eine Obergrenze, sonst wüchse das Guthaben ohne Ende.
time-cap-below-bank = Die Obergrenze ({ $cap }) liegt unter dem Guthaben ({ $bank }), mit dem ein Platz beginnt: Erhöhe die Grenze oder senke das Guthaben.
time-endless = Von { $start } an stünde die Uhr länger als { $days } Tage still. Verkürze den Urlaub oder die Pause.
time-naive = Ein Zeitpunkt braucht seine Zone: Schreibe 2026-11-24T18:30:00Z oder 2026-11-24T19:30:00+01:00.
time-leave-backwards = Ein Urlaub endet, nachdem er beginnt.
time-leave-when = Ein Urlaub dauert mindestens einen Tag und beginnt heute oder binnen { $days } Tagen.
time-leave-twice = An einigen dieser Tage bist du schon im Urlaub.
time-leave-quota = Ein Jahr hat { $quota } Tage Urlaub; für { $year } hast du noch { $left }.
time-leave-begun = Nur Urlaub, der noch nicht begonnen hat, lässt sich zurücknehmen. Um den jetzigen zu beenden, schreibe „bin zurück“.
time-pause-when = Eine Pause beginnt jetzt oder binnen eines Jahres und hat danach ein Ende.
time-pause-too-long = Eine Pause dauert höchstens so lange: { $longest }; ist sie vorbei, könnt ihr euch auf eine weitere einigen.
time-pause-twice = In einem Teil dieser Zeit hat der Tisch schon Pause.
time-takeover-before = Der Platz wechselte { $since }; früher lässt er sich nicht übernehmen.

# Plätze, von denen niemand etwas hört.
time-absent-since = { $seat } gilt seit { $since } als abwesend: Fragen an diesen Platz warten nur kurz.
time-absent-yours = Du giltst seit { $since } als abwesend: Fragen an dich warten nur kurz. Antworte, oder schreibe „bin zurück“, und deine gewohnte Zeit kehrt wieder.
time-absent-follows = { $follows ->
    [bot] Bleibt es dabei, spielt von { $at } an ein Bot weiter.
    [open] Bleibt es dabei, darf von { $at } an ein Ersatz den Platz übernehmen.
    [vote] Bleibt es dabei, stimmt der Tisch von { $at } an ab, was aus dem Platz wird.
   *[default] Das Spiel geht weiter, mit der Vorgabe auf jede Frage.
}
time-absent-followed = { $follows ->
    [bot] Ein Bot spielt weiter.
    [open] Ein Ersatz darf den Platz übernehmen.
    [vote] Der Tisch wurde gefragt, was aus dem Platz wird.
   *[default] Das Spiel geht weiter, mit der Vorgabe auf jede Frage.
}
