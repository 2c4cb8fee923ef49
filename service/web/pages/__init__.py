"""Building blocks of pages: blueprints, forms, error pages."""
