# Wer einen Tisch sucht.
seeks-title = Wer einen Tisch sucht
seeks-hint = Lass dir sagen, wenn jemand einen Tisch für alle öffnet. Die Briefe kommen 30 Tage lang, oder bis du mit anderen an einem Tisch dieses Spiels sitzt.
seeks-nobody = Noch niemand.
seeks-only-you = Bisher nur du.
seeks-more =
    { $count ->
        [one] und noch jemand
       *[other] und { $count } weitere
    }
seek-begin = Sag mir, wenn jemand einen Tisch öffnet
seek-until = Du bekommst bis { $moment } Briefe.
seek-end = Diese Briefe anhalten
seek-told =
    { $count ->
        [one] Ein Mensch sucht einen Tisch: { $game }. Dorthin geht ein Brief, wenn alle mitspielen dürfen.
       *[other] { $count } Menschen suchen einen Tisch: { $game }. Sie bekommen einen Brief, wenn alle mitspielen dürfen.
    }
done-seek-begun = Du bekommst einen Brief, wenn jemand einen Tisch öffnet.
done-seek-ended = Du bekommst keine Briefe mehr über neue Tische dieses Spiels.
seek-stop = Du bekommst keine Briefe mehr, wenn jemand einen Tisch öffnet: { $game }.
seek-stopped = Du bekommst keine Briefe mehr, wenn jemand einen Tisch öffnet: { $game }.
seek-stopped-back = Freie Plätze, und wer einen Tisch sucht

# Der Brief über einen offenen Tisch.
mail-seek-subject = { $host } hat einen Tisch geöffnet: { $game }
mail-seek = { $host } hat einen Tisch für { $count } geöffnet: { $game }.
mail-seek-link =
    { $count ->
        [one] Ein Platz ist frei. Hier siehst du den Tisch und kannst dich setzen:
       *[other] { $count } Plätze sind frei. Hier siehst du den Tisch und kannst dich setzen:
    }
mail-seek-press = Ansehen und Platz nehmen
mail-seek-why = Du wolltest Briefe über neue Tische bekommen: { $game }. Sie enden am { $until }, oder wenn du mit anderen an einem solchen Tisch sitzt.
mail-seek-stop = Diese Briefe anhalten: { $link }
mail-seek-stop-short = Diese Briefe anhalten
