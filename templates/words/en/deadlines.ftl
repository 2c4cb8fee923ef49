# The calendar of deadlines.

deadlines-calendar = Procaccio: what is due
deadlines-due = { $table }: my time to answer ends
deadlines-waits = { $table }: my answer is waited for
