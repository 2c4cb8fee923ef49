"""How strong players are, by what they placed at rated tables."""
