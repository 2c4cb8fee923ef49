# Messages in a browser.

me-push = In this browser
push-about = Procaccio can tell you in this browser when it is your turn, when somebody speaks to you or invites you, and when a table is over: beside mail, or instead of it where you wish for no mails. The message says which table, and nothing of what is said or secret at it.
push-here = Tell me in this browser
push-refused = This browser or you have said no to messages of this site; its settings can allow them.
push-none = This browser cannot be told anything, or its scripts are off. Mail reaches you as before.
push-try = Send one on trial
push-drop = No more here
push-wrong = This is not what a browser sends when it subscribes; reload the page and try again.
push-turn = It is your turn.
push-finished = The game is over.
push-talk = Somebody has spoken at the table.
push-invitation = You are invited to this table.
push-trial = Messages arrive here.
done-push-on = You are told in this browser from now on.
done-push-tried = A message is on its way.
done-push-off = That browser is told nothing more.

# The calendar of deadlines.

deadlines-calendar = Procaccio: what is due
deadlines-due = { $table }: my time to answer ends
deadlines-waits = { $table }: my answer is waited for
