"""Notifications of viewers after a commit, such as open streams.

A topic names an object, such as `table:7`. A notification has no content; it says only that there is news.
Losing one delays the news by seconds.
"""
