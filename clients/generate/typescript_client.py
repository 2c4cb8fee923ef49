"""The generated files of the TypeScript client: the types of all that goes over the wire, and where each operation is."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from clients.generate.document import Document, with_read_content
from clients.generate.operations import operations

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "clients" / "typescript"
GENERATOR = PACKAGE / "node_modules" / ".bin" / "openapi-typescript"
WITH_NODE = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
"""Where Node is found: beside this Python, for nothing needs it to be installed."""
NEVER_BY_HAND = "Written by `make clients` from the OpenAPI document: change nothing here."


def write_typescript(document: Document, folder: Path = PACKAGE / "src") -> None:
    """Write all generated files; the types need what `npm ci` has installed."""
    if not GENERATOR.exists():
        raise SystemExit("The TypeScript client is not written: first run `npm ci` in clients/typescript.")
    (folder / "calls.ts").write_text(calls(document), encoding="utf-8")
    (folder / "schema.ts").write_text(schema(document, folder), encoding="utf-8")


def calls(document: Document) -> str:
    """Which method and which path each operation has."""
    lines = [f'  {each.name}: ["{each.method}", "{each.path}"],' for each in operations(document)]
    head = f"/** Where each operation is. {NEVER_BY_HAND} */\n\nexport const calls = {{"
    return "\n".join([head, *lines, "} as const;", ""])


def schema(document: Document, folder: Path) -> str:
    """Types of everything, by a generator that is kept by others."""
    read = folder / "openapi.json"
    read.write_text(json.dumps(with_read_content(document)), encoding="utf-8")
    asked = [str(GENERATOR), str(read), "--default-non-nullable=false"]
    done = subprocess.run(asked, check=False, capture_output=True, text=True, cwd=PACKAGE, env=WITH_NODE)
    read.unlink()
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return f"{mark(document)}\n{done.stdout}"


def mark(document: Document) -> str:
    """Of which document the types are: whoever has the package alone sees it."""
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    return f"/** {NEVER_BY_HAND}\n * SHA-256 of the document: {digest}\n */"
