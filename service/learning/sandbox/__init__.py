"""Sandboxes: tables with bots that answer at once, where authors try out their programs.

They are deleted afterwards.
"""
