"""OAuth 2.1 for third-party programs.

Authors register them, players allow them and can revoke this at any time.
"""
