"""The kinds of letters about a table.

Each has its templates in a folder of its name under `templates/mail`.
"""
