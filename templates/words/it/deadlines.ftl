# Il calendario delle scadenze.

deadlines-calendar = Procaccio: le scadenze
deadlines-due = { $table }: finisce il mio tempo per rispondere
deadlines-waits = { $table }: si aspetta la mia risposta
