# Passkeys: ein zweiter Weg hinein, neben dem Link im Brief.
passkeys = Passkeys
passkeys-hint = Mit einem Passkey meldest du dich ohne Brief an: Dein Browser oder Telefon bewahrt ihn auf und fragt nach Finger, Gesicht oder PIN.
passkey-make = Auf diesem Gerät einen Passkey anlegen
passkey-none = Dieser Browser kann hier keinen anlegen. Der Link per Mail geht immer.
passkey-refused = Es wurde kein Passkey angelegt. Vielleicht hat dieses Gerät schon einen, oder du hast die Frage geschlossen. Versuch es jederzeit noch einmal.
passkey-wrong = Dieser Passkey ließ sich nicht prüfen. Lade die Seite neu und versuch es noch einmal.
passkey-many = Du hast { $most } Passkeys, mehr gehen nicht. Entferne zuerst einen.
passkey-since = angelegt { $moment }
passkey-used = · zuletzt benutzt { $moment }
passkey-drop = Entfernen
passkey-or = Oder ohne Brief, wenn du hier schon einen Passkey angelegt hast:
passkey-sign-in = Mit einem Passkey anmelden
passkey-not-proved = Niemand wurde angemeldet: Dieses Gerät kennt keinen Passkey für dieses Haus, oder du hast die Frage geschlossen. Der Link per Mail geht immer.
passkey-not-known = Dieser Passkey öffnet hier nichts. Vielleicht wurde er entfernt; melde dich mit einem Link an.
done-passkey-kept = Dieses Gerät meldet dich von jetzt an ohne Brief an.
done-passkey-dropped = Dieser Passkey öffnet nichts mehr.
