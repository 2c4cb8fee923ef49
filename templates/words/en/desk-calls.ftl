# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Calls for the desk
desk-reports-waiting = Waiting
desk-reports-settled = Settled
desk-all-reports = All calls
desk-report-number = Call { $number }
desk-report-by = From
desk-report-line = The line that it is about
desk-report-board = The board { $count ->
    [0] at the deal
   *[other] after move { $count }
}
desk-act-settle-report = Settle a call
desk-does-settle-report = The call leaves the queue, or stands in it again.
desk-field-report = Call
desk-field-settled = Settled?
desk-settled-true = Settled
desk-settled-false = Waiting
desk-cannot-no-report = There is no such call at this table.
desk-undo = Take it back
desk-undo-reason = Takes back deed { $number }
desk-press-reason = Pressed at the desk
desk-press-pause = Pause for three days
desk-press-resume = Let the clocks run
desk-press-close-talk = Close the talk
desk-press-open-talk = Open the talk
desk-press-extend = A day more
desk-press-mute = Mute for a week
desk-press-unmute = Let them speak again
desk-press-remove = Remove the line
desk-press-put-back = Put the line back
desk-press-settle = Settled
desk-press-reopen = Open it again
desk-more-acts = More
desk-player-page = Their page
desk-rewind-here = Go back: { $moment }
desk-nobody-found = Nobody begins so. Type the beginning of a name or an address.
desk-why-asked = { $name } has been asked “{ $kind }” since { $since }.
desk-why-no-address = They have no address, so no letter goes out.
desk-why-no-letter = No letter has left since.
desk-why-letters = { $count ->
    [one] One letter left, { $last }.
   *[other] { $count } letters left, the last { $last }.
}
desk-why-failed = { $count ->
    [one] One letter failed.
   *[other] { $count } letters failed.
}
desk-why-bounced = Mail to them comes back: { $why }
desk-why-never-seen = They have not answered or signed in yet.
desk-why-seen = Last seen: { $at }.
