"""The five games. Each stands in a folder of its own and is built when somebody first asks for it."""

from edubba.kernel import shelf
from edubba.kernel.game import Game
from edubba.kernel.pack import Pack


def _ginkgopolis(pack: Pack | None) -> Game:
    from edubba.games.ginkgopolis.edge.game import Ginkgopolis

    return Ginkgopolis(pack)


def _tabannusi(pack: Pack | None) -> Game:
    from edubba.games.tabannusi.edge.game import Tabannusi

    return Tabannusi(pack)


def _teotihuacan(pack: Pack | None) -> Game:
    from edubba.games.teotihuacan.edge.game import Teotihuacan

    return Teotihuacan(pack)


def _uruk(pack: Pack | None) -> Game:
    from edubba.games.uruk.edge.game import Uruk

    return Uruk(pack)


def _wayfarers(pack: Pack | None) -> Game:
    from edubba.games.wayfarers.edge.game import Wayfarers

    return Wayfarers(pack)


shelf.put("ginkgopolis", _ginkgopolis)
shelf.put("tabannusi", _tabannusi)
shelf.put("teotihuacan", _teotihuacan)
shelf.put("uruk", _uruk)
shelf.put("wayfarers", _wayfarers)
