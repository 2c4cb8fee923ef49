# Anmelden und das Konto.

sign-in-subject = Dein Weg zu Procaccio
sign-in-greeting = Öffne diese Seite und drücke ihren Knopf, um dich anzumelden:
sign-in-how-long =
    { $minutes ->
        [one] Der Link gilt eine Minute lang, einmal.
       *[other] Der Link gilt { $minutes } Minuten lang, einmal.
    }
sign-in-not-you = Wenn du nicht darum gebeten hast, lass es: Ohne diesen Brief kommt niemand hinein.

# Die Seiten der Anmeldung.
sign-in-title = Anmelden bei Procaccio
sign-in-address = Deine E-Mail-Adresse
sign-in-hint = Dorthin geht der Weg hinein. Es gibt kein Passwort, und eine Adresse, die hier neu ist, bekommt ein Konto.
sign-in-send = Schick mir einen Link
sign-in-wrong-address = Das sieht nicht nach einer E-Mail-Adresse aus.
sign-in-asked = Sieh in deine Post: Ein Link ist unterwegs.
sign-in-press = Anmelden
sign-in-spent = Dieser Link ist verbraucht: Er wurde benutzt, oder seine Zeit ist um.
sign-in-again = Einen neuen anfordern

# Wer sein Konto gelöscht hat, wo andere noch von seinem Platz lesen.
player-gone = jemand, der nicht mehr hier ist
