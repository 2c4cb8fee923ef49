"""What games share: clockwise auctions, majorities, outlines on a grid, looking at cards and keeping some."""
