"""Programs of players: access by OAuth, webhooks, streams, calendars."""
