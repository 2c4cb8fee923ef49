"""What the API and the pages share: who may call, headers, problems, health."""

PREFIX = "/api/v1"
"""Under this path lies the API, in its first version."""
