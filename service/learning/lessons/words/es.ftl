# Aprender un juego en su propia mesa.
learn-title = Aprende { GAME($game) } en diez minutos
learn-told = Unas pocas posiciones preparadas, una idea en cada una, y después una partida corta. Juegas contra bots en una mesa de verdad: lo que se pregunta, lo que respondes y lo que se rechaza es como en cualquier partida. No hay reloj, y una respuesta que lleva a otra parte se explica y no cambia nada.
learn-by-mail = Cada paso llega también por carta: quien solo contesta cartas aprende aquí igual.
learn-begin = Empezar
learn-go-on = Seguir donde estaba
learn-ideas = Las ideas
learn-last-idea = Una partida corta contra bots
learn-short-game-told = sin reloj
learn-minutes =
    { $count ->
        [one] cerca de un minuto
       *[other] cerca de { $count } minutos
    }
learn-done = aprendida
learn-learned = { $count } de { $of } ideas aprendidas.
learn-told-short = { $count } ideas, de una en una, en una mesa de verdad.
learn-this = Apréndelo en diez minutos

# Así se llama la mesa de una lección, y así la de la partida que sigue.
lesson-table = Aprender { GAME($game) }, { $number } de { $count }: { $title }
lesson-afterwards = Una primera partida de { GAME($game) }
lesson-number = Idea { $number } de { $count }
lesson-idea = La idea
lesson-for-instance = Por ejemplo: { $answer }
lesson-learned = Aprendido: { $title }
lesson-next = Seguir: { $title }
lesson-next-game = Seguir: una partida corta
lesson-next-letter = La idea siguiente llega en una carta propia: { $title }.
lesson-last-letter = Era la última idea. Ha empezado una partida corta contra bots; su primera carta llega sola.
lesson-left = Esta lección se dejó antes de aprenderla. Empiézala otra vez cuando quieras.
lesson-again = Empezarla otra vez
learn-leaves = Al empezar una idea se deja la que está en marcha. Se puede volver a empezar.

# Por carta: `aprende` y el nombre de un juego.
answer-learn-begun = «{ $table }» ha empezado; su carta llega sola.
answer-why-learn-which = Escribe una de estas líneas: { $games }.
answer-command-learn = Aprender un juego en diez minutos; su nombre sigue en la línea:

# En la terminal.
lesson-terminal-over = Esa fue toda la lección: ya conoces el juego. Lo que sigue es una partida corta contra bots. Intro la empieza; «quit» sale.
lesson-new-position = Para esta idea se ha preparado una posición nueva.
help-learn = Aprende GAME en diez minutos: posiciones preparadas y después una partida corta contra bots.
help-lesson = La lección con la que empezar. Por omisión, la primera.
learn-no-lessons = { $name } no trae lecciones.
learn-no-such-lesson = No hay lección «{ $name }»; hay: { $lessons }.
learn-left = Sigue con: { $command }
