# Wejście i konto.

sign-in-subject = Twoje wejście do Procaccio
sign-in-greeting = Żeby wejść, otwórz tę stronę i naciśnij jej przycisk:
sign-in-how-long =
    { $minutes ->
        [one] Odnośnik działa przez { $minutes } minutę, jeden raz.
        [few] Odnośnik działa przez { $minutes } minuty, jeden raz.
       *[other] Odnośnik działa przez { $minutes } minut, jeden raz.
    }
sign-in-not-you = Jeśli ta prośba nie pochodzi od ciebie, nic nie rób: bez tego listu nikt nie wejdzie.

# Strony wejścia.
sign-in-title = Wejście do Procaccio
sign-in-address = Twój adres e-mail
sign-in-hint = Tam idzie wejście. Nie ma hasła, a adres, który jest tu nowy, dostaje konto.
sign-in-send = Wyślij mi odnośnik
sign-in-wrong-address = To nie wygląda na adres e-mail.
sign-in-asked = Zajrzyj do poczty: odnośnik jest w drodze.
sign-in-press = Wejdź
sign-in-spent = Ten odnośnik już nie działa: został użyty albo minął jego czas.
sign-in-again = Poproś o nowy

# Gracz, którego konto usunięto, tam gdzie inni jeszcze czytają o jego miejscu.
player-gone = ktoś, kogo już tu nie ma
