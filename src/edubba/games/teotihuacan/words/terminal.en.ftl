### The table of Founders of Teotihuacan in a terminal.

heading = Round { $round } of { $rounds }
heading-over = The city is founded.
heading-rated = The city is founded. Your rating (unofficial): { $rating }.
rating-apprentice = apprentice
rating-mason = mason
rating-architect = architect
rating-founder = founder
board = Main board
zone-A = Building / produce
zone-B = Temple / offering
zone-C = Pyramid / favour
bonus-influence = influence
bonus-construction = construction
bonus-points = { $points } VP
bonus-cube =
    { $cubes ->
        [1] { $points } VP + cube
       *[other] { $points } VP + { $cubes } cubes
    }
bonus-power = { $points } VP + { $power } power
masks = Masks:
pyramid = Pyramid:
stands = Architect { $side }, discs { $discs }, favour { $favour }, { $points } VP
letter-gold = G
letter-stone = S
letter-wood = W
letter-green = G
letter-blue = B
letter-red = R
letter-white = X
legend = G gold, S stone, W wood: capital with a size for buildings, small for cubes · ▲ temple, ■ pyramid tile (G green, B blue, R red, X white) · ☼ ◊ ● masks: sun, jade, obsidian · dots: in reach of the architect
fact-buildings = Buildings
fact-temples = Temples
fact-pyramid = Pyramid tiles
fact-masks = Mask tiles
tally-worship = Worship tiles
count-worship = taken
count-offers = used
