# Pläne: stehende Anweisungen, die für ihren Besitzer antworten.

plans-line = { $number }: { $text }
plans-line-ended = { $number } (beendet): { $text }. { $why }
plans-by-plan = Nach deinem Plan: { $event }
plans-now-move = Jetzt würde er antworten: { $move }.
plans-now-stops = Jetzt würde er sofort anhalten. { $why }
plans-now-finished = Es bliebe ihm nichts mehr zu tun.
plans-now-nothing = Dieser Plan gilt noch nicht.
plans-heading = Pläne
plans-none = Keine Pläne. Ein Plan antwortet für dich, während du weg bist, und niemand sonst sieht ihn.
plans-standing = Aktiv
plans-finished = Erledigt
plans-stopped = Angehalten
plans-withdrawn = Zurückgezogen
plans-due = Er antwortet { $when }, wenn du nicht vorher antwortest.
plans-understood = Wie wir ihn verstehen
plans-moves = Bisher gespielt: { $moves }.
plans-write = Ein neuer Plan
plans-bid = Für mich bieten
plans-bid-hint = Der Plan bietet in dieser Runde so wenig wie möglich, höchstens dein Limit. Nur du siehst ihn.
plans-lot = Auf
plans-most = Höchstens
plans-total = Für alle Lose höchstens (freiwillig)
plans-hint = Eine Anweisung nach der anderen, getrennt durch Strichpunkte oder Zeilen. Zum Beispiel: { $example }
plans-check = Plan ansehen
plans-give = Plan hinzufügen
plans-withdraw = Zurückziehen
plans-rewrite = Diesen Plan ersetzen
plans-rewrite-hint = Der neue Plan beginnt von vorn. Was gespielt ist, bleibt gespielt.
plans-change = Plan ersetzen
plans-spent = In Auktionen ausgegeben, seit es diesen Plan gibt, auch durch deine eigenen Gebote: { $spent }.

mail-plan-stopped-subject = { $table }: Dein Plan gilt nicht mehr
mail-plan-stopped = { $player }, ein Plan von dir an { $table } gilt nicht mehr und antwortet nicht mehr für dich.
mail-plan-stopped-why = { $why }
mail-plan-stopped-text = Der Plan war: { $text }

answer-plan-replaced = Dein älterer Plan über dasselbe ist beendet: { $text }.
answer-plan-given = Dein Plan { $number } ist aktiv: { $text }.
answer-plan-done = Dein Plan { $number } ist erledigt: { $text }.
answer-plan-played = Er hat sofort geantwortet: { $moves }.
answer-plan-now = { $says }
answer-plan-examples = Ein Plan antwortet für dich, wenn du später gefragt wirst, und jetzt, falls er passt. Beispiele für diesen Tisch; setz deine eigenen Zahlen und Dinge ein:
answer-plan-stop = Trenne mehrere Anweisungen durch Strichpunkte. „plan none“ zieht alle Pläne zurück.
answer-plan-none = { $count ->
    [0] Es gab keinen Plan von dir zurückzuziehen.
    [one] Dein Plan ist zurückgezogen.
   *[other] Deine { $count } Pläne sind zurückgezogen.
}
answer-why-no-plan = Einen solchen Plan hast du nicht, oder er ist nicht mehr aktiv.
answer-why-too-many-plans = Du hast schon so viele Pläne wie möglich. Ziehe erst einen zurück: „plan keiner“ zieht alle zurück.

# Am Terminal.
help-plan = Füge den Plan TEXT an TABLE hinzu und zeige deine Pläne.
help-plan-withdraw = Ziehe zuerst den Plan mit dieser Nummer zurück.
plan-line-standing = { $number }: { $text }
plan-line-finished = { $number } (erledigt): { $text }
plan-line-stopped = { $number } (angehalten): { $text }. { $why }
plan-line-withdrawn = { $number } (zurückgezogen): { $text }
