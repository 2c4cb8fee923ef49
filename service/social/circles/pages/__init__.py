"""Pages of circles: those I belong to, the hall of one, its settings and its talk, and the pages behind its links."""
