# Passkeys: a second way in, beside the mailed link.
passkeys = Passkeys
passkeys-hint = A passkey signs you in without a letter: your browser or telephone keeps it, and asks for your finger, face or PIN.
passkey-make = Make a passkey on this device
passkey-none = This browser cannot make one here. The link by mail always works.
passkey-refused = No passkey was made. Perhaps this device holds one already, or you closed the question. Try again whenever you like.
passkey-wrong = That passkey could not be checked. Load this page again and try once more.
passkey-many = You have { $most } passkeys, and there can be no more. Remove one first.
passkey-since = made { $moment }
passkey-used = · last used { $moment }
passkey-drop = Remove
passkey-or = Or without a letter, if you have made a passkey here before:
passkey-sign-in = Sign in with a passkey
passkey-not-proved = Nothing was signed in: this device knows no passkey for this house, or you closed the question. The link by mail always works.
passkey-not-known = That passkey opens nothing here. It may have been removed; sign in with a link instead.
done-passkey-kept = This device signs you in from now on, without a letter.
done-passkey-dropped = That passkey opens nothing any more.
