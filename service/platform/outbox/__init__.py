"""The outbox.

Everything that is sent is a row first: posted in a transaction, claimed under a lease, settled.
"""
