# Calling the desk from a table.

report-title = Call the moderators
report-lead = The moderators look into rude talk, a stuck table, or anything that seems wrong. Nobody at the table learns that you called.
report-line = You call because of this message:
report-text = What should the moderators know?
report-hint = Say what happened, and what would help.
report-send = Call the moderators
report-before = Your calls
report-settled = settled
report-open = the moderators will look
report-talk = Report
wrong-report = Write 3 to 2000 characters.
done-report = The moderators are called. They will look at the table.
refused-too-many-reports = Three of your calls at this table are still open. Wait for the moderators first.
refused-no-such-line = There is no such message.
answer-why-too-many-reports = Three calls of yours at this table wait for the desk: it comes to them first.
answer-command-desk = Call the desk to this table; what it should know follows:
answer-desk-called = The desk is called. It looks at the table and does what is needed.
answer-why-desk = Write behind the word what the desk should know, in 3 to 2000 letters.
