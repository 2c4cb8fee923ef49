"""Acts of moderators and organisers: plain data around one function, and the trail on which each is written."""
