"""Sentences for people, from the catalogues of the kernel and of the games."""
