# Signing in and the account.

sign-in-subject = Your way into Procaccio
sign-in-greeting = Open this page and press its button to sign in:
sign-in-how-long =
    { $minutes ->
        [one] The link is good for one minute, once.
       *[other] The link is good for { $minutes } minutes, once.
    }
sign-in-not-you = If you did not ask for it, leave it: nobody gets in without this mail.

# The pages of signing in.
sign-in-title = Sign in to Procaccio
sign-in-address = Your e-mail address
sign-in-hint = The way in is sent there. There is no password, and an address that is new here gets an account.
sign-in-send = Send me a link
sign-in-wrong-address = This does not look like an e-mail address.
sign-in-asked = Look into your mail: a link is on its way.
sign-in-press = Sign in
sign-in-spent = This link is spent: it was used, or its time is over.
sign-in-again = Ask for a new one

# A player whose account was deleted, where others still read of their seat.
player-gone = somebody who is no longer here
