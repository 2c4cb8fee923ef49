"""Drawings of what a seat may see of its table: as PNG for mails, as inline SVG for pages."""
