"""A real HTTP server on loopback that receives webhook calls."""

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

import pytest

from tests.parts.waiting import PATIENCE


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((self.path, dict(self.headers), body))
        if self.server.status == 0:
            self.server.hang.wait(PATIENCE)
            return
        self.send_response(self.server.status)
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_said):
        pass


@pytest.fixture
def receiver():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    server.heard, server.status, server.hang = [], 204, Event()
    Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield server
    server.hang.set()
    server.shutdown()
    server.server_close()
