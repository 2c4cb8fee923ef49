"""A person across all features: their profile, the copy of everything that is kept of them, and forgetting them."""
