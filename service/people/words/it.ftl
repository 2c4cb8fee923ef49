# Passkey: un secondo modo di entrare, accanto al link per posta.
passkeys = Passkey
passkeys-hint = Con una passkey entri senza aspettare una lettera: la custodisce il tuo browser o il telefono, e chiede il dito, il viso o il PIN.
passkey-make = Crea una passkey su questo dispositivo
passkey-none = Questo browser non può crearla qui. Il link per posta funziona sempre.
passkey-refused = Nessuna passkey è stata creata. Forse questo dispositivo ne ha già una, o hai chiuso la domanda. Riprova quando vuoi.
passkey-wrong = Non è stato possibile verificare questa passkey. Ricarica la pagina e riprova.
passkey-many = Hai { $most } passkey, e non possono essercene altre. Prima togline una.
passkey-since = creata { $moment }
passkey-used = · usata l’ultima volta { $moment }
passkey-drop = Togli
passkey-or = Oppure senza lettera, se qui hai già creato una passkey:
passkey-sign-in = Entra con una passkey
passkey-not-proved = Nessun accesso: questo dispositivo non conosce passkey per questa casa, o hai chiuso la domanda. Il link per posta funziona sempre.
passkey-not-known = Questa passkey qui non apre nulla. Forse è stata tolta; entra con un link.
done-passkey-kept = Da ora entri da questo dispositivo senza lettera.
done-passkey-dropped = Questa passkey non apre più nulla.
