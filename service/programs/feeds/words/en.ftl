# Messages in a browser.

me-push = In this browser
push-about = This browser can notify you when it is your turn, when somebody writes to you or invites you, and when a game is over. You can use it beside mail or instead of it. A notification names the table, but contains no messages or secrets.
push-here = Notify me in this browser
push-refused = Notifications from this site are blocked. You can allow them in the settings of your browser.
push-none = This browser cannot show notifications, or its scripts are off. You still get mail.
push-try = Send a test
push-drop = Turn off here
push-wrong = The subscription is not valid. Reload the page and try again.
push-turn = It is your turn.
push-finished = The game is over.
push-talk = Somebody has written at the table.
push-invitation = You are invited to this table.
push-trial = Notifications arrive here.
done-push-on = You get notifications in this browser from now on.
done-push-tried = A notification is on its way.
done-push-off = That browser gets no more notifications.

# The calendar of deadlines.

deadlines-calendar = Procaccio: deadlines
deadlines-due = { $table }: my time to answer ends
deadlines-waits = { $table }: waiting for my answer
