"""The table of Wetclay as a Scene, laid out from a view: what a seat may not know cannot be on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from edubba.kernel.scene import BACK, Panel, Stat, Zone
from edubba.words import SceneBuilder

from edubba_wetclay.edge.pointer import WetclayPointer
from edubba_wetclay.edge.talk import TABLETS, reed_face
from edubba_wetclay.rules.pieces import NO_REED, NO_TABLET
from edubba_wetclay.rules.scoring import score_sheet
from edubba_wetclay.rules.state import WetclayState

if TYPE_CHECKING:
    from edubba_wetclay.edge.game import Wetclay  # noqa: F401 - ruff does not see it below


class WetclayScene(SceneBuilder["Wetclay", WetclayState]):
    """One view being laid out."""

    def pointer(self) -> WetclayPointer:
        return WetclayPointer(self.game.talk, self.lang, self.names)

    def lay(self) -> None:
        self.lay_common()
        for seat in range(len(self.view["players"])):
            self.lay_player(seat)

    def turn(self) -> dict[str, int]:
        """All play at once: nobody is `active`."""
        return {"round": self.view["round"], "of": self.view["rounds"]}

    def last_round(self) -> bool:
        return bool(self.view["round"] == self.view["rounds"])

    def lay_common(self) -> None:
        """The tablet of this round, the pile, and what became of the reeds."""
        view, board = self.view, self.board
        note = self.say("note-round", round=view["round"], rounds=view["rounds"])
        board.zone(Zone(id="tablet", kind="row", name=self.say("place-tablet"), size="l", note=note))
        if view["tablet"] != NO_TABLET:
            board.put("tile", "tablet", TABLETS[view["tablet"]])
        board.zone(Zone(id="pile", kind="pool", name=self.say("place-pile"), counts={BACK: view["pile"]}, size="s"))
        board.zone(Zone(id="laid", kind="row", name=self.say("place-laid")))
        for seat, player in enumerate(view["players"]):
            if player["laid"] != NO_REED:
                board.put("card", "laid", reed_face(player["laid"])).own = seat
        board.zone(Zone(id="broken", kind="row", name=self.say("place-broken"), size="s"))
        for reed in view["broken"]:
            board.put("card", "broken", reed_face(reed))

    def lay_player(self, seat: int) -> None:
        player, board = self.view["players"][seat], self.board
        written = f"written.{seat}"
        board.zone(Zone(id=written, kind="row", name=self.say("place-written"), own=seat))
        for tablet in player["written"]:
            board.put("tile", written, TABLETS[tablet]).own = seat
        hand = f"hand.{seat}"
        if player["hand"] is None:
            known = {reed_face(reed): 1 for reed in player["known"]}
            counts = known | {BACK: player["hand_size"] - len(known)}
            board.zone(Zone(id=hand, kind="pool", name=self.say("place-hand"), own=seat, counts=counts, size="s"))
            return
        board.zone(Zone(id=hand, kind="row", name=self.say("place-hand"), own=seat))
        for reed in player["hand"]:
            board.put("card", hand, reed_face(reed)).marks = ["wet"] * (reed == player["wet"])

    def panel(self, seat: int) -> Panel:
        player: dict[str, Any] = self.view["players"][seat]
        sheet = dict(score_sheet(player["written"], self.game.tables))
        stats = [
            Stat("clay", self.say("stat-tablets"), len(player["written"])),
            Stat("reed", self.say("stat-reeds"), player["hand_size"]),
        ]
        panel = self.panel_of(seat, sheet, stats, first=False)
        panel.sealed = not panel.to_act and not self.view["over"]
        panel.hand = player["hand_size"]
        return panel
