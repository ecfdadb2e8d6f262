"""The games that come with Edubba. Each stands in a folder of its own and is built when somebody first asks for it.

They are entry points like the games of other people (pyproject.toml, group `edubba.games`); this list lets them be
found where no package is installed, in a checkout or in an unpacked wheel.
"""

from importlib.metadata import EntryPoint

from edubba.kernel import plugin, shelf
from edubba.kernel.game import Game
from edubba.kernel.pack import Pack

OWN = {
    "ginkgopolis": "edubba.games.ginkgopolis.edge.game:Ginkgopolis",
    "tabannusi": "edubba.games.tabannusi.edge.game:Tabannusi",
    "teotihuacan": "edubba.games.teotihuacan.edge.game:Teotihuacan",
    "uruk": "edubba.games.uruk.edge.game:Uruk",
    "wayfarers": "edubba.games.wayfarers.edge.game:Wayfarers",
}


def _maker(name: str) -> shelf.Maker:
    def make(pack: Pack | None) -> Game:
        game: Game = EntryPoint(name, OWN[name], plugin.GROUP).load()(pack)
        return game

    return make


for _name in OWN:
    shelf.put(_name, _maker(_name))
