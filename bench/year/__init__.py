"""A year of a house in half an hour (`make bench-year`): everybody plays, parts are killed each week, one upgrade in the middle."""
