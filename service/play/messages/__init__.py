"""Messages: letters to players, calls to their programs, pushes to their browsers, and the preferences for
them.
"""
