# La orden `procaccio tournament`.

help-tournament = Haz que los bots jueguen entre sí. Muestra valoraciones, puntos medios y cuántas veces ganó cada bot a cada otro.
help-tournament-bots = Los bots, separados por comas.
help-tournament-playouts = Simulaciones del príncipe por respuesta. El dux hace diez veces más, pero más cortas.
help-tournament-milliseconds = Tiempo de procesador por respuesta, en lugar de un número de simulaciones. Los resultados dependen entonces de la máquina.
help-tournament-processes = Número de procesos.
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
