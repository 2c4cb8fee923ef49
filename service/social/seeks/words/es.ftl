# Quién busca mesa.
seeks-title = Quién busca mesa
seeks-hint = Pide que te avisemos cuando alguien abra una mesa para cualquiera. Recibes cartas durante 30 días, o hasta que te sientes con otros a una mesa de ese juego.
seeks-nobody = Nadie todavía.
seeks-only-you = Por ahora, solo tú.
seeks-more =
    { $count ->
        [one] y uno más
       *[other] y { $count } más
    }
seek-begin = Avísame cuando alguien abra una mesa
seek-until = Recibes cartas hasta el { $moment }.
seek-end = Parar estas cartas
seek-told =
    { $count ->
        [one] Una persona busca una mesa de { $game }. Recibe una carta si cualquiera puede sentarse.
       *[other] { $count } personas buscan una mesa de { $game }. Reciben una carta si cualquiera puede sentarse.
    }
done-seek-begun = Recibirás una carta cuando alguien abra una mesa.
done-seek-ended = Ya no recibes cartas sobre mesas nuevas de este juego.
seek-stop = Ya no recibirás cartas cuando alguien abra una mesa de { $game }.
seek-stopped = Ya no recibes cartas cuando alguien abre una mesa de { $game }.
seek-stopped-back = Asientos libres, y quién busca mesa

# La carta sobre una mesa abierta.
mail-seek-subject = { $host } ha abierto una mesa de { $game }
mail-seek = { $host } ha abierto una mesa de { $game } para { $count } jugadores.
mail-seek-link =
    { $count ->
        [one] Queda un asiento libre. Mira la mesa y siéntate aquí:
       *[other] Quedan { $count } asientos libres. Mira la mesa y siéntate aquí:
    }
mail-seek-press = Mirar y sentarme
mail-seek-why = Pediste cartas sobre mesas nuevas de { $game }. Terminan el { $until }, o cuando te sientes con otros a una mesa así.
mail-seek-stop = Parar estas cartas: { $link }
mail-seek-stop-short = Parar estas cartas
