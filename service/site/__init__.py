"""Pages that combine several features: the hall, the table page, the player page and the settings."""
