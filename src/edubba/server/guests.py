"""Who comes in: guests with a signed cookie, from our own page only, and bots with a signed token."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

GUEST_COOKIE = "edubba"
CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrftoken"
YEAR = 365 * 24 * 3600

Caller = ASGIConnection[Any, Any, Any, Any]


class GuestCookies:
    """Signs cookies and recognises them."""

    def __init__(self, key: bytes) -> None:
        self._guests = Signer(key, salt="guest")
        self._pages = Signer(key, salt="csrf")
        self._bots = Signer(key, salt="bot")

    def known(self, caller: Caller) -> str | None:
        """The id of the guest whose cookie this is; None if it is missing or forged."""
        try:
            return self._guests.unsign(caller.cookies.get(GUEST_COOKIE, "")).decode()
        except BadSignature:
            return None

    def from_our_page(self, caller: Caller, guest: str) -> bool:
        """True if the request repeats the token that only our own page can read."""
        sent = caller.headers.get(CSRF_HEADER, "")
        return compare_digest(sent.encode(), self._token(guest).encode())

    def token(self, bot: str) -> str:
        """What lets a bot of this name in, as long as our key is the same."""
        return self._bots.sign(bot).decode()

    def bot(self, caller: Caller) -> str | None:
        """The name of the bot whose token is sent along; None without one, or if it is forged."""
        scheme, _, token = caller.headers.get("authorization", "").partition(" ")
        try:
            return self._bots.unsign(token.strip()).decode() if scheme.lower() == "bearer" else None
        except BadSignature:
            return None

    def cookies(self, guest: str, secure: bool) -> list[Cookie]:
        signed = self._guests.sign(guest).decode()
        return [
            Cookie(GUEST_COOKIE, value=signed, max_age=YEAR, httponly=True, samesite="lax", secure=secure),
            Cookie(CSRF_COOKIE, value=self._token(guest), max_age=YEAR, samesite="strict", secure=secure),
        ]

    def _token(self, guest: str) -> str:
        return self._pages.get_signature(guest).decode()


def same_origin(caller: Caller) -> bool:
    """False if a page of another site sends this. Programs that are no browsers name no origin."""
    origin = caller.headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == caller.headers.get("host", "").lower()
