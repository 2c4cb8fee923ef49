"""The boards: what a seat may see of its table as drawings, for mails (as PNG) and pages (inline SVG) alike."""
