### Founders of Teotihuacan: what the notes on its things say.

## What a part of the table is for

about-zone = Two actions: construction above, influence below. Put 1 to 3 discs on one of its stacks, which may be 4 high; the height is the power of your action.
about-display = What construction actions take from. It is filled up at the start of a round, not before.
about-supply = What small buildings, rewards and some offerings take from; the main board is filled up from it.
about-worship = Two of each colour. A temple brings one of its colour; a favour lets you exchange one.
about-piles = The worship tiles to come, by colour.
about-masks = What the next mask tile of each kind is worth, and then those below it.
about-city = Ten by ten cells in four quarters around the pyramid. You build in the light half, which the architect reaches; cubes are produced and spent anywhere.
about-favour = Each favour is one step: it brings the points printed there at once.
about-rounds = The round in which the sun reaches the eclipse is the last.
about-cubes = The cubes that lie in this city. They pay for temples, the pyramid and offerings.
about-tiles = For the offering action: each does once what it says, and then goes under its pile.
about-start = Three tiles for the base of the pyramid, before the first round.

## What things are and do

tip-action-building = Take a building from the main board, of your power or smaller, and place it within reach. It costs nothing, and puts a cube of its material on each free cell beside it.
tip-action-temple = Pay for a temple of the main board and place it within reach. It brings a worship tile of its colour.
tip-action-pyramid = Pay for a pyramid tile of the main board and place it within reach: { $points } VP, and on the base the reward of the space.
tip-action-produce = Each of your buildings may put one cube beside it; or build one or two buildings of size 1 from the supply, within reach.
tip-action-offering = Use one of your worship tiles whose condition you meet. It then goes under its pile.
tip-action-favour = Go one step on the favour track for its points. Then you may exchange a worship tile for one that lies face up.
tip-building = Free for a power of { $size } or more. Each free cell beside it gets a cube of its material, and so it does when it produces.
tip-small = Never on the main board: it comes from the supply, by producing or as a reward. Each free cell beside it gets a cube of its material.
tip-temple = Brings a worship tile of its colour. At the end it scores with every pyramid tile of its colour in its quarter. { $prices }
tip-pyramid = { $points } VP, and on the base the reward of the space. At the end { $base } VP for each temple of its colour in its quarter, { $above } VP above the base. { $prices }
tip-white = The middle of the base. It carries other tiles and scores nothing.
tip-gold = Pays for temples, the pyramid and offerings; two of them stand for any one stone or wood.
tip-stone = Pays for temples, the pyramid and offerings.
tip-wood = Pays for temples, the pyramid and offerings.
tip-mask = Who has covered all cells of a group of them with tiles takes the topmost mask tile of this kind.
tip-bonus = For who puts the first discs on it: to be used once in that turn, before or after the action.
tip-reward = For who places a pyramid tile here.
tip-disc = A disc of the stack: it raises the power of all that come here later in the round.
tip-architect = Reaches the two quarters on this side. After each action of its player it goes one side on, clockwise.
tip-sun-disc = Shows the round.
tip-eclipse = When the sun arrives here, the last round is played.
tip-favour-token = How many favours this player has gained.
tip-level = Rests on four tiles, all of them in reach. A tile here scores { $above } VP for each temple of its colour in its quarter.
tip-apex = Rests on the four tiles of the first level, from any side. A tile here counts in all quarters: { $above } VP for each temple of its colour.
tip-base = A space of the base without a reward.

disc = action disc
favour-token = favour marker
level = Pyramid, first level
apex = Pyramid, apex
base = Pyramid, base
