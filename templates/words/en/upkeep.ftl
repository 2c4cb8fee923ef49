# What a host is told when he looks after the house: upgrades, backup and restore, the doctor.

help-upgrade = Bring the database to this version; first every running table is replayed, and what would change one is refused.
help-replay-processes = How many tables are replayed at the same time.
upgrade-replaying = Replaying the running tables
upgrade-done =
    { $tables ->
        [0] The database is as this version wants it; no running table had to be replayed.
        [one] The database is as this version wants it; one running table was replayed and stands as it stood.
       *[other] The database is as this version wants it; { $tables } running tables were replayed and stand as they stood.
    }
upgrade-would-change =
    { $count ->
        [one] Nothing was changed: this version would change one running table.
       *[other] Nothing was changed: this version would change { $count } running tables.
    } Go on with the version that you had, and tell its makers what stands here.
upgrade-fault = Table { $table }: { $reason }
upgrade-first = The database is not yet as this version wants it. Make a backup ("procaccio backup FILE"), then run "procaccio db upgrade".

help-backup = Write everything into FILE, while the house goes on: all tables, players, mails and keys. Keep it as safe as the database.
help-restore = Bring everything back from FILE into an empty database, of whichever kind, and replay what runs.
help-restore-test = Only try it: restore beside, into a database that is thrown away.
backup-nothing = There is no database to save yet.
backup-done =
    { $file } holds { $rows ->
        [one] one row
       *[other] { $rows } rows
    }, of { $tables ->
        [one] one table
       *[other] { $tables } tables
    }. Try it with "procaccio restore --test { $file }".
restore-not-empty = There is something in this database already. Name an empty one in PROCACCIO_DATABASE_URL, or another folder in PROCACCIO_DATA.
restore-done =
    Brought back as it stood at { $taken }: { $rows ->
        [one] one row
       *[other] { $rows } rows
    }; { $tables ->
        [0] no table runs.
        [one] one running table was replayed and goes on.
       *[other] { $tables } running tables were replayed and go on.
    }
restore-other-secret = PROCACCIO_SECRET is not the one of the backup: links in mails that have left will not open. Set it to the old one if you have it.
archive-other = { $file } is no backup of ours, or not a whole one: { $reason }
archive-format = { $file } is of format { $found }; this version reads format { $known }.
archive-short = Of { $name }, { $found } rows were found where { $saved } were saved: the backup is damaged.
