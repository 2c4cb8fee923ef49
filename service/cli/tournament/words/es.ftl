# La orden `procaccio tournament`.

help-tournament = Haz que los bots jueguen unos contra otros y valóralos. Los asientos rotan de mesa en mesa.
help-tournament-bots = Los bots, separados por comas.
help-tournament-playouts = Cuántas mesas sigue de memoria el príncipe para cada respuesta; el dux, diez por cada una de ellas, pero brevemente.
help-tournament-milliseconds = Cuántos milisegundos de procesador puede pensar cada respuesta un bot que mira más lejos; en lugar de un número de mesas.
help-tournament-processes = Cuántos procesos juegan al mismo tiempo.
tournament-which-bots = Nombra al menos dos bots distintos de { $bots }, separados por comas.
tournament-title = { $tables ->
    [one] { $tables } mesa de { $game }
   *[other] { $tables } mesas de { $game }
}
tournament-bot = Bot
tournament-rating = Valoración
tournament-mean-place = Puesto medio
tournament-mean-points = Puntos de media
tournament-most-points = Más puntos
tournament-speed = Decisiones por segundo
tournament-pairs = Cada uno contra cada uno
tournament-ahead = Bot
tournament-behind = contra
tournament-share = Quedó delante, %
tournament-meetings = Encuentros
tournament-intervals = Entre paréntesis: entre qué valores está una cifra en 95 de cada 100 casos.
