# Strona gracza.

player-kind-heading = Rodzaj
player-kind =
    { $kind ->
        [person] gracz z kontem
        [guest] gość
        [bot] bot
       *[gone] ktoś, kto odszedł
    }
player-since = Tutaj od
player-punctual = Punktualność
player-kept =
    { $asked ->
        [one] Jedyne pytanie z terminem: { $kept ->
            [0] bez odpowiedzi na czas.
           *[other] odpowiedź na czas.
        }
       *[other] Ostatnie pytania z terminem: { $asked }, z odpowiedzią na czas: { $kept }.
    }
player-nothing-kept = Jeszcze żadnego pytania z terminem.
player-usual = Zwykły czas odpowiedzi, w godzinach czuwania
player-away = Urlop do { $moment }.
player-tables = Publiczne stoły
player-no-tables = Na razie żadnych.
