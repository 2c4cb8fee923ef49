"""Clocks of open questions: started, stopped and shown. The arithmetic is in `service.play.pace`."""
