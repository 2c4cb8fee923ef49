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

# A new address for letters.
address-title = Your address
address-ask = Shall your letters go to { $address }?
address-taken = Done: your letters go to { $address }. Sign in with that address from now on.
address-spent = This link opens nothing any more: it was used, it is older than two days, or something has changed since.
mail-address-subject = Is this your address?
mail-address = { $player }, we were asked to send the letters of your account to this address.
mail-address-how = If it is yours, open this page within two days and press the button: { $link } If it is not, ignore this letter, and nothing changes.
mail-address-button = This is my address
mail-address-notice-subject = Your address
mail-address-asked = { $player }, somebody who is signed in to your account wants its letters at another address.
mail-address-asked-how = Nothing changes until the reader of that address confirms it. If it was not you, sign out the devices that you do not know and write to the moderators.
mail-address-changed = { $player }, the letters of your account go to another address from now on.
mail-address-changed-how = Sign in with that address from now on. If you did not ask for this, write to the moderators at once.
mail-address-in-use = { $player }, this address already belongs to your account here.
mail-address-in-use-how = Somebody asked to use it for another account, so nothing was changed. If it was you, sign in with this address. The moderators can merge two accounts of one person.
