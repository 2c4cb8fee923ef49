# Wejście i konto.

sign-in-subject = { $code } to twój kod do Procaccio
sign-in-heading = Zaloguj się do Procaccio
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
sign-in-code-wrong = Ten kod jest błędny albo wygasł. Po pięciu próbach ważny jest tylko odnośnik z listu.
sign-in-not-you = Jeśli to nie twoja prośba, zignoruj ten list: bez niego nikt się nie zaloguje.

# Strony wejścia.
sign-in-title = Wejście do Procaccio
sign-in-address = Twój adres e-mail
sign-in-hint = Wyślemy ci odnośnik. Hasło nie jest potrzebne, a nowy adres dostaje konto.
sign-in-send = Wyślij mi odnośnik
sign-in-wrong-address = To nie wygląda na adres e-mail.
sign-in-asked = Zajrzyj do poczty: wysłaliśmy odnośnik i kod.
sign-in-press = Wejdź
sign-in-opens = Logujesz się jako { $name }, { $email }.
sign-in-opens-new = Adres { $email } jest tu nowy. Zostanie dla niego założone konto.
sign-in-spent = Ten odnośnik wygasł albo został już użyty.
sign-in-again = Poproś o nowy odnośnik
name-ask = Twoje imię przy stołach
name-hint = Inni widzą tę nazwę. Możesz ją zmienić w każdej chwili.

# Kto wchodzi pierwszy raz i jeszcze nie podał swojej nazwy.
player-newcomer = Nowa osoba { $number }

# Gracz, którego konto usunięto, tam gdzie inni jeszcze czytają o jego miejscu.
player-gone = ktoś, kogo już tu nie ma
