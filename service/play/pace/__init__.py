"""The time rules of a table as pure functions: they take `now` and keep no state. The database rows of
running clocks are in `service.play.clocks`.

    pace      the time rules of a table, as data; `paces.toml` has the ready-made ones
    calendar  where a player lives, when they sleep, their weekend and leave; `leave` takes leave and agrees pauses
    hours     when the clock stands still and when a player is undisturbed: from pace, calendar and pauses
    tenure    who holds a seat since when, and their bank
    deadline  `compute_clock(hours, tenure, asked, now)`: deadline, reminders, charge, what remains
    explain   the deadline in words
    absence   absent seats, punctuality, the likely end of a table
    spans     arithmetic of moments and spans

The life of a question:

    hours = Hours(pace, calendar_while_open(calendar_at_opening, calendar), pauses)
    found = compute_clock(hours, tenure, OpenQuestionTime(kind, opened), now)
    found.look_again()                          # when to check again: the next reminder, or the deadline
    if found.reminders and found.reminders[0] <= now:
        remind, and keep SentReminder(now, found.deadline) with the question
    if found.over(now):
        play the default; tenure = tenure.charged(pace, found.charge, own=False)
    when an answer comes:
        tenure = tenure.charged(pace, found.charge, own=True)
"""
