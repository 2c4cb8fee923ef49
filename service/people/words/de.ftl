# Passkeys: ein zweiter Weg hinein, neben dem Link im Brief.
passkeys = Passkeys
passkeys-hint = Mit einem Passkey meldest du dich ohne Brief an: Dein Browser oder Telefon bewahrt ihn auf und fragt nach Finger, Gesicht oder PIN.
passkey-make = Auf diesem Gerät einen Passkey anlegen
passkey-none = Dieser Browser kann hier keinen anlegen. Der Link per Mail geht immer.
passkey-refused = Es wurde kein Passkey angelegt. Vielleicht hat dieses Gerät schon einen, oder du hast die Frage geschlossen. Versuch es jederzeit noch einmal.
passkey-wrong = Dieser Passkey ließ sich nicht prüfen. Lade die Seite neu und versuch es noch einmal.
passkey-many = Du hast { $most } Passkeys, das Höchste, was geht. Entferne zuerst einen.
passkey-since = angelegt { $moment }
passkey-used = · zuletzt benutzt { $moment }
passkey-drop = Entfernen
passkey-or = Oder ohne Brief, wenn du hier schon einen Passkey angelegt hast:
passkey-sign-in = Mit einem Passkey anmelden
passkey-not-proved = Du bist nicht angemeldet: Dieses Gerät hat keinen Passkey für diese Seite, oder du hast die Frage geschlossen. Der Link per Mail geht immer.
passkey-not-known = Dieser Passkey funktioniert hier nicht. Vielleicht wurde er entfernt; melde dich mit einem Link an.
done-passkey-kept = Du kannst dich auf diesem Gerät jetzt ohne Brief anmelden.
done-passkey-dropped = Dieser Passkey funktioniert nicht mehr.

# Eine neue Adresse für Briefe.
address-title = Deine Adresse
address-ask = Sollen deine Briefe an { $address } gehen?
address-taken = Getan: Deine Briefe gehen an { $address }. Melde dich von nun an mit dieser Adresse an.
address-spent = Dieser Link funktioniert nicht mehr: Er wurde benutzt, ist älter als zwei Tage, oder seither hat sich etwas geändert.
mail-address-subject = Ist das deine Adresse?
mail-address = { $player }, wir wurden gebeten, die Briefe deines Kontos an diese Adresse zu schicken.
mail-address-how = Wenn sie deine ist, öffne binnen zwei Tagen diese Seite und drücke den Knopf: { $link } Wenn nicht, lass den Brief liegen, und nichts ändert sich.
mail-address-button = Das ist meine Adresse
mail-address-notice-subject = Deine Adresse
mail-address-asked = { $player }, jemand, der in deinem Konto angemeldet ist, möchte dessen Briefe an eine andere Adresse bekommen.
mail-address-asked-how = Nichts ändert sich, bis diese Adresse es bestätigt. Wenn du es nicht warst, melde die Geräte ab, die du nicht kennst, und schreibe an das Büro.
mail-address-changed = { $player }, die Briefe deines Kontos gehen von nun an an eine andere Adresse.
mail-address-changed-how = Melde dich von nun an mit dieser Adresse an. Wenn du das nicht wolltest, schreibe sofort an das Büro.
mail-address-in-use = { $player }, diese Adresse gehört schon zu deinem Konto hier.
mail-address-in-use-how = Jemand wollte sie für ein anderes Konto verwenden, deshalb wurde nichts geändert. Wenn du es warst, melde dich mit dieser Adresse an. Das Büro kann zwei Konten einer Person zusammenführen.
