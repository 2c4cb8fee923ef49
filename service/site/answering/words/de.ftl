# Antworten auf der Seite eines Tischs: der Entwurf eines Zugs und die Felder, mit denen er entsteht.

answer-among = Woraus du wählst ({ $count })
answer-draft = Dein Zug bis hierher
answer-drop = Das Letzte wegnehmen
answer-reset = Von vorn beginnen
answer-sealed = Hier wird etwas aufgedeckt: Was daraus wird, sieht man, wenn der Zug abgeschickt ist.
answer-nothing-else = Mehr ist nicht zu entscheiden, also geht mit: { $answers }.
answer-unsent = Noch nicht gesendet.
answer-ready = Dein Zug ist fertig zum Senden
answer-change = Antwort ändern
answer-add = Hinzufügen
answer-send = Senden
answer-one-press = Ein Druck sendet deine Antwort.
answer-usual = Das Übliche: { $answer }
answer-nothing = Nichts davon
answer-reckon = Ausrechnen
answer-write = Oder schreibe ihn
answer-write-hint = Mit den Worten eines Briefs, etwa „{ $default }“.
answer-together =
    { $count ->
        [one] eins zusammen
       *[other] { $count } zusammen
    }
answer-range = { $least } bis { $most }{ $step ->
    [1] { "" }
   *[other] , in Schritten von { $step }
}
answer-at-most = bis { $most }
answer-less = Eins weniger: { $what }
answer-more = Eins mehr: { $what }
answer-places =
    { $count ->
        [one] ein Ort
       *[other] { $count } Orte
    }
answer-pad = Auf dem Plan bewegen
answer-point = Oder zeige auf den Plan.
answer-point-turns = Auf dem Brett dreht es ein Druck, und ein langer wendet es.
answer-pad-keys = Mit Tasten: Pfeile{ $shaped ->
    [yes] , R dreht, F spiegelt
   *[no] { "" }
}, solange einer dieser Knöpfe gewählt ist.
answer-pad-left = Nach links
answer-pad-right = Nach rechts
answer-pad-up = Nach oben
answer-pad-down = Nach unten
answer-pad-turn = Drehen
answer-pad-flip = Spiegeln
answer-near = So wäre es richtig:
answer-missed = Der Tisch ist weitergegangen, seit diese Seite entstand. Nichts vom alten Zug wurde abgeschickt.
answer-missed-kept = Was du zusammengestellt hattest: { $moves }
answer-missing = Wähle zuerst: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] noch eins
       *[other] noch { $count }
    })
answer-later = { $part }: sobald das Übrige gewählt ist.
answer-place-none = noch nicht gewählt
answer-liberties = Außerdem jederzeit: { $ways }
answer-here = Was hier möglich ist
