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
time-bad-pace = This pace cannot be read: { $why }. See the page on time for what a pace may say.
time-bad-calendar = This calendar cannot be read: { $why }. See the page on time for what a calendar may say.
time-no-zone = There is no time zone "{ $zone }". Write it as Europe/Rome or America/New_York, or UTC.
time-sleep-too-long = Sleep hours are longer than nothing and at most { $longest } a night.
time-weekend-too-long = A weekend has at most { $longest } days of the week.
time-ladder-empty = At least one reminder is needed, some time before the deadline.
time-notice-too-short = The last reminder comes at least { $shortest } before the deadline.
time-out-of-bounds = { $time } cannot be the time for a question, nor a grace or an absence: give from { $shortest } (three times the notice) to { $longest }.
time-bank-of-no-use = A bank needs a time per question, and does not go with a fixed hour of the day: leave bank, increment and cap away.
time-kinds-without-time = Give a time per question too: with a fixed hour of the day it says how long a question stands at least, and kinds of question without a time of their own have it.
time-bank-out-of-bounds = Bank, increment and cap are not below nothing and at most { $longest }.
time-cap-missing = An increment needs a cap, or the bank would grow without end.
time-cap-below-bank = The cap of { $cap } lies below the bank of { $bank } that a seat begins with: raise the cap or lower the bank.
time-endless = From { $start } on, the clock would stand still for more than { $days } days. Shorten the leave or the pause.
time-naive = A moment needs its zone: write 2026-11-24T18:30:00Z or 2026-11-24T19:30:00+01:00.
time-leave-backwards = Leave ends after it begins.
time-leave-when = Leave lasts at least a day and begins today or within { $days } days.
time-leave-twice = You are on leave on some of these days already.
time-leave-quota = A year has { $quota } days of leave; of { $year } you have { $left } left.
time-leave-begun = Only leave that has not begun can be taken back. To end the present one, say "back".
time-pause-when = A pause begins now or within a year, and has an end after that.
time-pause-too-long = A pause lasts at most { $longest }; when it is over you can agree on another.
time-pause-twice = The table is paused in some of that time already.
time-takeover-before = The seat changed hands at { $since }; it cannot be taken over before that.

# Seats that nobody hears from.
time-absent-since = { $seat } has been absent since { $since }: questions to that seat wait only a short while.
time-absent-yours = You have been marked absent since { $since }: questions to you wait only a short while. Answer, or say “back”, and your usual time returns.
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
