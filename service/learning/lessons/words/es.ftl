# Aprender un juego en su propia mesa.
learn-title = Aprende { GAME($game) } en diez minutos
learn-told = Unas pocas lecciones cortas, una idea en cada una, y después una partida corta. Juegas a solas con bots en una mesa de verdad, y todo es como en cualquier partida. No hay reloj. Si eliges otra respuesta, te la explicamos y no cambia nada.
learn-by-mail = Cada paso llega también por carta: puedes aprender contestando cartas.
learn-begin = Empezar
learn-go-on = Seguir
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
lesson-last-letter = Era la última idea. Ha empezado una partida corta contra bots. Pronto recibirás su primera carta.
lesson-left = Dejaste esta lección antes del final. Puedes empezarla otra vez cuando quieras.
lesson-again = Empezarla otra vez
learn-leaves = Si empiezas una idea, dejas la que está en marcha. Puedes volver a empezarla.

# Por carta: `aprende` y el nombre de un juego.
answer-learn-begun = «{ $table }» ha empezado. Pronto recibirás su primera carta.
answer-why-learn-which = Escribe una de estas líneas: { $games }.
answer-command-learn = Aprender un juego en diez minutos; su nombre sigue en la línea:

# En la terminal.
lesson-terminal-over = Esa fue toda la lección. Lo que sigue es una partida corta contra bots. Pulsa Intro para empezarla, o escribe «quit» para salir.
lesson-new-position = Para esta idea se ha preparado una posición nueva.
help-learn = Aprende GAME en diez minutos: posiciones preparadas y después una partida corta contra bots.
help-lesson = La lección con la que empezar. Por omisión, la primera.
learn-no-lessons = { $name } no tiene lecciones.
learn-no-such-lesson = No hay lección «{ $name }»; hay: { $lessons }.
learn-left = Sigue con: { $command }
