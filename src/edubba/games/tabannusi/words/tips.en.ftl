### Tabannusi: what the notes on its things say.

## What a part of the table is for

about-ur = Its barge has dice to take, its action tile can be used, its ground can be built on. You act where your assistant is, and next where your architect is. It is scored when its barge is empty.
about-river = Water between two districts: gardens are planted on it from both sides.
about-mastery = One track for each colour of buildings. The factor on the left multiplies your buildings of that colour; the lowest of your three markers brings what stands on the right.
about-time = One gold for each scoring to come. Once the last is taken the game comes to its end.
about-reserve = Dice that were spent. They return to their barge when its district has been scored.
about-supply = What is left of projects, water and gardens.
about-decrees = Open to everybody: who meets all conditions may take it on his turn, as a free action. Below each is how far you are.
about-offer = Special water that can be taken now. A garden planted on it brings its bonus.
about-houses = Houses leave their row from the left. What they uncover is yours at once, and an empty column brings what stands below it.
about-area = What can be paid and placed: dice, crates, gold, markers, water and gardens.
about-tiles = Special water to be laid, harbourmasters to be used, and decrees that were claimed.
about-cards = Secret until the end: each asks for houses in certain districts.
about-king = How the automa decides, and what it gains.
about-numbers = The colours in which the automa places projects.
about-plans = By these two cards the automa acts.
about-bag = The tiles from which the automa draws its colours.

## What things are and do

tip-garden = Planted on water with a marker. Each building beside it is worth more, whoever owns it.
tip-water = Laid on an empty cell beside water or a garden; gardens are planted on it.
tip-marker = Needed for every project, garden, ship and space of the ziggurat.
tip-spare = Not yet yours to place: who gains markers takes them from here.
tip-gold = Pays for any one resource, for ships, and for sending the architect where you like.
tip-house = Counts for its owner, and for the aims of decrees and cards.
tip-mastery = How far this player is; the factor beside the row multiplies the buildings of the colour.
tip-plan = The automa wants to build houses here.
tip-architect = This player’s next turn is here.
tip-assistant = This player acts here now.
tip-die = One resource of its colour, whatever its pips. On a barge the pips say where the architect goes.
tip-crate = One resource of its colour; then it is empty.
tip-empty = A resource fills it at any moment of your turn.
tip-project = Laid with a marker on an empty cell, beside those of its colour. All projects of one colour in a district become one building.
tip-building = Worth its pieces and the gardens beside it, times the owner’s mastery of its colour, each time the district is scored.
tip-space = For a house of this colour, and a marker on the tile below.
tip-space-blue = For a house at the end of this line of ships: it brings the printed bonus.
tip-space-red = For a house at the end of this line of ships: it brings the crate that lies here.
tip-row = For buildings and spaces of the ziggurat of this colour.
tip-row-neutral = For the port, and for colours whose row is empty.
tip-track = A step up for each bonus of this colour, and for each marker of yours that others build on.
tip-columns = Gained as soon as the whole column above is empty.
tip-action = Using it is one of the two actions of a turn.
tip-master = For who has markers on all ships of the line: to be used once, on any turn of his.
tip-special = Laid like water; a garden planted on it brings this.
tip-bonus = For who covers it.
tip-ship = For a marker on it: the ability is yours from your next turn on, and each house of yours at the end of its lines makes it worth 1 VP.
tip-automa = Its three rows say what the automa does, from the arrow on.

note-building =
    { $gardens ->
        [0] Now: size { $size } × mastery { $factor } = { $points } VP.
       *[other] Now: (size { $size } + gardens { $gardens }) × mastery { $factor } = { $points } VP.
    }
