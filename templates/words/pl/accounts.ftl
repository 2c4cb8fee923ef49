# Wejście i konto.

sign-in-subject = Twoje wejście do Procaccio
sign-in-greeting = Żeby wejść, otwórz tę stronę i naciśnij jej przycisk:
sign-in-how-long =
    { $minutes ->
        [one] Odnośnik działa przez { $minutes } minutę, jeden raz.
        [few] Odnośnik działa przez { $minutes } minuty, jeden raz.
       *[other] Odnośnik działa przez { $minutes } minut, jeden raz.
    }
sign-in-code = Twój kod: { $code }. Wpisz go tam, skąd przyszła prośba, albo użyj odnośnika.
sign-in-code-or = Albo wpisz ten kod tam, skąd przyszła prośba:
sign-in-code-label = Kod z listu
sign-in-code-hint = Sześć liter i cyfr. Albo otwórz odnośnik z listu.
sign-in-code-wrong = To nie ten kod albo jego czas minął. Po pięciu próbach ważny jest tylko odnośnik z listu.
sign-in-not-you = Jeśli ta prośba nie pochodzi od ciebie, nic nie rób: bez tego listu nikt nie wejdzie.

# Strony wejścia.
sign-in-title = Wejście do Procaccio
sign-in-address = Twój adres e-mail
sign-in-hint = Tam idzie wejście. Nie ma hasła, a adres, który jest tu nowy, dostaje konto.
sign-in-send = Wyślij mi odnośnik
sign-in-wrong-address = To nie wygląda na adres e-mail.
sign-in-asked = Zajrzyj do poczty: odnośnik i kod są w drodze.
sign-in-press = Wejdź
sign-in-opens = To otwiera konto: { $name }, { $email }.
sign-in-opens-new = Adres { $email } jest tu nowy: to zakłada dla niego konto.
sign-in-spent = Ten odnośnik już nie działa: został użyty albo minął jego czas.
sign-in-again = Poproś o nowy
name-ask = Twoje imię przy stołach
name-hint = Tak nazywają cię inni, w listach i na stronach. Możesz je zmienić w każdej chwili.

# Kto wchodzi pierwszy raz i jeszcze nie podał swojej nazwy.
player-newcomer = Nowa osoba { $number }

# Gracz, którego konto usunięto, tam gdzie inni jeszcze czytają o jego miejscu.
player-gone = ktoś, kogo już tu nie ma
