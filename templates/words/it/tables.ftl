# I tavoli: che cosa se ne dice in lettere e storie.

table-seat = Posto { $number }
table-game = { GAME($game) }

# Che cosa chiede una mozione.
motion-take-back = di riprendere le ultime mosse
motion-abandon = di rinunciare alla partita
motion-concede = di finire ora la partita, con i punti attuali
motion-pause = una pausa
motion-pause-for = una pausa di { $length }
motion-resume = di finire la pausa
motion-extend = di raddoppiare il tempo di ogni domanda aperta
motion-extend-for = di dare a ogni domanda aperta altro tempo: { $length }
motion-substitute = di dare ad altri i posti di chi è assente
motion-length = Indica da { $shortest } a { $longest }.
motion-no-length = Solo una pausa e altro tempo hanno una durata.
