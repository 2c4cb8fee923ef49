"""What schemas of many operations share: fields, pages, checks."""
