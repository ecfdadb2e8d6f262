"""The page answers whatever the server answers by HTTP, but for what only a server has."""

from __future__ import annotations

import re

from edubba.page.routes import ROUTES
from edubba.server.api import HANDLERS

ONLY_THERE = {
    ("GET", "/games/{}/skin"),  # of games from other packages
    ("GET", "/games/{}/skin/{}/{}"),
    ("GET", "/packs/{}/file"),  # the client writes it by itself
    ("GET", "/bots"),  # for programs that come with a token
}


def test_every_request_of_the_server_is_answered_in_the_page() -> None:
    served = {
        (method, re.sub(r"\{\w+:str\}", "{}", path))
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
    }
    here = {(method, pattern.pattern.replace("([^/]+)", "{}")) for method, pattern, _ in ROUTES}
    assert len(here) == len(ROUTES) > 20
    assert here == served - ONLY_THERE
