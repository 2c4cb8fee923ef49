"""Sending and receiving mail: the outbox, composing letters, delivering them, and reading replies."""
