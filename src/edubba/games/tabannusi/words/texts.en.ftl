### Tabannusi in English. Terms: district, barge, resource die, architect, assistant, project, building, house, control
### marker (short: marker), area (what lies before a player), reserve (spent dice; markers not yet in the area), crate, water,
### garden, ship, harbourmaster, section and tile of the ziggurat, mastery track, decree, urbanisation card, time track, automa.

title = Tabannusi: Builders of Ur
subtitle = Merchants, scribes and priests raise a city
automa = The automa

## Colours, districts, places

colour-white = white
colour-yellow = yellow
colour-brown = brown
colour-blue = blue
colour-green = green
district-1 = the Artisans’ District (1)
district-2 = the Farmers’ District (2)
district-3 = the Scribes’ District (3)
district-4 = the Port District (4)
district-5 = the Ziggurat District (5)
cell-name =
    { $place ->
        [river] water cell { $spot } between districts { $from } and { $to }
       *[land] cell { $spot }
    }
house-name =
    { $along ->
        [row] row { $line }
       *[column] column { $line }
    }
resources-named =
    { $count ->
        [one] { $words_count } { $colour } resource
       *[other] { $words_count } { $colour } resources
    }

## Ships

ship-S01 = the Trader
    .text = { $count } VP whenever you put a marker on a ship.
ship-S02 = the Mason’s Boat
    .text = { $count } VP whenever you place a house.
ship-S03 = the Double Hold
    .text = A resource spent to fill a crate fills up to two.
ship-S04 = the Water Carrier
    .text = { $count ->
        [one] A regular water tile
       *[other] { $count } regular water tiles
    } whenever you place a project.
ship-S05 = the Temple Boat
    .text = A garden or a marker whenever you place a house in the ziggurat.
ship-S06 = the Tax Boat
    .text = When you build, { $count } VP for each marker of others on the projects used.
ship-S07 = the Gardener’s Boat
    .text = { $count } VP whenever you plant a garden.
ship-S08 = the Flower Boat
    .text = Whenever you place a house you may garden at once, in your assistant’s district.
ship-S09 = the Ferry
    .text = For another blue resource your port house may come from a coloured row.
ship-S10 = the Scholar’s Boat
    .text = { $count } VP whenever one of your mastery markers crosses a blue line.
ship-S11 = the Fishing Boat
    .text = A blue resource may replace 1 gold of the price of a ship.
ship-S12 = the Reed Boat
    .text = The marker of a garden may come from your reserve.
ship-S13 = the Planner’s Ship
    .text = After a project you may pay any resource for a step on the track of its colour.
ship-S14 = the Master Builder’s Ship
    .text = When you build, you may pay any resource for each marker of others used: a step on the track of the building.
ship-S15 = the Admiral’s Ship
    .text = Whenever you put a marker on a ship, a step on the track of its colour.
ship-P1 = the first printed ship
    .text = It has no ability and stands for any colour.
ship-P2 = the second printed ship
    .text = It has no ability and stands for any colour.

## Harbourmasters, special water, decrees

water-name = special water { $number } ({ $effect })
decree-symbol =
    .building = Symbol: building.
    .harbour_temple = Symbol: port and ziggurat.
    .garden = Symbol: garden.
same-name = { $name } (no. { $number })

## The automa

king-gilgabot = Gilgabot
king-sarbot = Sarbot
king-botmuzi = Botmuzi
king-bot-baba = Bot-baba
king-text =
    King symbol. A: { $action }. B: { $project ->
        [largest] the colour of the largest group that can grow
        [tiles] the colour with most automa tiles
       *[number] as usual
    }, { $cell ->
        [highest] highest cell
       *[lowest] lowest cell
    }; bonus: { $placed }. C: { $build ->
        [tiles] the colour with most automa tiles
       *[size] as usual
    }; bonus: { $built }. D: { $gardens ->
        [near] { $limit ->
            [one] one garden
           *[other] up to { $limit } gardens
        }, first beside its buildings
       *[normal] { $limit ->
            [one] as usual, one garden
            [3] as usual
           *[other] as usual, up to { $limit } gardens
        }
    }; bonus: { $planted }. Its starting building stands on the { $start ->
        [highest] highest
       *[lowest] lowest
    } cell.
symbol-up = up
symbol-down = down
symbol-king = king
letter-A = A
letter-B = B
letter-C = C
letter-D = D

## The table

place-district-1 = 1 · Artisans
place-district-2 = 2 · Farmers
place-district-3 = 3 · Scribes
place-district-4 = 4 · Port
place-district-5 = 5 · Ziggurat
place-river = River between districts { $first } and { $second }
place-mastery = Mastery
place-time = Time track
place-reserve = Reserve
place-supply = Supply
place-decrees = Decrees
place-offer = Special water
place-houses = Houses
place-area = Area
place-tiles = Tiles and decrees
place-cards = Urbanisation
place-king = King
place-numbers = Number tiles
place-plans = Cards: left, right
place-bag = Bag
note-district = { $count } VP
note-time =
    { $count ->
        [0] no gold left
        [one] { $count } scoring left
       *[other] { $count } scorings left
    }
walk-start = before the first turn
walk-during = during the game
walk-scorings = all scorings, with the last one
walk-cards =
    { $count ->
        [one] one card fulfilled
       *[other] { $count } cards fulfilled
    }
walk-masters =
    { $count ->
        [one] one harbourmaster kept to the end
       *[other] { $count } harbourmasters kept to the end
    }
stat-gold = gold
stat-markers = markers
stat-houses = houses
stat-mastery = mastery
stat-workers = assistant → architect
face-garden = garden
face-water = water
face-marker = marker
face-spare = marker in the reserve
face-gold = gold
face-house = house
face-mastery = mastery marker
face-plan = plan marker of the automa
face-architect = architect: goes here next
face-assistant = assistant: acts here
face-die = { $colour } die
face-crate = { $colour } crate, full
face-empty = { $colour } crate, empty
face-project = { $colour } project
face-building = { $colour } building
face-space = space of the { $colour } section
face-space-blue = blue house space
face-space-red = red house space
face-row = { $colour } row of houses
face-row-neutral = neutral row of houses
face-track = { $colour } mastery track
face-lowest = Lowest marker
    .text = When the lowest of your three markers moves up to this row, you gain the bonus on the right. The factor on the left multiplies your buildings of the colour.
face-columns = bonuses of the columns
face-section = ziggurat tile
face-card = Houses in districts 1 to 4: { $one }, { $two }, { $three }, { $four }. Worth { $points } VP.
face-automa = automa card { $number }
section-tile =
    .z1 = For each of your houses in districts 1 to 3.
    .z2 = For each of your houses in the ziggurat.
    .z3 = For each blue line that your mastery markers have crossed.
    .z4 = For each ship with your marker.
    .z5 = For each of your buildings beside a garden.
    .z6 = For each of your gardens.
    .z7 = For each of your houses in the port.
    .z8 = Points as they are.
    .z9 = For each decree and urbanisation card that you have fulfilled.
    .z10 = For each set of three colours of your buildings, and of your ships.
effect-vp = { $count } VP
effect-lose-vp = lose { $count } VP
effect-gold = { $count } gold
effect-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
effect-water =
    { $count ->
        [one] a water tile
       *[other] { $count } water tiles
    }
effect-gardens =
    { $count ->
        [one] a garden
       *[other] { $count } gardens
    }
effect-collect = the highest { $colour } die
effect-track = a step on the { $colour } track
effect-tracks =
    { $count ->
        [one] a mastery step
       *[other] { $count } mastery steps
    }
effect-same-track = { $count } steps on one mastery track
effect-other-tracks = a step on each of { $words_count } mastery tracks
effect-reserve =
    { $count ->
        [one] a die from the reserve
       *[other] { $count } dice from the reserve
    }
effect-special =
    { $count ->
        [one] special water
       *[other] { $count } special water tiles
    }
effect-architect = move the architect
effect-fill =
    { $count ->
        [one] fill a crate
       *[other] fill up to { $count } crates
    }
effect-pay = pay for a mastery step
effect-project-track = a step on the track of the project
effect-project-again = another project of the colour
effect-ziggurat-marker = a marker on a ziggurat tile
effect-ship-marker = a marker on any ship
effect-port-house = a house in the port for free
effect-cards =
    { $count ->
        [one] an urbanisation card
       *[other] one of { $count } urbanisation cards
    }
effect-ignore =
    { $count ->
        [one] one required house less for each urbanisation card that is scored
       *[other] { $count } required houses less for each urbanisation card that is scored
    }
effect-move =
    { $count ->
        [one] a house moved to the neutral row
       *[other] up to { $count } houses moved to the neutral row
    }
effect-random-master = a random harbourmaster
effect-any-tile = any action tile
effect-discount = one resource less for a build
effect-lowest = a step on its lowest track
effect-highest = a step on its highest track
effect-current = a step on the track of the colour
effect-nothing = nothing

## What decrees demand

need-buildings =
    { $count ->
        [one] a { $colour } building
       *[other] { $count } { $colour } buildings
    }
need-buildings-each =
    { $count ->
        [one] a building of each colour
       *[other] { $count } buildings of each colour
    }
need-houses =
    { $count ->
        [one] a { $colour } building or ziggurat house
       *[other] { $count } { $colour } buildings or ziggurat houses
    }
need-houses-each =
    { $count ->
        [one] a building or ziggurat house of each colour
       *[other] { $count } buildings or ziggurat houses of each colour
    }
need-ships =
    { $count ->
        [one] a { $colour } ship
       *[other] { $count } { $colour } ships
    }
need-ships-each =
    { $count ->
        [one] a ship of each colour
       *[other] { $count } ships of each colour
    }
need-by-garden =
    { $count ->
        [one] a { $colour } building beside a garden
       *[other] { $count } { $colour } buildings beside a garden
    }
need-by-garden-each =
    { $count ->
        [one] a building of each colour beside a garden
       *[other] { $count } buildings of each colour beside a garden
    }
need-every-tile = a marker on every ziggurat tile
need-port =
    { $count ->
        [one] a port house
       *[other] { $count } port houses
    }
need-gardens-beside =
    { $count ->
        [one] a garden beside your buildings
       *[other] { $count } gardens beside your buildings
    }
need-own-gardens =
    { $count ->
        [one] a garden of your own
       *[other] { $count } gardens of your own
    }

## Marks on pieces

mark-full = full
mark-empty = empty
mark-fresh = works from your next turn on

## Score sheet

score-start = Starting points
score-gains = Bonuses
score-ships = Ships and harbourmasters
score-decrees = Decrees
score-common = Common districts
score-port = Port
score-ziggurat = Ziggurat
score-urbanisation = Urbanisation cards
score-harbourmasters = Unused harbourmasters

## Options

option-first_player = First player
    .text = Who begins: drawn at random, or the seat with this number, counted from 0 and round the table.
    .random = at random
option-random_barges = Random barges
    .text = Deal the barges to the districts at random; without it the colours are those of the first game.
option-final_loss_step = Dice laid down in the final scoring
    .text = In the final scoring, too, all lay down their dice of the colour of the district and are rewarded for it.
option-lowest_bonus_on_ties = Lowest marker on ties
    .text = A mastery marker that is one of several lowest ones also gains the bonus on the right when it advances.
option-setup_adjacency_ban = Starting buildings apart
    .text = Starting buildings of one colour may not stand side by side.
option-free_action_windows = Free actions
    .text = When free actions are possible: also between the steps of gardening and before the ship of a building, or only before and between actions.
    .fine = at every step
    .coarse = between actions
option-free_actions_anytime = Free actions at any moment
    .text = A crate that a payment has emptied may be filled again before the payment goes on, and free actions are possible after a district has been scored, before the turn ends.
option-ziggurat_marker_from_house = Ziggurat house without a marker
    .text = The marker that a ziggurat house needs may be one that this very house brings, from its slot, its column or its space.
option-gold_fills_crates = Gold fills crates
    .text = Gold may pay for filling a crate.
option-king = King
    .text = The king whose automa you play against.
    .random = at random
    .gilgabot = Gilgabot
    .sarbot = Sarbot
    .botmuzi = Botmuzi
    .bot-baba = Bot-baba
option-botbaba_setup_lowest = Bot-baba starts low
    .text = The starting building of Bot-baba stands on the lowest number, as in another edition.
option-gilgabot_adjacent_any_colour = Gilgabot beside any group
    .text = With the king symbol Gilgabot places a project of any colour beside the largest group.
option-bot_any_colour_fallback = The automa tries all colours
    .text = Colours that lie on no number tile are tried last.
option-bot_foremost_marker = Automa: foremost marker
    .text = Between groups of one size the automa builds the colour of its most advanced mastery marker; if no such group can be built, the number tiles decide. Without it, the marker that is further up among the colours in question decides.
option-bot_returns_covered = Automa: covered tiles return
    .text = When it has built, the automa also returns a tile that is covered on a number tile, if neither the bag nor the top of a pile has the colour.

## Questions: what is asked, what the others see, what each answer means

ask-start-colour = Choose the colour of your starting building.
    .others = { $player } is choosing the colour of a starting building.
    .colour = Start with a { $colour } building
ask-start-cell = Choose the cell of your { $colour } starting building.
    .others = { $player } is placing a { $colour } starting building.
    .cell = Place it on { cell-name }
ask-start-district = Choose the district where your architect and your assistant start.
    .others = { $player } is choosing a first district.
    .go = Start in { $district }
ask-take-die = Take a resource die from the barge of { $district }: it tells where your architect goes.
    .others = { $player } is taking a die in { $district }.
    .die = Take the { $colour } { $value }
    .done = Take no die: the barge is empty
ask-destination =
    { $value ->
        [6] Choose where your architect goes; a 6 excludes the districts shown by the barge’s other dice.
       *[other] Let your architect go to district { $value }, or pay 1 gold for another one.
    }
    .others = { $player } is moving the architect.
    .go = Go to { $district }
    .pay-go = Pay 1 gold and go to { $district }
ask-menu =
    { $left ->
        [0] You have no action left: end your actions, or use a free action.
        [one] Choose an action of { $district }; you have one left.
       *[other] Choose an action of { $district }; you have { $words_left } left.
    }
    .others = { $player } is acting in { $district }.
    .done = End your actions
    .garden = Garden
    .tile = Use the action tile: { $tile }
    .project = Place a { $colour } project
    .build = Build on the { $colour } projects
    .gives-up =
        { $left ->
            [0] You could still claim a decree.
           *[other]
                { $n ->
                    [one] You still have an action to take.
                   *[other] You still have { $n } actions to take.
                }
        }
ask-project-cell = Choose the cell of the { $colour } project.
    .others = { $player } is placing a { $colour } project.
    .cell = Place it on { cell-name }
ask-project-again = Place another { $colour } project, or decline.
    .others = { $player } may place another { $colour } project.
    .cell = Place another on { cell-name }
    .skip = Place no other project
ask-pay =
    { $more ->
        [yes] Pay { resources-named } and { $words_others } { $other }.
       *[no] Pay { resources-named }.
    }
    .others = { $player } is paying.
    .pay-die = Pay a { $colour } die
    .pay-crate = Pay a { $colour } crate
    .pay-gold = Pay the rest with gold ({ $gold })
    .fill = Fill the { $colour } crate again first
ask-discount = Use your harbourmaster to spare a resource of the cost, or keep it.
    .others = { $player } may use a harbourmaster for the building.
    .colour = Spare a { $colour } resource
    .skip = Keep the harbourmaster
ask-ship-after-building = Pay { $gold } gold to put a marker on a ship of size { $size }, or decline.
    .others = { $player } may take a ship of size { $size }.
    .ship = Put a marker on { $ship }
    .skip = Take no ship
ask-pay-ship = Pay { $cost } gold; a blue resource may replace one.
    .others = { $player } is paying for a ship.
    .pay-die = Pay a blue die in place of 1 gold
    .pay-crate = Pay a blue crate in place of 1 gold
    .pay-gold = Pay { $gold } gold
ask-ship-for-free = Put a marker on a ship for free.
    .others = { $player } is choosing a ship.
    .ship = Put a marker on { $ship }
ask-garden-work =
    { $made ->
        [yes]
            { $planted ->
                [0] Garden: buy, lay water, plant up to three gardens, then finish.
               *[other] Garden: buy, lay water, plant up to three gardens, then finish; { $words_planted } planted so far.
            }
       *[no] Garden: buy, lay water, plant up to three gardens, then finish.
    }
    .others = { $player } is gardening.
    .done = Finish gardening
    .buy-garden = Buy a garden
    .buy-water = Buy water
    .cell =
        { $what ->
            [plant] Plant a garden on { cell-name }
           *[water] Lay regular water on { cell-name }
        }
    .special = Lay { $water }
ask-water-cell = Choose the cell of the special water.
    .others = { $player } is laying special water.
    .cell = Lay it on { cell-name }
ask-garden-marker = Take the marker of the garden from your area or from your reserve.
    .others = { $player } is choosing the marker of a garden.
    .from-area = Take it from your area
    .from-reserve = Take it from your reserve
ask-house-row = Choose the row of your board from which the house comes.
    .others = { $player } is choosing a row of houses.
    .colour = Pay another blue resource and take it from the { $colour } row
    .neutral = Take it from the neutral row
ask-port-space = Put a house into the port for free.
    .others = { $player } is placing a house in the port.
ask-choose-track =
    { $steps ->
        [0]
            { $count ->
                [one] Advance one step on another mastery track.
               *[other] Advance one step on each of { $words_count } different mastery tracks: choose the first.
            }
        [1]
            { $count ->
                [one] Advance one step on a mastery track of your choice.
               *[other] Advance { $words_count } steps on mastery tracks of your choice: choose the track of the first.
            }
       *[other] Advance { $words_steps } steps on one mastery track of your choice.
    }
    .others = { $player } is choosing a mastery track.
    .colour = Advance on the { $colour } track
ask-choose-reserve = Take a die of your choice from the reserve.
    .others = { $player } is choosing a die from the reserve.
    .colour = Take a { $colour } die
ask-choose-special = Choose a special water tile.
    .others = { $player } is choosing special water.
    .special = Take { $water }
ask-architect-to = Move your architect to any district.
    .others = { $player } is moving the architect.
    .go = To { $district }
ask-fill-crates =
    { $count ->
        [one] Choose a crate to fill.
       *[other] Choose the crates to fill, up to { $words_count }.
    }
    .others = { $player } is filling crates.
    .fill = Fill a { $colour } crate
    .done = Fill no more crates
    .gives-up = You could still fill crates for nothing.
ask-pay-for-filling = Choose what to spend on the { $colour } crate.
    .others = { $player } is filling a crate.
    .pay-die = Spend a { $colour } die
    .pay-gold = Spend 1 gold
ask-second-crate = The same resource may fill a second crate.
    .others = { $player } may fill a second crate.
    .fill = Fill a { $colour } crate
    .skip = Fill no second crate
ask-pay-for-track = Pay a resource for a step on the track of its colour, or decline.
    .others = { $player } may pay for a mastery step.
    .colour = Pay for a step on the { $colour } track
    .skip = Pay nothing
ask-pay-anything = Pay any resource for a step on the { $track } track, or decline.
    .others = { $player } may pay for a mastery step.
    .pay-die = Pay a { $colour } die
    .pay-crate = Pay a { $colour } crate
    .pay-gold = Pay 1 gold
    .skip = Pay nothing
ask-garden-or-marker = Choose a garden or a marker.
    .others = { $player } is choosing a garden or a marker.
    .one-garden = Take a garden
    .one-marker = Take a marker
ask-any-tile = Choose an action tile to use.
    .others = { $player } is choosing an action tile.
    .tile = Use the tile: { $tile }
ask-section-choice = Put a marker on the tile of a section of the ziggurat.
    .others = { $player } is choosing a section of the ziggurat.
    .colour = On the tile of the { $colour } section
ask-keep-card = Keep one of the urbanisation cards; what you do not keep goes under the deck.
    .others = { $player } is choosing an urbanisation card.
ask-move-house = Move a house from a coloured row to the neutral row, or stop.
    .others = { $player } may move houses on the board.
    .colour = Move a house of the { $colour } row
    .done = Move no more houses
ask-late-actions = A district has been scored: use a free action, or end your turn.
    .others = { $player } may use a free action.
    .done = No free action
    .gives-up = You could still claim a decree.
ask-scoring-order = Several barges are empty: choose the district to score first.
    .others = { $player } is choosing the district to score first.
    .go = Score { $district }

## What a choice costs and brings

outlook-cost = Pay { $cost }
outlook-gain = Gain { $gain }
outlook-both = Pay { $cost }; gain { $gain }
outlook-others = { $found }; { $others }
good-resource =
    { $count ->
        [one] { $count } { $colour } resource
       *[other] { $count } { $colour } resources
    }
good-vp = { $count } VP
good-gold = { $count } gold
good-marker =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
good-water = { $count } water
good-garden =
    { $count ->
        [one] { $count } garden
       *[other] { $count } gardens
    }
good-track =
    { $count ->
        [one] { $count } step on the { $colour } track
       *[other] { $count } steps on the { $colour } track
    }
good-tracks =
    { $count ->
        [one] { $count } mastery step of your choice
       *[other] { $count } mastery steps of your choice
    }
good-pay = a mastery step to pay for
good-reserve =
    { $count ->
        [one] { $count } die from the reserve
       *[other] { $count } dice from the reserve
    }
good-special = { $count } special water
good-crate = a full { $colour } crate
good-fill = a crate to fill
good-architect = a move of the architect
good-project = another project of the colour
good-work = leave to garden
good-either = a garden or a marker
good-master =
    { $count ->
        [one] a harbourmaster
       *[other] { $count } harbourmasters
    }
good-later = { $count } VP at each scoring
good-other =
    { $count ->
        [one] { $player } advances { $count } step
       *[other] { $player } advances { $count } steps
    }

## Answers away from their question

choice =
    .done = Done
    .skip = Decline
    .garden = Garden
    .buy-garden = Buy a garden
    .buy-water = Buy water
    .from-area = From the area
    .from-reserve = From the reserve
    .one-garden = A garden
    .one-marker = A marker
    .die = The die that shows { $value }
    .go = Go to { $district }
    .pay-go = Pay 1 gold and go to { $district }
    .tile = Action tile: { $tile }
    .project = A { $colour } project
    .build = A { $colour } building
    .ship = Put a marker on { $ship }
    .house =
        { $red ->
            [yes] Put a house on the red space of { house-name }
           *[no] Put a house on the blue space of { house-name }
        }
    .space = Put a house on space { $number } of the { $section } section
    .fill = Fill a { $colour } crate
    .decree = Claim the decree: { $decree }
    .master = Use the harbourmaster: { $master }
    .colour = The { $colour } one
    .pay-die = Pay a { $colour } die
    .pay-crate = Pay a { $colour } crate
    .pay-gold = Pay with gold
    .neutral = The neutral row
    .special = Choose { $water }
    .keep = Keep { $card }: { $one }, { $two }, { $three } and { $four } houses in districts 1 to 4, { $points } VP
    .cell = Choose { cell-name }

## Urbanisation cards

card-U01 = urbanisation card 1
card-U02 = urbanisation card 2
card-U03 = urbanisation card 3
card-U04 = urbanisation card 4
card-U05 = urbanisation card 5
card-U06 = urbanisation card 6
card-U07 = urbanisation card 7
card-U08 = urbanisation card 8
card-U09 = urbanisation card 9
card-U10 = urbanisation card 10
card-U11 = urbanisation card 11
card-U12 = urbanisation card 12
card-U13 = urbanisation card 13
card-U14 = urbanisation card 14
card-U15 = urbanisation card 15

## Log: the turn

told-turn = { $player } begins a turn.
told-starting-building = { $player } started with a { $colour } building on { cell-name }.
told-starts-in = { $player } started in { $district }.
told-took-die = { $player } took the { $colour } { $value }.
told-architect = { $player } sent the architect to { $district }.
told-tile = { $player } used the action tile: { $tile }.
told-project = { $player } placed a { $colour } project on { cell-name }.
told-built = { $player } built a { $colour } building of size { $size } in { $district }.
told-markers-home =
    { $count ->
        [one] { $player } took a marker home.
       *[other] { $player } took { $words_count } markers home.
    }
told-gardens-rewarded =
    { $count ->
        [one] { $player } has a garden beside the new building.
       *[other] { $player } has { $words_count } gardens beside the new building.
    }
told-ship = { $player } put a marker on { $ship }.
told-master = { $player } took a harbourmaster: { $master }.
told-used-master = { $player } used a harbourmaster: { $master }.
told-decree = { $player } claimed a decree: { $decree }.
told-port-house =
    { $red ->
        [yes] { $player } put a house on the red space of { house-name }.
       *[no] { $player } put a house on the blue space of { house-name }.
    }
told-crate = { $player } took the { $colour } crate.
told-ziggurat-house = { $player } put a house on space { $number } of the { $colour } section.
told-ziggurat-marker = { $player } put a marker on slot { $number } of the { $colour } tile.
told-column = { $player } emptied column { $number } of the board.
told-moved-house = { $player } moved a house from the { $colour } row to the neutral row.
told-laid-water = { $player } laid water on { cell-name }.
told-laid-special = { $player } laid { $water } on { cell-name }.
told-planted = { $player } planted a garden on { cell-name }.
told-drew-cards =
    { $count ->
        [one] { $player } drew an urbanisation card.
       *[other] { $player } drew { $words_count } urbanisation cards.
    }
told-kept-card = { $player } kept an urbanisation card.
    .secret = { $player } kept { $secret }.

## Log: gains and payments

told-points = { $player } gained { $count } VP.
told-points-lost = { $player } lost { $count } VP.
told-gold = { $player } gained { $count } gold.
told-markers =
    { $count ->
        [one] { $player } gained a marker.
       *[other] { $player } gained { $words_count } markers.
    }
told-water =
    { $count ->
        [one] { $player } gained a water tile.
       *[other] { $player } gained { $words_count } water tiles.
    }
told-gardens =
    { $count ->
        [one] { $player } gained a garden.
       *[other] { $player } gained { $words_count } gardens.
    }
told-special-water = { $player } took { $water }.
told-special-shown = New in the offer: { $water }.
told-collected = { $player } collected the { $colour } { $value }.
told-from-reserve = { $player } took a { $colour } die from the reserve.
told-advanced = { $player } reached row { $row } of the { $colour } track.
told-filled = { $player } filled a { $colour } crate.
told-ignores-house =
    { $count ->
        [one] { $player } may do without one more house for each urbanisation card scored.
       *[other] { $player } may do without { $words_count } more houses for each urbanisation card scored.
    }
told-paid-die = { $player } paid a { $colour } die.
told-paid-crate = { $player } paid a { $colour } crate.
told-paid-gold = { $player } paid { $count } gold.

## Log: scoring

told-scoring = Scoring of { $district }.
told-emptied = The barge of { $district } is empty, but there is no gold left on the time track: no scoring.
told-lost-dice =
    { $count ->
        [one] { $player } laid down a { $colour } die.
       *[other] { $player } laid down { $words_count } { $colour } dice.
    }
told-scored = { $player } scored { $count } VP in { $district }.
told-refilled =
    { $count ->
        [one] { $count } die was rolled for the barge of { $district }.
       *[other] { $count } dice were rolled for the barge of { $district }.
    }
told-last-gold = { $player } took the last gold of the time track: this round is finished, then everybody has one more turn.
told-final-scoring = The last turn is over: final scoring.
told-card-scored = { $player } scored { $count } VP with { $card }.
told-card-shown = { $player } showed { $card }, which does not score.
told-masters-scored = { $player } has { $points } VP for unused harbourmasters.

## Log: the automa

told-bot-deck = The automa’s cards are shuffled: { $left } on the left, { $right } on the right.
told-bot-cards = The left card moves onto the right one. Left { $left } (number { $first }), right { $right } (number { $second }).
told-bot-row = The arrow of the left card points to row { $row }: symbol { $symbol }, number tile { $number }.
told-bot-steps =
    { $steps ->
        [0] The numbers add up to 0: the architect stays in { $district }.
       *[other] The numbers add up to { $steps }, counting only districts with plan markers: the architect goes to { $district }.
    }
told-bot-die-equal = The automa takes the { $colour } { $value }, the number of its architect’s district.
told-bot-die-highest = No die shows the number of its architect’s district: the automa takes the highest, the { $colour } { $value }.
told-bot-first = First action: the left card, from the top.
told-bot-second = Second action: the right card, from the arrow on.
told-bot-cannot = Action { $letter } is not possible.
told-bot-does = The automa does action { $letter }.
told-bot-instead = In { $district } action { $letter } is treated as action C.
told-bot-chooses =
    { $reason ->
        [tiles] It places { $colour }, the colour with most automa tiles, on number { $number }.
        [size] It places { $colour }, the colour of the largest group that can grow, on number { $number }.
        [touch] It places { $colour } beside the largest group, on number { $number }.
       *[number] It places { $colour }, the first colour of the number tiles that fits, on number { $number }.
    }
told-bot-builds =
    { $reason ->
        [tiles] It builds { $colour }, the colour with most automa tiles, for { resources-due }.
       *[size] It builds { $colour }, its best group that it can pay, for { resources-due }.
    }
resources-due =
    { $count ->
        [one] one resource
       *[other] { $words_count } resources
    }
told-bot-bottom = The automa gains the bonus at the bottom of its left card.
told-bot-bracket = The automa gains the bonus of its king.
told-bot-plan =
    { $left ->
        [0] The last plan marker leaves { $district }.
        [one] A plan marker leaves { $district }; one is left there.
       *[other] A plan marker leaves { $district }; { $words_left } are left there.
    }
told-bot-tile = A { $colour } tile goes onto number tile { $number }.
told-bot-reset = The automa’s project tiles go back into the bag and are drawn anew.
told-bot-returns = A { $colour } automa tile returns to the supply.
told-bot-crate = The { $colour } crate leaves the game; the automa takes gold for it.
told-bot-master = The automa discards the harbourmaster: { $master }. It takes points for it.
told-bot-spare-master = The automa takes points in place of a random harbourmaster.
told-bot-markers = The automa takes points in place of markers.
told-bot-ignores = The automa ignores this bonus.

## Reasons of a refusal

why-TAB-2-1 = This cell is not used with this number of players.
why-TAB-2-16 = A starting building stands on an empty land cell of a common district.
why-TAB-3-2 = You have no marker in your area.
why-TAB-3-4 = You have no house left for this colour.
why-TAB-3-19 = There is no die of this colour in the reserve.
why-TAB-3-20 = You cannot pay this with your dice, full crates and gold.
why-TAB-3-21 = You have no room for another crate.
why-TAB-3-25 = Your marker is on the top row of this track.
why-TAB-4-2 = You may do two actions, and only those of your assistant’s district.
why-TAB-5-2 = There is no such die on the barge.
why-TAB-5-3 = The die says where the architect goes, unless you pay 1 gold.
why-TAB-5-4 = A 6 leads to districts whose number no other die of the barge shows.
why-TAB-5-5 = Another district costs 1 gold, and only if the die does not lead there.
why-TAB-6-1 = A project lies on a land cell of your assistant’s district.
why-TAB-6-2 = There are already three projects of this colour in the district.
why-TAB-6-3 = A project lies on an empty cell, beside the projects of its colour if there are any.
why-TAB-6-4 = A project may not lie beside a building of its colour.
why-TAB-7-1 = There is no project of this colour in the district.
why-TAB-7-2 = You cannot pay the local resources and those of the colour for your markers.
why-TAB-7-3 = There are not enough building pieces of this colour.
why-TAB-7-7 = The ship must be as large as the building.
why-TAB-8-1 = At most three gardens are planted in one action, and only tiles that are left can be bought and paid.
why-TAB-8-2 = Water is laid on an empty land cell beside water or a garden.
why-TAB-8-3 = A garden needs a garden tile and a marker.
why-TAB-8-4 = Gardening needs at least one thing that you can do.
why-TAB-9-3 = You need a house of the neutral row and the local resources.
why-TAB-9-4 = You already have a house on this line.
why-TAB-9-5 = You do not have the gold for a ship.
why-TAB-9-8 = A blue resource may replace 1 gold, the rest is paid in gold.
why-TAB-9-9 = You do not have this harbourmaster.
why-TAB-10-1 = You need a free space, a marker in your area and a free slot on the tile of the section.
why-TAB-10-4 = You already have three markers on this tile.
why-TAB-11-3 = This special water is not in the offer.
why-TAB-12-1 = You need a face-down crate that was not filled in this turn, and a die or gold to spend on it.
why-TAB-12-2 = You do not fulfil this decree, or it has been claimed.
why-TAB-12-3 = This harbourmaster could have no effect now.
why-TAB-13-1 = Only districts with an empty barge are scored.
why-TAB-15-4 = You keep one of the cards that you have drawn.
why-TAB-R8 = You already have a marker on this ship.
why-TAB-R12 = Here you can only buy water and gardens.
why-TAB-R13 = The harbourmaster spares one resource of the cost, and you must be able to pay the rest.
why-TAB-R15 = A house moves from a coloured row to an empty neutral slot.
why-TAB-R16 = There is nothing left of this.
why-TAB-R24 = This house space is taken.
why-TAB-R32 = You have already advanced on this track.

## Where what is printed comes from

origin-map = The boards are on pictures that were not at hand. Which cells there are, what they bring, where the border water lies and the numbers for the automa are invented; the rules tell the kinds of bonuses, three waters on each border, and that some cells are for four players only.
origin-port = Where the two printed ships lie, their sizes, and which of the three kinds of blue bonuses stands at which line is a guess; the grid, the lines and the kinds are in the rules.
origin-white-gold = The rules name the gold at the bottom right of the white section.
origin-ziggurat = Sections, spaces and the three kinds of bonuses are in the rules; which space has which is a guess.
origin-mastery = The rules tell of three tracks, factors on the left, bonuses for the lowest marker on the right and blue lines; heights and values are invented.
origin-houses = Fourteen houses in three coloured rows and a neutral one, gold or markers under them, and bonuses for empty columns are in the rules; how long the rows are and what stands where is invented.
origin-special-water = The kinds of bonuses are in the appendix; how many tiles have which is a guess.
origin-ship-colours = Five ships of each colour are in the rules, and their sizes make it two, two and one of each; which ship has which colour is a guess.
origin-symbols = The three symbols are in the rules; they are given to the decrees by theme.
origin-example = An example of the rules shows this card.
origin-urbanisation = The rules show one card; the others follow its pattern: three districts, never the ziggurat, and more points for houses in the port.
origin-play-report = A report of a solo game names the four port houses of Botmuzi.
origin-plans = Five districts with a number each are in the rules; the numbers are a guess that makes fourteen houses.
origin-automa-cards = What a card shows is in the rules, its contents are invented: numbers 0 to 2, one king symbol a card, arrows in balance.
origin-time-track = The rules tell of one gold a space; reviews agree on five spaces.
origin-barges = Colours of the first game from an article about strategy.
origin-solo = The solo chapter.
origin-appendix = The appendix describes every tile and card.
origin-set-up = The chapter on the set-up.
origin-rules = The text of the rules.
origin-contents = The list of what is in the box.
