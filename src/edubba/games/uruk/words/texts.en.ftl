### Uruk in English. Terms: invention, settlement disc, display, deck, discard pile, supply (the cubes of all),
### stock (the cubes of a player), common stock (the discs).

title = Uruk
subtitle = Cradle of Civilization

## Colours

colour-red = red
    .theme = building
colour-pink = pink
    .theme = food
colour-yellow = yellow
    .theme = trade and culture
colour-blue = blue
    .theme = water

## Inventions of level 1

card-mud_hut = Mud hut
    .the = the Mud hut
    .text = Take a cube lying on this card; it has { $words_start } at the start and never gets more.
card-net = Net
    .the = the Net
    .text = Take a cube lying on this card; it has { $words_start } at the start and never gets more.
card-clay_pot = Clay pot
    .the = the Clay pot
    .text = Take a cube lying on this card; it has { $words_start } at the start and never gets more.
card-cistern = Cistern
    .the = the Cistern
    .text = Take a cube lying on this card; it has { $words_start } at the start and never gets more.

## Inventions of level 2

card-city_wall = City wall
    .the = the City wall
    .text = Once per turn, a { $colour } invention costs you one card less.
card-kiln = Kiln
    .the = the Kiln
    .text = Take a { $colour } cube from the supply.
card-street = Street
    .the = the Street
    .text = When made, put a cube of its colour here for each card in the display. Later, take a cube lying on this card.
card-axe = Axe
    .the = the Axe
    .text = Once per turn, a { $colour } invention costs you one card less.
card-domestication = Domestication
    .the = Domestication
    .text = Take a { $colour } cube from the supply.
card-shadoof = Shadoof
    .the = the Shadoof
    .text = Once per turn, when you found a village, cards from your hand may stand in for cubes of their colour.
card-roller = Roller principle
    .the = the Roller principle
    .text = Take a { $colour } cube from the supply.
card-statuette = Statuette
    .the = the Statuette
    .text = Once per turn, a { $colour } invention costs you one card less.
card-wheel_and_axle = Wheel and axle
    .the = the Wheel and axle
    .text = Once per turn, without using an action, swap one of your cubes for a cube of another colour from the supply.
card-lighthouse = Lighthouse
    .the = the Lighthouse
    .text = Adds { $cards } to your bids for gods and { $cubes } to your bids against disasters; { $village } more with a village, { $city } more with a city.
card-sailing_ship = Sailing ship
    .the = the Sailing ship
    .text = Once per turn, a { $colour } invention costs you one card less.
card-water_wheel = Water wheel
    .the = the Water wheel
    .text = Take a { $colour } cube from the supply.

## Inventions of level 3

card-pulley = Pulley
    .the = the Pulley
    .text = Take a { $one } or { $two } cube from the supply.
card-vault = Vault
    .the = the Vault
    .text = Once per turn, a disc costs you one cube less, whichever you like.
card-clay_pipe = Clay pipe
    .the = the Clay pipe
    .text = At the end of the turn of the opponent with most discs, a cube of a colour that opponent received comes here, { $words_holds } at most. Take all cubes lying on this card.
card-scales = Scales
    .the = the Scales
    .text = End of the game: if your other inventions show all four colours, each colour in your hand is worth 1 VP.
card-coinage = Coinage
    .the = Coinage
    .text = Once per turn, a disc placed on this card costs two cubes less, whichever you like; the Vault cannot help as well.
card-lyre = Lyre
    .the = the Lyre
    .text = End of the game: make one more invention at its normal price and beyond the limit; it scores its level.
card-sewer = Sewer
    .the = the Sewer
    .text = Take a { $one } or { $two } cube from the supply.
card-water_clock = Water clock
    .the = the Water clock
    .text = You may have { $words_slots } inventions.

## Inventions of level 4

card-ziggurat = Ziggurat
    .the = the Ziggurat
    .text = Take a cube of each colour that your stock lacks.
card-gear_wheel = Gear wheel
    .the = the Gear wheel
    .text = Action: move one of your discs to another of your inventions, at most one level apart.
card-astronomy = Astronomy
    .the = Astronomy
    .text = Choose a colour in the display: take a cube of it for each of its cards, then discard those cards.
card-aqueduct = Aqueduct
    .the = the Aqueduct
    .text = Action: discard one or two cards for as many cubes of your choice, or return one or two cubes for as many cards.

## Gods

card-enlil = Enlil
    .the = Enlil
    .The = Enlil
    .text = Auction with cards. The winner makes an invention from the hand, for that single card.
card-nergal = Nergal
    .the = Nergal
    .The = Nergal
    .text = Auction with cards. The winner takes three cubes of one colour.
card-ninurta = Ninurta
    .the = Ninurta
    .The = Ninurta
    .text = Auction with cards. The winner keeps Ninurta: 1 VP for each city at the end of the game.
card-gibil = Gibil
    .the = Gibil
    .The = Gibil
    .text = The player with fewest discs takes three cubes of one colour, the others take one cube.
card-marduk = Marduk
    .the = Marduk
    .The = Marduk
    .text = The player with fewest discs pays half for the next one, rounded up; the others take one cube.
card-nannar = Nannar
    .the = Nannar
    .The = Nannar
    .text = The player with fewest discs pays half for the next one, rounded up; the others may draw a card.
card-ishtar = Ishtar
    .the = Ishtar
    .The = Ishtar
    .text = Everybody draws a card or takes a cube of any colour.

## Disasters

card-drought = Drought
    .the = the Drought
    .The = The Drought
    .text = Secret bid with cubes. Each victim loses a disc to the common stock.
card-earthquake = Earthquake
    .the = the Earthquake
    .The = The Earthquake
    .text = Secret bid with cubes. Each victim discards an invention without a disc or, having none, three cards.
card-volcano = Volcanic eruption
    .the = the Volcanic eruption
    .The = The Volcanic eruption
    .text =
        Secret bid with cubes. Each victim has only { $left ->
            [1] one action
           *[other] { $words_left } actions
        } on the next turn.

## Epochs

epoch-1 = Epoch I
    .the = epoch I
epoch-2 = Epoch II
    .the = epoch II
epoch-3 = Epoch III
    .the = epoch III
epoch-4 = Epoch IV
    .the = epoch IV

## Places and things on the table

place-display = Display
place-deck = Deck
place-discards = Discard pile
place-removed = Cards out of the game
place-supply = Supply
place-stock = Stock
place-common = Common stock
place-epochs = Epoch cards
place-event = God or disaster
place-tableau = Inventions
place-hand = Hand
place-gods = Gods kept
place-offer = Bid
about-display = Face-up inventions: take one into your hand as an action. Empty places are filled when the turn ends.
about-deck = Draw a card from here as an action. A god or disaster that turns up waits in its own place, and you draw again.
about-discards = What was paid or thrown away. It becomes the new deck when the old one is empty.
about-removed = These cards have left the game.
about-supply = The cubes that inventions and exchanges bring. What is paid comes back here.
about-stock = The cubes that pay for discs. Those lying on inventions must be taken first.
about-common = Discs that gods and disasters have set aside.
about-epochs = Discs come from the first epoch that has some left, at its price. When the last disc is placed, the end is near.
about-event = A god or disaster waits here until the next one is drawn; then it acts at the end of the turn.
about-tableau = The inventions in front of a player, all different. A disc makes one a village, a second one a city.
about-hand = Cards to make inventions with, to exchange for cubes, or to bid.
about-gods = Gods whose favour a player still has.
about-offer = The cards that a player offers in the auction.
disc = settlement disc
    .text = The first on an invention founds a village, which scores its level; the second makes it a city, which scores twice its level.
village = village
city = city
cube = cube
level = level { $level }

## Score sheet

score-inventions = Inventions without a disc
score-villages = Villages
score-cities = Cities
score-lyre = Lyre
score-cubes = Cubes
score-scales = Scales
score-ninurta = Ninurta

## Options

option-losing_card_bids_are_discarded = All bids are discarded
    .text = In an auction with cards the losers discard their bids too, instead of taking them back.
option-scarcity_limit = Scarcity
    .text = How many cubes an action may take from opponents when the supply has run out.
    .per_colour = one of each colour
    .per_action = one per action
option-clay_pipe_ties_load = Clay pipe on ties
    .text = The Clay pipe gets a cube even if several opponents are tied for most discs.
option-half_price_is_compulsory = Half price is compulsory
    .text = The favour of Marduk or Nannar always goes to the next disc; otherwise its owner chooses when to use it.
option-scales_own_colour_counts = The Scales count their own colour
    .text = The colour of the Scales helps to show all four colours; otherwise only the other inventions count.
option-cost_reductions_once_per_turn = Reductions once per turn
    .text = Each price reduction helps only once per turn; otherwise it helps with every purchase.
option-shadoof_cards = Cards for the Shadoof
    .text = Whether hand cards may stand in for any cubes of the price of a village, or only for those that you do not have.
    .any = for any cubes
    .missing_cubes = only for cubes that you lack
option-scarcity_victim = Who is robbed in scarcity
    .text = When the supply lacks a colour, the cube comes from the opponent who has most of it; or only if nobody, not even yourself, has more.
    .richest_opponent = the richest opponent
    .richest_of_all = nobody, if you have most yourself
option-bid_colours = Colours of a secret bid
    .text = Whoever is spared by a disaster chooses after the reveal which cubes to pay, or hides these very cubes in the fist.
    .after_reveal = chosen after the reveal
    .in_secret = hidden with the bid
option-reshuffle = New deck
    .text = The discard pile becomes a new deck when the first card is needed from it, or as soon as the last card of the old one is drawn.
    .card_needed = when a card is needed
    .deck_empty = as soon as the deck is empty
option-discs_after_trigger = Discs after the last one
    .text = Once the end is near, a god or disaster no longer takes a disc off epoch IV, or it still does.
    .stay = they stay
    .taken = still taken
option-first_player = First player
    .text = Who begins: drawn at random, or the seat with this number, counted from 0 and round the table.
    .random = at random
option-max_rounds = Rounds at most
    .text = The game stops after this many rounds, so that it always ends.

## Questions of a turn: what is asked, what the others see, what each answer means

ask-menu =
    { $left ->
        [0] Swap a cube with the Wheel and axle or end your turn; you have no actions left.
       *[other] Choose an action; you have { $words_left } left.
    }
    .others =
        { $left ->
            [0] { $player } may still swap a cube with the Wheel and axle.
           *[other] { $player } is choosing an action, with { $words_left } left.
        }
    .end = End your turn
    .draw = Draw a card
    .take = Take { $the_card } from the display
    .make = Make { $the_card }
    .use =
        { $way ->
            [store] Take a cube from { $the_card }
            [plain] Take a { $colour } cube with { $the_card }
            [ziggurat] Take the colours you lack with { $the_card }
            [clay_pipe] Take all cubes from { $the_card }
            [astronomy] Take the cubes of a colour in the display with { $the_card }
            [gear_wheel] Move a disc with { $the_card }
           *[other] Take a cube with { $the_card }
        }
    .exchange = Exchange cards for cubes
    .settle =
        { $discs ->
            [0] Found a village on { $the_card }
           *[other] Found a city on { $the_card }
        }
    .cards-to-cubes = Trade cards for cubes with the Aqueduct
    .cubes-to-cards = Trade cubes for cards with the Aqueduct
    .swap = Swap a cube with the Wheel and axle, without an action
    .gives-up =
        { $n ->
            [1] You still have an action to take.
           *[other] You still have { $words_n } actions to take.
        }

ask-place =
    { $where ->
        [new] Make { $the_card } in a new slot.
        [replace] Choose the invention that { $the_card } will replace.
       *[either] Choose a place for { $the_card }: a new slot or an invention to replace.
    }
    .others = { $player } is choosing a place for { $the_card }.
    .new-slot = Make { $the_card } in a new slot
    .slot = Replace { $the_gone } with { $the_card }

ask-copies = Choose how to pay for { $the_card }: with copies of it or with pairs of equal colour.
    .others = { $player } is choosing how to pay for { $the_card }.
    .copies =
        { $used ->
            [1] { $pairs ->
                [0] Pay with this card alone
                [1] Pay with one copy and one pair
               *[other] Pay with one copy and { $words_pairs } pairs
            }
           *[other] { $pairs ->
                [0] Pay with { $words_used } copies
                [1] Pay with { $words_used } copies and one pair
               *[other] Pay with { $words_used } copies and { $words_pairs } pairs
            }
        }{ $cheaper ->
            [yes] , using { $the_helper }
           *[no] { "" }
        }

ask-pay-pairs =
    { $middle ->
        [yes] Complete the pair with another { $colour } card.
       *[no] Discard { $pairs ->
            [1] a pair
           *[other] { $words_pairs } pairs
        } of equal colour to make { $the_card }.
    }
    .others = { $player } is discarding pairs of cards to make { $the_card }.
    .card = Discard { $the_card }

ask-choose-colour =
    { $way ->
        [astronomy] Choose a colour: each display card that shows it brings a cube and is discarded.
        [store] Choose the cube to take from { $the_card }.
       *[other] Choose the cube to take with { $the_card }.
    }
    .others = { $player } is choosing a colour for { $the_card }.
    .colour =
        { $way ->
            [astronomy] { $shown ->
                [1] Choose { $colour }: one card in the display
               *[other] Choose { $colour }: { $words_shown } cards in the display
            }
           *[other] Take a { $colour } cube
        }

ask-rob =
    { $choice ->
        [forgo] The supply has no { $colour } cube left: take one from the opponent who has most, or forgo it.
       *[must] The supply has no { $colour } cube left: choose the opponent to take one from.
    }
    .others = The supply has no { $colour } cube left: { $player } may take one from the opponent who has most.
    .from = Take a { $colour } cube from { $seat }
    .forgo = Forgo the { $colour } cube
    .gives-up = The { $colour } cube would cost you nothing.

ask-compensate = You lost a { $colour } cube: take a cube of another colour from the supply.
    .others = { $player } lost a { $colour } cube and takes another one from the supply.
    .colour = Take a { $colour } cube in compensation

ask-exchange =
    { $started ->
        [yes] Exchange another card, or stop here.
       *[no] Choose a card to exchange for a cube of its colour.
    }
    .others = { $player } is exchanging cards for cubes.
    .card = Exchange { $the_card } for a { $colour } cube
    .done = Stop exchanging

ask-price =
    Choose the price of the { $discs ->
        [0] village
       *[other] city
    } on { $the_card }.
    .others =
        { $player } is choosing the price of the { $discs ->
            [0] village
           *[other] city
        } on { $the_card }.
    .price =
        { $price ->
            [vault] Use the Vault
            [coinage] Use Coinage
            [half] Use the favour of { $the_god }
           *[full] Pay the full price
        }{ $count ->
            [0] { " " }(nothing to pay)
            [1] { " " }(one cube)
           *[other] { " " }({ $words_count } cubes)
        }

ask-pay-disc =
    { $pattern ->
        [rest] { $left ->
            [1] Pay one more cube
           *[other] Pay { $words_left } more cubes
        }
        [own] { $left ->
            [1] Pay a { $colour } cube
           *[other] Pay { $words_left } { $colour } cubes
        }
        [different] { $left ->
            [1] Pay a cube
           *[other] Pay { $words_left } cubes of different colours
        }
       *[double] { $left ->
            [1] Pay a cube
           *[other] Pay { $words_left } cubes, with one colour at most twice,
        }
    } for the { $discs ->
        [0] village
       *[other] city
    } on { $the_card }{ $cards ->
        [yes] ; you may pay with cards as well
       *[no] { "" }
    }.
    .others =
        { $player } is paying for the { $discs ->
            [0] village
           *[other] city
        } on { $the_card }.
    .colour = Pay a { $colour } cube
    .card = Discard { $the_card } in place of a { $colour } cube

ask-how-many =
    { $way ->
        [cards] Choose how many cards to trade for cubes with the Aqueduct.
       *[cubes] Choose how many cubes to trade for cards with the Aqueduct.
    }
    .others = { $player } is using the Aqueduct.
    .count =
        { $way ->
            [cards] { $count ->
                [1] Trade one card for one cube
               *[other] Trade two cards for two cubes
            }
           *[cubes] { $count ->
                [1] Trade one cube for one card
               *[other] Trade two cubes for two cards
            }
        }

ask-take-cards =
    { $left ->
        [1] Take a card from the display or draw from the deck.
       *[other] Take { $words_left } cards, one by one, from the display or the deck.
    }
    .others = { $player } is taking cards with the Aqueduct.
    .draw = Draw a card
    .take = Take { $the_card } from the display

ask-gain-cubes =
    { $why ->
        [favour] { $left ->
            [1] Compensation: take a cube of your choice from the supply.
           *[other] Compensation: take { $words_left } cubes of your choice from the supply.
        }
       *[aqueduct] { $left ->
            [1] Take a cube of your choice from the supply.
           *[other] Take { $words_left } cubes of your choice from the supply.
        }
    }
    .others =
        { $left ->
            [1] { $player } is taking a cube from the supply.
           *[other] { $player } is taking { $words_left } cubes from the supply.
        }
    .colour = Take a { $colour } cube

ask-discard-cards =
    { $rule ->
        [URU-10-5] Discard { $left ->
            [1] a card
           *[other] { $words_left } cards
        }: you may keep { $limit ->
            [0] none
           *[other] only { $words_limit }
        } in hand.
        [URU-10-21] Earthquake: discard { $left ->
            [1] a card
           *[other] { $words_left } cards
        } from your hand.
       *[other] Discard { $left ->
            [1] a card
           *[other] { $words_left } cards
        } for the Aqueduct.
    }
    .others =
        { $left ->
            [1] { $player } is discarding a card.
           *[other] { $player } is discarding { $words_left } cards.
        }
    .card = Discard { $the_card }

ask-pay-cubes =
    { $rule ->
        [URU-10-19] The disaster spares you: pay { $left ->
            [1] a cube
           *[other] { $words_left } cubes
        }.
       *[other] Return { $left ->
            [1] a cube
           *[other] { $words_left } cubes
        } to the supply for the Aqueduct.
    }
    .others =
        { $left ->
            [1] { $player } is returning a cube to the supply.
           *[other] { $player } is returning { $words_left } cubes to the supply.
        }
    .colour = Return a { $colour } cube

ask-move-from = Choose the invention that gives up a disc.
    .others = { $player } is moving a disc with the Gear wheel.
    .slot =
        { $discs ->
            [1] Move the village on { $the_card }
           *[other] Move one disc of the city on { $the_card }
        }

ask-move-to = Choose the invention that receives the disc from { $the_card }.
    .others = { $player } is choosing where the disc from { $the_card } goes.
    .slot =
        { $discs ->
            [0] Found a village on { $the_card }
           *[other] Found a city on { $the_card }
        }

ask-swap-give = Choose the cube to return to the supply.
    .others = { $player } is swapping a cube with the Wheel and axle.
    .colour = Return a { $colour } cube

ask-swap-take = Choose the cube to take in return for your { $given } cube.
    .others = { $player } is swapping a { $given } cube with the Wheel and axle.
    .colour = Take a { $colour } cube

ask-load-pipe = Choose the cube to put on your Clay pipe.
    .others = { $player } is choosing a cube for the Clay pipe.
    .colour = Put a { $colour } cube on the Clay pipe

## Questions of gods and disasters

ask-bid =
    { $high ->
        [0] Open the auction for { $the_event } or pass.
       *[other] Bid more than { $high } for { $the_event } or pass.
    }
    .others =
        { $high ->
            [0] { $player } may open the auction for { $the_event }.
           *[other] { $player } may bid more than { $high } for { $the_event }.
        }
    .card = Offer { $the_card } (total { $total })
    .done = Bid { $total } with the Lighthouse alone
    .pass = Pass

ask-raise =
    { $enough ->
        [yes] Confirm your bid of { $total }, or add a card.
       *[no] Add a card: your bid is { $total } and must exceed { $high }.
    }
    .others =
        { $high ->
            [0] { $player } is preparing a bid for { $the_event }.
           *[other] { $player } is preparing a bid of more than { $high } for { $the_event }.
        }
    .card = Add { $the_card } (total { $total })
    .done = Confirm the bid of { $total }

ask-lay-free = Enlil favours you: make an invention for that single card, or decline.
    .others = { $player } may make an invention by the favour of Enlil.
    .make = Make { $the_card }
    .decline = Make nothing
    .gives-up = You would go without an invention for a single card.

ask-gain-equal-cubes =
    { $count ->
        [1] Choose the colour of the cube that { $the_event } grants you.
       *[other] Choose the colour of the { $words_count } cubes that { $the_event } grants you.
    }
    .others =
        { $count ->
            [1] { $player } is choosing the colour of a cube from { $the_event }.
           *[other] { $player } is choosing the colour of { $words_count } cubes from { $the_event }.
        }
    .colour =
        { $cubes ->
            [1] Take a { $colour } cube
           *[other] Take { $words_cubes } { $colour } cubes
        }

ask-draw-or-decline = Nannar: you may draw a card in compensation.
    .others = Nannar: { $player } may draw a card in compensation.
    .draw = Draw a card
    .decline = Do not draw
    .gives-up = The card would cost you nothing.

ask-draw-or-cube = Ishtar: draw a card or take a cube of your choice.
    .others = Ishtar: { $player } draws a card or takes a cube.
    .draw = Draw a card
    .colour = Take a { $colour } cube

ask-secret-bid =
    { $hide ->
        [0] { $bonus ->
            [0] Secretly bid cubes against { $the_event }.
           *[other] Secretly bid cubes against { $the_event }; your Lighthouse adds { $words_bonus }.
        }
        [1] Choose the cube to hide in your fist.
       *[other] Choose the { $words_hide } cubes to hide in your fist.
    }
    .others = Secret bids against { $the_event }: waiting for { $players }.
    .bid =
        { $count ->
            [0] Bid nothing
            [1] Bid one cube
           *[other] Bid { $count } cubes
        }
    .colour = Hide a { $colour } cube

ask-lose-disc = Drought: remove one of your discs.
    .others = Drought: { $player } is removing a disc.
    .slot =
        { $discs ->
            [1] Lose the village on { $the_card }
           *[other] Reduce the city on { $the_card } to a village
        }

ask-lose-invention = Earthquake: discard one of your inventions without a disc.
    .others = Earthquake: { $player } is discarding an invention without a disc.
    .slot = Discard { $the_card }

ask-play-lyre = The Lyre lets you make one last invention: choose it, or decline.
    .others = { $player } may make one last invention with the Lyre.
    .make = Make { $the_card }
    .decline = Make nothing
    .gives-up = You could still make a last invention.

## Answers away from their question

choice =
    .end = End the turn
    .draw = Draw a card
    .exchange = Exchange cards for cubes
    .cards-to-cubes = Trade cards for cubes with the Aqueduct
    .cubes-to-cards = Trade cubes for cards with the Aqueduct
    .swap = Swap a cube with the Wheel and axle
    .new-slot = Use a new slot
    .done = Confirm
    .pass = Pass
    .decline = Decline
    .forgo = Forgo the cube
    .take = Take { $the_card } from the display
    .make = Make { $the_card }
    .use = Use { $the_card }
    .card = Give { $the_card }
    .settle = Place a disc on slot { $slot }
    .slot = Choose slot { $slot }
    .colour = Choose a { $colour } cube
    .from = Take a cube from { $seat }
    .copies =
        { $used ->
            [1] Pay with one copy
           *[other] Pay with { $words_used } copies
        }{ $cheaper ->
            [yes] { " " }and a reduction
           *[no] { "" }
        }
    .price =
        { $price ->
            [vault] Use the Vault
            [coinage] Use Coinage
            [half] Use the favour of a god
           *[full] Pay the full price
        }
    .count =
        { $count ->
            [1] Trade once
           *[other] Trade twice
        }
    .bid =
        { $count ->
            [0] Bid nothing
            [1] Bid one cube
           *[other] Bid { $count } cubes
        }

## Log: turns

told-turn =
    { $left ->
        [1] Round { $round }: { $player } began a turn with a single action.
       *[other] Round { $round }: { $player } began a turn.
    }
told-turn-over = { $player } ended the turn.
told-last-round = The last round began: one more turn for everybody.
told-play-over = Play is over; now for the score.
told-end-near = The last disc left the epoch cards and the common stock went to epoch IV: this round is completed, then everybody has one last turn.

## Log: cards

told-took = { $player } took { $the_card } from the display.
told-drew = { $player } drew a card.
    .secret = { $player } drew { $the_secret }.
told-displayed = The display received { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = The display received { $items }.
told-reshuffled =
    { $count ->
        [one] The discard pile became a new deck of { $count } card.
       *[other] The discard pile became a new deck of { $count } cards.
    }
told-left-game = The oldest card of the discard pile left the game for good: { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = The oldest cards of the discard pile left the game for good: { $items }.
told-over-limit = { $player } discarded { $the_card }, being over the hand limit.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } discarded { $items }, being over the hand limit.
told-shaken = { $player } discarded { $the_card } to the Earthquake, having no invention without a disc.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } discarded { $items } to the Earthquake, having no invention without a disc.
told-aqueduct =
    { $way ->
        [cards] { $count ->
            [1] { $player } used the Aqueduct to trade a card for a cube.
           *[other] { $player } used the Aqueduct to trade { $words_count } cards for as many cubes.
        }
       *[cubes] { $count ->
            [1] { $player } used the Aqueduct to trade a cube for a card.
           *[other] { $player } used the Aqueduct to trade { $words_count } cubes for as many cards.
        }
    }
told-discarded = { $player } discarded { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } discarded { $items }.
told-exchanged = { $player } exchanged { $the_card } for a { $colour } cube.
    .item =
        { $times ->
            [1] { $the_card } for a { $colour } cube
            [2] { $the_card } (twice) for two { $colour } cubes
           *[other] { $the_card } ({ $words_times } times) for { $words_times } { $colour } cubes
        }
    .several = { $player } exchanged { $items }.

## Log: inventions

told-took-back = { $player } took { $the_card } back into hand.
told-reduced = { $player } paid one card less for { $the_card } with { $the_helper }.
told-paid-card = { $player } paid with { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } paid with { $items }.
told-made = { $player } made { $the_card }.

## Log: cubes

told-gained =
    { $count ->
        [1] { $player } took a { $colour } cube from the supply.
       *[other] { $player } took { $words_count } { $colour } cubes from the supply.
    }
    .item =
        { $count ->
            [1] a { $colour } cube
           *[other] { $words_count } { $colour } cubes
        }
    .several = { $player } took { $items } from the supply.
told-produced =
    { $count ->
        [1] { $player } took a { $colour } cube with { $the_card }.
       *[other] { $player } took { $words_count } { $colour } cubes with { $the_card }.
    }
    .item =
        { $count ->
            [1] a { $colour } cube
           *[other] { $words_count } { $colour } cubes
        }
    .several = { $player } took { $items } with { $the_card }.
told-street-loaded = { $player } loaded the Street with a { $colour } cube.
    .item =
        { $times ->
            [1] a { $colour } cube
           *[other] { $words_times } { $colour } cubes
        }
    .several = { $player } loaded the Street with { $items }.
told-cubes-returned =
    { $count ->
        [1] The { $colour } cube on { $the_card } returned to the supply.
       *[other] The { $words_count } { $colour } cubes on { $the_card } returned to the supply.
    }
    .item =
        { $count ->
            [1] a { $colour } cube
           *[other] { $words_count } { $colour } cubes
        }
    .several = The cubes on { $the_card } returned to the supply: { $items }.
told-cube-from-card = { $player } took a { $colour } cube from { $the_card }.
    .item =
        { $times ->
            [1] a { $colour } cube from { $the_card }
           *[other] { $words_times } { $colour } cubes from { $the_card }
        }
    .several = { $player } took { $items }.
told-cleared = { $player } discarded { $the_card } from the display.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } discarded { $items } from the display.
told-paid-cube = { $player } paid a { $colour } cube.
    .item =
        { $times ->
            [1] a { $colour } cube
           *[other] { $words_times } { $colour } cubes
        }
    .several = { $player } paid { $items }.
told-swapped = { $player } swapped a { $given } cube for a { $colour } cube with the Wheel and axle.
told-piped = { $player } put a { $colour } cube on the Clay pipe.
told-robbed = { $player } took a { $colour } cube from { $victim }.
told-compensated = { $player } took a { $colour } cube in compensation.
told-forwent = { $player } forwent a { $colour } cube.

## Log: discs

told-founded =
    { $discs ->
        [1] { $player } founded a village on { $the_card } ({ $the_epoch }).
       *[other] { $player } founded a city on { $the_card } ({ $the_epoch }).
    }
told-cheaper-disc =
    { $way ->
        [coinage] { $player } used Coinage for the disc on it: two cubes less.
       *[vault] { $player } used the Vault for the disc on { $the_card }: one cube less.
    }
told-god-used = { $player } used the favour of { $the_card }: half price.
told-moved-disc = { $player } moved a disc from { $the_from } to { $the_card }.

## Log: gods and disasters

told-event-waits = { $player } revealed { $the_card }, now waiting.
told-event-wakes = { $player } drew a second god or disaster: { $the_card } will act at the end of the turn.
    .secret = { $player } drew { $the_secret }, face down: { $the_card } will act at the end of the turn.
told-event-void = { $player } revealed { $the_card }, which was discarded without effect.
told-event-acts = { $The_card } took effect.
told-event-done = The face-down card, { $the_card }, went to the discard pile.
told-disc-aside = A disc of { $the_epoch } went to the common stock.
told-offered = { $player } offered { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } offered { $items }.
told-bid = { $player } bid { $value }.
told-passed = { $player } passed.
told-won = { $player } won the auction for { $the_card }.
told-paid-bid = { $player } discarded the bid: { $the_card }.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } discarded the bid: { $items }.
told-took-bid-back = { $player } took { $the_card } back from the bid.
    .item =
        { $times ->
            [1] { $the_card }
            [2] { $the_card } (twice)
           *[other] { $the_card } ({ $words_times } times)
        }
    .several = { $player } took { $items } back from the bid.
told-kept-god = { $player } keeps { $the_card }.
told-no-winner = Nobody bid for { $the_card }.
told-favoured = { $The_card } favoured { $player }, who has fewest discs.
told-no-favourite = Several players have fewest discs: { $the_card } favoured nobody, everybody is compensated.
told-declined = { $player } declined.
told-fist =
    { $bonus ->
        [0] { $cubes ->
            [0] { $player } bid nothing.
            [1] { $player } bid one cube.
           *[other] { $player } bid { $words_cubes } cubes.
        }
       *[other] { $cubes ->
            [0] { $player } bid only the Lighthouse: { $value }.
            [1] { $player } bid one cube and the Lighthouse: { $value }.
           *[other] { $player } bid { $words_cubes } cubes and the Lighthouse: { $value }.
        }
    }
told-unharmed = { $player } had nothing to lose to { $the_card }.
told-spared = The disaster spared { $player }.
told-lost-disc = { $player } lost a disc on { $the_card }.
told-lost-invention = { $player } lost { $the_card }.
told-erupted =
    { $left ->
        [1] The eruption struck { $player }: only one action on the next turn.
       *[other] The eruption struck { $player }: only { $words_left } actions on the next turn.
    }

## Reasons of a refusal

why-URU-3-1 = You have no actions left this turn.
why-URU-3-3 = This invention has already been used this turn.
why-URU-3-8 = This action would have no effect.
why-URU-4-1 = This card is not in the display.
why-URU-4-6 = There are no inventions left to draw.
why-URU-5-1 = You already have this invention on the table; yours must all be different.
why-URU-5-2 = You have reached your limit of inventions: you must replace one.
why-URU-5-4 = This invention is more than one level above the highest one in front of you.
why-URU-5-6 = This card is not in your hand.
why-URU-5-7 = No reduction is available for this colour.
why-URU-5-8 = Each missing copy is replaced by two cards of equal colour, and you must be able to find them all.
why-URU-5-9 = A copy of the invention you are making cannot be part of a pair.
why-URU-5-10 = You lack copies, or pairs of equal colour, to pay for it.
why-URU-6-1 = Only a producing invention in front of you gives cubes.
why-URU-6-3 = It would not bring a single cube.
why-URU-6-5 = A missing cube is taken from the opponent who has most, who then takes one of another colour.
why-URU-6-6 = These cubes come from the supply, in the colours it has.
why-URU-6-7 = You cannot forgo the only cube that this action brings.
why-URU-7-1 = You must exchange at least one card, and only if the same invention lies in front of a player.
why-URU-7-2 = An exchanged card must bring its cube.
why-URU-8-6 = Cards can stand in for cubes only for a village, with a Shadoof not yet used this turn.
why-URU-8-7 = The Wheel and axle swaps a cube of your stock for another colour that the supply has.
why-URU-8-11 = The Clay pipe gets a colour that the opponent received this turn and that the supply has.
why-URU-8-19 = The Aqueduct trades one or two cards for as many cubes, or the other way round.
why-URU-8-20 = The Gear wheel moves a disc to an invention with fewer than two, at most one level apart.
why-URU-9-1 = There are no discs left on the epoch cards.
why-URU-9-2 = A disc goes on one of your inventions, and each holds two at most.
why-URU-9-3 = Discs of this epoch found villages only.
why-URU-9-4 = You lack cubes: in epoch I a disc costs as many cubes of the invention’s colour as its level.
why-URU-9-5 = You lack cubes to pay the price of this epoch.
why-URU-9-6 = This payment does not match the price of the epoch.
why-URU-9-7 = This reduction is not available for this disc.
why-URU-9-8 = The favour of your god must be used: this disc costs half, with no other reduction.
why-URU-10-5 = You must discard cards from your hand down to the limit.
why-URU-10-6 = A bid is made of cards from your hand and must exceed the highest so far.
why-URU-10-17 = You do not have that many cubes in your stock.
why-URU-10-19 = The bid is paid with cubes of your stock.
why-URU-10-20 = You must choose one of your inventions that has a disc.
why-URU-10-21 = You must discard an invention without a disc or, having none, cards from your hand.
why-URU-R16 = Cards stand in only for cubes that you do not have.
why-URU-D8 = Cards are exchanged in the order of the inventions, and this place has passed.

## The table on a screen

button-use = Use this invention
button-settle = Place a disc
button-full = Without a reduction
button-copies-1 = One copy
button-reduced-1 = One copy, with the reduction
button-copies-2 = Two copies
button-reduced-2 = Two copies, with the reduction
button-copies-3 = Three copies
button-reduced-3 = Three copies, with the reduction
button-copies-4 = Four copies
button-reduced-4 = Four copies, with the reduction
button-red = Red
button-pink = Pink
button-yellow = Yellow
button-blue = Blue
mark-used = used this turn
mark-acts = acts once the turn is over
mark-extra = added by the Lyre
face-down = Face-down card
face-level = Card of level { $level }
    .text = It lies face down: its back shows the level, nothing else.
price =
    { $pattern ->
        [level] As many cubes of the invention’s colour as its level
        [different] { $count ->
            [1] 1 cube
           *[other] { $count } cubes of different colours
        }
        [each] 4 cubes, one of each colour
        [more] 5 cubes, one of each colour and one more
       *[groups] { $count } cubes in groups of equal colour: { $groups }
    }{ $only ->
        [yes] ; villages only
       *[no] { "" }
    }
note-price = { $epoch }: { $price }
note-last-discs = No disc is left
note-deck =
    { $first ->
        [1] A card of level 2 comes first
       *[other] { $first } cards of level 2 come first
    }
note-discards =
    { $count ->
        [1] The oldest card leaves the game at the first reshuffle
       *[other] The { $count } oldest cards leave the game at the first reshuffle
    }
note-event =
    { $acts ->
        [yes] Acts once the turn is over
       *[no] Acts with the next god or disaster
    }
note-tableau = { $count } of { $limit }
note-slot = A free place for an invention that you make.
note-make =
    { $count ->
        [1] Making it costs no other card.
       *[other] Making it costs { $words_count } cards, itself included: copies of it, or two cards of equal colour for each missing copy.
    }{ $helps ->
        [yes] { " " }With { $the_helper } it is one less than usual.
       *[no] { "" }
    }
note-have = It lies in front of you already.
note-exchange = In hand it can be exchanged for a { $colour } cube.
note-worth =
    { $discs ->
        [0] Without a disc: { $count } VP at the end.
        [1] A village: { $count } VP at the end.
       *[other] A city: { $count } VP at the end.
    }
note-pairs =
    { $count ->
        [1] 1 pair
       *[other] { $count } pairs
    }
walk-cubes =
    { $count ->
        [one] 1 cube, { $each } for 1 VP
       *[other] { $count } cubes, { $each } for 1 VP
    }
walk-colours =
    { $count ->
        [one] 1 colour in hand
       *[other] { $count } colours in hand
    }
stat-discs = Discs
stat-cubes = Cubes
stat-hand = Cards in hand
stat-gods = Gods kept
stat-volcano = Eruption: fewer actions on the next turn
dialog-auction = Auction for { $the_event }
    .passed = has passed
    .nothing = no bid yet
dialog-fists = Secret bids against { $the_event }
    .thinking = is thinking
    .ready = is ready
dialog-copies = Payment for { $the_card }
dialog-price = Price of the disc on { $the_card }

## Where printed values come from

origin-colours = The colours of the cards are on pictures that were not at hand. They follow the themes of the four colours (red: building, pink: food, yellow: trade and culture, blue: water), which are documented for the successor of the same authors, and hold every count of the rules: seven types in each colour, and in each colour one store, one producer and one reduction.
origin-two-colours = Which two colours are printed on the Pulley and on the Sewer is a guess.
origin-prices = The rules say that a number of resources is printed on Epochs II to IV; reviews say that prices rise and that several different resources are wanted later. Three, four and five cubes fit all that is known.
origin-cards = The rules describe every card.
origin-contents = The list of what is in the box.
origin-set-up = The chapter on the set-up.
origin-rules = The text of the rules.
