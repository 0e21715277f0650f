"""The metrics for Prometheus."""

import platform

from prometheus_client import Counter, Gauge, Histogram, Info

from watershed.about import version

from .socket_schemas import PROTOCOL

BUILD = Info("watershed_build", "What is running")
BUILD.info({"version": version(), "protocol": str(PROTOCOL), "python": platform.python_version()})
MOVES = Counter("watershed_moves", "Moves played and stored", ["by"])
MATCHES = Counter("watershed_matches", "Matches started")
SOCKETS = Gauge("watershed_sockets", "Open sockets")
LIVE = Gauge("watershed_live_matches", "Matches in memory")
REPORTS = Gauge("watershed_reports_open", "Reports of chat that wait for the host")
REFUSED = Counter("watershed_refused", "Requests and messages that were refused", ["code"])
NOTICES = Counter("watershed_notices", "Notices, mails and webhook events, and what became of them", ["kind", "how"])
ANSWER = Histogram(
    "watershed_answer_seconds",
    "From a socket message to its answer",
    ["type"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
