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
        [gsw] { price-gold }, { price-stone } and { price-wood }
       *[none] nothing
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
worship-text = { $offer }
worship = the { $pile } worship tile ({ $offer })
some-cubes =
    { $count ->
        [1] 1 cube
       *[other] { $count } cubes
    }
offer-pyramid = a pyramid tile from the supply for { some-cubes }
offer-temple = a temple from the supply for { some-cubes }
offer-repeat = { $points } VP for { $price }, up to { $most } VP
offer-spend = { $points } VP for { some-cubes }
offer-buildings = { $points } VP for { $needs }
offer-multiply = { $temple } temples × { $material } buildings, up to { $most } VP
offer-building = { $points } VP, then a building of size { $size } from the supply
offer-influence = { $points } VP, then any influence action
offer-construction = { $points } VP, then any construction action
need-any =
    { $count ->
        [1] 1 building
       *[other] { $count } buildings
    }
need-material =
    { $count ->
        [1] 1 { $material } building
       *[other] { $count } { $material } buildings
    }
need-size =
    { $count ->
        [1] 1 building of size { $size }
       *[other] { $count } buildings of size { $size }
    }
need-both =
    { $count ->
        [1] 1 { $material } building of size { $size }
       *[other] { $count } { $material } buildings of size { $size }
    }

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
bonus-points = { $points } VP
bonus-cube =
    { $cubes ->
        [1] { $points } VP and a cube
       *[other] { $points } VP and { $cubes } cubes
    }
bonus-power = { $points } VP and { $power } power
reward-buildings = { $tiles }
reward-points = { $points } VP
reward-building = { $points } VP and a building of size { $size }
reward-worship = worship tile

quarter-north-west = north-west
quarter-north-east = north-east
quarter-south-east = south-east
quarter-south-west = south-west

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
option-bonus_alone = Zone B for the bonus alone
    .text = Discs may go to zone B for a bonus disc, even if neither a temple nor an offering is possible there. Otherwise one of them must be possible, or become so by the bonus.
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
    .others = It is { $player }’s turn.
    .pass = Pass for this round
    .discs =
        { $count ->
            [1] Put 1 disc on { $spot }: power { $power }
           *[other] Put { $count } discs on { $spot }: power { $power }
        }
    .gives-up =
        { $n ->
            [1] You still have an action disc, and who passes takes no more turns in this round.
           *[other] You still have { $n } action discs, and who passes takes no more turns in this round.
        }
ask-action =
    { $acted ->
        [yes] Use the bonus disc now ({ $bonus }) or end your turn.
       *[no]
            { $open ->
                [actions] Choose: { $told_construct } or { $told_influence } (power { $power }).
                [all] Choose: { $told_construct }, { $told_influence }, or use the bonus disc first: { $bonus } (power { $power }).
                [construct] Choose: { $told_construct }, or use the bonus disc first: { $bonus } (power { $power }).
                [influence] Choose: { $told_influence }, or use the bonus disc first: { $bonus } (power { $power }).
               *[bonus] Use the bonus disc: { $bonus }.
            }
    }
    .others = { $player } chooses an action in zone { $zone }, power { $power }.
    .bonus = Use the bonus disc: { $bonus }
    .done = End the turn without the bonus disc
    .gives-up = You would go without the bonus disc: { $bonus }.
ask-any-action =
    { $first ->
        [0] Choose a construction action, or none.
       *[other] Choose an influence action, or none.
    }
    .others = { $player } chooses an action.
    .done = No action
    .gives-up = You would go without an action that you may take now.
ask-only-action =
    { $first ->
        [0] Choose the construction action of the bonus disc.
       *[other] Choose the influence action of the bonus disc.
    }
    .others = { $player } chooses an action.
ask-choose-building = Choose a building of size { $power } or less.
    .others = { $player } chooses a building.
ask-choose-of-size = Choose a building of size { $size } from the supply, or none.
    .others = { $player } chooses a building.
    .done = No building
    .gives-up = The building would cost you nothing.
ask-choose-pictured =
    { $built ->
        [yes] Build the other building of the reward too, or leave it.
       *[no] Choose which building of the reward you build first.
    }
    .others = { $player } builds the buildings of the reward.
    .done = Leave the other building
    .gives-up = The other building would cost you nothing.
ask-choose-small =
    { $built ->
        [yes] Build a second small building, or stop here.
       *[no] Choose a small building.
    }
    .others = { $player } builds small buildings.
    .done = No second building
    .gives-up = The second building would cost you nothing.
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
    .place = On { $cells }
ask-replace = Choose the cubes that give way to { $material }; the others stay.
    .others = { $player } replaces cubes around the building.
    .cell = Replace the cube on { $cell }
    .done = Keep the others
ask-substitute = You owe { $price }; 2 gold replace any one stone or wood.
    .others = { $player } pays.
    .two-gold = Two gold instead of { $a_material }
    .done = Pay without another exchange
ask-pay-cubes = Choose the cubes to spend: { $price }.
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
ask-produce-cube = Put one cube beside this building or let it produce nothing: { $tile } on { $cells }.
    .others = { $player } produces.
    .cell = Put the cube on { $cell }
    .done = Produce nothing here
    .gives-up = There is still a free cell beside this building.
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
    .worship = The { $pile } worship tile ({ $offer })
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

told-round = Round { $round } of { $rounds }: { $player } begins.
told-eclipse = The sun has reached the eclipse: this is the last round.
told-refilled =
    { $count ->
        [1] Put on the main board: { $tile }.
       *[other] Put on the main board: { $count } × { $tile }.
    }
    .item =
        { $count ->
            [1] { $tile }
           *[other] { $count } × { $tile }
        }
    .several = Put on the main board: { $items }.
told-final = The last round is over: final scoring.
told-scored = { $player } scored { $points } VP in the { $quarter } quarter.
    .item = { $points } VP in the { $quarter }
    .several = { $player } scored { $items }.
told-discs =
    { $count ->
        [1] { $player } put 1 disc on { $spot }, power { $power }.
       *[other] { $player } put { $count } discs on { $spot }, power { $power }.
    }
told-passed = { $player } passed.
told-acts = { $player } chose to { $told_action }.
told-architect = { $player } moved the architect: now { $at_side }.
told-built = { $player } built { $the_tile } on { $cells }.
told-discarded = { $player } discarded { $count } { $material }.
    .item = { $count } { $material }
    .several = { $player } discarded { $items }.
told-cubes =
    { $count ->
        [0] { $player } received no cube around the building.
       *[other] { $player } received { $count } { $material } around the building.
    }
told-replaced = { $player } replaced { $a_old } on { $cell } with { $a_material }.
told-mask = { $player } took a mask tile ({ $mask }) worth { $points } VP.
told-no-mask = { $player } covered a whole group of masks ({ $mask }), but no tile of this kind is left.
told-substituted = { $player } let two gold stand for { $a_material }.
    .item = { $times } { $material }
    .several = { $player } let gold stand for { $items }, two for each.
told-spent = { $player } paid { $a_material }.
    .item = { $times } { $material }
    .several = { $player } paid { $items } in all.
told-produces = { $player } let the buildings produce.
told-produced =
    { $over ->
        [yes] { $player } produced { $a_material } on { $cell } in place of { $a_old }.
       *[no] { $player } produced { $a_material } on { $cell }.
    }
    .item =
        { $over ->
            [yes] { $a_material } on { $cell } in place of { $a_old }
           *[no] { $a_material } on { $cell }
        }
    .several = { $player } produced { $items }.
told-worship = { $player } took { worship }.
told-no-worship = { $player } took no worship tile: no { $colour } one is left.
told-returned = { $player } returned { worship } under its pile.
told-revealed = A new face-up tile: { worship }.
    .item = { worship }
    .several = New face-up tiles: { $items }.
told-offers = { $player } made an offering with { worship }.
told-earned = { $player } scored { $points } VP with the offering.
told-favour = { $player } gained a favour: space { $number }, { $points } VP.
told-favour-full = { $player } is at the end of the favour track already.
told-bonus = { $player } used the bonus disc: { $bonus }.
told-bonus-cube =
    { $over ->
        [yes] { $player } put { $a_material } on { $cell } in place of { $a_old }.
       *[no] { $player } put { $a_material } on { $cell }.
    }
told-raised =
    { $points ->
        [0] { $player } placed a { $colour } pyramid tile ({ $space }).
       *[other] { $player } placed a { $colour } pyramid tile ({ $space }) for { $points } VP.
    }
told-reward = { $player } received { $points } VP from the pyramid space.
told-lost = { $player } could not build { $the_tile } of the reward: none in the supply, or no room.
told-lost-size = { $player } could not build a building of size { $size }: none in the supply, or no room.
told-lost-worship = { $player } took no worship tile: all piles are empty.
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
told-rival-bonus = The rival scored { $points } VP with the bonus disc.
told-rival-nothing = The rival found nothing to take and scored { $points } VP.
told-rival-takes = The rival removed { $the_tile } and scored { $points } VP.
told-rival-mask = The rival took a mask tile ({ $mask }) worth { $points } VP.
told-rival-level = Difficulty: { $points } VP for the rival.
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
why-TEO-14-16 = Neither a temple nor an offering is possible here, and no bonus disc makes up for it.
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
eclipse = eclipse: the last round
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

## Where printed values come from

origin-geometry = The size of the city is on pictures that were not at hand. The pyramid with a base of 3 by 3 spaces is described in public and follows from the rules; the borders of the quarters cross it in the middle, so the side of the city is even. With 10 by 10 cells, 4 by 4 of them for the pyramid, simulated games cover about half of a city.
origin-boards = The boards are on pictures that were not at hand. The masks hold what the rules say: groups of 4 to 6 cells of one kind that touch. Two groups of each kind and none in the shape of a tile are our choice.
origin-rewards = The five kinds of rewards and a reward of 4 VP are in the rules; which of them are printed where is a guess, with the stronger ones in the corners.
origin-shapes = The rules name tiles by material and size only. One shape for each tile is enough for every step of them; some tile must have a mirror image, as flipping is allowed.
origin-contents = The list of what is in the box.
origin-set-up = The chapter on the set-up.
origin-rules = The text of the rules.
origin-multipliers = The annex of the rules describes this tile; its pile follows from the colour of the temples on it.
origin-pictured = The annex of the rules describes this tile, but the buildings, the size or the VP are on a picture that was not at hand; which pile it is in is a guess too.
origin-piles = The annex of the rules describes this tile; how many there are of it, and in which pile, is a guess.
origin-masks = The rules speak of five tiles of each of three kinds, of one that is worth 3 VP and of marks for the number of players; the values and the marks are a guess.
origin-discs = The rules describe the five effects of the nine bonus discs; how many there are of each is a guess.
origin-spaces = Three action spaces in each zone are described in public; which of them are marked for 3 or 4 players is a guess.
origin-favour = The values of the favour track are on the board only. They rise slowly, so that a favour is worth a little less than a good building.
fixed-geometry = Quarters, reach and pyramid are laid out for a city of 10 by 10 cells around 4 by 4.
