# Editions: the command for them.

help-edition-family = Show, check and create the data of a game.
help-edition-list = List all editions, and the errors of files in PROCACCIO_EDITIONS.
help-edition-show = Show every figure of an edition of GAME with its mark: printed, derived, published or reconstructed.
help-edition-doubtful = Show only figures that are not printed in the rules.
help-edition-check = Check names, sizes, totals and tiles of FILE. Then let bots play with it.
help-edition-quick = Only check the file. Let no bots play.
help-edition-tables = Number of tables that bots play.
help-edition-new = Copy an edition of GAME to a new file, for you to correct from your box.
help-edition-from = The edition to copy. Default: the usual one.
help-edition-file = The new file. Default: in PROCACCIO_EDITIONS, or in this folder.
edition-own = comes with the game
edition-added = added here
edition-doubtful = { $count ->
    [0] all of it printed
    [one] one figure not printed
   *[other] { $count } figures not printed
}
edition-broken-file = { $file }: not offered, { $count ->
    [one] one fault
   *[other] { $count } faults
}
edition-column-key = Key
edition-column-value = Figure
edition-column-mark = Mark
edition-no-such = { $game } has no edition “{ $name }”. Editions: { $editions }.
edition-sound = { $file } is valid. Bots played { $tables } tables with it.
edition-sound-quick = { $file } has no errors. Bots did not play with it.
edition-new-title = From my box
edition-there = { $file } exists already. Name another file with --file.
edition-unwritable = { $file } cannot be written: { $reason }
edition-written = { $file } is written. Correct it from your box, then run: procaccio edition check { $file }
edition-more = Where each figure comes from
edition-ours-more = { $ours } More: { $link }
