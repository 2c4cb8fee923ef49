"""Write the generated files of both clients, or of one alone (`--only typescript`)."""

import argparse

from clients.generate.document import served_document
from clients.generate.python_client import write_python
from clients.generate.typescript_client import write_typescript

WRITERS = {"python": write_python, "typescript": write_typescript}

parser = argparse.ArgumentParser(prog="python -m clients.generate")
parser.add_argument("--only", choices=WRITERS, help="write the generated files of this client alone")
only = parser.parse_args().only
document = served_document()
for name in [only] if only else WRITERS:
    WRITERS[name](document)
