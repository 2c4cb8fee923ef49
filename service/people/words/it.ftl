# Passkey: un secondo modo di entrare, accanto al link per posta.
passkeys = Passkey
passkeys-hint = Con una passkey entri senza aspettare una lettera: la custodisce il tuo browser o il telefono, e chiede il dito, il viso o il PIN.
passkey-make = Crea una passkey su questo dispositivo
passkey-none = Questo browser non può crearla qui. Il link per posta funziona sempre.
passkey-refused = Nessuna passkey è stata creata. Forse questo dispositivo ne ha già una, o hai chiuso la domanda. Riprova quando vuoi.
passkey-wrong = Non è stato possibile verificare questa passkey. Ricarica la pagina e riprova.
passkey-many = Hai { $most } passkey, il massimo possibile. Prima togline una.
passkey-since = creata { $moment }
passkey-used = · usata l’ultima volta { $moment }
passkey-drop = Togli
passkey-or = Oppure senza lettera, se qui hai già creato una passkey:
passkey-sign-in = Entra con una passkey
passkey-not-proved = Nessun accesso: questo dispositivo non ha passkey per questo sito, o hai chiuso la domanda. Il link per posta funziona sempre.
passkey-not-known = Questa passkey qui non funziona. Forse è stata tolta; entra con un link.
done-passkey-kept = Da ora entri da questo dispositivo senza lettera.
done-passkey-dropped = Questa passkey non funziona più.

# Un nuovo indirizzo per le lettere.
address-title = Il tuo indirizzo
address-ask = Le tue lettere devono andare a { $address }?
address-taken = Fatto: le tue lettere vanno a { $address }. Da ora entra con quell’indirizzo.
address-spent = Questo link non funziona più: è stato usato, ha più di due giorni, o da allora qualcosa è cambiato.
mail-address-subject = È il tuo indirizzo?
mail-address = { $player }, ci è stato chiesto di mandare le lettere del tuo conto a questo indirizzo.
mail-address-how = Se è tuo, apri questa pagina entro due giorni e premi il pulsante: { $link } Se non lo è, lascia stare, e non cambia nulla.
mail-address-button = È il mio indirizzo
mail-address-notice-subject = Il tuo indirizzo
mail-address-asked = { $player }, qualcuno che è entrato nel tuo conto vuole le sue lettere a un altro indirizzo.
mail-address-asked-how = Non cambia nulla finché quell’indirizzo non conferma. Se non sei tu, fai uscire i dispositivi che non conosci e scrivi ai moderatori.
mail-address-changed = { $player }, da ora le lettere del tuo conto vanno a un altro indirizzo.
mail-address-changed-how = Da ora entra con quell’indirizzo. Se non l’hai chiesto tu, scrivi subito ai moderatori.
mail-address-in-use = { $player }, questo indirizzo appartiene già al tuo conto qui.
mail-address-in-use-how = Qualcuno ha chiesto di usarlo per un altro conto, perciò non è cambiato nulla. Se sei tu, entra con questo indirizzo. I moderatori possono unire due conti di una stessa persona.
