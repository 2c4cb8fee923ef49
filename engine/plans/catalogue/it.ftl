# La lingua dei piani. Dopo `plan-phrase-…` stanno le parole che si possono scrivere, separate da |.

plan-phrase-nothing = il | lo | la | i | gli | le | un | uno | una | ancora | per favore | fiorini | ducati | adesso
plan-phrase-if = se | quando | dove
plan-phrase-else = altrimenti | oppure | se no
plan-phrase-then = poi | dopo | e poi
plan-phrase-and = e | nonché
plan-phrase-not = non
plan-phrase-until = finché | fino a quando
plan-phrase-always = sempre | ogni volta
plan-phrase-whenever = ogni volta che | sempre quando
plan-phrase-up-to = fino a | al massimo fino a
plan-phrase-cheapest = al prezzo minimo | al prezzo di apertura
plan-phrase-anything = qualsiasi cosa | qualunque cosa
plan-phrase-follow-to = segui fino a | seguo fino a
plan-phrase-never-more-than = mai più di | non più di
plan-phrase-in-all = in tutto | in totale
plan-phrase-if-i-name = se scelgo io | quando scelgo io | se tocca a me scegliere
plan-phrase-default = predefinito | il predefinito
plan-phrase-when-forced = quando non c'è scelta | subito quando non c'è scelta
plan-phrase-answer-later = rispondi più tardi | rispondi dopo un po' | prenditi tempo
plan-phrase-at-least = almeno | non meno di
plan-phrase-at-most = al massimo | al più
plan-phrase-is = è | vale

# --- ciò che non è un piano

plan-why-empty = Questo piano è vuoto.
plan-why-too-long = Un piano può avere fino a { $most } ordini.
plan-why-no-plans = In questo gioco non ci sono piani.
plan-why-no-data = Questo non è un piano: { $reason }
plan-why-else-after-nothing = Un ordine può cominciare con «altrimenti» solo dopo qualcosa che vuoi.
plan-why-then-after-nothing = Un ordine può cominciare con «poi» solo dopo una mossa.
plan-why-nothing-to-name = Dopo «se scelgo io:», scrivi che cosa mettere all’asta, prima ciò che vuoi di più. Non tutti i giochi lo prevedono.
plan-why-empty-clause = «{ $text }» non è un ordine.
plan-why-no-colon = «{ $text }»: dopo la condizione scrivi i due punti, poi la mossa.
plan-why-no-condition = «{ $text }»: dopo «ogni volta che», scrivi una condizione, i due punti e la mossa.
plan-why-no-such-lot = Non puoi fare offerte per «{ $text }». Scegli { EITHER($lots) }.
plan-why-no-lot = Il piano non dice che cosa vuoi. Scegli { EITHER($lots) }.
plan-why-no-fact = La condizione non dice che cosa controlla. Scegli { EITHER($facts) }.
plan-why-nothing-for-sale = Non puoi fare offerte per «{ $text }»: in questo gioco non ci sono aste.
plan-why-no-such-fact = Una condizione non può controllare «{ $text }». Scegli { EITHER($facts) }.
plan-why-no-number = «{ $text }» dovrebbe essere un numero.

# --- gli ordini a parole

plan-told-want =
    { $first ->
        [yes] Prendi
       *[no] Altrimenti prendi
    } { NAME($lot) }, fino a { $most }.
plan-told-cheapest =
    { $first ->
        [yes] Prendi
       *[no] Altrimenti prendi
    } { NAME($lot) } al prezzo minimo.
plan-told-follow =
    { $first ->
        [yes] Offri
       *[no] Altrimenti offri
    } fino a { $most }, qualunque cosa sia all’asta.
plan-told-budget = Non spendere mai più di { $most } in tutto.
plan-told-name = Quando scegli tu che cosa va all’asta: { $lots }.
plan-told-once = Una volta: { $moves }.
plan-told-then = Poi: { $moves }.
plan-told-always = Ogni volta: { $move }.
plan-told-always-until = Ogni volta, finché { $condition }: { $move }.
plan-told-whenever = Ogni volta che { $moves }.
plan-told-forced = Giocare subito la risposta predefinita quando non ce n’è un’altra.
plan-told-until = Tutto questo finché { $condition }.
plan-told-wait = Rispondere dopo un po’, così che nessuno si accorga che gioca un piano.

# --- che cosa farebbe finire un piano

plan-ends-want = La ottieni, oppure ritiri il piano.
plan-ends-once = La mossa è fatta. Se quando serve nessuna di queste è possibile, il piano si ferma e ti viene detto.
plan-ends-name = Hai ciò che volevi. Se quando scegli nulla di questo si può avere, il piano si ferma e ti viene detto.
plan-ends-always = Ritiri il piano.
plan-ends-until = Si avvera questo: { $condition }. Il piano finisce non appena ti viene chiesto di nuovo.

# --- perché un piano si è fermato

plan-stopped-does-not-fit = Quando ti è stato chiesto, nessuna di queste si poteva giocare: { $moves }.
plan-stopped-nothing-to-name = Non potevi mettere all’asta nulla di questo: { $lots }.
plan-stopped-refused = Le regole lo hanno rifiutato: { $reason }
plan-stopped-taken-back = Hai ripreso una mossa fatta dal piano.
plan-stopped-replaced = Un piano più recente sulla stessa cosa l’ha sostituito.
plan-stopped-handed-over = Ora il posto è di qualcun altro.
plan-stopped-until = Si è verificata la condizione che lo conclude: { $condition }.
plan-stopped-done = Ha fatto tutto.
