"""Who hears what: the bells that are rung after a commit, and the watch that waits for them.

A topic is either work to do (`post`) or a place to look at (`table:7`). Work is for the workers, places are for
whoever has that place open before them. A ring carries no news, only that there is some: losing one costs seconds.
"""
