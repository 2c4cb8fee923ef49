"""Accounts across all features: the profile, the export of all data, and deletion."""
