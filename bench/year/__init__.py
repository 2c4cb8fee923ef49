"""A year of the service in half an hour (`make bench-year`): everybody plays, parts are killed each week, with one upgrade."""
