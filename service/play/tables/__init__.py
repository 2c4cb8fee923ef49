"""Tables: opening, joining, submitting turns, viewing and storing."""
