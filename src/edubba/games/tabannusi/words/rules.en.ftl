### Tabannusi: the rules in full, chapter by chapter.


rule-box = What is in the box
rule-box-pieces = A board of five districts with two sides (A for three and four players, B for one and two), five barges with dice in five colours, 15 ships, nine harbourmasters, 16 decrees, urbanisation cards, ten ziggurat tiles, projects and building pieces in three colours, water, gardens, crates, gold; for each player an architect, an assistant, 15 markers and 14 houses. Gold is unlimited, nothing else is.
rule-box-words = Districts 1, 2 and 3 are grids, 4 is the port, 5 the ziggurat. Neighbouring cells share a side; the water between two districts belongs to both. A building is one to three pieces of a colour with one house. Your assistant stands where you act now, your architect where you act next. A die is a resource of its colour. VP never fall below 0. A table’s options say how open questions are played.
example-TAB-X31 = The cells of both sides of the board.
rule-box-secrets = Only your urbanisation cards are secret; nobody knows the order of what lies face down.

rule-setup = Setting up
rule-setup-board = Each district has a barge; its colour is the local one. Five, six or seven dice of each colour (2, 3, 4 players) are rolled onto the barges. Gold lies on the spaces of the time track ({ $time }); seven ships, six harbourmasters and six crates in the port; six action tiles, three ziggurat tiles, as many decrees as players. Some cells of side A are used with four players only.
rule-setup-player = You have all houses on your board, five markers at hand and ten in reserve, two gold, a crate, an urbanisation card and 10 VP. The last player first, everybody puts a building piece with a house on any cell of districts 1 to 3 and gains the bonus of the cell.
example-TAB-X24 = The first houses and what their places bring.
example-TAB-X35 = A starting building that collects a die.

rule-turn = The turn
rule-turn-turn = First the die, then up to two actions of your assistant’s district, then scoring if a barge is empty; then the assistant goes to the architect. Free actions are possible all the time.
rule-turn-die = On your first turn you choose the district. Take one die of the barge there: its number says where the architect goes. A 6 leads to any district whose number no other die of the barge shows. For one gold he goes wherever you like.
example-TAB-X3 = Dice 1, 3 and 6: the 6 leads to 2, 4 or 5.
rule-turn-pay = Each unit of a price is paid by a die of its colour, a full crate of its colour, or a gold. Gold prices take gold. You have { $crates ->
            [one] one crate
           *[other] { $words_crates } crates
        } at most.
rule-turn-markers = Gained markers come from your reserve, as long as there are any. What needs a marker takes it from your area.
rule-turn-houses = Houses come from the row of their colour, from the left, then from the neutral row. The place they leave gives its bonus; an empty column gives its own.
rule-turn-gain = Collect a colour: the highest die of its barge. Gain a resource: a die of any colour in the reserve.
example-TAB-X4 = White dice 2, 5, 5, 1: a 5 is collected.
rule-turn-mastery = Three tracks of mastery, white, yellow, brown, up to row { $top }. Each row has a factor, from the bottom { $factors }. Some spaces give a bonus; so does the row that your lowest marker has reached.
example-TAB-X15 = The lowest of three markers moves up: one gold.
example-TAB-X17 = From row 2 to 3 the factor doubles.

rule-city = In the city
rule-city-project = Project: put a tile of a colour with your marker on an empty cell, beside the projects of that colour in the district if there are any, never beside a building of it, at most three a district. Gain what the cell shows.
example-TAB-X12 = A brown building: brown projects keep away from it.
example-TAB-X13 = Two white projects: a third one goes beside them.
rule-city-build = Build: all projects of a colour in the district become a building. Price: { $building ->
            [one] one local resource
           *[other] { $words_building } local resources
        }, and one of the colour for each marker of yours on them. Put a house on it. Your markers go to your reserve, those of others back to them, and each lets its owner advance on the colour’s track; so does, on a track of its owner’s choice, each garden of others beside it. For { $words_after } gold you may then mark a ship of the same size.
example-TAB-X7 = A red marker comes back and red advances on yellow.
example-TAB-X8 = Three gardens beside the building: three steps on tracks of choice.
example-TAB-X10 = Two brown and two yellow, one of them from a crate.
example-TAB-X11 = Without markers of your own: two brown.
example-TAB-X43 = A decree claimed just in time pays for the ship.
example-TAB-X44 = With an empty reserve the marker of the house’s place is lost.
rule-city-garden = Garden: buy gardens for green and water for blue, lay water on empty cells beside water, and up to three gardens, each with a marker, on water. Whoever covers a bonus of the water gains it. The bonus of a cell that water covers is lost.
example-TAB-X14 = Where the first water can lie.
example-TAB-X33 = A garden between two districts counts for both.
rule-city-tiles = Action tiles: 2 VP and two markers; a gold and a marker; special water, garden and marker; architect anywhere and a resource; two crates filled and a marker; or 2 VP lost for a step on a track.
example-TAB-X34 = With 1 VP the tile may still be used.

rule-port = Port and ziggurat
rule-port-ship = Ship: { $words_ship } gold for a marker on any ship where you have none. Its ability works from your next turn on. When all ships of a row or column bear your marker, its harbourmaster is yours.
example-TAB-X22 = With one ship’s help blue stands for a gold.
example-TAB-X41 = One marker completes a row and a column: two harbourmasters.
rule-port-abilities = The ships: VP for markers on ships, houses or gardens; cheaper crates; water for projects; garden or marker in the ziggurat; VP or steps for markers of others; free garden actions; houses of any row in the port; VP at blue lines; blue for gold; garden markers from the reserve; paid steps; a step for each ship.
rule-port-masters = Harbourmasters are used once, whenever you like in your turns: steps, water and garden, crates, gold, an action tile, a free ship, a cheaper building, a marker on the ziggurat, or urbanisation cards. Unused ones are worth { $master } VP.
rule-port-house = Port house: { $port ->
            [one] one local resource
           *[other] { $words_port } local resources
        } for a neutral house on a line where you have none: blue gives a bonus, red a crate.
example-TAB-X39 = The rightmost red space brings a green crate.
rule-port-ziggurat = Ziggurat house: { $ziggurat ->
            [one] one local resource
           *[other] { $words_ziggurat } local resources
        }; a house in a section, the bonus of the space, and a marker on the tile of the section, three at most.
example-TAB-X40 = White section, space 6: a gold and one marker.
rule-port-free = Free actions: one resource or gold turns an empty crate full again, each once a turn; a decree whose conditions you meet is yours, with its bonuses.
example-TAB-X23 = One die fills two crates with a ship’s help.
rule-port-decrees = Decrees ask for buildings of certain colours, ships, gardens, port houses or ziggurat markers, and bring 8 to 12 VP with other bonuses.
example-TAB-X26 = Printed ships count as any colour.
example-TAB-X32 = Houses of the ziggurat count here too.

rule-score = Scoring and the end
rule-score-district = When a barge is empty after your actions its district is scored: you take a gold of the time track; all lose their dice of that colour and get one step, a water or a garden for them; points; then the dice are rolled anew. Once the last gold is taken an emptied barge only makes dice be lost and rolled anew.
example-TAB-X20 = Three yellow dice are lost for one step.
example-TAB-X37 = A die comes back by a bonus of the track.
example-TAB-X46 = Two empty barges and one gold: one full scoring.
rule-score-points = Common districts: each building of yours, pieces and gardens beside it, times the factor of its colour. Port: each ship marker, 1 VP for its row and for its column if you have a house there. Ziggurat: value of your last marker on a tile times what it counts.
example-TAB-X1 = District 3: 4, 6 and 6 make 16.
example-TAB-X2 = The port: 6, 1 and 0 VP.
rule-score-tiles = Ziggurat tiles count houses, blue lines, ships, buildings beside gardens, gardens, decrees and cards, or sets of three colours.
example-TAB-X16 = Three blue lines, third place: 6 VP.
example-TAB-X18 = A set of buildings and one of ships: 10 VP.
example-TAB-X19 = Four buildings, first place: 8 VP.
example-TAB-X38 = The whole ziggurat is scored: 10 and 11 VP.
rule-score-end = When the last gold of the time track is taken the round is finished and everybody has one more turn. Then all districts are scored once more, in their order and with the loss of dice, urbanisation cards (each house serves one card), and { $master } VP for each unused harbourmaster. Most VP win; in a tie, most gold.
example-TAB-X9 = Three, one and one houses: 10 VP.
example-TAB-X21 = The last gold in turn 12: one more turn each, 39 in all.
example-TAB-X25 = Two cards and ten houses: 20 VP.
rule-score-always = Nothing is lost: dice, markers, houses, projects, water and gardens are always somewhere; buildings of one colour never touch, the starting ones excepted.

rule-solo = Alone against a king
rule-solo-setup = You choose a king. The automa has 3 gold and unlimited markers, no crates and no cards; two decrees, one of them of the king. A bag of project tiles says which colours it wants, two cards side by side what it does: the arrow of the left card points at a row of the right one.
example-TAB-X5 = The bag for two decrees: four, four and three tiles.
example-TAB-X6 = Numbers that sum to 3: it starts in district 3.
example-TAB-X36 = Gilgabot’s starting building.
example-TAB-X45 = It goes beside yours where that is taken.
rule-solo-turn = Its turn: a new card, the architect goes as many districts on as the numbers say, a die is taken that leads there; then the first possible action of each card. It pays in numbers alone, dice first. Markers, crates and harbourmasters are turned into points or gold.
example-TAB-X27 = Two steps over districts of its plan: to district 5.
example-TAB-X28 = How it pays three units.
example-TAB-X42 = The tiles are dealt anew once.
rule-solo-actions = A: points or what the king gives. B: a project or a ship. C: a building, a port house or a ziggurat house. D: gardens with the water that leads there. Each king has wishes of his own.
example-TAB-X29 = Its port houses.
example-TAB-X30 = Action A: 4 VP, or two gardens for Sarbot.
example-TAB-X47 = Water is laid on the way to a garden.
rule-solo-end = It claims decrees after its actions, scores as a player, and wins ties.
