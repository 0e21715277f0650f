"""Mail: plain text over the operator's SMTP server. The standard library sends it, in a thread."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from .words import say

WITHIN = 10.0  # seconds
LONG_LINES = policy.SMTP.clone(max_line_length=990)  # an address in a header must not be folded
UNKNOWN = (550, 551, 553)
ENHANCED = re.compile(rb"\d\.\d{1,3}\.\d{1,3}")  # RFC 3463
NOBODY = (b"5.1.0", b"5.1.1", b"5.1.2", b"5.1.3", b"5.1.6", b"5.1.10", b"5.2.1")
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


class NotSent(Exception):
    """The SMTP server was away or refused a mail; `for_good` if trying again is no use, or why, for the log."""

    def __init__(self, for_good: bool, why: str = "") -> None:
        super().__init__(why)
        self.for_good, self.why = for_good, why


@dataclass(frozen=True)
class Letter:
    to: str = field(repr=False)
    subject: str
    text: str = field(repr=False)
    stop: str | None = field(repr=False)  # the address to which one click, or the mail program, posts


@dataclass(frozen=True)
class Mailer:
    url: str = field(repr=False)  # smtp+starttls://user:password@host:587
    sender: str

    def send(self, letter: Letter) -> None:
        """Send it, or raise NotSent. It may take a while."""
        parts = urlsplit(self.url)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        try:
            if parts.scheme == "smtps":
                server: smtplib.SMTP = smtplib.SMTP_SSL(
                    host, port, timeout=WITHIN, context=ssl.create_default_context()
                )
            else:
                server = smtplib.SMTP(host, port, timeout=WITHIN)
            with server:
                if parts.scheme == "smtp+starttls":
                    server.starttls(context=ssl.create_default_context())
                if parts.username:
                    server.login(unquote(parts.username), unquote(parts.password or ""))
                server.send_message(self.made(letter))
        except smtplib.SMTPRecipientsRefused as problem:
            codes = ", ".join(str(code) for code, _ in problem.recipients.values())
            for_good = all(_is_nobodys(*why) for why in problem.recipients.values())
            raise NotSent(for_good, f"it refuses the address ({codes})") from None
        except (smtplib.SMTPException, OSError, ValueError) as problem:
            raise NotSent(for_good=False, why=_why(problem)) from problem

    def made(self, letter: Letter) -> EmailMessage:
        mail = EmailMessage(LONG_LINES)
        mail["From"], mail["To"], mail["Subject"] = self.sender, letter.to, letter.subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.text)
        return mail


def _why(problem: Exception) -> str:
    """Why a mail server takes no mail. What it says itself may have an address in it."""
    match problem:
        case smtplib.SMTPAuthenticationError():
            return f"it refuses the user or the password ({problem.smtp_code})"
        case smtplib.SMTPResponseException():
            return f"it refuses the mail ({problem.smtp_code})"
        case smtplib.SMTPNotSupportedError():
            return "it doesn't offer what WATERSHED_SMTP wants: STARTTLS, or a login that we know"
        case ssl.SSLCertVerificationError():
            return f"its certificate isn't trusted: {problem.verify_message}"
        case smtplib.SMTPServerDisconnected():
            return "it hangs up"
        case OSError():
            return f"it can't be reached: {problem.strerror or type(problem).__name__}"
    return type(problem).__name__


def _is_nobodys(code: int, said: bytes) -> bool:
    """Whether a mail server refuses an address because nobody has it, and not because of who writes."""
    found = ENHANCED.match(said)
    return found[0] in NOBODY if found else code in UNKNOWN


def notice(to: str, language: str, title: str, body: str, table: str, address: str, code: str) -> Letter:
    """A mail about a match."""
    foot = say(language, "mail-foot")
    text = f"{body}\n\n{table}\n\n--\n{foot}\n{address}/notices#stop={code}\n"
    return Letter(to, title, text, f"{address}/api/notices/stop?code={code}")


def confirmation(to: str, language: str, address: str, code: str, stop: str) -> Letter:
    """The one mail that an address gets before somebody has confirmed it."""
    lead, otherwise = say(language, "confirm-lead"), say(language, "confirm-else")
    text = f"{lead}\n\n{address}/notices#confirm={code}\n\n{otherwise}\n"
    return Letter(to, say(language, "confirm-subject"), text, f"{address}/api/notices/stop?code={stop}")
