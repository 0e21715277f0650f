"""A mail server that speaks TLS, with a certificate of its own, and wants a name and a password."""

from __future__ import annotations

import base64
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import Message
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

USES = """digital_signature content_commitment key_encipherment data_encipherment key_agreement key_cert_sign crl_sign
encipher_only decipher_only"""
USER, PASSWORD = "table@example.org", "a:b/c@hush"


def certificate(folder: Path, host: str = "127.0.0.1") -> Path:
    """A certificate that vouches for itself, with its key, in one file."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail")])
    at, names = datetime.now(UTC), x509.SubjectAlternativeName([x509.IPAddress(ip_address(host))])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number()).add_extension(names, critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    made = made.add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    uses = dict.fromkeys(USES.split(), False) | {"digital_signature": True, "key_cert_sign": True}
    made = made.add_extension(x509.KeyUsage(**uses), critical=True)
    made = made.not_valid_before(at - timedelta(days=1)).not_valid_after(at + timedelta(days=1))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / f"{host}.pem"
    file.write_bytes(secret + made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    return file


@dataclass
class MailServer:
    """What it offers, and what it was told in clear text and inside TLS."""

    scheme: str  # smtp, smtp+starttls or smtps
    certificate: Path
    offers: tuple[str, ...] = ("STARTTLS", "AUTH PLAIN LOGIN")
    password: str = PASSWORD
    clear: list[bytes] = field(default_factory=list)
    hidden: list[bytes] = field(default_factory=list)
    mails: list[Message] = field(default_factory=list)
    port: int = 0


class Talk(socketserver.StreamRequestHandler):
    """One connection."""

    about: MailServer
    context: ssl.SSLContext
    tls = False

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())

    def encrypt(self) -> None:
        self.request = self.context.wrap_socket(self.request, server_side=True)
        self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", buffering=0)
        self.tls = True

    def line(self) -> bytes:
        found: bytes = self.rfile.readline()
        (self.about.hidden if self.tls else self.about.clear).append(found)
        return found

    def handle(self) -> None:
        try:
            self.talk()
        except OSError:
            return  # the client doesn't trust the certificate, and has gone
        finally:
            self.request.close()

    def finish(self) -> None:
        self.rfile.close()
        self.wfile.close()

    def talk(self) -> None:
        if self.about.scheme == "smtps":
            self.encrypt()
        self.say("220 here")
        while line := self.line():
            match line.split()[0].upper():
                case b"EHLO":
                    offers = [one for one in self.about.offers if one != "STARTTLS" or not self.tls]
                    lines = ["mail.example", *offers]
                    for number, offer in enumerate(lines, 1):
                        self.say(f"250{' ' if number == len(lines) else '-'}{offer}")
                case b"STARTTLS" if "STARTTLS" in self.about.offers:
                    self.say("220 go on")
                    self.encrypt()
                case b"AUTH":
                    known = f"\0{USER}\0{self.about.password}".encode()
                    right = line.split()[-1] == base64.b64encode(known)
                    self.say("235 welcome" if right else f"535 5.7.8 nobody here is called {USER}")
                case b"DATA":
                    self.say("354 go on")
                    lines_of_it = list(iter(self.line, b".\r\n"))
                    self.about.mails.append(message_from_bytes(b"".join(lines_of_it)))
                    self.say("250 kept")
                case b"QUIT":
                    self.say("221 bye")
                    return
                case b"MAIL" | b"RCPT" | b"RSET" | b"NOOP":
                    self.say("250 yes")
                case _:
                    self.say("502 what")


@contextmanager
def mail_server(about: MailServer) -> Iterator[MailServer]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(about.certificate)

    class Handler(Talk):
        pass

    Handler.about, Handler.context = about, context

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

    server = Server(("127.0.0.1", 0), Handler)
    about.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield about
    finally:
        server.shutdown()
        server.server_close()
