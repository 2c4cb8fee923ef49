"""Code that the API and the pages share: access control, headers, problems, metrics."""

PREFIX = "/api/v1"
"""The path prefix of the API, version 1."""
