"""`python -m clients.generate`: what the clients are made of, written from the OpenAPI document (`make clients`)."""
