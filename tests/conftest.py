"""What every test may rely on."""

from pathlib import Path

import engine

# The example game is added the way any game is: by its folder, and by nothing else.
engine.__path__.append(str(Path(__file__).parent / "engine" / "games"))
