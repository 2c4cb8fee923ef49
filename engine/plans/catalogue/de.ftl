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

plan-why-empty = Dieser Plan ist leer.
plan-why-too-long = Ein Plan darf bis zu { $most } Anweisungen haben.
plan-why-no-plans = In diesem Spiel gibt es keine Pläne.
plan-why-no-data = Das ist kein Plan: { $reason }
plan-why-else-after-nothing = Eine Anweisung kann nur dann mit „sonst“ beginnen, wenn davor etwas steht, das du haben willst.
plan-why-then-after-nothing = Eine Anweisung kann nur dann mit „dann“ beginnen, wenn davor ein Zug steht.
plan-why-nothing-to-name = Schreib nach „wenn ich wähle:“, was versteigert werden soll, das Wichtigste zuerst. Nicht jedes Spiel hat so etwas.
plan-why-empty-clause = „{ $text }“ ist keine Anweisung.
plan-why-no-colon = „{ $text }“: Schreib nach der Bedingung einen Doppelpunkt, dann den Zug.
plan-why-no-condition = „{ $text }“: Schreib nach „immer wenn“ eine Bedingung, einen Doppelpunkt und den Zug.
plan-why-no-such-lot = Auf „{ $text }“ kannst du nicht bieten. Möglich: { EITHER($lots) }.
plan-why-no-lot = Der Plan sagt nicht, was du haben willst. Möglich: { EITHER($lots) }.
plan-why-no-fact = Die Bedingung sagt nicht, was sie prüft. Möglich: { EITHER($facts) }.
plan-why-nothing-for-sale = Auf „{ $text }“ kannst du nicht bieten: In diesem Spiel wird nichts versteigert.
plan-why-no-such-fact = Eine Bedingung kann „{ $text }“ nicht prüfen. Möglich: { EITHER($facts) }.
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
plan-told-forced = Die Vorgabe sofort spielen, wenn es keine andere Antwort gibt.
plan-told-until = All das, bis { $condition }.
plan-told-wait = Nach einer Weile antworten, damit niemand merkt, dass ein Plan spielt.

# --- was einen Plan beenden würde

plan-ends-want = Du bekommst es, oder du ziehst den Plan zurück.
plan-ends-once = Der Zug ist getan. Wenn keiner dieser Züge möglich ist, sobald danach gefragt wird, hält der Plan an, und du erfährst es.
plan-ends-name = Du hast, was du wolltest. Wenn nichts davon mehr zu haben ist, sobald du bestimmst, hält der Plan an, und du erfährst es.
plan-ends-always = Du ziehst den Plan zurück.
plan-ends-until = Das tritt ein: { $condition }. Der Plan endet, sobald du das nächste Mal gefragt wirst.

# --- warum ein Plan angehalten hat

plan-stopped-does-not-fit = Als du gefragt wurdest, ließ sich keiner dieser Züge spielen: { $moves }.
plan-stopped-nothing-to-name = Du konntest nichts davon zur Versteigerung bringen: { $lots }.
plan-stopped-refused = Die Regeln haben es verweigert: { $reason }
plan-stopped-taken-back = Du hast einen Zug zurückgenommen, den er gemacht hatte.
plan-stopped-replaced = Ein neuerer Plan über dasselbe hat ihn ersetzt.
plan-stopped-handed-over = Den Platz hat jetzt jemand anderes.
plan-stopped-until = Die Bedingung für sein Ende ist eingetreten: { $condition }.
plan-stopped-done = Er hat alles getan.
