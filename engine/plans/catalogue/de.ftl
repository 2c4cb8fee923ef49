# Die Sprache der Pläne. Nach `plan-phrase-…` stehen die Wörter, die man schreiben kann, getrennt durch |.

plan-phrase-nothing = der | die | das | den | dem | ein | eine | einen | bitte | noch | florin | dukat | dukaten | jetzt
plan-phrase-if = wenn | falls | sofern
plan-phrase-else = sonst | andernfalls | ansonsten
plan-phrase-then = dann | danach | und dann
plan-phrase-and = und | sowie
plan-phrase-not = nicht
plan-phrase-until = bis
plan-phrase-always = immer | jedes mal | jedesmal
plan-phrase-whenever = immer wenn | jedes mal wenn | sooft
plan-phrase-up-to = bis zu | höchstens bis | höchstens bis zu
plan-phrase-cheapest = am billigsten | zum mindestpreis | zum startpreis
plan-phrase-anything = irgendetwas | egal was | was auch immer
plan-phrase-follow-to = mitgehen bis | gehe mit bis | geh mit bis
plan-phrase-never-more-than = nie mehr als | niemals mehr als | nicht mehr als
plan-phrase-in-all = insgesamt | alles in allem
plan-phrase-if-i-name = wenn ich wähle | wenn ich bestimme | falls ich wähle | falls ich bestimme
plan-phrase-default = die vorgabe | vorgegeben
plan-phrase-when-forced = wenn es keine wahl gibt | sofort wenn es keine wahl gibt
plan-phrase-answer-later = antworte später | später antworten | lass dir zeit
plan-phrase-at-least = mindestens | nicht weniger als
plan-phrase-at-most = höchstens | maximal
plan-phrase-is = ist | beträgt

# --- was kein Plan ist

plan-why-empty = In diesem Plan steht nichts.
plan-why-too-long = Ein Plan darf bis zu { $most } Anweisungen haben.
plan-why-no-plans = Dieses Spiel kennt keine Pläne.
plan-why-no-data = Das ist kein Plan: { $reason }
plan-why-else-after-nothing = „sonst“ am Anfang einer Anweisung steht nach etwas, das man haben will.
plan-why-then-after-nothing = „dann“ am Anfang einer Anweisung steht nach etwas, das zu tun ist.
plan-why-nothing-to-name = Nach „wenn ich wähle:“ steht, was versteigert werden soll, der liebste Wunsch zuerst; in diesem Spiel gibt es das vielleicht nicht.
plan-why-empty-clause = „{ $text }“ sagt nichts, was sich tun ließe.
plan-why-no-colon = „{ $text }“: Nach einer Bedingung steht ein Doppelpunkt, und dann der Zug.
plan-why-no-condition = „{ $text }“: Nach „immer wenn“ steht eine Bedingung, dann ein Doppelpunkt und dann der Zug.
plan-why-no-such-lot = „{ $text }“ ist nichts, was man haben wollen kann. Es gibt: { EITHER($lots) }.
plan-why-no-lot = Es ist nicht gesagt, was gewollt ist. Es gibt: { EITHER($lots) }.
plan-why-no-fact = Es ist nicht gesagt, wonach die Bedingung fragt. Es gibt: { EITHER($facts) }.
plan-why-nothing-for-sale = „{ $text }“ kann man nicht haben wollen: In diesem Spiel wird nichts versteigert.
plan-why-no-such-fact = „{ $text }“ ist nichts, wonach man fragen kann. Es gibt: { EITHER($facts) }.
plan-why-no-number = „{ $text }“ sollte eine Zahl sein.

# --- die Anweisungen in Worten

plan-told-want = { $first ->
    [yes] Bekommen
   *[no] Sonst bekommen
}: { NAME($lot) }, für bis zu { $most }.
plan-told-cheapest = { $first ->
    [yes] Zum niedrigsten Preis bekommen
   *[no] Sonst zum niedrigsten Preis bekommen
}: { NAME($lot) }.
plan-told-follow = { $first ->
    [yes] Bis { $most } bieten
   *[no] Sonst bis { $most } bieten
}, was auch immer versteigert wird.
plan-told-budget = Nie mehr als { $most } insgesamt ausgeben.
plan-told-name = Wenn du bestimmst, was versteigert wird: { $lots }.
plan-told-once = Einmal: { $moves }.
plan-told-then = Danach: { $moves }.
plan-told-always = Jedes Mal: { $move }.
plan-told-always-until = Jedes Mal, bis { $condition }: { $move }.
plan-told-whenever = Jedes Mal, wenn { $moves }.
plan-told-forced = Die Vorgabe sofort, wann immer es keine andere Antwort gibt.
plan-told-until = All das, bis { $condition }.
plan-told-wait = Die Antworten kommen nach einer Weile, damit niemand einen Plan von dir unterscheiden kann.

# --- was einen Plan beenden würde

plan-ends-want = Du bekommst es, oder du ziehst den Plan zurück.
plan-ends-once = Der Zug ist getan. Wenn keiner dieser Züge möglich ist, sobald danach gefragt wird, hält der Plan an, und du erfährst es.
plan-ends-name = Du hast, was du wolltest. Wenn nichts davon mehr zu haben ist, sobald du bestimmst, hält der Plan an, und du erfährst es.
plan-ends-always = Du ziehst den Plan zurück.
plan-ends-until = { $condition }, sobald du das nächste Mal gefragt wirst.

# --- warum ein Plan angehalten hat

plan-stopped-does-not-fit = Als du gefragt wurdest, ließ sich keiner dieser Züge spielen: { $moves }.
plan-stopped-nothing-to-name = Nichts davon ließ sich mehr zur Versteigerung bringen: { $lots }.
plan-stopped-refused = Die Regeln haben es verweigert: { $reason }
plan-stopped-taken-back = Du hast einen Zug zurückgenommen, den er gemacht hatte.
plan-stopped-replaced = Ein neuerer Plan über dasselbe hat ihn ersetzt.
plan-stopped-handed-over = Den Platz hat jetzt jemand anderes.
plan-stopped-until = Was ihn beendet, ist eingetreten: { $condition }.
plan-stopped-done = Alles, was er sagt, ist getan.
