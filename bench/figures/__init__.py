"""The page of figures, docs/figures.md: benches measure them, JSON files store them, a template writes the page."""
