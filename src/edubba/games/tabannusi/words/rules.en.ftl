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
rule-solo-setup = You choose a king, or let one be drawn. Set up as for two: side B, five dice of each colour. The automa is the first player; in all that is not said here it follows the rules of a player. It begins with 10 VP, all its houses, 3 gold and as many markers as it ever needs, without a crate and without urbanisation cards. Lay out the king’s plan: on each of the five districts as many markers of the automa as the plan shows. The plan says where it likes to go and is worth no VP. Two decrees: one drawn from those that are pictured with the king below, then one from all the others, whatever their symbols.
rule-solo-bag = The bag: for each colour compare how many buildings of it the two decrees ask for; houses of the ziggurat that may stand for buildings count, gardens and ships do not. Put as many project tiles as the larger number into the bag, and one more. These are the automa tiles. Draw three and lay one on each number tile, I, II and III. A tile laid on another covers it: the top one gives the colour of its number, the covered ones are still automa tiles.
example-TAB-X5 = The bag for two decrees: four, four and three tiles.
rule-solo-cards = The cards: shuffle all 15 and lay two open side by side, the first on the right, the second on the left. A card has a number at the top, three actions below one another, beside each of them a symbol with a number, an arrow, and a bonus at the bottom. The arrow of the left card points at one of the three rows of the right card. There stand the current symbol and the current number, and there the second action begins. The current symbol says which cell is taken: up the one with the highest number, down the one with the lowest, the king what the king’s card says. The current number says which colour.
rule-solo-order = The colour order: first the colour on the current number, then those on the next numbers, with I after III. A usual project and a house of the ziggurat try only colours that lie on the number tiles: if none of them works, the action is impossible (an option lets the automa try the others last). Where the order merely decides between equals, a colour that lies on no number comes last. All other ties: white before yellow before brown; cells and spaces of the ziggurat by their numbers; ships in the rightmost column first, from top to bottom.
rule-solo-start = The start: you place your starting building first, as usual. Then the automa: the number of its left card is the district (0 stands for 3), the colour on the current number its colour. It takes the empty land cell with the highest number there, Sarbot the one with the lowest (with an option Bot-baba, too), whatever lies beside it. The house comes from the row of the colour, and its place gives nothing. Instead of the bonus of the cell the automa gains what its king gives for action C. Take one of its markers from this district of the plan; no automa tile is drawn or given back. Its architect and assistant: add the numbers of both cards and count as many districts clockwise from 1, so that 0 is 1, 1 is 5, 2 is 4, 3 is 3 and 4 is 2. Later the architect always goes the other way round. You choose your district on your first turn.
example-TAB-X6 = Numbers that sum to 3: it starts in district 3.
example-TAB-X36 = Gilgabot’s starting building.
example-TAB-X45 = It goes beside yours where that is taken.
rule-solo-turn = Its turn, step by step. The left card goes onto the right one; draw a new left card. Add the numbers of both: the architect goes as many districts on, counter-clockwise (1, 2, 3, 4, 5, 1), counting only districts with markers left on the plan. With 0 he stays; if the plan is empty, all districts count. Take a die from the barge of the assistant’s district: the one with the number of the architect’s district, else the highest. Its number means nothing more, and the automa collects no other dice. Then come its first action, its second action, its decrees and, if the barge is empty, the scoring; last of all the assistant goes to the architect. A district without markers of the plan can be acted in as well: then no marker is taken away.
example-TAB-X27 = Two steps over districts of its plan: to district 5.
rule-solo-choice = Which actions: for the first one try the actions of the left card from top to bottom and do the first that is possible. For the second do the same on the right card, beginning in the row of the arrow and going down, not back to the top. If none is possible, the automa does A, which always is. It acts in the assistant’s district. In the port D is treated as C, in the ziggurat district B and D are.
rule-solo-pay = How it pays: only the number of units matters, not their colours. For each unit it spends a die of the colour of which it has most; if some are equal, blue, then green, then one at random. Gold is spent only when no die is left, or where the price is in gold, as for ships. Its markers cost nothing.
example-TAB-X28 = How it pays three units.
rule-solo-gain = What it makes of gains: when a house leaves its board it takes gold and the bonuses of columns, but no markers. Any other marker is 1 VP. Water and dice from the reserve are ignored. A crate leaves the game for a gold, a harbourmaster for { $master } VP. Abilities of ships do nothing. The spaces of the ziggurat and the tracks of mastery give their bonuses, with these exceptions. A step on a track of choice goes to the lowest track; a step on the colour to that of what was just placed, else to the colour on the current number. When dice are lost in a scoring it takes the step or the garden, not the water.
rule-solo-covered = Covered bonuses: if a project of the automa covers the bonus of a cell, or a garden that of water, it does not gain what is printed there. With an arrow as current symbol it gains the bonus at the bottom of its left card. With the king it gains what stands in brackets on the king’s card, at B for a project, at D for a garden. Gilgabot and Botmuzi show nothing there for gardens: they gain the bonus of the left card. Where nothing is covered nothing is gained.
rule-solo-actions = Action A, in any district: { $bot } VP with an arrow as current symbol, with the king what the king’s card gives for A.
example-TAB-X30 = Action A: 4 VP, or two gardens for Sarbot.
rule-solo-project = Action B in districts 1 to 3: a project, on cells that a player could choose. With an arrow it has the first colour of the colour order that has such a cell, and takes the highest of its cells (up) or the lowest (down). With the king it follows the king’s card. The marker is free, and the tile comes from the supply, not from the number tiles. Then draw an automa tile onto the current number, even if the project has the colour of another one.
rule-solo-ship = Action B in the port: a ship, if it has the gold that a player would pay. Among the ships without its marker it prefers one with houses of its own both in its row and in its column, then one with a house in its row, then one with a house in its column, then any. Between equals: down the rightmost column, then the middle one, then the left one.
rule-solo-build = Action C in districts 1 to 3: a building, on a group for which it has the price, a house and the pieces. Of several groups it takes the largest, then the one in whose colour its mastery marker is highest, then by the colour order; Bot-baba with the king has wishes of its own. All goes on as when a player builds. With the king as current symbol it also gains what the king’s card gives for C; this is for buildings only, not for houses in the port or the ziggurat. Take a marker from this district of the plan, if there is one. An automa tile of the colour goes back to the supply: from the bag, else from the top of I, II or III, else a covered one, else none. Then, if it has the gold, it takes a ship of exactly the size of the building. When you build, its markers on the projects used go home and bring it a step each on the colour’s track; each of its gardens beside your building brings a step on a track drawn at random from those not at their top.
rule-solo-port = Action C in the port: a house of the neutral row at a player’s price. Count rows and columns clockwise: row 3, 2, 1, column 1, 2, 3, then row 3 again. Begin at row 3 for the first house, later at the last line of this order where it has a house, and go on by the sum of both card numbers. If it has a house there, or no space is free, take the next line. It prefers the red space (the crate leaves the game for a gold); on the blue one it gains the bonus at the bottom of the left card. A marker leaves the port on the plan.
example-TAB-X29 = Its port houses.
rule-solo-ziggurat = Action C in the ziggurat district: a house at a player’s price. The section is the first one in the colour order with a free space, fewer than three of its markers on the tile, and a house for it. The space: one that gives a step, else one that gives gold, else one that gives nothing, of equals the lowest number; it gains the bonus. Its marker on the tile is free. A marker leaves district 5 on the plan.
rule-solo-garden = Action D in districts 1 to 3 needs a garden tile that the automa already has, and a place for it. It lays up to three gardens, Sarbot with the king as many as it can; once it is out of tiles it always buys another for one unit, as long as it can pay and the supply lasts. A garden lies on free water, or on an empty land cell to which water can be laid over empty land cells of the district. This water is free and comes from the regular supply; what needs more than the supply holds is out of reach. It is laid from the water outwards on a shortest way. Between equally short ways each step takes the lowest number, with up as current symbol the highest.
example-TAB-X47 = Water is laid on the way to a garden.
rule-solo-place = Where its gardens go, one after the other: on water between two districts, the lowest number; else to a place beside a building of its own that needs three water tiles at most, the lowest number; else to the place that needs least water, then the lowest number. Sarbot and Bot-baba with the king: beside a building of their own first, else to the lowest number, in both cases with three water tiles at most; places farther away are no places then.
rule-solo-gilgabot = Gilgabot. Plan of districts 1 to 5: 3, 3, 3, 2, 3 markers. With the king symbol: A, a gold and 2 VP. B, the colour whose group in the district is the largest of those that can still grow (then the colour order), on its highest cell; covered bonus: a step on the lowest track. With an option it is any colour that can lie beside the largest group. C, as usual, with a step on the building’s colour. D, as usual.
rule-solo-sarbot = Sarbot. Plan of districts 1 to 5: 3, 4, 3, 2, 2 markers. With the king symbol: A, two gardens. B, the usual colour on its lowest cell; covered bonus: a step on the project’s colour. C, as usual, with a garden. D, as many gardens as it can, first beside its buildings; covered bonus: a step on the lowest track.
rule-solo-botmuzi = Botmuzi. Plan of districts 1 to 5: 2, 2, 3, 4, 3 markers. With the king symbol: A, a step on the lowest track. B, the usual colour on its highest cell; covered bonus: a gold. C, as usual, with a gold. D, as usual.
rule-solo-bot-baba = Bot-baba. Plan of districts 1 to 5: 3, 3, 3, 1, 4 markers. With the king symbol: A, a step on the highest track that is not at its top. B, the colour with most automa tiles in the bag and on the numbers, of those with a cell (then the colour order), on its highest cell; covered bonus: such a step as for A. C, the colour with most automa tiles, then the largest group, then the colour order, with a step on the building’s colour. D, first beside its buildings; covered bonus: 3 VP.
rule-solo-anew = Cards and tiles begin anew right after the first and the third full scoring, whoever brought it about. The cards do so also at the end of a turn of the automa in which the last one was drawn, the tiles also as soon as the last one has left the bag. Cards: shuffle all, lay out two as in the set-up. Tiles: all automa tiles, covered ones too, go into the bag and three are drawn; what is missing comes from the projects of the supply at random and is an automa tile from then on. If a tile is to be drawn and the bag is already empty, this is done instead. A number whose last tile was given back gets a new one. Such a beginning never causes another, and the first three tiles of the game cause none.
example-TAB-X42 = The tiles are dealt anew once.
rule-solo-decrees = Its decrees: after its actions it takes every decree that it fulfils, from the first place on, and makes of the bonuses what it makes of all gains. Urbanisation cards, filled crates, moved houses, water and dice bring it nothing, a marker 1 VP, a harbourmaster { $master } VP. A free port house goes where the cards say. Two steps on one track go to the lowest, a step on each of two tracks to the two lowest. A marker on a ziggurat tile goes to the first section of the colour order, with all three colours, in which it has room; a free ship is the one that it prefers.
rule-solo-end = Points of the automa: all districts are scored for it as for a player, a ziggurat tile that counts decrees and urbanisation cards counts its decrees, and it has no points for urbanisation. The game ends as with players. If both have the same VP the automa wins, whatever the gold.
