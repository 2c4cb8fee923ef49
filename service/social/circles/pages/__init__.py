"""Pages of circles: my circles, the page of one, its settings and talk, and the pages behind its links."""
