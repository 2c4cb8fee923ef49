# Valoraciones: clasificaciones, cómo juega alguien y a quién se valora en una mesa.

nav-leaderboard = Clasificación
leaderboard-what = Una valoración es una estimación prudente de la fuerza de juego, según las mesas con valoración terminadas. Todo el mundo empieza en 1000.
leaderboard-time = Tiempo
leaderboard-all-time = Desde siempre
leaderboard-known = Gente que conozco
leaderboard-everybody = Todo el mundo
leaderboard-none = Aquí aún no hay nadie con valoración
leaderboard-none-hint = Tras su primera mesa con valoración, quien desea tenerla aparece aquí.
rating-heading = Valoración
rating-game = Juego
rating-all-games = Todos los juegos
rating-player = Quién
rating-tables = Mesas con valoración
rating-provisional = provisional
rating-none = Aún no ha terminado ninguna mesa con valoración.
rating-unwished = No desea tener valoración.
rating-hidden = Esta persona no te muestra sus valoraciones.
rating-course = Curso de la valoración: { $game }
rating-course-told =
    { $tables ->
        [one] Una mesa con valoración, de { $first } a { $last }.
       *[other] { $tables } mesas con valoración, de { $first } a { $last }; máximo { $highest }, mínimo { $lowest }.
    }
rating-course-dashed = La línea discontinua es provisional: aún podía cambiar mucho.
rating-course-table = Mesa por mesa
rating-ended = Fin
rating-place = Puesto
rating-place-of = { $place } de { $players }
play-games = Mesas terminadas por juego
play-opponents = Con más frecuencia en la misma mesa
play-tables = Mesas
play-won = Ganadas
play-best = Más puntos
play-ahead = Quedó por delante
rated-who = Valoración en esta mesa
rated-no = Sin valoración, solo por diversión.
rated-names = Con valoración: { $names }.
rated-few = La valoración vale desde dos personas que la tengan. Aún no hay bastantes.
rated-why =
    { $why ->
        [bot] { $name } es un bot y no recibe valoración.
        [guest] { $name } está de visita y no recibe valoración.
        [unwished] { $name } no desea tener valoración.
        [later] { $name } se hizo cargo del asiento y no recibe valoración.
       *[gone] { $name } no recibe valoración.
    }
rated-left = { $name } empezó y se fue, y cuenta detrás de quienes se quedaron.
rated-changes = Valoraciones

me-rated = Deseo tener valoración
me-rated-hint = Vale para las mesas que empiecen a partir de ahora. Sin ti, a los demás de una mesa se les valora como si no estuvieras.
me-shown-to = Quién puede ver mis valoraciones y cómo juego
me-shown-to-hint = Vale para mi página y las clasificaciones. Mi nombre en mesas públicas sigue a la vista.
shown-to-everybody = Quien haya iniciado sesión
shown-to-met = Quien haya jugado conmigo
shown-to-nobody = Nadie
me-page = Mi página, como pueden verla otros
wrong-shown-to = Elige quién puede verlo.

command-leaderboard-title = Clasificación: { $game }
command-leaderboard-none = Aquí aún no hay nadie con valoración.
command-ratings-title = Valoraciones de { $name }
command-ratings-none = Aún no hay ninguna mesa con valoración terminada, o no se te muestra.
command-ratings-rebuilt =
    { $tables ->
        [one] Calculado de nuevo a partir de una mesa con valoración.
       *[other] Calculado de nuevo a partir de { $tables } mesas con valoración.
    }
command-ratings-same = Nada ha cambiado con ello.
command-ratings-differ = Algunas valoraciones son distintas de las anteriores.
help-leaderboard = Muestra jugadores por valoración, en GAME o en todos los juegos.
help-leaderboard-month = Solo este mes, como 2026-11.
help-leaderboard-known = Solo tú y quienes han jugado contigo.
help-ratings = Muestra o vuelve a calcular valoraciones.
help-ratings-show = Muestra las valoraciones de un jugador, por número, o las tuyas.
help-ratings-rebuild = Vuelve a calcular todas las valoraciones de la base de datos local a partir de sus mesas terminadas y muestra qué cambia.
