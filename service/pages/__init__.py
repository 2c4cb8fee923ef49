"""The HTML face over the same use cases as the API."""
