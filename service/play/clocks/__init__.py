"""Clocks of open questions: starting, stopping and showing them. The arithmetic is in `service.play.pace`."""
