# Edizioni: il comando.

help-edition-family = Mostra, controlla e crea i dati di un gioco.
help-edition-list = Elenca tutte le edizioni e gli errori dei file in PROCACCIO_EDITIONS.
help-edition-show = Mostra ogni dato di un’edizione di GAME con il suo segno: stampato, dedotto, pubblicato o ricostruito.
help-edition-doubtful = Mostra solo i dati che non sono stampati nelle regole.
help-edition-check = Controlla nomi, grandezze, totali e tessere di FILE. Poi i bot ci giocano.
help-edition-quick = Controlla solo il file, senza far giocare i bot.
help-edition-tables = Numero di tavoli giocati dai bot.
help-edition-new = Copia un’edizione di GAME in un nuovo file, da correggere con la tua scatola.
help-edition-from = L’edizione da copiare. Predefinita: quella solita.
help-edition-file = Il nuovo file. Predefinito: in PROCACCIO_EDITIONS o in questa cartella.
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
edition-no-such = { $game } non ha l’edizione «{ $name }». Ci sono: { $editions }.
edition-sound = { $file } è valido. I bot ci hanno giocato { $tables } tavoli.
edition-sound-quick = { $file } non ha errori. I bot non ci hanno giocato.
edition-new-title = Dalla mia scatola
edition-there = { $file } esiste già. Indica un altro file con --file.
edition-unwritable = { $file } non si può scrivere: { $reason }
edition-written = { $file } è scritto. Correggilo con la tua scatola, poi: procaccio edition check { $file }
edition-more = Da dove viene ogni dato
edition-ours-more = { $ours } Di più: { $link }
