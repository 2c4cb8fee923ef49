"""What contests and leagues share: the acts of their organisers, by API and by page."""
