"""Who is told what: letters to players, calls to their programs, and what each of them wishes to hear."""
