"""The post, incoming: answers to our mails.

    LMTP, IMAP, pipe, letter box -> receive (check the recipient, store) -> a worker reads -> acts -> one answer mail

Whoever takes a mail in decides nothing; what it means is decided later, in one transaction per mail.
"""
