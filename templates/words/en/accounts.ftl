# Signing in and the account.

sign-in-subject = { $code } is your code for Procaccio
sign-in-heading = Sign in to Procaccio
sign-in-greeting = Open this page and press its button to sign in:
sign-in-how-long =
    { $minutes ->
        [one] The link is good for one minute, once.
       *[other] The link is good for { $minutes } minutes, once.
    }
sign-in-code = Your code: { $code }. Type it where you asked for it, or use the link.
sign-in-code-or = Or type this code where you asked for it:
sign-in-code-label = The code from the letter
sign-in-code-hint = Six letters and digits. Or open the link in the letter.
sign-in-code-wrong = This code is wrong or has expired. After five tries, only the link in the letter works.
sign-in-not-you = If you did not ask for it, ignore this letter: nobody can sign in without it.

# The pages of signing in.
sign-in-title = Sign in to Procaccio
sign-in-address = Your e-mail address
sign-in-hint = We send you a link. You need no password, and a new address gets an account.
sign-in-send = Send me a link
sign-in-wrong-address = This does not look like an e-mail address.
sign-in-asked = Check your mail: we have sent you a link and a code.
sign-in-press = Sign in
sign-in-opens = This signs you in as { $name }, { $email }.
sign-in-opens-new = { $email } is new here. This creates an account for it.
sign-in-spent = This link has expired or was already used.
sign-in-again = Get a new link
name-ask = Your name at the tables
name-hint = Other players see this name. You can change it at any time.

# Who has signed in for the first time and has not yet said their name.
player-newcomer = Newcomer { $number }

# A player whose account was deleted, where others still read of their seat.
player-gone = a former player
