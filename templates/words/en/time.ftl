# Time: deadlines and why they are when they are, leave, pauses, and what cannot be had.

# How a moment is written: weekday, day, month, hour, in the letters of Unicode's date patterns.
time-moment-pattern = EEE d MMM HH:mm
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
time-and = { $first } and { $last }

time-no-limit = This table has no time limit.
time-deadline = { $deadline } your time
time-deadline-because = { $deadline } your time, because { $reasons }
time-because-weekend = your weekend does not count
time-because-leave = your leave does not count
time-because-pause = the table's pause does not count
time-because-sleep = your sleep hours do not count
time-because-moved-sleep = nothing runs out while you sleep
time-because-moved-reminder = you are reminded before anything runs out
time-given = You have { $time } for this question.
time-given-bank = You have { $time } for this question and { $bank } in your bank.
time-given-hour = Answers are due every day at { $hour } ({ $zone }); a question stands for at least { $time }.
time-given-absent = You are marked absent, so this question waits only { $time }; answer, or say "back", and your usual time returns.
time-next-reminder = The next reminder comes { $reminder }.

# What cannot be had.
time-bad-pace = This pace is not valid: { $why }. See the page on time.
time-bad-calendar = This calendar is not valid: { $why }. See the page on time.
time-no-zone = There is no time zone "{ $zone }". Write it like Europe/Rome, America/New_York or UTC.
time-sleep-too-long = Sleep hours must last more than zero and at most { $longest } a night.
time-weekend-too-long = A weekend can have at most { $longest } days.
time-ladder-empty = Choose at least one reminder before the deadline.
time-notice-too-short = The last reminder must come at least { $shortest } before the deadline.
time-out-of-bounds = { $time } is not possible for a question, a grace or an absence: choose { $shortest } (three times the notice) to { $longest }.
time-bank-of-no-use = A bank needs a time per question and cannot go with a fixed hour of the day. Omit bank, increment and cap.
time-kinds-without-time = Set a time per question too. With a fixed hour of the day, it is the least time of a question, and it applies to kinds of question without their own time.
time-bank-out-of-bounds = Bank, increment and cap must be zero or more, and at most { $longest }.
time-cap-missing = An increment needs a cap. Otherwise the bank would grow without end.
time-cap-below-bank = The cap of { $cap } is below the starting bank of { $bank }. Raise the cap or lower the bank.
time-endless = From { $start } on, the clock would stand still for more than { $days } days. Shorten the leave or the pause.
time-naive = A moment needs its zone: write 2026-11-24T18:30:00Z or 2026-11-24T19:30:00+01:00.
time-leave-backwards = The end of a leave must come after its start.
time-leave-when = A leave must last at least a day and start today or within { $days } days.
time-leave-twice = You are already on leave on some of these days.
time-leave-quota = You have { $quota } days of leave a year; { $left } are left in { $year }.
time-leave-begun = You can cancel only a leave that has not started. To end the present one, say "back".
time-pause-when = A pause must start now or within a year, and end later.
time-pause-too-long = A pause can last at most { $longest }. After it, you can agree on another.
time-pause-twice = The table is already paused in some of that time.
time-takeover-before = The seat changed hands at { $since }, so it cannot be taken over before that.

# Seats that nobody hears from.
time-absent-since = { $seat } has been absent since { $since }, so questions to that seat wait only a short time.
time-absent-yours = You have been marked absent since { $since }, so questions to you wait only a short time. Answer, or say “back”, and you get your usual time again.
time-absent-follows = { $follows ->
    [bot] If that lasts, a bot plays on from { $at }.
    [open] If that lasts, a substitute may take the seat over from { $at }.
    [vote] If that lasts, the table votes from { $at } on what becomes of the seat.
   *[default] Play goes on, with the default for every question.
}
time-absent-followed = { $follows ->
    [bot] A bot plays on.
    [open] A substitute may take the seat over.
    [vote] The table was asked what becomes of the seat.
   *[default] Play goes on, with the default for every question.
}
