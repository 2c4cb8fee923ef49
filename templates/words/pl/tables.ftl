# Stoły: co się o nich mówi w listach i historiach.

table-seat = Miejsce { $number }
table-game = { GAME($game) }

# O co prosi wniosek.
motion-take-back = o cofnięcie ostatnich ruchów
motion-abandon = o porzucenie gry
motion-concede = o zakończenie gry teraz, z obecną punktacją
motion-pause = o przerwę
motion-pause-for = o przerwę na { $length }
motion-resume = o zakończenie przerwy
motion-extend = o podwojenie czasu każdego otwartego pytania
motion-extend-for = o więcej czasu na każde otwarte pytanie: { $length }
motion-substitute = o zastępców na miejscach nieobecnych
motion-length = Podaj od { $shortest } do { $longest }.
motion-no-length = Długość mają tylko przerwa i dodatkowy czas.
