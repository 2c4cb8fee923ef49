"""Administration: the desk of moderators, and maintenance (backup, upgrade, doctor, health)."""
