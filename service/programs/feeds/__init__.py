"""Feeds: event streams, webhooks of players' programs, and calendars of deadlines."""
