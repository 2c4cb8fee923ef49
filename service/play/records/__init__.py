"""Records: a finished table whole, a running one as a seat may see it, and records from elsewhere."""
