"""The desk: what moderators see and do. Every act runs through `deeds.do`, which records it permanently."""
