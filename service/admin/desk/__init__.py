"""The desk: what moderators see and do. Every act comes in through `deeds.do` and is written down for good."""
