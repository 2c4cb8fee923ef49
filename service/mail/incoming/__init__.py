"""Incoming mail: replies to our mails.

LMTP, IMAP, pipe, letter box -> receive (check recipient, store) -> worker reads -> acts -> answer mail

The receiving side decides nothing. The meaning of a mail is decided later, in one transaction per mail.
"""
