"""The base of all features: settings, database, transactions, messages, accounts, and adapters."""
