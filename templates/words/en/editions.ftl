# Editions: the command for them.

help-edition-family = The data that games are played with: what there is, what is wrong with a file, a new file for whoever has the box.
help-edition-list = The editions of all games, those of the folder PROCACCIO_EDITIONS too, and what is wrong with any file there.
help-edition-show = Every figure of an edition of GAME, with its mark: printed, derived, published, reconstructed.
help-edition-doubtful = Only figures that are not printed in the rules.
help-edition-check = Whether a game can be played with FILE: names, sizes, totals, tiles that fit, and a hundred tables of bots.
help-edition-quick = Look at the file only; let no bots play.
help-edition-tables = How many tables bots play.
help-edition-new = A file of your own for GAME, to be corrected by the box: a copy of an edition that comes with it.
help-edition-from = The edition that is copied; otherwise the usual one.
help-edition-file = Where the file is written; otherwise into the folder of editions, or here.
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
edition-no-such = { $game } has no edition “{ $name }”; there are: { $editions }.
edition-sound = { $file } is sound: { $tables } tables were played to their end with it.
edition-sound-quick = { $file } is sound as far as can be seen without playing.
edition-new-title = From my box
edition-there = { $file } is there already; name another with --file.
edition-unwritable = { $file } cannot be written: { $reason }
edition-written = { $file } is written. Correct it by your box, then: procaccio edition check { $file }
edition-more = Where each figure comes from
edition-ours-more = { $ours } More: { $link }
