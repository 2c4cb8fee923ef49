"""What pages are made of: families of pages, forms, pages for errors."""
