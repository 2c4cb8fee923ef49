"""My account: who I am here, my mail, my time, my keys, and the way out."""
