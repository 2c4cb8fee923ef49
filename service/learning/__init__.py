"""Learning to play: lessons, the coach, try-outs, sandboxes for programs."""
