### Founders of Teotihuacan: the rules in brief, chapter by chapter.

guide-aim = The aim
    .text =
        Everybody builds a city around a pyramid. Buildings bring resources, resources pay for temples and pyramid, and
        temples count together with the pyramid at the end. Most VP wins; in a tie, most tiles in the pyramid.

guide-turn = Your turn
    .text =
        Put 1 to 3 discs on an action space, where a stack never exceeds 4 discs, or pass for the rest of the round. The
        height of the stack, bonus disc included, is your power. Carry out one of the two actions of the zone. If you
        are the first on the bonus disc, its effect is yours, before or after the action. Then the architect moves to
        the next side, clockwise.

guide-reach = Reach
    .text =
        Your architect stands at one side of the city: you build in the two quarters of that side, and put pyramid tiles
        on the six spaces of the base that are nearest. On the first level the four tiles below must be within reach
        too; the top can be put on from any side. You spend and produce anywhere.

guide-buildings = Zone A: buildings
    .text =
        Construct a building of the size of your power or smaller, at no cost: a resource of its material is put on
        every neighbouring cell without a tile. Or produce one resource per building, or construct one or two buildings
        of size 1.

guide-temples = Zone B: temples
    .text =
        Construct a temple: green for { $green }, blue for { $blue }, red for { $red }. Per point of power that you lack
        for its size you owe more: { $moregreen } for a green one, { $moreblue } for a blue one, { $morered } for a red
        one. It brings a worship tile of its colour. Or make an offering with one of your worship tiles. Two gold stand
        in for a stone or a wood.

guide-pyramid = Zone C: pyramid
    .text =
        Place a pyramid tile for { $price }, and { $more } more per point of power below { $size }. It scores { $points } VP and, at the
        base, the reward of the space it covers; higher up, four tiles must lie below. Or advance one space on the
        favour track for its VP, and exchange a worship tile if you like.

guide-masks = Masks
    .text =
        When your tiles cover a whole group of masks of one kind, take the top mask tile of that kind: the first ones
        are worth most.

guide-rounds = Rounds
    .text =
        Rounds: { $two } with two players, { $three } with three, { $four } with four. A round ends when all have passed. Then everybody loses a
        disc for good and takes back the others; the main board is refilled.

guide-score = Scoring
    .text =
        In each quarter every tile of the pyramid scores, per temple of its colour in that quarter, { $base } VP at the base and
        { $above } VP above. A tile or a temple in two quarters counts in both; the top counts in all.

guide-solo = Alone
    .text =
        This challenge is unofficial: beat a rival who occupies action spaces, or go for the highest score.
