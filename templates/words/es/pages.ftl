# Lo que rodea cada página, y las palabras de las partes de que se componen.

skip-to-content = Saltar al contenido
skip-to-question = Ir a la pregunta
product = Procaccio
nav-label = Menú principal
nav-tables = Mis mesas
nav-seats = Asientos libres
nav-rules = Reglas
nav-help = Ayuda
nav-waiting =
    { $count ->
        [one] una mesa te espera
       *[other] { $count } mesas te esperan
    }
sign-in = Entrar
sign-out = Salir
foot-line = Juegos lentos, llevados por carta.
foot-api = API
look-label = Colores
look-system = Como el sistema
look-light = Claros
look-dark = Oscuros
notice-news = Nota
notice-good = Hecho
notice-warn = Atención
notice-bad = Problema
error-summary =
    { $count ->
        [one] Un campo falta o no es válido:
       *[other] { $count } campos faltan o no son válidos:
    }
optional = (opcional)
seat-name = Asiento { $letter }
seat-you = tú
pages-label = Páginas
pages-earlier = Antes
pages-later = Después
pages-page = Página { $page }
question-yours = Te toca
question-answered = Has respondido
question-theirs = Se espera a { $name }
question-until = Hasta
question-rule = La regla
question-why = Por qué este plazo
question-no-limit = Tómate tu tiempo: no hay límite.
question-no-limit-theirs = No hay límite de tiempo.
question-default = Si no haces nada: { $default }.
answer-default = se juega si se acaba el tiempo
story-new = nuevo
story-private = solo lo ves tú
score-total = Total
problems = Problemas
problems-hint = Cada error de la API es un documento de problema; la última parte de su «type» es uno de estos nombres.
announcement-heading = De la moderación
