# La página de un jugador.

player-kind-heading = Tipo
player-kind =
    { $kind ->
        [person] una persona con cuenta
        [guest] alguien sin cuenta
        [bot] un bot
       *[gone] alguien que se ha ido
    }
player-since = Aquí desde
player-punctual = Puntualidad
player-kept =
    { $asked ->
        [one] A la única pregunta con plazo { $kept ->
            [0] no se respondió a tiempo.
           *[other] se respondió a tiempo.
        }
       *[other] De las últimas { $asked } preguntas con plazo, { $kept } se respondieron a tiempo.
    }
player-nothing-kept = Aún ninguna pregunta con plazo.
player-usual = Tiempo habitual de una respuesta, en horas de vigilia
player-away = En ausencia hasta { $moment }.
player-tables = Mesas públicas
player-no-tables = Por ahora ninguna.
