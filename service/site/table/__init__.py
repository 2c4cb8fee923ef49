"""The page of a table: the same for who is signed in, for a guest with nothing but a link, and for who looks on."""
