# Stoły: co się o nich mówi w listach i historiach.

table-seat = Miejsce { $number }
table-game =
    { $game ->
        [florence] Książęta Florencji
        [principe] Il Principe
        [noblemen] Noblemen
       *[other] { $game }
    }

# O co prosi wniosek.
motion-take-back = o cofnięcie ostatnich ruchów
motion-abandon = o porzucenie gry
motion-pause = o tydzień przerwy
motion-resume = o zakończenie przerwy
motion-extend = o jeszcze raz tyle czasu na każde otwarte pytanie
motion-substitute = o zastępców na miejscach, które się nie odzywają
