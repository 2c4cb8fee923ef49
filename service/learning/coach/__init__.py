"""The coach: it finds out where finished tables were won and lost.

It works in the background and stores its findings.
"""
