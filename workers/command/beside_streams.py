"""Streams, mail by LMTP and beat in one process."""

import logging
import os
import signal
from threading import Thread

import structlog
from celery.beat import Scheduler, Service
from flask import Flask

from service.cli.lmtp_server import run_lmtp_server
from service.cli.streams import run_streams
from service.platform.settings import Settings
from workers.beat import make_beat

log = structlog.get_logger()


def run_streams_mail_and_beat(app: Flask, settings: Settings, bind: str) -> None:
    """Run until a signal ends it."""
    Thread(target=run_beat, args=(settings,), name="beat", daemon=True).start()
    with run_lmtp_server(app, settings.lmtp):
        run_streams(app, bind)


def run_beat(settings: Settings) -> None:
    """Run Celery's beat. If it fails, end the process, so that it is started again."""
    logging.getLogger("celery.beat").setLevel(logging.WARNING)  # it would log each task that it sends
    try:
        Service(make_beat(settings), scheduler_cls=Scheduler).start()
    except Exception:
        log.exception("beat ended")
        os.kill(os.getpid(), signal.SIGTERM)
