### Founders of Teotihuacan in English. Terms: building, temple, pyramid tile, worship tile, mask tile, city, quarter,
### architect, reach, action disc, bonus disc, power, favour, cube (gold, stone, wood), common supply, round.

title = Founders of Teotihuacan
subtitle = A city around its pyramid
rival = Rival (unofficial)
unofficial = unofficial solo challenge

## Materials and colours

material-gold = gold
    .a = 1 gold
material-stone = stone
    .a = 1 stone
material-wood = wood
    .a = 1 wood
price-gold = { $gold } gold
price-stone = { $stone } stone
price-wood = { $wood } wood
price =
    { $owed ->
        [g] { price-gold }
        [s] { price-stone }
        [w] { price-wood }
        [gs] { price-gold } and { price-stone }
        [gw] { price-gold } and { price-wood }
        [sw] { price-stone } and { price-wood }
       *[gsw] { price-gold }, { price-stone } and { price-wood }
    }
prices = Price by power: { $list }
colour-green = green
colour-blue = blue
colour-red = red
colour-white = white

## Tiles

tile-gold-4 = gold building of size 4
    .the = the gold building of size 4
tile-gold-3 = gold building of size 3
    .the = the gold building of size 3
tile-stone-4 = stone building of size 4
    .the = the stone building of size 4
tile-stone-3 = stone building of size 3
    .the = the stone building of size 3
tile-stone-2 = stone building of size 2
    .the = the stone building of size 2
tile-stone-1 = stone building of size 1
    .the = the stone building of size 1
tile-wood-3 = wood building of size 3
    .the = the wood building of size 3
tile-wood-2 = wood building of size 2
    .the = the wood building of size 2
tile-wood-1 = wood building of size 1
    .the = the wood building of size 1
tile-temple-green = green temple
    .the = the green temple
tile-temple-blue = blue temple
    .the = the blue temple
tile-temple-red = red temple
    .the = the red temple
tile-pyramid-green = green pyramid tile
    .the = the green pyramid tile
tile-pyramid-blue = blue pyramid tile
    .the = the blue pyramid tile
tile-pyramid-red = red pyramid tile
    .the = the red pyramid tile
tile-pyramid-white = white pyramid tile
    .the = the white pyramid tile
mask-sun = sun mask
mask-jade = jade mask
mask-obsidian = obsidian mask

## Worship tiles

worship-title = Worship, { $pile }
worship-text =
    { $annex ->
        [1] a pyramid tile from the supply for { $count } cubes
        [2] a temple from the supply for { $count } cubes
        [3] { $points } VP for 2 wood, up to { $most } VP
        [4] { $points } VP for 2 stone, up to { $most } VP
        [5] { $points } VP for 1 gold, up to { $most } VP
        [6] { $points } VP for 1 gold, 1 stone and 1 wood, up to { $most } VP
        [7] { $points } VP for 2 cubes, up to { $most } VP
        [8] { $points } VP for { $count } cubes
        [9] { $points } VP for { $count } cubes
        [10]
            { $id ->
                [W-G06] { $points } VP for 4 wood buildings
                [W-B06] { $points } VP for 4 stone buildings
               *[other] { $points } VP for gold buildings of sizes 3 and 4
            }
        [11] { $points } VP for 5 buildings of size 1
        [12] green temples × wood buildings, up to { $most } VP
        [13] blue temples × stone buildings, up to { $most } VP
        [14] red temples × stone buildings (gold with the option), up to { $most } VP
        [15]
            { $id ->
                [W-G07] { $points } VP for wood 3, wood 2 and stone 2
                [W-B07] { $points } VP for buildings of sizes 1, 2, 3 and 4
               *[other] { $points } VP for wood 3, stone 3 and gold 3
            }
        [16] { $points } VP, then a building of size { $size } from the supply
        [17] { $points } VP, then any influence action
       *[other] { $points } VP, then any construction action
    }
worship = the { $pile } worship tile ({ worship-text })

## Pyramid, actions, bonuses

space-P00 = base, north-west
space-P01 = base, north
space-P02 = base, north-east
space-P10 = base, west
space-P11 = base, centre
space-P12 = base, east
space-P20 = base, south-west
space-P21 = base, south
space-P22 = base, south-east
space-L00 = first level, north-west
space-L01 = first level, north-east
space-L10 = first level, south-west
space-L11 = first level, south-east
space-T = apex
action-building = Build a building
    .told = build a building
action-temple = Build a temple
    .told = build a temple
action-pyramid = Build the pyramid
    .told = build the pyramid
action-produce = Produce
    .told = produce
action-offering = Make an offering
    .told = make an offering
action-favour = Gain a favour
    .told = gain a favour
side-north = north
    .at = in the north
side-east = east
    .at = in the east
side-south = south
    .at = in the south
side-west = west
    .at = in the west
bonus-influence = any influence action
bonus-construction = any construction action
bonus-points = points
bonus-cube = 1 VP and a cube
bonus-power = 1 VP and 1 power
reward-temple_green = green temple
reward-gold3 = gold building of size 3
reward-wood2_stone2 = wood 2 and stone 2
reward-temple_blue = blue temple
reward-vp4 = 4 VP
reward-worship = worship tile
reward-vp2_size2 = 2 VP and a building of size 2
reward-wood1_stone1 = wood 1 and stone 1

## Score sheet

score-pyramid = Pyramid tiles
score-rewards = Pyramid rewards
score-masks = Masks
score-offerings = Offerings
score-favours = Favours
score-bonuses = Bonus discs
score-north-west = North-west quarter
score-north-east = North-east quarter
score-south-east = South-east quarter
score-south-west = South-west quarter
score-rival = Rival (unofficial)
score-level = Difficulty (unofficial)

## Marks

mark-reach = in reach
mark-new = since your turn

## Options

option-side = Side of the boards
    .text = Side A: four boards alike. Side B: four different boards, dealt at random.
    .A = A
    .B = B
option-first_player = First player
    .text = Who begins: drawn at random, or the seat of this number, counted from 0 around the table.
    .random = drawn at random
option-reward_buildings_ignore_reach = Reward buildings out of reach
    .text = Buildings shown on a pyramid space are placed anywhere, as the French text says; otherwise within the architect’s reach.
option-red_multiplier_material = Buildings counted with red temples
    .text = The worship tile of the red temples counts stone buildings, as printed, or gold ones.
    .stone = stone
    .gold = gold
option-setup_pyramid_gives_2vp = Points for the first pyramid tiles
    .text = The three pyramid tiles of the set-up give their points too.
option-build_cube_replacement = Cubes already there
    .text = Around a new building, replacing another cube is a choice, or a duty.
    .optional = as you like
    .forced = always replaced
option-solo-mode = Solo challenge (unofficial)
    .text = A challenge of our own, not part of the published game: beat a rival, or score as much as you can.
    .rival = rival architect
    .attack = score attack
option-solo-level = Difficulty of the rival (unofficial)
    .text = What is added to the rival’s score at the end.
    .easy = easy
    .normal = normal
    .hard = hard
    .expert = expert

## Questions: what is asked, what the others see, what each answer means

ask-start-tile = Choose the pyramid tile that you place now.
    .others = { $player } is placing the first pyramid tiles.
    .tile = Place { $the_tile }
ask-start-space = Place the { $colour } pyramid tile on a free base space.
    .others = { $player } is placing the first pyramid tiles.
    .space =
        { $covers ->
            [yes] On the pyramid ({ $space }): { $reward }
           *[no] On the pyramid ({ $space })
        }
ask-turn =
    { $discs ->
        [1] Put your last action disc on an action space, or pass.
        [2] Put 1 or 2 action discs on an action space, or pass.
       *[other] Put 1 to 3 action discs on an action space, or pass; you have { $discs } left.
    }
    .others = It is { $player } who plays.
    .pass = Pass for this round
    .discs =
        { $count ->
            [1] Put 1 disc on { $spot }: power { $power }
           *[other] Put { $count } discs on { $spot }: power { $power }
        }
ask-action =
    { $acted ->
        [yes] Use the bonus disc now or end your turn.
       *[no]
            { $zone ->
                [A] Choose: build a building or produce (power { $power }).
                [B] Choose: build a temple or make an offering (power { $power }).
               *[C] Choose: build the pyramid or gain a favour (power { $power }).
            }
    }
    .others = { $player } chooses an action in zone { $zone }, power { $power }.
    .bonus =
        { $points ->
            [2] Use the bonus disc: { $points } VP
           *[other] Use the bonus disc: { $bonus }
        }
    .done = End the turn without the bonus disc
ask-any-action =
    { $first ->
        [0] Choose a construction action, or none.
       *[other] Choose an influence action, or none.
    }
    .others = { $player } chooses an action.
    .done = No action
ask-choose-building = Choose a building of size { $power } or less.
    .others = { $player } chooses a building.
ask-choose-of-size = Choose a building of size { $size } from the supply, or none.
    .others = { $player } chooses a building.
    .done = No building
ask-choose-pictured =
    { $built ->
        [yes] Build the other building of the reward too, or leave it.
       *[no] Choose which building of the reward you build first.
    }
    .others = { $player } builds the buildings of the reward.
    .done = Leave the other building
ask-choose-small =
    { $built ->
        [yes] Build a second small building, or stop here.
       *[no] Choose a small building.
    }
    .others = { $player } builds small buildings.
    .done = No second building
ask-choose-temple = Choose a temple (power { $power }).
    .others = { $player } chooses a temple.
ask-offer-temple = Choose a temple from the common supply.
    .others = { $player } chooses a temple.
ask-choose-pyramid = Choose a pyramid tile.
    .others = { $player } chooses a pyramid tile.
ask-offer-pyramid = Choose a pyramid tile from the common supply.
    .others = { $player } chooses a pyramid tile.
ask-choose-space = Place the { $colour } pyramid tile.
    .others = { $player } places a pyramid tile.
    .space =
        { $covers ->
            [yes] On the pyramid ({ $space }): { $reward }
           *[no] On the pyramid ({ $space })
        }
ask-place =
    { $bound ->
        [0] Place { $the_tile } within reach of your architect { $at_side }.
        [1] Place { $the_tile } anywhere in your city.
       *[other] Place { $the_tile } in your city without covering a mask.
    }
    .others = { $player } places { $the_tile }.
ask-replace = Choose the cubes to replace by { $material }, then say when that is all.
    .others = { $player } replaces cubes around the building.
    .cell = Replace the cube on { $cell }
    .done = Keep the others
ask-substitute = You owe { price }; 2 gold replace any one stone or wood.
    .others = { $player } pays.
    .two-gold = Two gold instead of { $a_material }
    .done = Pay without another exchange
ask-pay-cubes = Choose the cubes to spend: { price }.
    .others = { $player } pays.
    .cell = Spend the cube on { $cell }
ask-pay-any = Choose the cubes to spend; { $count } more to give.
    .others = { $player } pays.
    .cell = Spend the cube on { $cell }
ask-take-worship = Take one of the two face-up { $colour } worship tiles.
    .others = { $player } takes a worship tile.
    .worship = Take { worship }
ask-reward-pile = Take the top tile of a worship pile.
    .others = { $player } takes a worship tile.
    .pile = Take from the { $colour } pile
ask-choose-produce = Produce one cube per building, or build one or two small buildings.
    .others = { $player } produces.
    .cubes = One cube per building
    .small = One or two small buildings
ask-produce-cube = Put one cube beside this building or let it produce nothing: { $tile } on { $cell }.
    .others = { $player } produces.
    .cell = Put the cube on { $cell }
    .done = Produce nothing here
ask-choose-offering = Choose the worship tile of your offering.
    .others = { $player } chooses an offering.
    .worship = Use { worship }
ask-repeat = Pay again to score again, or stop.
    .others = { $player } makes an offering.
    .again = Pay once more
    .done = Stop
ask-exchange-give = Exchange one of your worship tiles, or keep them all.
    .others = { $player } may exchange a worship tile.
    .worship = Return { worship }
    .done = Keep all my tiles
ask-exchange-take = Take a face-up worship tile.
    .others = { $player } exchanges a worship tile.
    .worship = Take { worship }
ask-bonus-material = Choose a cube.
    .others = { $player } chooses a cube.
    .material = Gain { $a_material }
ask-bonus-cell = Put { $a_material } on a cell of your city without a tile.
    .others = { $player } places a cube.
    .cell = On { $cell }

## Answers outside their question

choice =
    .pass = Pass
    .done = Done
    .bonus = Use the bonus disc
    .again = Once more
    .cubes = Produce cubes
    .small = Small buildings
    .act = { $action }
    .discs =
        { $count ->
            [1] 1 disc on { $spot }
           *[other] { $count } discs on { $spot }
        }
    .tile = Take { $the_tile }
    .space = Pyramid space: { $space }
    .pile = The { $colour } pile
    .worship = The { $pile } worship tile ({ worship-text })
    .two-gold = Two gold for { $a_material }
    .material = A cube: { $material }
    .cell = On { $cell }
    .place =
        { $turn ->
            [0] Corner on { $cell }
            [1] Corner on { $cell }, a quarter turn
            [2] Corner on { $cell }, half a turn
            [3] Corner on { $cell }, three quarter turns
            [4] Corner on { $cell }, flipped
            [5] Corner on { $cell }, flipped and a quarter turn
            [6] Corner on { $cell }, flipped and half a turn
           *[other] Corner on { $cell }, flipped and three quarter turns
        }

placing = On { $cell }
button-turn-0 = not turned
button-turn-1 = a quarter turn to the right
button-turn-2 = half a turn
button-turn-3 = a quarter turn to the left
button-turn-4 = flipped
button-turn-5 = flipped, a quarter turn to the right
button-turn-6 = flipped, half a turn
button-turn-7 = flipped, a quarter turn to the left

## Journal

told-round = Round { $round } of { $rounds }.
told-eclipse = The sun has reached the eclipse: the game is over.
told-discs =
    { $count ->
        [1] { $player } put 1 disc on { $spot }, power { $power }.
       *[other] { $player } put { $count } discs on { $spot }, power { $power }.
    }
told-passed = { $player } passed.
told-acts = { $player } chose to { $told_action }.
told-architect = { $player } moved the architect: now { $at_side }.
told-built = { $player } built { $the_tile } on { $cell }.
told-cubes =
    { $count ->
        [0] { $player } received no cube around the building.
       *[other] { $player } received { $count } { $material } around the building.
    }
told-replaced = { $player } replaced a cube on { $cell } by { $a_material }.
told-mask = { $player } took a mask tile ({ $mask }) worth { $points } VP.
told-substituted = { $player } paid two gold instead of { $a_material }.
told-spent = { $player } spent { $a_material }.
    .item = { $times } { $material }
    .several = { $player } spent { $items }.
told-produces = { $player } lets the buildings produce.
told-produced = { $player } produced { $a_material } on { $cell }.
    .item = { $a_material } on { $cell }
    .several = { $player } produced { $items }.
told-worship = { $player } took { worship }.
told-returned = { $player } returned { worship } under its pile.
told-revealed = A new face-up tile: { worship }.
    .item = { worship }
    .several = New face-up tiles: { $items }.
told-offers = { $player } made an offering with { worship }.
told-earned = { $player } scored { $points } VP by the offering.
told-favour = { $player } gained a favour: space { $number }, { $points } VP.
told-favour-full = { $player } is at the end of the favour track already.
told-bonus =
    { $points ->
        [2] { $player } used the bonus disc: { $points } VP.
       *[other] { $player } used the bonus disc: { $bonus }.
    }
told-bonus-cube = { $player } put { $a_material } on { $cell }.
told-raised =
    { $points ->
        [0] { $player } placed a { $colour } pyramid tile ({ $space }).
       *[other] { $player } placed a { $colour } pyramid tile ({ $space }) for { $points } VP.
    }
told-reward = { $player } received { $points } VP from the pyramid space.
told-neutral = A neutral disc, drawn at random, lies on { $spot } (unofficial challenge).
told-rival-card =
    { $count ->
        [1] The rival (unofficial) drew: zone { $zone }, 1 disc.
       *[other] The rival (unofficial) drew: zone { $zone }, { $count } discs.
    }
told-rival-discs =
    { $count ->
        [1] The rival put 1 disc on { $spot }, power { $power }.
       *[other] The rival put { $count } discs on { $spot }, power { $power }.
    }
told-rival-bonus = The rival scored { $points } VP by the bonus disc.
told-rival-nothing = The rival found nothing to take and scored { $points } VP.
told-rival-takes = The rival removed { $the_tile } and scored { $points } VP.
told-rival-mask = The rival took a mask tile ({ $mask }) worth { $points } VP.
told-buried = A face-up tile went under its pile: { worship }.

## Why not

why-TEO-2-1 = The tile would leave the city.
why-TEO-3-4 = This action space is not used with this number of players.
why-TEO-3-8 = You have placed this pyramid tile already.
why-TEO-3-11 = During set-up: a free base space, and no mask cell covered.
why-TEO-4-2 = You do not have enough action discs.
why-TEO-4-3 = A stack never exceeds 4 discs.
why-TEO-4-4 = This action is not in this zone.
why-TEO-4-5 = The bonus disc is not available this turn.
why-TEO-5-2 = It is out of your architect’s reach.
why-TEO-5-3 = Choose cubes that are owed, cell after cell, without passing over any that would be missing then.
why-TEO-5-5 = This tile is not available on the main board.
why-TEO-6-1 = This building is too large for your power.
why-TEO-6-2 = There is no free room for this tile.
why-TEO-6-3 = There is no other cube to replace here.
why-TEO-7-1 = You cannot pay for this temple.
why-TEO-7-3 = Only face-up worship tiles of this colour can be taken.
why-TEO-8-2 = This pyramid space is taken or does not rest on four tiles.
why-TEO-8-3 = This building is not possible: size, supply or room.
why-TEO-9-1 = This building cannot produce here.
why-TEO-9-2 = No small building is possible: none in the supply or no room in reach.
why-TEO-10-1 = You do not have this worship tile, or it is in use.
why-TEO-11-2 = This worship tile cannot be exchanged.
why-TEO-12-4 = The cube goes on a city cell without a tile.
why-TEO-14-7 = This pile is empty.
why-TEO-14-16 = Neither a temple nor an offering is possible here, and the bonus disc is covered.
why-TEO-14-17 = This action is not possible now: a tile, room or cubes are missing.
why-TEO-14-22 = The condition of this tile is not met.
why-TEO-14-23 = You cannot pay again, or the maximum is reached.
why-TEO-14-26 = This building is not part of the reward, or no longer available.
why-TEO-14-37 = After this exchange the rest could not be paid.

## The table on the screen

place-zone = Zone { $zone }
place-display = Main board
place-supply = Common supply
place-worship = Face-up worship tiles
place-piles = Worship piles
place-masks = Masks
place-city = City
place-favour = Favours
place-rounds = Rounds
place-cubes = Cubes
place-tiles = Worship tiles
place-start = First pyramid tiles
note-stack = Stack of { $height }, room for { $room }
note-city = Architect { $at_side }
architect = architect
sun-disc = sun
eclipse = eclipse: the last round ends here
walk-colour =
    { $temples ->
        [1] 1 { $colour } temple × { $worth }
       *[other] { $temples } { $colour } temples × { $worth }
    }
stat-discs = Action discs
stat-cubes = Cubes
stat-favour = Favours
stat-side = Architect
mark-covered = covered
mark-used = in use
