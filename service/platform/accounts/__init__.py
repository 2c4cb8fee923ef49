"""Accounts: players, sign-in without passwords, sessions, personal tokens and preferences."""
