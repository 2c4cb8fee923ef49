# Edizioni: il comando.

help-edition-family = I dati con cui si gioca: che cosa c’è, che cosa non va in un file, un file nuovo per chi ha la scatola.
help-edition-list = Le edizioni di tutti i giochi, anche quelle della cartella PROCACCIO_EDITIONS, e che cosa non va nei suoi file.
help-edition-show = Ogni dato di un’edizione di GAME con il suo segno: stampato, dedotto, pubblicato, ricostruito.
help-edition-doubtful = Soltanto i dati che non sono stampati nelle regole.
help-edition-check = Se con FILE si può giocare: nomi, grandezze, totali, tessere che trovano posto e cento tavoli di bot.
help-edition-quick = Guarda soltanto il file; niente bot che giocano.
help-edition-tables = Quanti tavoli giocano i bot.
help-edition-new = Un file tuo per GAME, da correggere con la scatola davanti: copia di un’edizione che ne fa parte.
help-edition-from = L’edizione che si copia; altrimenti quella solita.
help-edition-file = Dove si scrive il file; altrimenti nella cartella delle edizioni o qui.
edition-own = fa parte del gioco
edition-added = aggiunta qui
edition-doubtful = { $count ->
    [0] tutto stampato
    [one] un dato non stampato
   *[other] { $count } dati non stampati
}
edition-broken-file = { $file }: non è offerta, { $count ->
    [one] un errore
   *[other] { $count } errori
}
edition-column-key = Chiave
edition-column-value = Dato
edition-column-mark = Segno
edition-no-such = { $game } non ha l’edizione «{ $name }»; ci sono: { $editions }.
edition-sound = { $file } va bene: con esso sono stati giocati fino in fondo { $tables } tavoli.
edition-sound-quick = { $file } va bene, per quanto si vede senza giocare.
edition-new-title = Dalla mia scatola
edition-there = { $file } esiste già; indicane un altro con --file.
edition-unwritable = { $file } non si può scrivere: { $reason }
edition-written = { $file } è scritto. Correggilo con la tua scatola, poi: procaccio edition check { $file }
edition-more = Da dove viene ogni dato
edition-ours-more = { $ours } Di più: { $link }
