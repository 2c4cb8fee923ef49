"""Muse & Princess: six characters who come for a round, and a second auction phase that invites them."""
