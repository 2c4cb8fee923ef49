"""Notifications after a commit: notifiers send them, and a watch waits for them.

A topic is either work to do (`post`) or an object to watch (`table:7`). Work is for the workers, objects are
for their viewers. A notification has no content; it says only that there is news. Losing one delays the news
by seconds.
"""
