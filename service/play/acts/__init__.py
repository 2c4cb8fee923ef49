"""Acts of moderators and organisers. Each is plain data around one function, and is written to the trail."""
