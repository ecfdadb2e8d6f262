### Ginkgopolis in English. Terms: building tile, building card, urbanization card and token, character, resource, success
### point (short: point), reserve (the tiles of all), supply (the resources of a player that are not in play), deck, discard
### pile, construction site, change-hand token, district.

title = Ginkgopolis
subtitle = A city in symbiosis with nature
hal = Hal

## Colours and goods

colour-red = red
    .theme = production
colour-blue = blue
    .theme = work
colour-yellow = yellow
    .theme = living
good-red = resource
good-blue = tile
good-yellow = point
goods-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
goods-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
goods-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
goods-none = nothing

## Cards and tiles

role-red = bio-technician
    .title = Bio-technician
role-blue = bio-engineer
    .title = Bio-engineer
role-yellow = bio-urbanist
    .title = Bio-urbanist
trigger-exploit = Exploit
trigger-urbanize = Urbanize
trigger-construct = Construct
card =
    { $kindcard ->
        [letter] Urbanization { $lettercard }
        [character] { $rolecard } ({ $triggercard })
       *[building] { $colourcard } { $numbercard }
    }
tile = { $colourtile } { $numbertile }
effect-letter = Alone: gain a resource or a tile. With a tile: build where token { $letter } stands.
effect-permanent = { $trigger }: gain { $goods }.
effect-start = To begin with: { $goods }.
effect-set = Initiation set { $set }.
effect-colour = At the end: { $goods } for each of your resources on { $colour } buildings.
effect-level =
    { $span ->
        [open] At the end: { $goods } for each of your buildings of level { $low } or more.
        [one] At the end: { $goods } for each of your buildings of level { $low }.
       *[several] At the end: { $goods } for each of your buildings of level { $low } to { $high }.
    }
effect-trigger = At the end: { $goods } for each of your cards with a bonus for { $trigger }.
effect-cards = At the end: { $goods } for each of your { $colour } cards.
effect-flat = At the end: { $goods }.

## Score sheet

score-points = Points gained during the game
score-cards = Final bonuses
score-change-hand = Unused change-hand tokens
score-districts = Districts

## Options

option-setup = Characters
    .text = How the players come by their characters.
    .draft = draft (the normal game)
    .initiation = ready-made sets (a first game)
option-hal-level = Level of Hal
    .text = At the expert level Hal draws a second card if his first one is an urbanization card, and uses the better one.
    .normal = normal
    .expert = expert
option-hal-card_from = Hal’s card
    .text = Where Hal’s card comes from: unseen from the deck, or one of the cards you have drawn.
    .deck = from the deck
    .hand = from your hand
option-hal-pays_additional_costs = Hal pays additional costs
    .text = Hal pays as you do: the difference in points for a lower number, as far as his points go, and a resource for another colour. It comes back to his reserve at once, but if he does not have it he cannot build, and the game ends.
option-first_player = First player
    .text = Who begins: drawn at random, or the seat with this number, counted from 0 and round the table.
    .random = at random
option-public_counts = Open counts
    .text = All can see how many resources, tiles and points everybody has. They could be remembered anyway.
option-max_rounds = Rounds at most
    .text = The game ends after this many rounds at the latest, so that it always ends.

## Questions: what is asked, what the others see, what each answer means

ask-draft =
    { $pick ->
        [0] Keep a character
        [1] Keep a second character
       *[other] Keep a third character
    }{ $then ->
        [pass] , then pass the others to the left.
        [one] ; the other one goes back to the box.
        [several] ; the others go back to the box.
       *[none] .
    }
    .others = Still choosing a character: { $players }.
    .keep = Keep the { $rolecard } ({ $triggercard })
ask-choose =
    { $kindcard ->
        [none] Choose a card; you may then add a building tile to build.
        [letter] Add a tile to urbanization card { $lettercard } to urbanize, or play it alone for a resource or a tile.
       *[building] Add a tile to the { $colourcard } { $numbercard } card to construct, or play it alone to exploit.
    }
    .others = Still choosing: { $players }.
    .card =
        { $kindcard ->
            [letter] Play urbanization card { $lettercard }
           *[building] Play the { $colourcard } { $numbercard } card
        }
    .tile = Add the { $colourtile } { $numbertile } tile
    .alone = Play the card alone
    .change-hand = Spend a change-hand token for a new hand
    .gives-up = You cannot pay for this building now: unless that changes before it is your turn, the tile comes back to you and the card is played alone.
ask-choose-good = Choose a resource or a tile.
    .others = { $player } is choosing a resource or a tile.
    .gain-resource = Gain a resource
    .gain-tile = Gain a tile
ask-relocate =
    { $hal ->
        [yes] Choose for Hal the new place of urbanization token { $token }, beside the new building.
       *[no] Place urbanization token { $token } beside the new building.
    }
    .others = { $player } is placing urbanization token { $token }.
    .side =
        { $side ->
            [north] Place it north of the building
            [east] Place it east of the building
            [south] Place it south of the building
           *[west] Place it west of the building
        }
ask-make-room =
    { $hal ->
        [yes] There is no room for token { $token }: choose for Hal the token that makes room.
       *[no] There is no room for token { $token }: choose the token that makes room.
    }
    .others = { $player } is choosing which token makes room for token { $token }.
    .room = Token { $letter } makes room
ask-choose-column = Choose the column to which token { $token } goes.
    .others = { $player } is placing urbanization token { $token }.
    .column = To column { $column }
ask-choose-row = Choose the row to which token { $token } goes.
    .others = { $player } is placing urbanization token { $token }.
    .row = To row { $row }
ask-give-back =
    { $points ->
        [0] The reserve is exhausted: give tiles back, for no points, and keep the others.
        [1] The reserve is exhausted: give tiles back for a point each, and keep the others.
       *[other] The reserve is exhausted: give tiles back for { $words_points } points each, and keep the others.
    }
    .others = The reserve is exhausted. Still choosing tiles to give back: { $players }.
    .tile = Give back the { $colourtile } { $numbertile } tile
    .done = Keep the other tiles
ask-give-hal = Choose the card that Hal gets.
    .others = { $player } is choosing a card for Hal.
    .card =
        { $kindcard ->
            [letter] Give Hal urbanization card { $lettercard }
           *[building] Give Hal the { $colourcard } { $numbercard } card
        }

## Answers away from their question

choice =
    .alone = Play the card alone
    .done = Done
    .change-hand = Change your hand
    .gain-resource = Gain a resource
    .gain-tile = Gain a tile
    .card =
        { $kindcard ->
            [letter] Urbanization card { $lettercard }
           *[building] The { $colourcard } { $numbercard } card
        }
    .tile = The { $colourtile } { $numbertile } tile
    .keep = The { $rolecard } ({ $triggercard })
    .side =
        { $side ->
            [north] North of the building
            [east] East of the building
            [south] South of the building
           *[west] West of the building
        }
    .room = Token { $letter }
    .column = Column { $column }
    .row = Row { $row }

## Log: rounds and cards

told-round = Round { $round }: { $player } is first.
told-kept-character = { $player } kept a character.
    .secret = { $player } kept the { $rolesecret } ({ $triggersecret }).
told-character = { $player } begins with the { $rolecard } ({ $triggercard }).
    .item = the { $rolecard } ({ $triggercard })
    .several = { $player } begins with { $items }.
told-drew-card = { $player } drew a card.
    .secret =
        { $kindsecret ->
            [letter] { $player } drew urbanization card { $lettersecret }.
           *[building] { $player } drew the { $coloursecret } { $numbersecret } card.
        }
told-changed-hand =
    { $left ->
        [0] { $player } discarded the whole hand and drew a new one; no change-hand token is left.
        [one] { $player } discarded the whole hand and drew a new one; { $words_left } change-hand token is left.
       *[other] { $player } discarded the whole hand and drew a new one; { $words_left } change-hand tokens are left.
    }
told-planned =
    { $tiles ->
        [0] { $player } has laid a card alone.
       *[other] { $player } has laid a card with a tile.
    }
told-revealed =
    { $kindtile ->
        [none]
            { $kindcard ->
                [letter] { $player } revealed urbanization card { $lettercard }, alone.
               *[building] { $player } revealed the { $colourcard } { $numbercard } card, alone.
            }
       *[building]
            { $kindcard ->
                [letter] { $player } revealed urbanization card { $lettercard } with the { $colourtile } { $numbertile } tile.
               *[building] { $player } revealed the { $colourcard } { $numbercard } card with the { $colourtile } { $numbertile } tile.
            }
    }
told-fell-back = { $player } cannot pay: the { $colourtile } { $numbertile } tile returns behind the screen, and the card is played alone.
told-kept-card = { $player } added the { $colourcard } { $numbercard } card to the tableau.
told-discarded =
    { $kindcard ->
        [letter] { $player } discarded urbanization card { $lettercard }.
       *[building] { $player } discarded the { $colourcard } { $numbercard } card.
    }
    .item =
        { $kindcard ->
            [letter] urbanization card { $lettercard }
           *[building] the { $colourcard } { $numbercard } card
        }
    .several = { $player } discarded { $items }.
told-rebuilt =
    { $count ->
        [one] The deck was rebuilt: { $count } card
       *[other] The deck was rebuilt: { $count } cards
    }{ $fresh ->
        [0] .
        [one] , after { $words_fresh } finished construction site had added its own to the discard pile.
       *[other] , after { $words_fresh } finished construction sites had added theirs to the discard pile.
    }

## Log: actions

told-exploited =
    { $kindcard ->
        [letter] { $player } played an urbanization card alone.
       *[building]
            { $level ->
                [1] { $player } exploited { $colourcard } { $numbercard }.
               *[other] { $player } exploited { $colourcard } { $numbercard }, at level { $level }.
            }
    }
told-chose-good =
    { $chosen ->
        [0] { $player } chose a resource.
       *[other] { $player } chose a tile.
    }
told-urbanized = { $player } built { $colourtile } { $numbertile } in the place of token { $lettercard }, with a resource on it.
told-token = Token { $lettercard } went to column { $x }, row { $y }.
told-constructed = { $player } raised { $colourover } { $numberover }: it is now { $colourtile } { $numbertile }, level { $level }, with { $words_level } resources on it.
told-yield = The neighbouring { $colourtile } { $numbertile } yields { $goods } for { $player }.
    .item = { $colourtile } { $numbertile } ({ $goods })
    .several = The neighbouring buildings yield for { $player }: { $items }.
told-bonus =
    { $kindcard ->
        [character] The { $rolecard } brings { $player } { $goods }.
       *[building] The { $colourcard } { $numbercard } card brings { $player } { $goods }.
    }
    .item =
        { $kindcard ->
            [character] the { $rolecard } ({ $goods })
           *[building] the { $colourcard } { $numbercard } card ({ $goods })
        }
    .several = Bonuses for { $player }: { $items }.
told-returned =
    { $points ->
        [0]
            { $count ->
                [one] { $player } took { $words_count } resource back.
               *[other] { $player } took { $words_count } resources back.
            }
        [one] { $player } got { $words_count } resource back and gained { $words_points } point.
       *[other]
            { $count ->
                [one] { $player } got { $words_count } resource back and gained { $words_points } points.
               *[other] { $player } got { $words_count } resources back and gained { $words_points } points.
            }
    }
told-paid-points =
    { $count ->
        [one] { $player } paid { $words_count } point for a lower number.
       *[other] { $player } paid { $words_count } points for a lower number.
    }
told-paid-resource = { $player } paid a resource for another colour.
told-gained-points =
    { $count ->
        [0] { $player } gained no points.
        [one] { $player } gained { $words_count } point.
       *[other] { $player } gained { $words_count } points.
    }
told-gained-resources =
    { $count ->
        [one] { $player } gained { $words_count } resource.
       *[other] { $player } gained { $words_count } resources.
    }
told-lost-resources =
    { $count ->
        [one] { $player }’s supply is empty: { $words_count } resource was lost.
       *[other] { $player }’s supply is empty: { $words_count } resources were lost.
    }
told-drew-tile = { $player } drew a tile.
    .secret = { $player } drew the { $coloursecret } { $numbersecret } tile.
told-lost-tiles =
    { $count ->
        [one] The reserve is empty: { $words_count } tile for { $player } was lost.
       *[other] The reserve is empty: { $words_count } tiles for { $player } were lost.
    }

## Log: the end

told-exhausted =
    { $count ->
        [1] The last tile of the reserve is gone.
       *[other] The reserve is exhausted for the second time.
    }
told-gave-back =
    { $points ->
        [0] { $player } gave back the { $colourtile } { $numbertile } tile.
        [1] { $player } gave back the { $colourtile } { $numbertile } tile for a point.
       *[other] { $player } gave back the { $colourtile } { $numbertile } tile for { $words_points } points.
    }
    .item = { $colourtile } { $numbertile }
    .several =
        { $points ->
            [0] { $player } gave back { $items }.
            [1] { $player } gave back { $items }, for a point each.
           *[other] { $player } gave back { $items }, for { $words_points } points each.
        }
told-new-reserve =
    { $count ->
        [one] The new reserve has { $words_count } tile.
       *[other] The new reserve has { $words_count } tiles.
    }
told-all-placed = All resources of { $player } stand in the city.
told-ending = The end has come near: this round is finished, then the game is over.
told-round-limit = Round { $round } was the last one that the option “Rounds at most” allows.
told-game-over = The last action is done; now for the score.
told-scored-card =
    { $points ->
        [one] { $player } scores { $points } point for the { $colourcard } { $numbercard } card.
       *[other] { $player } scores { $points } points for the { $colourcard } { $numbercard } card.
    }
    .item = { $colourcard } { $numbercard } ({ $points })
    .several = { $player } scores points for these cards: { $items }.
told-scored-tokens =
    { $count ->
        [one] { $player } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for an unused change-hand token.
       *[other] { $player } scores { $points } points for { $words_count } unused change-hand tokens.
    }
told-district-first = District of { $colourtile } { $numbertile }: { $player } leads with { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } and scores { $points } points.
told-district-second = District of { $colourtile } { $numbertile }: { $player } comes second with { $count ->
        [one] { $count } resource and scores { $points } point.
       *[other] { $count } resources and scores { $points } points.
    }
told-district-alone = District of { $colourtile } { $numbertile }: { $player } is alone with { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } and scores { $points } points.

## Log: Hal

told-hal-card = Hal was dealt a card face down.
told-gave-hal = { $player } gave Hal a card.
    .secret =
        { $kindsecret ->
            [letter] { $player } gave Hal urbanization card { $lettersecret }.
           *[building] { $player } gave Hal the { $coloursecret } { $numbersecret } card.
        }
told-hal-reveals =
    { $kindcard ->
        [letter] Hal reveals urbanization card { $lettercard }.
       *[building] Hal reveals the { $colourcard } { $numbercard } card.
    }
told-hal-idle = There is no tile left for Hal: he does not act.
told-hal-extra =
    { $kindcard ->
        [letter] Expert level: Hal draws a second card, urbanization card { $lettercard }.
       *[building] Expert level: Hal draws a second card, the { $colourcard } { $numbercard } card.
    }
told-hal-prefers-building = Hal uses the building card and discards urbanization card { $letterover }.
told-hal-compares =
    { $more ->
        [one] Hal compares: { $more } point against { $less }. He uses urbanization card { $lettercard }.
       *[other] Hal compares: { $more } points against { $less }. He uses urbanization card { $lettercard }.
    }
told-hal-yield =
    { $count ->
        [one] The neighbouring { $colourtile } { $numbertile } yields { $count } point for Hal.
       *[other] The neighbouring { $colourtile } { $numbertile } yields { $count } points for Hal.
    }
    .item = { $colourtile } { $numbertile } ({ $count })
    .several = The neighbouring buildings yield points for Hal: { $items }.
told-hal-tile = Hal draws the { $colourtile } { $numbertile } tile.
told-hal-urbanized =
    { $left ->
        [one] Hal built { $colourtile } { $numbertile } in the place of token { $lettercard }, with a resource on it; he has { $words_left } resource left.
       *[other] Hal built { $colourtile } { $numbertile } in the place of token { $lettercard }, with a resource on it; he has { $words_left } resources left.
    }
told-hal-needs = To raise { $colourcard } { $numbercard } Hal needs { $needed } resources and has { $left }.
told-hal-fails = Hal lacks the resources for { $colourcard } { $numbercard }: he does not build, and the game ends.

## Reasons of a refusal

why-GIN-2-10 = You keep a character of the packet you hold.
why-GIN-4-1 = You play a card of your hand, alone or with a tile of your stock.
why-GIN-4-4 = You change your hand with a change-hand token; if you have chosen a card, take it back first.
why-GIN-5-5a = The token goes to a cell beside the new building that holds neither a building nor a token.
why-GIN-5-5e = The token goes to a free cell along the edge of the city where the letters stay in alphabetical order.
why-GIN-5-5f = As few other tokens as possible make room, so that the letters stay in alphabetical order.
why-GIN-7-2 = You give back tiles of your stock, in ascending order; what you have passed over stays with you.
why-GIN-11-1 = Against Hal there are no change-hand tokens.
why-GIN-R8 = There is nothing left of this good.
why-GIN-R20 = Hal gets one of the cards you have drawn.

## The table on the screen

ribbon = Last round: whoever has not acted yet still does, then the points are counted
place-city = City
place-reserve = Reserve
place-deck = Deck
place-discards = Discard pile
place-plan = Plan
place-hand = Hand
place-tiles = Tiles
place-screen = Behind the screen
place-tableau = Bonus cards
place-packet = Characters to choose from
place-kept = Characters kept
about-city = Buildings of all players, and the urbanization tokens around them. Neighbours of one colour are a district, which counts at the end.
about-reserve = The tiles that are still to be gained. With several players tiles can be given back when it is first empty; the second time ends the game.
about-deck = Everybody draws from here after each round. When it is empty, finished sites add their cards to the discard pile, which becomes the new deck.
about-discards = Cards that have been played, and hands that were changed.
about-plan = The card of this round, face down until all have chosen: alone to exploit, with a tile to build.
about-hand = One card is played each round. With several players the others then go to the left.
about-tiles = Building tiles: one of them with a card builds in the city.
about-screen = What a player has: resources, success points, resources still in the supply, and tokens to change the hand.
about-tableau = Cards won by building upwards. Each kind of action brings what the cards below it say; the last ones count at the end.
about-packet = Keep one; the others go to the left.
about-kept = These characters give the first goods, and a bonus for the whole game.
note-city =
    { $sites ->
        [0] no construction site
        [one] { $words_sites } construction site
       *[other] { $sites } construction sites
    }
note-reserve =
    { $exhausted ->
        [0] first reserve
       *[other] second and last reserve
    }
note-reserve-solo = its end is the end of the game
note-deck =
    { $sites ->
        [0] then the discard pile is shuffled
        [one] then { $words_sites } site is finished
       *[other] then { $words_sites } sites are finished
    }
note-building =
    Exploiting it brings { $goods }, and your bonuses. Building on it takes { $count ->
        [one] { $words_count } resource
       *[other] { $words_count } resources
    } of yours, one for each level.
note-token = Building here, the neighbours bring { $goods }.
note-sum = { $goods }
note-final =
    { $count ->
        [one] { $count } point now
       *[other] { $count } points now
    }
district =
    { $count ->
       *[other] { $colour } district, { $count } buildings
    }
district-row =
    { $count ->
        [0] no resource
        [one] { $words_count } resource
       *[other] { $words_count } resources
    }
walk-points =
    { $count ->
        [one] { $count } point gained
       *[other] { $count } points gained
    }
walk-changes =
    { $count ->
        [one] { $words_count } change-hand token
       *[other] { $words_count } change-hand tokens
    }
walk-district = { $district }: { $strength }
face-resource = resources
    .text = Every level of a building takes one of yours; those on a building make it yours, and count in its district.
face-tile-good = tiles
    .text = With a card they become buildings.
face-point = success points
    .text = They count at the end, with the districts and the bonuses of your cards.
face-supply = resources still in the supply
    .text = What is left of this colour to be gained.
face-change-hand = change-hand tokens
    .text = Before choosing a card you may spend one to draw a new hand; those that are left bring points at the end.
face-exploit = Exploit
    .text = A card played alone: the bonuses in this column come with it.
face-urbanize = Urbanize
    .text = An urbanization card with a tile, for a new building: the bonuses in this column come with it.
face-construct = Construct
    .text = A building card with a tile, laid on that building: the bonuses in this column come with it.
face-final = End of the game
    .text = What your cards bring when the game ends.
tip-tile =
    .red = Each level of a red building brings a resource when it is exploited.
    .blue = Each level of a blue building brings a tile when it is exploited.
    .yellow = Each level of a yellow building brings a success point when it is exploited.
tip-token = The city can grow here: the urbanization card of this letter, played with a tile, builds in its place.
face-token = urbanization token { $letter }
face-down = card face down
    .text = It is not known until it is turned over.
face-tile = tile face down
    .text = It is not known until it is drawn.
mark-site = construction site
mark-given = given back
stat-resources = Resources behind the screen
stat-tiles = Tiles behind the screen
stat-points = Success points
stat-supply = Resources not yet in the city
stat-changes = Change-hand tokens
dialog-good = A resource or a tile
plan-exploit = Play it alone: exploit { $colourcard } { $numbercard } for { $goods }
plan-letter =
    { $more ->
        [yes] Play it alone: a resource or a tile, and { $goods }
       *[no] Play it alone: a resource or a tile
    }
plan-build =
    { $more ->
        [yes] Add { $colourtile } { $numbertile }: level { $level } for { $cost }, gain { $goods }
       *[no] Add { $colourtile } { $numbertile }: level { $level } for { $cost }
    }
plan-short = Add { $colourtile } { $numbertile }: costs { $cost }, more than you have now; it would be played alone

## Where printed values come from

origin-two-listings = Two independent public listings of the cards, one of them made from a published photograph, agree on this bonus. The rules name every kind of bonus, but show which card has which only on pictures.
origin-one-listing = A complete public listing of the cards. Wherever a second, independent one has the same card, both agree, and all cards follow one pattern.
origin-second-set = A complete public listing of the characters; two examples of the rules confirm this set.
origin-sets = A complete public listing of the characters. It agrees with the examples of the rules, and in each colour every action has as many characters.
origin-draft-only = A public listing, the only one of the nine characters without the number of a set. Nothing contradicts it, but there is nothing to check it against either.
origin-tokens = Two public implementations lay out the tokens alike: in alphabetical order, clockwise, beginning at the top left.
origin-set-up = The chapter on the set-up.
origin-rules = The text of the rules.
origin-solo = The chapter on the solitaire game.
