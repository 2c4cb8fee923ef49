"""Parts that schemas of many operations share: fields, pagination, validation."""
