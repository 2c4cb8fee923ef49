"""Invitations to a table by address, rematches, and opting out of invitations."""
