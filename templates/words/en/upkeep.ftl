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
