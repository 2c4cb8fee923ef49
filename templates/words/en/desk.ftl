# The desk: what moderators do, what people are told of it, and its pages.

# How a moment is written: with its year, for it may be far away.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# The letters.
mail-desk-table-subject = { $table }: word from the desk
mail-desk-table = { $player }, the desk has done something at { $table }.
mail-desk-answer = If this seems wrong to you, write to the house; an answer to this letter goes to the table.
mail-desk-player-subject = Word from the desk
mail-desk-player = { $player }, this is word from the desk.
mail-address-subject = Is this your address?
mail-address = { $player }, the desk was asked to send your letters to this address.
mail-address-how = If it is not yours, leave this letter: nothing happens. If it is, open this page and press the button: { $link }
mail-address-button = This is my address
mail-announcement-subject = An announcement
mail-announcement = { $player }, this is for everybody.

# What those concerned are told, by act.
desk-told-pause = The table stands still until { $until }. Then its clocks run on by themselves.
desk-told-resume = The pause is over: the clocks run again.
desk-told-extend = { $hours ->
    [0] { $seat } has no more time than usual for the open question.
    [one] { $seat } has one hour more for the open question.
   *[other] { $seat } has { $hours } hours more for the open question.
}
desk-told-set-pace = The time rules of the table were changed. Deadlines go by the new ones from now on.
desk-told-force-default = The default was played for { $seat }.
desk-told-excuse = { $excused ->
    [yes] A missed deadline of { $seat } was excused and counts no longer.
   *[no] A missed deadline of { $seat } counts again.
}
desk-told-replace = { $seat } now holds a seat that was another player's. The table goes on as it stood.
desk-told-restore = { $seat } is back, with the seat as it stood.
desk-told-open-seat = The seat of { $seat } is open: a substitute may take it over.
desk-told-rotate-link = The links of { $seat } were made anew. Older letters open that seat no more; the next one does.
desk-told-rewind = { $count ->
    [0] The table was taken back to the deal. The moves played since no longer count; they are kept on record.
    [one] The table was taken back to where it stood after the first move. The moves played since no longer count; they are kept on record.
   *[other] The table was taken back to where it stood after { $count } moves. The moves played since no longer count; they are kept on record.
}
desk-told-end = { $how ->
    [adjudicated] The table was ended with the score of this moment. The table shows it.
   *[abandoned] The table was ended without a result.
}
desk-told-close-talk = { $closed ->
    [yes] The talk of the table is closed. Moves are played as before.
   *[no] The talk of the table is open again.
}
desk-told-remove-message = { $removed ->
    [yes] Something that { $seat } said was removed from the talk.
   *[no] Something that { $seat } said and that had been removed stands in the talk again.
}
desk-told-look-behind = A moderator who does not play here looks behind the screen of { $seat }, to find a fault. Moderators otherwise see what any onlooker sees.
desk-told-export = The record of the table was taken out, with all that is hidden in it, by a moderator who does not play here.
desk-told-warn = { $number ->
    [1] This is a warning. It stands on record.
   *[other] This is warning number { $number }. It stands on record.
}
desk-told-mute = { $ended ->
    [yes] You may speak at tables again.
   *[no] You can say nothing at any table until { $until }. You may go on playing.
}
desk-told-suspend = { $ended ->
    [yes] You may come in and play again.
   *[no] You can neither come in nor play until { $until }. The clocks of your tables run on.
}
desk-told-ban = { $banned ->
    [yes] You can neither come in nor play here any more.
   *[no] You may come in and play again.
}
desk-told-revoke-keys = All your sessions were ended and all your keys taken back. Sign in again, and make new ones where you need them.
desk-told-set-role = { $role ->
    [host] You are a host of this house from now on. Open the desk and set up your second factor.
    [moderator] You are a moderator of this house from now on. Open the desk and set up your second factor.
   *[player] You no longer belong to the desk. Thank you for your help.
}
desk-told-export-person = All that is kept of you was taken out, as you asked, to be handed over to you.

# Texts that go with a deed, ready in every language.
desk-canned-tone = Please speak to each other as you would across a table at home.
desk-canned-language = Please use a language at the table that all who sit there understand.
desk-canned-absence = Others are waiting. If you cannot go on, say so, and a substitute will be found.
desk-canned-address = Your letters came back to us. Please check that your address is right.
desk-canned-fault = There was a fault on our side. We are sorry, and have put it right.
desk-canned-agreed = This was done because the table asked for it.
desk-canned-rules = This was done because the rules of the house ask for it.
desk-canned-thanks = Thank you for your patience.

# What cannot be.
desk-cannot-not-running = The table is not being played.
desk-cannot-over = The table is over.
desk-cannot-no-seat = The table has no such seat.
desk-cannot-question-closed = That question is no longer open to the seat.
desk-cannot-not-missed = That is no missed deadline of this table.
desk-cannot-never-sat = This player has never sat at the table.
desk-cannot-player = This player cannot hold the seat: there is none of that number who may come in and does not sit here already.
desk-cannot-generation = The links of the seat are not to be made anew twice at once, nor before play has begun.
desk-cannot-no-hand-over = The turn did not pass to another seat there. Choose one of the hand-overs that are listed.
desk-cannot-no-line = The talk of this table has no such line.
desk-cannot-letter = Only letters that were sent, are dead or came to nothing can leave once more, and none with a key for one use.
desk-cannot-mail = Only mails that could not be understood are read anew.
desk-cannot-past = The end must lie ahead.
desk-cannot-warning = This player has not had the warnings before that one.
desk-cannot-no-address = This player has no address.
desk-cannot-address-taken = That address belongs to another player. Two players who are one person are merged.
desk-cannot-merge = Both must be there, and the one who stays must have an address.
desk-cannot-same-table = Both sit at the same table; two seats cannot become one.
desk-cannot-no-announcement = There is no such announcement.
desk-cannot-no-editions-folder = This house has no folder for editions. Whoever runs it sets PROCACCIO_EDITIONS to a folder, and starts it again.
desk-cannot-faulty-edition = The file has faults. The form for owners of a box says each of them.
desk-cannot-unplayable-edition = Bots could not play it to the end. “procaccio edition check” says where it broke off.
desk-cannot-editions-unwritable = The file cannot be written into the folder of editions. Whoever runs this house gives it the right to.
