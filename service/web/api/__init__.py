"""What operations of the API are made of, and how each is carried out."""
