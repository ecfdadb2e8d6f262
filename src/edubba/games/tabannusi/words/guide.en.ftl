### Tabannusi: the rules in brief, chapter by chapter.

guide-aim = The aim
    .text =
        You build the city of Ur: common districts, port, ziggurat and gardens. A district is scored when its barge is
        empty, and all of them are at the end. Most VP wins; in a tie, most gold.

guide-turn = Your turn
    .text =
        Take a resource die from the barge of the district in which your assistant and your architect are. Its value
        tells where the architect goes; a 6 leads to a district whose number no other die of the barge shows, and 1 gold
        leads anywhere. In the first game the barges of districts 1 to 5 are { $barges }. Then take up to two
        actions of the assistant’s district, the same one twice if you like. Finally the assistant joins the architect.

guide-pay = Paying
    .text =
        A resource due is paid with a die of its colour, a full crate of its colour or 1 gold. Spent dice go to the
        reserve. At any moment of your turn a resource may fill one of your empty crates; you have room for { $crates ->
            [one] one crate
           *[other] { $words_crates } crates
        }.

guide-project = Place a project
    .text =
        In a common district, put a project with one of your markers on an empty cell: beside the projects of its colour
        if there are any, never beside a building of its colour, three of a colour at most. The bonus of the cell is
        yours.

guide-build = Build
    .text =
        All projects of one colour in the district become a building with a house of yours. Pay { $building ->
            [one] one resource
           *[other] { $words_building } resources
        } of the district’s colour{ $marker ->
            [0] { "" }
            [one] , and one of the project’s colour per marker of yours
           *[other] , and { $words_marker } of the project’s colour per marker of yours
        }. The markers of others return to them,
        and they advance as often on the mastery track. For { $after } gold you may then put a marker on a ship of the building’s
        size. There are { $whites } white, { $yellows } yellow and { $browns } brown building pieces.

guide-garden = Gardens
    .text =
        Buy water (a blue resource) and gardens (a green one), lay water beside water or a garden, and plant up to three
        gardens on water, each with a marker.

guide-port = The port
    .text =
        For { $ship } gold put a marker on a ship: its effect serves you from your next turn on, and a complete line brings its
        harbourmaster. Or pay { $port ->
            [one] one local resource
           *[other] { $words_port } local resources
        } for a house at the end of a line where you have none.

guide-ziggurat = The ziggurat
    .text =
        Pay { $ziggurat ->
            [one] one local resource
           *[other] { $words_ziggurat } local resources
        }: a house goes to a section, a marker on the tile of that section, which counts more with
        each marker. The action tiles of the district can be used, too, as in other districts.

guide-decrees = Decrees and cards
    .text =
        As soon as you fulfil a decree you may claim it on your turn: it is a free action. Your secret urbanisation cards
        ask for houses in certain districts; they count at the end. With two, three and four players there are { $decrees }
        decrees, which show at least { $symbols } different symbols.

guide-score = Scoring a district
    .text =
        When a barge is empty after your actions, take 1 gold from the time track; everybody returns the dice of that
        colour and gains something if there were any. In a common district a building is worth its pieces and the
        gardens beside it, times your mastery of its colour. In the port a ship is worth 1 VP per house of yours at the
        end of its lines. In the ziggurat each tile is worth what your markers say.

guide-end = The end
    .text =
        When the last gold of the time track is taken, the round is finished, then everybody has one last turn. Then all
        districts are scored, then urbanisation cards; an unused harbourmaster is worth { $master } VP.

guide-solo = Alone against the automa
    .text =
        The automa plays first, by its cards and its king. It pays the number of resources due, in any colours. Its action A
        brings it { $bot } VP, or what the king gives.
