"""Consequences of missed deadlines: reminders and defaults, silent players, substitutes."""
