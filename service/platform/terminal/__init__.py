"""What the commands of the terminal share: sentences, options, local games and the client of a server."""
