"""The commands that run workers; `service.command` finds them by name."""
