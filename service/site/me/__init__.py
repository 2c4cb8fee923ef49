"""The pages of my account: profile, mail, time, keys, and deletion."""
