"""Motions: what a table decides together, to take moves back or to give the game up."""
