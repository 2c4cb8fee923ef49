"""Upkeep: what a host does to the house as a whole. Upgrades with running tables, backup and restore, the doctor, retention."""
