"""Tables: opening, joining, playing through one door, looking, talking, keeping."""
