"""What people ask about boxes and data packs: what is printed, whether changes make sense, and the packs of a guest."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeVar

from edubba import packs
from edubba.host.store import Store
from edubba.host.tables import Aside
from edubba.kernel import Game
from edubba.kernel.errors import BadPack
from edubba.kernel.pack import not_text
from edubba.kernel.scene import Catalogue
from edubba.kernel.shelf import load
from edubba.table import boxes
from edubba.table.box_wire import BoxEdit, BoxInfo, BoxVerdict, MyPack, PackInfo, PackText, PackWish
from edubba.table.lobby import new_id
from edubba.table.stored import Guest, KeptPack
from edubba.table.words import Refusal

STANDARD = "standard"

P = ParamSpec("P")
T = TypeVar("T")


class Work(Protocol):
    """How work that takes a while is done for a guest, so that nobody gets all the time that there is."""

    def __call__(self, guest: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]: ...


@dataclass(frozen=True)
class PackRequests:
    store: Store
    aside: Aside
    work: Work
    keep: Callable[[Guest, Game], Awaitable[None]]  # keeps the data with which a table is played
    most: int  # packs of one guest

    async def box(self, guest: Guest, name: str, lang: str) -> BoxInfo:
        """Everything printed of a game: every value with where it comes from, and what may stand there."""
        return await self.work(guest.id, boxes.box_info, load(name).name, lang)

    async def check(self, guest: Guest, name: str, edit: BoxEdit, lang: str) -> BoxVerdict:
        """Whether a game can be played with these changes, and what must change along with one more."""
        return await self.work(guest.id, boxes.check, load(name), edit, lang)

    async def preview(self, guest: Guest, name: str, changes: dict[str, Any], lang: str) -> Catalogue:
        """The words and faces of a game with these changes."""
        return await self.work(guest.id, boxes.preview, load(name), changes, lang)

    async def read(self, guest: Guest, name: str, body: bytes, lang: str) -> PackText:
        """The data pack in a file: of our format, of a whole box, or of version 0.1.0."""
        try:
            text = body.decode()
        except UnicodeDecodeError as trouble:
            raise BadPack([not_text()]) from trouble
        return await self.work(guest.id, boxes.read_file, load(name), text, lang)

    async def all_of(self, guest: Guest, game: str) -> list[PackInfo]:
        """My data packs, those that were changed last first."""
        found = await self.store.packs_of(guest.id)
        return [boxes.pack_info(pack) for pack in found if game in ("", pack.game)]

    async def add(self, guest: Guest, wish: PackWish) -> MyPack:
        """Keep a data pack, finished or not."""
        made = (load(wish.game), wish, new_id(secrets.choice), guest, time.time())
        pack, told = await self.work(guest.id, boxes.draft, *made)
        if not await self.store.add_pack(pack, self.most):
            raise Refusal(409, "too-many-packs", most=self.most)
        return told

    async def one(self, guest: Guest, pack: str) -> MyPack:
        """A data pack of mine."""
        return await self.work(guest.id, boxes.my_pack, await self.mine(guest, pack), guest.lang)

    async def change(self, guest: Guest, pack: str, wish: PackWish) -> MyPack:
        """Keep a data pack as it is now. Tables keep the data with which they were put up."""
        kept = await self.mine(guest, pack)
        if wish.game != kept.game:
            raise Refusal(409, "other-game", game=kept.game)
        # It was changed later than before, whatever the clock says.
        now = max(time.time(), kept.changed + 1e-3)
        new, told = await self.work(guest.id, boxes.draft, load(wish.game), wish, kept.id, guest, now)
        if not await self.store.change_pack(new, wish.seen):
            await self.mine(guest, pack)
            raise Refusal(409, "pack-changed")
        return told

    async def remove(self, guest: Guest, pack: str) -> None:
        """Forget a data pack. Tables keep theirs."""
        if not await self.store.remove_pack(guest.id, pack):
            raise Refusal(404, "unknown-pack")

    async def mine(self, guest: Guest, pack: str) -> KeptPack:
        found = await self.store.pack_of(guest.id, pack)
        if found is None:
            raise Refusal(404, "unknown-pack")
        return found

    async def chosen(self, guest: Guest, name: str, pack: str | None) -> tuple[Game, str]:
        """The game with the data that somebody wants for a table, and what they are called."""
        game = load(name)
        if pack is None:
            used = await self.aside(packs.pack_in_use, game.name)
            return load(name, used), boxes.title_of(used)
        if pack == STANDARD:
            return game, ""
        kept = await self.mine(guest, pack)
        if kept.game != game.name:
            raise Refusal(409, "other-game", game=kept.game)
        played = await self.work(guest.id, _played, game, kept)
        await self.keep(guest, played)
        return played, kept.title


def _played(game: Game, kept: KeptPack) -> Game:
    return load(game.name, boxes.played(game, kept))
