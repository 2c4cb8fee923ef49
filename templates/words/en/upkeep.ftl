# What hosts are told when they look after the house: upgrades, backup and restore, the doctor.

help-upgrade = Replay every running table, then upgrade the schema. Changes nothing if a table would change.
help-note-backup = Record the result of a backup, for the desk, metrics and alerts. deploy/backup.sh does it. Other backup tools should do it too.
help-note-backup-failed = The reason for the failure. Without it, the backup is good.
help-replay-processes = Number of tables replayed at the same time. Default: one per processor.
upgrade-replaying = Replaying the running tables
upgrade-done =
    { $tables ->
        [0] The schema is up to date. No running table had to be replayed.
        [one] The schema is up to date. One running table was replayed without a change.
       *[other] The schema is up to date. { $tables } running tables were replayed without a change.
    }
upgrade-would-change =
    { $count ->
        [one] Nothing was changed: this version would change one running table.
       *[other] Nothing was changed: this version would change { $count } running tables.
    } Stay on your version, and report this.
upgrade-fault = Table { $table }: { $reason }
upgrade-first = The database needs an upgrade. Make a backup ("procaccio backup FILE"), then run "procaccio upgrade".
upgrade-too-new = The database has the schema of a later version ({ $found }), which version { $version } does not know. Install the later version again, take the schema back with it ("procaccio db downgrade { $ours }"), or restore a backup of this version.
help-upgrade-dry-run = Change nothing. Print what would be done.
upgrade-step = { $revision }: { $about }
upgrade-would-do =
    { $steps ->
        [0] The schema is up to date.
        [one] One step would change the schema.
       *[other] { $steps } steps would change the schema.
    } { $tables ->
        [0] No running table had to be replayed.
        [one] One running table was replayed without a change.
       *[other] { $tables } running tables were replayed without a change.
    } Nothing was changed.

help-move-house = Move all data from SQLite to the empty PostgreSQL database at DATABASE_URL. Blocks writing, replays every table and counts all rows. The SQLite file stays.
move-not-from-server = This installation uses PostgreSQL already. Use pg_dump and pg_restore to move it, or "procaccio restore" with a backup.
move-differs = These tables differ: { $names }. The old database is unchanged. Empty the new one before you try again.
move-done =
    { $rows ->
        [one] One row is
       *[other] All { $rows } rows are
    } in { $place }. Set PROCACCIO_DATABASE_URL to it and start again. { $file } is unchanged.

help-backup = Write everything to FILE while the service runs, secrets too. Keep FILE as safe as the database.
help-restore = Restore FILE into an empty database, SQLite or PostgreSQL, and replay every table. Restores nothing if a check fails.
help-restore-test = Only try it, in a temporary database.
help-restore-make = Create the folder in PROCACCIO_DATA if it does not exist.
backup-nothing = There is no database yet.
backup-done =
    { $file } holds { $rows ->
        [one] one row
       *[other] { $rows } rows
    }, { $tables ->
        [0] and no table yet
        [one] one table among them
       *[other] { $tables } tables among them
    }. Test it with "procaccio restore --test { $file }".
restore-not-empty =
    This database is not empty. { $file ->
        [none] Name an empty one in PROCACCIO_DATABASE_URL.
       *[other] Stop the service, move { $file }* away, and try again.
    }
restore-done =
    Restored as of { $taken }: { $rows ->
        [one] one row
       *[other] { $rows } rows
    }; { $tables ->
        [0] there is no table to replay.
        [one] one table was replayed without a change.
       *[other] { $tables } tables were replayed without a change.
    }
restore-other-secret = PROCACCIO_SECRET is not that of the backup, so links in older mails do not work. Set the old one if you have it.
restore-replaying = Replaying the tables
restore-faults =
    { $file } is not consistent: { $count ->
        [one] one table does not
       *[other] { $count } tables do not
    } replay to the saved position. Nothing was restored. Use another backup, or the version that made this one.
restore-more-faults =
    { $count ->
        [one] … and one more table.
       *[other] … and { $count } more tables.
    }
no-data-folder = There is no folder { $folder }. Create it, or name another in PROCACCIO_DATA.
restore-no-folder = There is no folder { $folder }. Add --make to create it, or name another in PROCACCIO_DATA.
database-refuses = The database reports an error: { $reason }. Check PROCACCIO_DATABASE_URL, PROCACCIO_DATA and free disk space.
archive-other = { $file } is not a backup, or it is damaged: { $reason }. Nothing was restored. Use another backup.
archive-format = { $file } has format { $found }, and this version reads formats up to { $known }. Restore it with version { $version } or a newer one.
archive-newer = { $file } has a database that this version does not know. Restore it with version { $version } or a newer one.
archive-missing = { $file } is not complete: { $name } is missing. Nothing was restored. Use another backup.
archive-changed = { $file } is damaged: the checksum of { $name } differs. Nothing was restored. Use another backup.
archive-tables = { $file } does not fit the database of its version. These tables differ: { $names }. Nothing was restored. Use another backup.
archive-short = { $file } is damaged: { $name } has { $found } of { $saved } rows. Nothing was restored. Use another backup.
archive-unchecked = { $file } has no checksums, because version { $version } made none. All of it is read and every table replayed, but other damage is not noticed.

help-doctor = Check settings, database, broker, workers, backups, mail, clocks and proxy, and say what to do. Exits with 1 if something is wrong.
doctor-fine = fine
doctor-mind = warning
doctor-wrong = WRONG
doctor-sum =
    { $wrong ->
        [0] Nothing is wrong
        [one] One thing is wrong
       *[other] { $wrong } things are wrong
    }, { $mind ->
        [0] and there are no warnings.
        [one] and there is one warning.
       *[other] and there are { $mind } warnings.
    }
doctor-settings = The settings are valid.
doctor-unknown-settings = These variables begin with PROCACCIO_ but are not settings: { $names }. docs/settings.md lists all settings.
doctor-no-tls = People reach this server without TLS ({ $url }), so keys and links can be read on the way. Put a proxy with a certificate in front of it, and set PROCACCIO_PUBLIC_URL to https.
doctor-no-proxies = The address is https, so there is a proxy; but PROCACCIO_PROXIES is 0, so everybody seems to come from the proxy. Set it to the number of proxies, usually 1.
doctor-local-links = Mail leaves this machine, but its links lead to { $url }, which only this machine can open. Set PROCACCIO_PUBLIC_URL to the address that people use.
doctor-drawn-secret = PROCACCIO_SECRET is not set, so a random one is stored in { $folder }. With several machines on one database, set the same one on all.
doctor-local-sender = Mail would leave as { $sender }, which mail servers refuse. Set PROCACCIO_MAIL_FROM to an address of your domain.
doctor-data = The data folder { $folder } can be written; { $free } MB are free.
doctor-little-room = Only { $free } MB are free in the data folder { $folder }.
doctor-data-closed = The data folder { $folder } cannot be written: { $reason }. Make it, give it to the user that runs this, or set PROCACCIO_DATA.
doctor-database = { $kind } { $version } answers.
doctor-postgres-old = PostgreSQL { $version } is too old; { $least } is the least.
doctor-no-database = The database cannot be reached: { $reason }. Is it running, and is PROCACCIO_DATABASE_URL right?
doctor-schema = The schema is up to date ({ $revision }).
doctor-schema-none = The database is empty. Run "procaccio upgrade".
doctor-schema-other = The schema is another version's. Make a backup ("procaccio backup FILE"), then run "procaccio upgrade".
doctor-schema-later = A later version has changed the schema (it is { $revision }). Install that version again, or restore a backup that this one made.
doctor-tables-replayed = The running tables were replayed with these rules.
doctor-tables-unchecked = The rules have changed since the running tables were replayed last. Run "procaccio upgrade".
doctor-clock =
    { $whose ->
        [database] The database's clock and ours agree.
       *[broker] The broker's clock and ours agree.
    }
doctor-clock-off =
    { $whose ->
        [database] The database's clock is { $seconds } s from ours.
       *[broker] The broker's clock is { $seconds } s from ours.
    } Let both machines follow a time server.
doctor-clock-far =
    { $whose ->
        [database] The database's clock is { $seconds } s from ours: deadlines would be wrong.
       *[broker] The broker's clock is { $seconds } s from ours: deadlines would be wrong.
    } Let both machines follow a time server.
doctor-no-broker = No broker is set. That is right for "procaccio up", which needs none.
doctor-broker = The broker answers.
doctor-broker-away = The broker does not answer: { $reason }. Is it running, and is PROCACCIO_REDIS_URL right?
doctor-broker-forgets = The broker throws keys away when its memory is full ({ $policy }); nudges would be lost. Set its maxmemory-policy to noeviction.
doctor-work = Workers are running.
doctor-no-work-yet = No worker has done anything yet. Start the service ("systemctl start procaccio" or "procaccio up"), or "procaccio worker" and "procaccio beat".
doctor-no-work = No worker has done anything for { $minutes } minutes. Look at "systemctl status procaccio", or at "procaccio worker" and "procaccio beat".
doctor-mail-leaves = No mail waits longer than it should.
doctor-mail-waits =
    { $letters ->
        [one] One mail has been due for over five minutes.
       *[other] { $letters } mails have been due for over five minutes.
    } Are the workers running, and does the mail server take mail?
doctor-dead-letters =
    { $letters ->
        [one] One mail could not be delivered and was given up.
       *[other] { $letters } mails could not be delivered and were given up.
    } The desk shows why, and sends again.
doctor-clocks = No deadline is overdue.
doctor-clocks-late =
    { $clocks ->
        [one] One deadline is more than five minutes overdue.
       *[other] { $clocks } deadlines are more than five minutes overdue.
    } Are "procaccio worker" and "procaccio beat" running?
doctor-clocks-stuck =
    { $clocks ->
        [one] One deadline cannot be processed.
       *[other] { $clocks } deadlines cannot be processed.
    } The desk shows why.
doctor-backup = The last good backup is { $hours } h old.
doctor-backup-old = There is no good backup of the last { $hours } hours. Run "systemctl start procaccio-backup"; "journalctl -u procaccio-backup" says what fails.
doctor-letter-box = No mail server is set, so mail goes into the local letter box, and nobody outside gets any. Set PROCACCIO_SMTP_URL.
doctor-mail-out = The mail server accepts our mail.
doctor-mail-out-refused = The mail server { $server } does not accept our mail: { $reason }. Check PROCACCIO_SMTP_URL: host, port, user, password.
doctor-mail-in = Answers come in by LMTP at { $place }.
doctor-no-mail-in = Nobody listens at { $place }, and no mailbox is set: players cannot answer by mail from here. Set PROCACCIO_LMTP or PROCACCIO_IMAP_URL, or start "procaccio receive" (perhaps it runs on another machine).
doctor-mail-in-other = Another program listens at { $place }.
doctor-mailbox = The mailbox for answers can be opened.
doctor-mailbox-extra = PROCACCIO_IMAP_URL needs the extra: pip install 'procaccio[imap]'.
doctor-mailbox-closed = The mailbox for answers at { $server } cannot be opened: { $reason }. Check PROCACCIO_IMAP_URL.
doctor-front-door = { $url } leads here.
doctor-nobody-there = Nobody answers at { $url } ({ $reason }). If the web part is not started yet, start it. Otherwise check the proxy and the address of the name.
doctor-another-there = Another program answers at { $url } (status { $status }), or a proxy drops our headers.
doctor-proxy-not-believed = There is a proxy ({ $server }), but PROCACCIO_PROXIES is 0, so everybody seems to come from one address. Set it to 1.
help-doctor-mail = Test mail instead: send a letter to this address, check SPF, DKIM and DMARC, and wait for the answer.
help-doctor-wait = Longest time to wait for the answer.
check-no-address = { $address } is no mail address. One looks like you@example.org.
check-subject = Does mail work?
check-letter =
    This letter was sent by "procaccio doctor --mail". It asks nothing of you but an answer: press "Reply", write any word, and send it.

    If it lay among the unwanted letters, mail from this house needs mending: the command says what.
doctor-check-sent = A letter is on its way to { $address }. Answer it now with any word. The command waits { $seconds } seconds at most.
doctor-check-refused = The letter was refused: { $reason }. Check PROCACCIO_SMTP_URL and PROCACCIO_MAIL_FROM.
doctor-dns-away = The DNS does not answer: { $reason }. Try again. If it stays so, check the name servers of the domain and of this machine.
doctor-spf = SPF: { $domain } lets { $address } send its mail ({ $record }).
doctor-spf-there = SPF: { $domain } has a record ({ $record }). We cannot tell from here which address sends mail, so compare it yourself.
doctor-spf-none = SPF: { $domain } does not say who may send its mail, so many receivers refuse it. Add a TXT record to { $domain }: "v=spf1 mx ~all", or the one that your mail provider names.
doctor-spf-many = SPF: { $domain } has several records, which counts as none. Put them into one.
doctor-spf-other = SPF: { $domain } does not let { $address } send its mail ({ $record }). Add ip4:{ $address } (ip6: for a long address) before "all", or the include: that your mail provider names.
doctor-spf-unjudged = SPF: the record of { $domain } cannot be checked from here because of { $part }. Check it yourself: at most ten look-ups are allowed.
doctor-address-unknown = We cannot tell which public address sends mail: { $server } has none. Check its reverse name yourself, because many receivers refuse addresses without one.
doctor-reverse = The address { $address } is called { $name }, and the name leads back to it.
doctor-reverse-none = The address { $address } has no reverse name, and many receivers refuse its mail. Ask the provider of the machine to set it to the name of the mail server.
doctor-reverse-other = The address { $address } is called { $name }, but that name leads elsewhere. Make the name and the address lead to each other.
doctor-dmarc = DMARC: { $domain } says what to do with forged mail ({ $policy }).
doctor-dmarc-none = DMARC: { $domain } has no record; large providers expect one. Add a TXT record to _dmarc.{ $domain }: "v=DMARC1; p=none", and a stricter one once SPF and DKIM are fine.
doctor-mx = Answers to { $domain } go to { $servers }.
doctor-mx-address = { $domain } has no MX record, so answers go to the address of the domain itself. If no mail server listens there, add an MX record.
doctor-mx-none = { $domain } has neither an MX record nor an address: no answer can arrive. Add an MX record that names your mail server.
doctor-copy-back = A copy to ourselves came back after { $seconds } seconds: answers find their way in.
doctor-copy-lost = A copy to { $address } did not come back within { $seconds } seconds. Does the mail server of the domain pass addresses with a + on to "procaccio receive" (or into the mailbox of PROCACCIO_IMAP_URL), and is that running?
doctor-dkim = DKIM: mail is signed by { $domain }, and the key at { $key } fits.
doctor-dkim-none = DKIM: the copy came back without a signature. If your mail server signs only outgoing mail, look for DKIM-Signature in the source of the letter that you got. Otherwise make it sign mail from { $domain }.
doctor-dkim-broken = DKIM: the signature by { $domain } is not valid ({ $reason }). Compare the key at { $key } in the DNS with that of the mail server. Nothing may change mail after it is signed.
doctor-dkim-other = DKIM: mail is signed by { $domain }, not by { $sender }, which DMARC does not count. Let your mail server or provider sign as { $sender } (key now: { $key }).
doctor-senders-checked = { $server } checks the senders of mail, and PROCACCIO_MAIL_CHECKED_BY names it.
doctor-senders-checked-by = { $server } checks the senders of mail (Authentication-Results). Set PROCACCIO_MAIL_CHECKED_BY={ $server }. Without it, anyone who knows a reply address can write as its player.
doctor-senders-unchecked = The copy has no Authentication-Results, so we cannot tell if your mail server checks senders. Look for that header in a mail from elsewhere. If it is there, set PROCACCIO_MAIL_CHECKED_BY to its first word. Without it, anyone who knows a reply address can write as its player.
doctor-answer-back = Your answer came in: mail works in both directions.
doctor-answer-ignored =
    Your answer came in, but the same answer of a player would be ignored: it looks like { $kind ->
        [automatic] an automatic reply (see Auto-Submitted, Precedence and X-Auto… in its source)
        [bulk] mail to many people (see Precedence and List-… in its source)
        [loop] our own letter, sent back by a machine (see X-Procaccio-Loop and List-Id in its source)
       *[other] the report of a mail server
    }. Find out which program or server adds this, or answer from another address.
doctor-answer-unreadable = Your answer came in, but cannot be read ({ $why }). Such an answer of a player would do nothing. Answer from another mail program.
doctor-answer-disowned = Your answer came in, but fails DMARC. Such an answer of a player would be refused. Check the SPF and DKIM records of the address you wrote from, and PROCACCIO_MAIL_CHECKED_BY.
doctor-answer-none = No answer came from { $address } in time. If you sent one, check where it is. Otherwise run this again with a longer --wait and answer.
