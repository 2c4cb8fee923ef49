# Passkeys: a second way in, beside the mailed link.
passkeys = Passkeys
passkeys-hint = A passkey signs you in without a letter. Your browser or phone stores it and asks for your finger, face or PIN.
passkey-make = Create a passkey on this device
passkey-none = This browser cannot create a passkey here. The link by mail always works.
passkey-refused = No passkey was created. Perhaps this device already has one, or you closed the question. You can try again at any time.
passkey-wrong = We could not check this passkey. Reload this page and try again.
passkey-many = You have { $most } passkeys, the most possible. Remove one first.
passkey-since = created { $moment }
passkey-used = · last used { $moment }
passkey-drop = Remove
passkey-or = Or without a letter, if you have created a passkey here:
passkey-sign-in = Sign in with a passkey
passkey-not-proved = You are not signed in: this device has no passkey for this site, or you closed the question. The link by mail always works.
passkey-not-known = This passkey does not work here. Perhaps it was removed. Sign in with a link instead.
done-passkey-kept = You can now sign in on this device without a letter.
done-passkey-dropped = This passkey no longer works.

# A new address for letters.
address-title = Your address
address-ask = Do you want your letters at { $address }?
address-taken = Done. Your letters now go to { $address }. Sign in with that address from now on.
address-spent = This link no longer works: it was used, it is older than two days, or something has changed since.
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
