"""The page of figures, docs/figures.md: measured by the benches, kept as JSON, written from one template."""
