"""Ctrl-C ends the server at once, whoever keeps it waiting."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path

from ..processes import wait_for
from .playing import Served

HANGS = """
import socket, sys, time
from pathlib import Path
from watershed.cli import main
from watershed.server.notices.mail import Mailer

real = socket.getaddrinfo

def hang(what):
    (Path(sys.argv[0]).parent / what).touch()
    time.sleep(60)

def look_up(host, *args, **kwargs):
    return hang("name") if str(host) == "slow.example" else real(host, *args, **kwargs)

socket.getaddrinfo, Mailer.send = look_up, lambda *args: hang("mail")
sys.exit(main())
"""


def test_while_a_name_and_a_mail_server_do_not_answer(tmp_path: Path) -> None:
    class Slow(Served):
        program = sys.executable, str(tmp_path / "slow.py")

    (tmp_path / "slow.py").write_text(HANGS, encoding="utf-8")
    mails = {"WATERSHED_SMTP": "smtp://127.0.0.1:9", "WATERSHED_MAIL_FROM": "table@example.org"}
    server = Slow(str(tmp_path / "table.db"), WATERSHED_ADDRESS="https://table.example", **mails)
    server.post("/api/notices", {"mail": {"address": "ann@example.org"}})
    made = server.post("/api/matches", {"game": "flow", "seats": [{"kind": "me"}, {"kind": "open"}]})
    server.post(f"/api/matches/{made['match']}/webhook", {"token": made["token"], "url": "https://slow.example/"})
    server.post(f"/api/matches/{made['match']}/fill", {"token": made["token"], "seat": 1, "bot": "random"})
    wait_for(lambda: (tmp_path / "name").exists() and (tmp_path / "mail").exists(), "nothing is sent")
    began = time.monotonic()
    assert server.end(signal.SIGINT) == 0
    assert time.monotonic() - began < 30
