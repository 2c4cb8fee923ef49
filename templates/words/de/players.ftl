# Die Seite eines Spielers.

player-kind-heading = Art
player-kind =
    { $kind ->
        [person] jemand mit einem Konto
        [guest] zu Gast
        [bot] ein Bot
       *[gone] jemand, der gegangen ist
    }
player-since = Hier seit
player-punctual = Pünktlichkeit
player-kept =
    { $asked ->
        [one] Die eine Frage mit Frist wurde { $kept ->
            [0] nicht rechtzeitig beantwortet.
           *[other] rechtzeitig beantwortet.
        }
       *[other] Von den letzten { $asked } Fragen mit Frist wurden { $kept } rechtzeitig beantwortet.
    }
player-nothing-kept = Noch keine Frage mit Frist.
player-usual = Übliche Zeit für eine Antwort, in wachen Stunden
player-away = Im Urlaub bis { $moment }.
player-tables = Öffentliche Tische
player-no-tables = Bisher keine.
