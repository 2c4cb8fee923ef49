"""What follows when time runs out: reminders and defaults, silent players, substitutes."""
