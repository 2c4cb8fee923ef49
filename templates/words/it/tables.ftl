# I tavoli: che cosa se ne dice in lettere e storie.

table-seat = Posto { $number }
table-game =
    { $game ->
        [florence] I Principi di Firenze
        [principe] Il Principe
        [noblemen] Noblemen
       *[other] { $game }
    }

# Che cosa chiede una mozione.
motion-take-back = di riprendere le ultime mosse
motion-abandon = di rinunciare alla partita
motion-pause = una pausa di una settimana
motion-resume = di finire la pausa
motion-extend = di ridare a ogni domanda aperta il suo tempo
motion-substitute = che i posti di chi non si fa sentire siano aperti ad altri
