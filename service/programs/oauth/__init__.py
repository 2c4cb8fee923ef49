"""Programs of others: registered by their authors, allowed by players, and taken back at any time (OAuth 2.1)."""
