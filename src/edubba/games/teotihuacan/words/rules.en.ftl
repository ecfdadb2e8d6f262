### Teotihuacan: the rules in full, chapter by chapter.


rule-box = What is in the box
rule-box-tiles = 90 buildings of wood, stone and gold in sizes 1 to 4, 38 temples (green of size { $sizegreen }, blue { $sizeblue }, red { $sizered }), 46 pyramid tiles, 36 worship tiles, 15 masks, nine bonus discs, and for each player a board, an architect and discs. Tiles may be turned and flipped. Cubes are unlimited, everything else is not.
rule-box-board = Your city is 10 by 10 cells around the pyramid; four quarters meet in its middle. The pyramid has nine spaces at the base, four above, one at the top. Mask cells of one kind that touch form a group. The spaces of the base show rewards. Adjacent means sharing a side; the pyramid is no city cell.
rule-box-secrets = Everything lies open but the order of the worship piles.

rule-setup = Setting up
rule-setup-board = The main board gets buildings by the number of players (seven kinds, one or two of each), two temples and two pyramid tiles of each colour; the rest is the common supply. Worship tiles form three piles. A bonus disc lies on each space: { $spacestwo }, { $spacesthree } or { $spacesfour } spaces are used with 2, 3 or 4 players. Masks: those marked for this number of players. You have six discs with two players, else five.
example-TEO-X22 = Sun masks for two, three and four players.
example-TEO-X24 = Four players: what is left in the supply.
rule-setup-tiles = The white pyramid tile lies in the middle. In turn order you place a green, a blue and a red one on the base, wherever you like, and get what they cover at once: buildings and temples are free, may stand anywhere, but not on masks. No VP for these tiles. Then two worship tiles of each colour are turned up.
example-TEO-X25 = A gold building may not cover masks now; its cubes may lie on them.
example-TEO-X26 = A free blue temple, and an unseen blue worship tile.

rule-turn = The turn
rule-turn-turn = Number of rounds: { $two }, { $three } or { $four } with 2, 3 or 4 players. On your turn you put one to three discs on a space, on top of the bonus disc, at most four in all, and do one of the two actions of its zone; or you pass and are out for the round.
example-TEO-X1 = Stacks of three, two and four: one, one or two, or no disc may be added.
example-TEO-X23 = Four players, third round: three discs each.
rule-turn-power = Power is the number of discs in the stack after you have placed yours, the bonus disc included. What you do not need of it is lost.
rule-turn-bonus = If the bonus disc was not covered, you may use it once, before or after your action: any influence action, any construction with this power, VP, VP and cubes anywhere, or VP and more power. Where the zone allows nothing else the bonus must make something possible first.
example-TEO-X15 = Three discs and one more power: a red temple costs a stone and a gold.
example-TEO-X29 = The bonus first: a pyramid tile, then a building.
example-TEO-X34 = Zone B without cubes and worship tiles is not offered.
rule-turn-discs = Zones A and C are always open: you may produce nothing, or stay on the last space of the favour track. In zone B a temple or an offering must be possible, or become so by the visible bonus; then the bonus comes first. A power bonus used before the action holds for the whole turn, used after it only its VP count; the bonus for any construction is offered only where one is possible. An action that a bonus gives may be the one of the zone again. A bonus disc that was covered has no effect for anybody until the round ends. You may pass with discs in hand, but they are not kept; if you cannot place any you pass.
rule-turn-architect = You build in the two quarters and on the spaces of the pyramid on your architect’s side; resources may lie anywhere. After an action he moves on one side, clockwise; when you pass he stays.
example-TEO-X27 = Three actions and a pass: from E to N.
rule-turn-spend = You spend cubes from your city, whichever you like. Two gold may stand for one stone or one wood, never for gold, nor where any cubes will do.
rule-turn-supply = Construction takes from the display, which is filled up only between rounds; rewards, small buildings and some worship tiles take from the common supply.

rule-build = Construction
rule-build-building = Zone A, building: choose one of a size up to your power and lay it in reach, on cells without a tile; cubes under it are lost. Every free cell around it gets a cube of its material, out of reach too; where another cube lies you may replace it.
example-TEO-X2 = Gold of size 4 needs the third stack; it completes a sun group.
example-TEO-X7 = A wooden building of size 3 in a corner: four cubes; further in, eight.
example-TEO-X8 = Across the border of two quarters, six gold.
example-TEO-X9 = Out of reach is not allowed, but cubes may lie there.
example-TEO-X10 = A gold corner: six cubes.
example-TEO-X11 = Beside the pyramid: three cubes.
example-TEO-X12 = Two cubes may be kept or replaced.
example-TEO-X13 = Cubes under the building are lost, six are added.
example-TEO-X31 = With the option of forced replacement: four stone.
rule-build-mask = When the last cell of a mask group is covered by a tile, you take the top mask of that kind and its VP.
rule-build-order = The order of a construction: choose a tile, pay, lay it, take the worship tile of a temple, put the cubes, take the masks. So cubes that lie where a temple will stand can pay for it. A worship tile that is taken is replaced at once; if pile and place of a colour are empty its temples bring none. If one tile completes two groups of a kind you take the two top masks of that pile; where a pile is empty nothing is gained.
rule-build-temple = Zone B, temple: any colour; green costs { $green }, blue { $blue }, red { $red }, and for each point of its size above your power { $moregreen } more for green, { $moreblue } for blue, { $morered } for red. Lay it as a building; it makes no cubes. Take one of the two worship tiles of its colour.
example-TEO-X3 = Power 2, blue temple: two stone, a wood, and two gold for the other wood.
example-TEO-X32 = Two green temples in one turn, by bonus and offering.
example-TEO-X33 = The last blue worship tile, used and turned up again.
rule-build-pyramid = Zone C, pyramid: { $price }, and { $more } more for each point of power below { $size }. Lay the tile on a free base space in reach, on a space above whose four tiles lie, in reach, or at the top when all four are there.
example-TEO-X4 = Five tiles lie: from the west three spaces are free.
example-TEO-X14 = Six gold pay for a tile at power 2, five do not.
rule-build-reward = { $points } VP, and on the base the reward: buildings (one of two may be left out; reach does not matter), a temple in reach with its worship tile, VP and any building of that size, a worship tile from the top of a pile, or VP.
rule-build-due = Rewards must be taken where they are possible, and what is impossible is lost. Of two pictured buildings one must be built if either can be; you choose which. A building of the size that goes with VP may be declined. A worship tile comes from the top of a pile, and from its place if the pile is empty. A pyramid tile that a worship tile lets you build brings its VP and reward as usual, a temple its worship tile.

rule-influence = Influence
rule-influence-produce = Zone A, produce: beside each of your buildings you may put a cube of its material on an adjacent cell without a tile, if need be in place of another cube. Or build one or two buildings of size 1 in reach.
example-TEO-X5 = Four buildings produce; the gold one replaces a wood.
rule-influence-offering = Zone B, offering: use one of your worship tiles, then put it under its pile. They turn cubes into VP, reward what you have built, or let you build a pyramid tile, a temple, a building, or act once more. Two of each colour are always face up.
example-TEO-X16 = Wood for VP: three times with the help of gold.
example-TEO-X17 = Two temples times five buildings: at most 9 VP.
example-TEO-X18 = One of each material for 4 VP: twice.
example-TEO-X19 = Ten cubes for 12 VP: with nine it cannot be used.
example-TEO-X30 = A tile that lets you use another: 15 VP.
rule-influence-favour = Zone C, favour: go one space on the track and take its VP ({ $track }). You may then change one of your worship tiles for any that is face up.
example-TEO-X20 = From space 3 to 4: 3 VP. Eight steps make 28.
rule-influence-tiles = Worship tiles: one in use lies aside until its effect is done, so it can be neither chosen nor changed within it; then it goes under its pile, an inner one first. A tile gained in this turn may be used in it. You can choose only a tile that can do something at least once; where an effect repeats you may stop after each time. On the last space of the track favour brings no VP, but you may still change a tile: give first, then take, so the same one may come back.

rule-end = Rounds and the end
rule-end-round = When all have passed the round ends: one disc of each player leaves the game, bonus discs are dealt anew, the displays are filled up, the first-player marker passes on clockwise. Cubes, architects, favours and worship tiles stay.
rule-end-score = At the end each quarter scores: each pyramid tile in it, for each temple of its colour in it, { $base } VP at the base and { $above } above; white nothing. What lies in two quarters counts in both, the top in all four.
example-TEO-X6 = A scoring: 14, 4, 0 and 4 make 22.
example-TEO-X21 = A full pyramid and three temples: 18 VP.
rule-end-win = Most VP win; in a tie, most pyramid tiles; if still tied, the victory is shared.
example-TEO-X28 = 80 VP each: six tiles beat five.

rule-solo = Alone (unofficial)
rule-solo-solo = Two games of our own, not part of the published one. Score attack: neutral discs fill the spaces, you play for points. Rival architect: a deck of cards says where the rival puts his discs and what he takes; his level adds to his points. A tie is lost.
