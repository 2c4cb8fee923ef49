# Answering on the page of a table: the draft of a turn, and the controls that make it.

answer-among = About these items ({ $count })
answer-draft = Your turn so far, not sent yet
turn-undo = Undo
answer-reset = Start over
answer-sealed = This reveals hidden information. Send to see it.
answer-ready = Your turn is complete. Confirm it.
answer-ready-reveals = Your turn is complete. Confirming it reveals hidden information.
turn-confirm = Confirm turn
turn-end-early = End turn, { $left }
turn-end = At the end of the turn: { $effects }
turn-end-reveals = Ending your turn reveals hidden information.
turn-see = Send and see
turn-see-open = Send and see. Your turn stays open.
turn-part = Send only this. Your turn stays open.
answer-change = Change your answer
answer-add = Add to turn
answer-send = Send
answer-one-press = One press sends your answer.
answer-last-sends = The last choice sends your answer. You can change it until everyone has answered.
answer-usual = Usual: { $answer }
answer-nothing = None of these
answer-reckon = Show the effect
answer-write = Or write it
answer-write-hint = Write it as in a letter, for example “{ $default }”.
answer-so-far = { $chosen } of { $count } chosen
answer-together =
    { $count ->
        [one] one in all
       *[other] { $count } in all
    }
answer-range = { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] , in steps of { $step }
}
answer-at-most = up to { $most }
answer-less = One less: { $what }
answer-more = One more: { $what }
answer-places = Choose from a list: { $part } ({ $count })
answer-pad = Move it on the board
answer-point = Or press the board.
answer-press-places = Press a highlighted square on the board.
answer-press-other = Press another highlighted square to move it.
answer-point-turns = Press it on the board to turn it. Press and hold to flip it.
answer-pad-keys = With keys: arrows{ $shaped ->
    [yes] , R to turn, F to flip
   *[no] { "" }
}, while one of these buttons has the focus.
answer-pad-left = To the left
answer-pad-right = To the right
answer-pad-up = Up
answer-pad-down = Down
answer-pad-turn = Turn
answer-pad-flip = Flip
answer-near = These are allowed:
answer-missed = The table has changed since this page was loaded. Your turn was not sent.
answer-missed-kept = Your unsent turn: { $moves }
answer-missing = Choose first: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] one more
       *[other] { $count } more
    })
answer-later = { $part }: choose the rest first.
answer-place-none = not chosen yet
answer-liberties = Possible at any time: { $ways }
answer-here = Possible here
