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
plans-standing = In vigore
plans-finished = Compiuto
plans-stopped = Fermo
plans-withdrawn = Ritirato
plans-due = La sua risposta arriva { $when }, se non ne dai una tu.
plans-understood = Come è stato capito
plans-moves = Giocato finora: { $moves }.
plans-write = Un nuovo piano
plans-bid = Offri per me
plans-bid-hint = Il piano offre il meno possibile, fino al tuo limite. Lo vedi solo tu.
plans-lot = Per
plans-most = Al massimo
plans-total = Per tutti i lotti al massimo (facoltativo)
plans-hint = Un ordine dopo l’altro, separati da punti e virgola o su righe diverse. Per esempio: { $example }
plans-check = Che cosa farebbe?
plans-give = Metti in vigore
plans-withdraw = Ritira
plans-rewrite = Un altro piano al suo posto
plans-rewrite-hint = Ricomincia da capo: quanto fatto prima per lui non conta più. Ciò che è stato giocato resta giocato.
plans-change = Metti questo piano al suo posto
plans-spent = Speso finora: { $spent }.
mail-plan-stopped-subject = { $table }: il tuo piano si è fermato
mail-plan-stopped = { $player }, un tuo piano a { $table } si è fermato, e non risponde più per te.
mail-plan-stopped-why = { $why }
mail-plan-stopped-text = Il piano era: { $text }
answer-plan-replaced = Il tuo piano precedente sulla stessa cosa è finito: { $text }.
answer-plan-given = Il tuo piano è in vigore, con il numero { $number }: { $text }.
answer-plan-played = Ha risposto subito: { $moves }.
answer-plan-now = { $says }
answer-plan-examples = Un piano risponde per te quando ti si chiede più tardi, e adesso se è adatto. Esempi per questo tavolo; mettici i tuoi numeri e le tue cose:
answer-plan-stop = Più ordini si separano con un punto e virgola. «plan none» ritira tutti i piani.
answer-plan-none =
    { $count ->
        [0] Non c’era nessun tuo piano da ritirare.
        [one] Il tuo piano è ritirato.
       *[other] I tuoi { $count } piani sono ritirati.
    }
answer-why-no-plan = Un tuo piano così non c’è, o non è più in vigore.
answer-why-too-many-plans = Altri piani non possono essere in vigore insieme. Prima ritirane uno: «piano nessuno» li ritira tutti.

# Al terminale.
help-plan = Aggiungi il piano TEXT a TABLE ed elenca i tuoi piani.
help-plan-withdraw = Prima ritira il piano con questo numero.
plan-line-standing = { $number }: { $text }
plan-line-finished = { $number } (compiuto): { $text }
plan-line-stopped = { $number } (fermo): { $text }. { $why }
plan-line-withdrawn = { $number } (ritirato): { $text }
