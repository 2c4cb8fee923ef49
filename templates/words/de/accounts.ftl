# Anmelden und das Konto.

sign-in-subject = { $code } ist dein Code für Procaccio
sign-in-heading = Bei Procaccio anmelden
sign-in-greeting = Öffne diese Seite und drücke ihren Knopf, um dich anzumelden:
sign-in-how-long =
    { $minutes ->
        [one] Der Link gilt eine Minute lang, einmal.
       *[other] Der Link gilt { $minutes } Minuten lang, einmal.
    }
sign-in-code = Dein Code: { $code }. Tippe ihn dort ein, wo du ihn verlangt hast, oder nimm den Link.
sign-in-code-or = Oder tippe diesen Code dort ein, wo du ihn verlangt hast:
sign-in-code-label = Der Code aus dem Brief
sign-in-code-hint = Sechs Buchstaben und Ziffern. Oder öffne den Link im Brief.
sign-in-code-wrong = Dieser Code ist falsch oder abgelaufen. Nach fünf Versuchen gilt nur noch der Link im Brief.
sign-in-not-you = Wenn du ihn nicht verlangt hast, beachte diesen Brief nicht: Ohne ihn kann sich niemand anmelden.

# Die Seiten der Anmeldung.
sign-in-title = Anmelden bei Procaccio
sign-in-address = Deine E-Mail-Adresse
sign-in-hint = Wir schicken dir einen Link. Du brauchst kein Passwort, und eine neue Adresse bekommt ein Konto.
sign-in-send = Schick mir einen Link
sign-in-wrong-address = Das sieht nicht nach einer E-Mail-Adresse aus.
sign-in-asked = Sieh in deine Post: Wir haben dir einen Link und einen Code geschickt.
sign-in-press = Anmelden
sign-in-opens = Damit meldest du dich als { $name } an, { $email }.
sign-in-opens-new = { $email } ist hier neu. Damit wird ein Konto dafür angelegt.
sign-in-spent = Dieser Link ist abgelaufen oder wurde schon benutzt.
sign-in-again = Neuen Link anfordern
name-ask = Dein Name an den Tischen
name-hint = Diesen Namen sehen die anderen. Du kannst ihn jederzeit ändern.

# Wer sich zum ersten Mal angemeldet und den eigenen Namen noch nicht gesagt hat.
player-newcomer = Neuling { $number }

# Wer sein Konto gelöscht hat, wo andere noch von seinem Platz lesen.
player-gone = jemand, der nicht mehr hier ist
