# I tavoli: che cosa se ne dice in lettere e storie.

table-seat = Posto { $number }
table-game = { GAME($game) }

# Che cosa chiede una mozione.
motion-take-back = di riprendere le ultime mosse
motion-abandon = di rinunciare alla partita
motion-concede = di finire ora la partita, con i punti di questo momento
motion-pause = una pausa
motion-pause-for = una pausa di { $length }
motion-resume = di finire la pausa
motion-extend = di ridare a ogni domanda aperta il suo tempo
motion-extend-for = di dare a ogni domanda aperta altro tempo: { $length }
motion-substitute = che i posti di chi non si fa sentire siano aperti ad altri
motion-length = Indica da { $shortest } a { $longest }.
motion-no-length = Solo una pausa e altro tempo hanno una durata.
