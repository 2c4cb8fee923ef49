"""The commands that run workers. `service.cli` finds them by name."""
