# The letter box: a page that shows the mails of a house without a mail server.

letter-box-title = Letter box
box-why = No mail server is set up, so every letter stays here.
box-empty = No letters yet
box-empty-hint = What would leave by mail appears here a moment later.
box-recipients = Recipients
box-everybody = Everybody
box-subject = Subject
box-when = When
box-headers = The head of the letter
box-html = As a mail program shows it
box-text = As text
box-source = Source
box-answer = Answer this letter
box-answer-hint = A number, a move in words, or “help”. It takes the way of every answer by mail.
box-answer-send = Send
box-back = Back to the letter box
