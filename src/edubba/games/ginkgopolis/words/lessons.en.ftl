### Ginkgopolis: the lessons. [word|term] points to the glossary at the end.

lesson-first = First steps
    .text = Your aim, a round, and each of the three actions, on a real table.
lesson-first-goal = Welcome to Ginkgopolis! A green city grows around these nine buildings, and you both build in it. Points come in during the game, from your cards, and above all from the [districts|district] that you lead at the end.
lesson-first-goods = Colours tell what a building brings: red [resources|resource], blue [tiles|tile], yellow points. You need resources and tiles to build; all of them wait behind your screen.
lesson-first-round = Each round, everybody secretly lays down one of four cards: alone, to harvest; or with a tile, to build. Then the cards are revealed and carried out one by one. There are three actions; here is the first.
lesson-first-exploit = [Exploit|exploit]: you have only two tiles, so fetch some. Choose the blue 1 card, then play it alone: blue 1 will bring you a tile. Whose building it is does not matter.
lesson-first-exploit-else = That would be a move, too. But first you need tiles: choose the blue 1 card and play it alone. Nothing has changed.
lesson-first-bonus = Two tiles instead of one! The second comes from your bio-engineer: whenever you exploit, this [character|character] adds a tile. So your characters tell you which actions pay best for you.
lesson-first-pass = Your rival built yellow 20. And look at your hand: the three cards you did not play went to the neighbour, who gave you theirs. What you leave today, somebody else may play tomorrow.
lesson-first-urbanize = [Urbanize|urbanize]: the city grows where the [token|token] of your card lies. Token G touches red 1 and yellow 20, and both will pay you. Choose card G, then add the yellow 14 tile.
lesson-first-urbanize-else = Not so fast: look for the place with two neighbours. Card G with the yellow 14 tile, please. Nothing has changed.
lesson-first-token = The tile lies there, with one of your resources on it: the building is yours. Its token moves to a free place beside it, where somebody will build later. Put it east.
lesson-first-token-else = Here we go east, so that the next one who plays G builds there. Nothing has changed.
lesson-first-harvest = The neighbours paid at once: red 1 a resource, yellow 20 a point, although it is your rival’s. The more neighbours a new tile has, and the higher they are, the more you harvest.
lesson-first-construct = [Construct|construct]: go up! Choose the red 3 card, then add the red 17 tile. Same colour, larger number: nothing extra to pay. Two [levels|level] need two of your resources on top.
lesson-first-construct-else = Let us build upwards now: the red 3 card, and on it the red 17 tile. Nothing has changed.
lesson-first-kept = Red 17 is yours, two levels high. Two characters paid for it, and the red 3 card stays in front of you for good: from now on it brings a resource with every floor you build.
lesson-first-sites = A new building is a [construction site|site]: no card names it yet, so nobody can build on it. The deck has just run out; now the sites are finished, and their cards are shuffled in.
lesson-first-alone = A hand of urbanization cards only! A change-hand token would replace it, but unused it is worth 2 points at the end. So choose card K and play it alone: it brings what you like.
lesson-first-alone-else = Keep your tiles and your token for better days: choose card K, then play it alone. Nothing has changed.
lesson-first-good = A resource or a tile? Every floor needs resources, and you have only three: take one. Your bio-engineer will add a tile in any case.
lesson-first-good-else = A tile is coming anyway, from the bio-engineer. Take the resource. Nothing has changed.
lesson-first-costs = Your rival laid red 12 on yellow 2: another colour costs one more resource. A smaller number costs the difference in points. And if a floor covers your building, you get your resources back, and a point for each.
lesson-first-district = Red 17, 12 and 1 touch: a district! You have two resources there, your rival two; both stand two levels high, but 17 beats 12. You would score all four resources, your rival only the two of their own.
lesson-first-end = The game ends when the reserve of tiles runs out a second time, or when somebody has every resource in the city. Then come districts and cards 10 to 20. Now you know enough: go and build!

## The words

term-district = District
    .text = Two or more buildings of the same colour that touch by their sides. Who has most resources there scores as many points as all have in it.
term-resource = Resource
    .text = A wooden piece of your colour. It stands on a building to show that it is yours: one per level.
term-tile = Tile
    .text = A building to be, red, blue or yellow, numbered from 1 to 20. Yours lie behind your screen.
term-exploit = Exploit
    .text = A card played alone. A building card brings as much as its building has levels, an urbanization card a resource or a tile.
term-character = Character
    .text = One of the three cards you begin with. Each adds something to one kind of action.
term-urbanize = Urbanize
    .text = An urbanization card with a tile: a new building at the edge of the city. Its neighbours pay you.
term-token = Urbanization token
    .text = The letters A to L around the city. Each says where the card of the same letter builds.
term-construct = Construct
    .text = A building card with a tile: one more floor on that building, which becomes yours. You keep the card.
term-level = Level
    .text = How many tiles lie on one another. A building of level 3 carries three resources and brings three goods.
term-site = Construction site
    .text = A building with this marker has been built since the deck was last shuffled. It pays and counts, but no card names it yet.
