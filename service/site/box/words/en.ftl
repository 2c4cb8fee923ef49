# The form for owners of a box.

box-title = For owners of the game
box-lead = We have no printed rules for some figures of these games. If you own the box, you can correct them in about two evenings: check each figure, correct it, and save the file.
box-begin = { $title }: { $count ->
    [one] one figure to check
   *[other] { $count } figures to check
}
box-go-on = Continue with a file
box-file = Your saved file
box-file-hint = It ends in .toml and contains what you entered.
box-open = Open file
box-unreadable = This file is not an edition of a game that is played here. Start again, or correct it by hand. “procaccio edition check” says what is wrong.
box-of = { $game }: from your box
box-how = Correct every figure that differs in your box, and tick those that you have read there. We store nothing: save the file when you stop, and open it again to continue.
box-glimpse = How we draw it
box-name = Name of the file
box-name-hint = Small letters, digits and hyphens, at most 40.
box-file-title = Title
box-file-title-hint = What others read when they choose it: “Third printing”.
box-progress = Read from the box
box-done = { $done } of { $all }
box-ours = Our value:
box-seen = Read from my box
box-square = column { $column }, row { $row }
box-place = place { $number }
box-check = Check file
box-save = Save file
box-save-hint = You can save a file with errors, too. It can be used once all are corrected.
box-result = Result
box-faults = { $count ->
    [one] One figure is not valid yet. The error is shown there.
   *[other] { $count } figures are not valid yet. The errors are shown there.
}
box-sound = The file is valid: names, sizes and totals are right, and every tile fits.
box-send = Send it in
box-send-how = Save { $file } and attach it to an issue of the project, with the words on the box that tell its printing. Figures that several boxes agree on become part of the game.
box-use = Use it here
box-use-moderators = The moderators of this site can use the file: send it to them.
box-use-nowhere = This site has no folder for editions. Its host must set PROCACCIO_EDITIONS to a folder and restart.
box-use-how = { $file } is written into the folder of editions and replaces one of that name. New tables can choose it. Running tables stay as they are.
