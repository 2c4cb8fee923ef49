"""Maintenance by the host: upgrades with running tables, backup and restore, the doctor, retention."""
