# The form for owners of a box.

box-title = For owners of a box
box-lead = Some figures of these games are printed in no rules that we have. If the box lies before you, two evenings are enough to put them right: look at each figure, correct it, and take the file with you.
box-begin = { $title }: { $count ->
    [one] one figure to look up
   *[other] { $count } figures to look up
}
box-go-on = Go on with a file
box-file = The file from another evening
box-file-hint = It ends in .toml. What you entered is in it.
box-open = Open it
box-unreadable = This file cannot be gone on with: it is no edition of a game that is played here. Begin anew, or correct it by hand; “procaccio edition check” says what is wrong with it.
box-of = { $game }: from your box
box-how = Correct every figure that your box has otherwise, and tick those that you have read off it. Nothing is kept here: save the file when you stop, and put it in again to go on.
box-glimpse = How we draw it
box-name = Name of the file
box-name-hint = Small letters, digits and hyphens, at most 40.
box-file-title = Title
box-file-title-hint = What others read when they choose it: “Third printing”.
box-progress = Read off the box
box-done = { $done } of { $all }
box-ours = With us:
box-seen = Read off my box
box-square = column { $column }, row { $row }
box-place = place { $number }
box-check = Look at it
box-save = Save the file
box-save-hint = A file with faults can be saved too. Nobody plays with it before it is sound.
box-result = What comes of it
box-faults = { $count ->
    [one] One thing is not right yet. It is said at its figure.
   *[other] { $count } things are not right yet. Each is said at its figure.
}
box-sound = The file is sound: names, sizes and totals are right, and every tile fits.
box-send = Send it in
box-send-how = Save { $file } and attach it to an issue of the project, with the words on the box that tell its printing. What several boxes say alike becomes part of the game.
box-use = Use it here
box-use-moderators = The people of the desk of this house can put it to use: give them the file.
box-use-nowhere = This house has no folder for editions. Whoever runs it sets PROCACCIO_EDITIONS to a folder, and starts it again.
box-use-how = { $file } is written into the folder of editions of this house, instead of one of that name. New tables may choose it; tables that have begun go on as they were.
