"""What one player has: the area, the board with its houses, mastery, and what stands on the map."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.tabannusi.rules.pieces import COLOURS, COMMON, NONE, ROWS, SOURCES, TRACKS, size_of


class Player:
    """What one player has. Crates are counted by colour, 4 bits a colour: `full` face up, `empty` face down.

    Masks: `ships` of berths, `able` of the abilities that work, `blue` and `red` of lines with a house on that space,
    `masters` of harbourmasters, `decrees` of decrees claimed, `special` of special water in the area. `projects` and
    `gardens` are the own markers on the map, a mask per common district.

    Clones share all lists. They are replaced, never changed; `dice` is shared until somebody changes it: `keep_dice`.
    """

    __slots__ = (
        "able", "architect", "assistant", "blue", "built", "columns", "decrees", "dice", "earned", "empty", "fleet",
        "full", "garden_count", "garden_tiles", "gardens", "gold", "homes", "ignore", "markers", "masters", "mastery",
        "projects", "red", "reserve", "rows", "shared", "ships", "special", "towers", "urban", "vp", "water",
        "ziggurat",
    )  # fmt: skip

    def __init__(
        self,
        *,
        dice: list[int],
        rows: list[int],
        mastery: list[int],
        projects: list[int],
        gardens: list[int],
        built: list[int],
        homes: list[int],
        towers: list[int],
        ziggurat: list[int],
        earned: list[int],
        urban: list[int],
        fleet: list[int],
    ) -> None:
        self.dice = dice  # in the area, by colour
        self.rows = rows  # houses gone, by row
        self.mastery = mastery  # by track
        self.projects = projects
        self.gardens = gardens
        self.built = built  # buildings by colour
        self.homes = homes  # houses by common district
        self.towers = towers  # houses by section of the ziggurat
        self.ziggurat = ziggurat  # markers by section
        self.earned = earned  # points by source
        self.urban = urban  # urbanisation cards, secret
        self.fleet = fleet  # ship markers by colour of the ship, printed ships last
        self.vp: i64 = 0
        self.gold: i64 = 0
        self.markers: i64 = 0  # in the area
        self.reserve: i64 = 0  # markers in the reserve
        self.full: i64 = 0
        self.empty: i64 = 0
        self.columns: i64 = 0  # mask of the column bonuses gained
        self.ships: i64 = 0
        self.able: i64 = 0
        self.blue: i64 = 0
        self.red: i64 = 0
        self.masters: i64 = 0
        self.decrees: i64 = 0
        self.special: i64 = 0
        self.water: i64 = 0
        self.garden_tiles: i64 = 0  # in the area
        self.garden_count: i64 = 0  # on the map
        self.ignore: i64 = 0  # houses that each urbanisation card may do without
        self.architect: i64 = NONE
        self.assistant: i64 = NONE
        self.shared = False

    def clone(self) -> Player:
        self.shared = True
        other = Player(
            dice=self.dice,
            rows=self.rows,
            mastery=self.mastery,
            projects=self.projects,
            gardens=self.gardens,
            built=self.built,
            homes=self.homes,
            towers=self.towers,
            ziggurat=self.ziggurat,
            earned=self.earned,
            urban=self.urban,
            fleet=self.fleet,
        )
        other.vp = self.vp
        other.gold = self.gold
        other.markers = self.markers
        other.reserve = self.reserve
        other.full = self.full
        other.empty = self.empty
        other.columns = self.columns
        other.ships = self.ships
        other.able = self.able
        other.blue = self.blue
        other.red = self.red
        other.masters = self.masters
        other.decrees = self.decrees
        other.special = self.special
        other.water = self.water
        other.garden_tiles = self.garden_tiles
        other.garden_count = self.garden_count
        other.ignore = self.ignore
        other.architect = self.architect
        other.assistant = self.assistant
        other.shared = True
        return other

    def keep_dice(self, colour: int, count: int) -> None:
        """The area gains dice, or loses them."""
        if self.shared:
            self.dice = self.dice[:]
            self.shared = False
        self.dice[colour] = self.dice[colour] + count

    def units(self, colour: int) -> int:
        """Dice and full crates of a colour."""
        return self.dice[colour] + (self.full >> 4 * colour & 15)

    def crates(self) -> int:
        total = 0
        both = self.full + self.empty
        while both:
            total += both & 15
            both >>= 4
        return total

    def earn(self, points: int, source: int) -> None:
        """Gain points, or lose them, never below 0 (TAB-3.26)."""
        gained = max(points, -self.vp)
        self.vp += gained
        self.earned = self.earned[:]
        self.earned[source] = self.earned[source] + gained

    def house_row(self, colour: int, houses_in_row: list[int]) -> int:
        """The row from which a house of this colour comes, or NONE (TAB-3.4)."""
        if self.rows[colour] < houses_in_row[colour]:
            return colour
        return ROWS - 1 if self.rows[ROWS - 1] < houses_in_row[ROWS - 1] else NONE

    def port_houses(self) -> int:
        return size_of(self.blue | self.red)


def changed(numbers: list[int], index: int, difference: int) -> list[int]:
    """A copy of a list with one number changed: what clones share is replaced, never changed."""
    found = numbers[:]
    found[index] = found[index] + difference
    return found


def new_player() -> Player:
    return Player(
        dice=[0] * COLOURS,
        rows=[0] * ROWS,
        mastery=[0] * TRACKS,
        projects=[0] * COMMON,
        gardens=[0] * COMMON,
        built=[0] * TRACKS,
        homes=[0] * COMMON,
        towers=[0] * TRACKS,
        ziggurat=[0] * TRACKS,
        earned=[0] * SOURCES,
        urban=[],
        fleet=[0] * (TRACKS + 1),
    )
