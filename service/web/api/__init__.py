"""The declaration of API operations, and their dispatch."""
