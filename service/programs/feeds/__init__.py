"""What goes out by itself: streams for those who look, calls to players' own programs, a calendar of what is due."""
