"""The kinds of letters about a table; each has its templates in a folder of its name under `templates/mail`."""
