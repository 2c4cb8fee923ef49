"""Records: of a finished table in full, of a running one as a seat may see it, and imported ones."""
