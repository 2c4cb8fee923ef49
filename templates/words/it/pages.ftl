# Ciò che sta intorno a ogni pagina, e le parole delle parti di cui le pagine sono fatte.

skip-to-content = Vai al contenuto
skip-to-question = Vai alla domanda
product = Procaccio
nav-label = Menu principale
nav-tables = I miei tavoli
nav-seats = Posti liberi
nav-rules = Regole
nav-help = Aiuto
nav-waiting =
    { $count ->
        [one] un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
sign-in = Entra
sign-out = Esci
foot-line = Giochi lenti, portati per lettera.
foot-api = API
look-label = Colori
look-system = Come il sistema
look-light = Chiari
look-dark = Scuri
notice-news = Nota
notice-good = Fatto
notice-warn = Attenzione
notice-bad = Problema
error-summary =
    { $count ->
        [one] Un campo manca o non è valido:
       *[other] { $count } campi mancano o non sono validi:
    }
optional = (facoltativo)
seat-name = Posto { $letter }
seat-you = tu
pages-label = Pagine
pages-earlier = Prima
pages-later = Dopo
pages-page = Pagina { $page }
question-yours = Tocca a te
question-answered = Hai risposto
question-theirs = Si aspetta { $name }
question-until = Entro
question-rule = La regola
question-why = Perché questa scadenza
question-no-limit = Fai con calma: non c’è limite di tempo.
question-no-limit-theirs = Non c’è limite di tempo.
question-default = Se non fai nulla: { $default }.
answer-default = giocata se il tempo finisce
story-new = nuovo
story-private = lo vedi solo tu
score-total = Totale
problems = Problemi
problems-hint = Ogni errore dell’API è un documento di problema; l’ultima parte del suo «type» è uno di questi nomi.
announcement-heading = Dal banco
