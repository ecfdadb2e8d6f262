### Teotihuacan: the player aid, and what choices are good for.


aid-turn = Your turn
aid-turn-act = Act or pass
    .text = put 1 to 3 discs on a space: at most 4 in a stack; whoever passes is out for the round
aid-turn-power = Power
    .text = discs in the stack, the bonus disc included: 2 to 4
aid-turn-bonus = Bonus
    .text = only if nobody had covered the bonus disc: use it before or after your action
aid-turn-architect = Architect
    .text = you build in the two quarters of his side; after an action he moves on one side

aid-a = Zone A
aid-a-building = Building
    .text = size up to your power, free; a cube of its material on every free cell around
aid-a-produce = Produce
    .text = 1 cube beside each building, or build one or two size-1 buildings

aid-b = Zone B
aid-b-temple = Temple
    .text = green { $green }, blue { $blue }, red { $red }; more for each point of power that is missing; take a worship tile
aid-b-offering = Offering
    .text = use a worship tile, then put it under its pile

aid-c = Zone C
aid-c-pyramid = Pyramid
    .text = { $price }, and { $more } for each point of power below { $size }; { $points } VP and the reward covered
aid-c-favour = Favour
    .text = one space on the track, its VP; you may change a worship tile

aid-know = Worth knowing
aid-know-gold = 2 gold stand for 1 stone or 1 wood
aid-know-mask = Masks
    .text = cover a whole group: take the top mask of its kind, VP at once

aid-end = End and points
aid-end-rounds = { $two }, { $three } or { $four } rounds with 2, 3 or 4 players
    .text = one disc fewer each round
aid-end-quarter = Each quarter
    .text = each pyramid tile scores for each temple of its colour there: { $base } VP on the base, { $above } above

can-start-tile = Each colour scores with temples of the same colour: choose which you place first.

can-start-space = The space gives its reward now, and decides in which quarters the tile scores.

can-turn =
    .discs = Put discs down: more discs mean more power, fewer leave you more turns.
    .space = Choose the space: its zone, its power, and perhaps its bonus.
    .pass = Pass: when no action is worth a disc; discs are not kept for later.

can-action = What the zone offers at this power.
    .act = One of the actions of the zone: construction adds to the city, influence brings cubes or points.
    .bonus = Use the bonus now: it cannot be kept.
    .done = End the turn.

can-any-action = Any action: take the one that helps most where your architect stands.

can-only-action = The bonus has made this action possible.

can-choose-building = A larger building makes more cubes and fills masks faster; a small one fits gaps.

can-choose-of-size = The material decides which cubes you get.

can-choose-pictured = The building of the reward, free of charge: its cubes will pay for what comes next.

can-choose-small = A small building where a cell is left; its cubes come at once.

can-choose-temple = A temple scores with pyramid tiles of its colour in its quarters, and brings a worship tile.

can-offer-temple = A temple from the supply: it scores with pyramid tiles of its colour and brings a worship tile.

can-choose-pyramid = Take the colour of which you have temples, or will have.

can-offer-pyramid = A tile from the supply: of the colour of which you have temples, or will have.

can-choose-space = On the base it brings a reward, above { $above } VP a temple instead of { $base }.

can-place = Lay it where it covers masks, leaves room, and where cubes will lie well.

can-replace = Replace a cube if the new material is worth more to you.

can-substitute = Two gold for one: if you want to keep the stone or wood.

can-pay-cubes = Spend cubes that lie where you want to build.

can-pay-any = Any cubes will do: give those you need least.

can-take-worship = Take the worship tile whose price you can soon pay.

can-reward-pile = The top tile of a pile of your choice: the one that suits your city best.

can-choose-produce = Many buildings: produce. Few: build small ones, which bring cubes all around.

can-produce-cube = One cube beside this building, where it does not lie in your way.

can-choose-offering = Use the tile that brings most for what you have.

can-repeat = Once more, as long as the cubes are worth less to you than the points.

can-exchange-give = Give back a tile that you will not use.

can-exchange-take = Take one that fits your city.

can-bonus-material = The material that is missing for your next price.

can-bonus-cell = Any cell without a tile: where it is not in the way of what you will build.
