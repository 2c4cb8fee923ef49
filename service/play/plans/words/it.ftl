# I piani, nelle lettere e nelle pagine.

plans-line = { $number }: { $text }
plans-line-ended = { $number } (finito): { $text }. { $why }
plans-by-plan = Secondo il tuo piano: { $event }
plans-now-move = Ora risponderebbe: { $move }.
plans-now-stops = Ora si fermerebbe subito. { $why }
plans-now-finished = Non gli resterebbe nulla da fare.
plans-now-nothing = Questo piano non vale ancora.
plans-heading = Piani
plans-none = Nessun piano. Un piano risponde per te mentre non ci sei, e nessun altro lo vede.
plans-standing = Attivo
plans-finished = Compiuto
plans-stopped = Fermo
plans-withdrawn = Ritirato
plans-due = Risponde { $when }, se non lo fai prima tu.
plans-understood = Come lo capiamo
plans-moves = Giocato finora: { $moves }.
plans-write = Un nuovo piano
plans-bid = Offri per me
plans-bid-hint = In questo round il piano offre il meno possibile, fino al tuo limite. Lo vedi solo tu.
plans-lot = Per
plans-most = Al massimo
plans-total = Per tutti i lotti al massimo (facoltativo)
plans-hint = Un ordine dopo l’altro, separati da punti e virgola o su righe diverse. Per esempio: { $example }
plans-check = Vedi effetto
plans-give = Aggiungi piano
plans-withdraw = Ritira
plans-rewrite = Sostituisci questo piano
plans-rewrite-hint = Il nuovo piano comincia da zero. Ciò che è stato giocato resta giocato.
plans-change = Sostituisci piano
plans-spent = Speso alle aste da quando è iniziato questo piano, comprese le tue offerte: { $spent }.
mail-plan-stopped-subject = { $table }: il tuo piano si è fermato
mail-plan-stopped = { $player }, un tuo piano a { $table } si è fermato, e non risponde più per te.
mail-plan-stopped-why = { $why }
mail-plan-stopped-text = Il piano era: { $text }
answer-plan-replaced = Il tuo piano precedente sulla stessa cosa è finito: { $text }.
answer-plan-given = Il tuo piano { $number } è attivo: { $text }.
answer-plan-done = Il tuo piano { $number } è compiuto: { $text }.
answer-plan-played = Ha risposto subito: { $moves }.
answer-plan-now = { $says }
answer-plan-examples = Un piano risponde per te quando ti si chiede più tardi, e adesso se è adatto. Esempi per questo tavolo; mettici i tuoi numeri e le tue cose:
answer-plan-stop = Separa più ordini con un punto e virgola. «plan none» ritira tutti i piani.
answer-plan-none =
    { $count ->
        [0] Non c’era nessun tuo piano da ritirare.
        [one] Il tuo piano è ritirato.
       *[other] I tuoi { $count } piani sono ritirati.
    }
answer-why-no-plan = Non hai questo piano, o non è più attivo.
answer-why-too-many-plans = Hai già tutti i piani possibili. Prima ritirane uno: «piano nessuno» li ritira tutti.

# Al terminale.
help-plan = Aggiungi il piano TEXT a TABLE ed elenca i tuoi piani.
help-plan-withdraw = Prima ritira il piano con questo numero.
plan-line-standing = { $number }: { $text }
plan-line-finished = { $number } (compiuto): { $text }
plan-line-stopped = { $number } (fermo): { $text }. { $why }
plan-line-withdrawn = { $number } (ritirato): { $text }
