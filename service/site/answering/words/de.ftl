# Antworten auf der Seite eines Tischs: der Entwurf eines Zugs und die Felder, mit denen er entsteht.

answer-among = Zu diesen Dingen ({ $count })
answer-draft = Dein Zug bis jetzt, noch nicht gesendet
turn-undo = Rückgängig
answer-reset = Von vorn beginnen
answer-sealed = Das deckt Verborgenes auf. Sende, um es zu sehen.
answer-ready = Dein Zug ist vollständig. Bestätige ihn.
answer-ready-reveals = Dein Zug ist vollständig. Wenn du ihn bestätigst, wird Verborgenes aufgedeckt.
turn-confirm = Zug bestätigen
turn-end-early = Zug beenden, { $left }
turn-end = Am Ende des Zugs: { $effects }
turn-end-reveals = Wenn du deinen Zug beendest, wird Verborgenes aufgedeckt.
turn-see = Senden und ansehen
turn-see-open = Senden und ansehen. Dein Zug bleibt offen.
turn-part = Nur das senden. Dein Zug bleibt offen.
answer-change = Antwort ändern
answer-add = Zum Zug hinzufügen
answer-send = Senden
answer-one-press = Ein Druck sendet deine Antwort.
answer-last-sends = Die letzte Wahl sendet deine Antwort. Du kannst sie ändern, bis alle geantwortet haben.
answer-usual = Üblich: { $answer }
answer-nothing = Nichts davon
answer-reckon = Wirkung zeigen
answer-write = Oder schreibe ihn
answer-write-hint = Schreib es wie in einem Brief, zum Beispiel „{ $default }“.
answer-so-far = { $chosen } von { $count } gewählt
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
answer-places = Aus einer Liste wählen: { $part } ({ $count })
answer-pad = Auf dem Plan bewegen
answer-point = Oder drück auf den Plan.
answer-press-places = Drück auf ein hervorgehobenes Feld auf dem Plan.
answer-press-other = Drück auf ein anderes hervorgehobenes Feld, um es zu verschieben.
answer-point-turns = Drück auf dem Plan darauf, um es zu drehen. Halte gedrückt, um es zu spiegeln.
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
answer-near = Erlaubt wäre:
answer-missed = Der Tisch hat sich geändert, seit diese Seite geladen wurde. Dein Zug wurde nicht gesendet.
answer-missed-kept = Dein nicht gesendeter Zug: { $moves }
answer-missing = Wähle zuerst: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] noch eins
       *[other] noch { $count }
    })
answer-later = { $part }: Wähle zuerst das Übrige.
answer-place-none = noch nicht gewählt
answer-liberties = Jederzeit möglich: { $ways }
answer-here = Hier möglich
