"""Write what the clients are made of."""

from clients.generate.document import served_document
from clients.generate.python_client import write_python
from clients.generate.typescript_client import GENERATOR, write_typescript

document = served_document()
write_python(document)
if GENERATOR.exists():
    write_typescript(document)
else:
    raise SystemExit(
        "The Python client is written; for that in TypeScript run `npm ci` in clients/typescript."
    )
