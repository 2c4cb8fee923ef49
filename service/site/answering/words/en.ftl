# Answering on the page of a table: the draft of a turn, and the controls that make it.

answer-among = What you choose among ({ $count })
answer-draft = Your turn so far
answer-drop = Take the last one off
answer-reset = Start over
answer-sealed = Something is revealed here: what comes of it is seen when the turn is sent.
answer-nothing-else = Nothing else is left to choose, so this goes with it: { $answers }.
answer-unsent = Not sent yet.
answer-ready = Your turn is ready to send
answer-change = Change your answer
answer-add = Add
answer-send = Send
answer-one-press = One press sends your answer.
answer-usual = The usual: { $answer }
answer-nothing = None of these
answer-reckon = Work it out
answer-write = Or write it
answer-write-hint = In the words of a mail, such as “{ $default }”.
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
answer-places =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
answer-pad = Move it on the board
answer-point = Or point at the board.
answer-point-turns = On the board, a press turns it and a long press flips it.
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
answer-near = This would be right:
answer-missed = The table has moved on since this page was made. Nothing of the old turn was sent.
answer-missed-kept = What you had put together: { $moves }
answer-missing = Choose first: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] one more
       *[other] { $count } more
    })
answer-later = { $part }: as soon as the rest is chosen.
answer-place-none = not chosen yet
answer-liberties = At any time as well: { $ways }
answer-here = What can be done here
