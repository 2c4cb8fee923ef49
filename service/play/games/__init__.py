"""The games of the installation, their rules and editions."""
