"""Circles of friends: joining by a link, the usual game once more, who sits, who has won what, and what was said."""
