# Calling the desk from a table.

report-title = Call the desk
report-lead = The people of the desk look at what happens at tables: at rude talk, at a table that is stuck, at what seems wrong. Nobody at the table learns that you called.
report-line = You call because of this line:
report-text = What should the desk know?
report-hint = Say what happened, and what would help.
report-send = Call the desk
report-before = Your calls
report-settled = settled
report-open = the desk will look
report-talk = Call the desk
wrong-report = Say what happened, in 3 to 2000 letters.
done-report = The desk is called. It looks at the table and does what is needed.
refused-too-many-reports = Three calls of yours at this table wait for the desk: it comes to them first.
refused-no-such-line = There is no such line.
answer-why-too-many-reports = Three calls of yours at this table wait for the desk: it comes to them first.
answer-command-desk = Call the desk to this table; what it should know follows:
answer-desk-called = The desk is called. It looks at the table and does what is needed.
answer-why-desk = Write behind the word what the desk should know, in 3 to 2000 letters.
