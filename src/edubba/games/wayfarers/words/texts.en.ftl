### Wayfarers in English. Terms: Silver, Provision, influence, guild, die, worker, townsfolk, upgrade, caravan, journal,
### rest. Effects are put together from the phrases do-….

title = Wayfarers of the South Tigris
subtitle = A journey through the Abbasid age
ai = The AI

## Things and places

guild-black = Science
guild-yellow = Trade
guild-blue = Exploration
row-townsfolk = townsfolk
    .a = a townsfolk card
row-land = land
    .a = a land card
row-water = water
    .a = a water card
row-space = space
    .a = a space card
row-inspiration = inspiration
    .a = an inspiration card
tile-basic = a basic upgrade
tile-land = a land upgrade
tile-water = a water upgrade
tile-space = a space upgrade
tile-special = a special upgrade
tile-any_regular = any upgrade but a special one
worker-green = green worker
    .a = a green worker
    .the = the green worker
worker-yellow = yellow worker
    .a = a yellow worker
    .the = the yellow worker
worker-blue = blue worker
    .a = a blue worker
    .the = the blue worker
colour-black = black
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
sky-PS = Stars over Baghdad
slot = { $row } slot { $number }
post = { $worker } at { $slot }
shift = from { $source } to { $guild }
cell =
    { $row ->
        [t] top row
        [m] middle row
       *[b] bottom row
    }, column { $column }
stop = space { $name }
plan = planning card { $number }
face =
    { $name }{ $side ->
        [one] { "" }
        [a] , first side
       *[b] , second side
    }

## Effects: what to do; with .to what one may choose to do

either = { $before } or { $item }
at-least = at least { $what }
pay = pay { $cost } to { $then }
    .to = pay { $cost } to { $then }
cost =
    { $kind ->
        [0] { $count ->
            [1] 1 Provision
           *[other] { $count } Provisions
        }
        [1] { $count } Silver
        [2] { $count } influence in Science
        [3] { $count } influence in Trade
       *[4] { $count } influence in Exploration
    }
do-silver = gain { $count } Silver
    .to = gain { $count } Silver
do-provision =
    gain { $count ->
        [1] 1 Provision
       *[other] { $count } Provisions
    }
    .to =
        gain { $count ->
            [1] 1 Provision
           *[other] { $count } Provisions
        }
do-guild = place { $count } influence in { $guild }
    .to = place { $count } influence in { $guild }
do-guild-any = place { $count } influence in any guild
    .to = place { $count } influence in any guild
do-shift =
    move { $count } influence from guild to guild
    .to = move { $count } influence from guild to guild
do-mark =
    put 1 influence on { $count ->
        [1] a face-up card
       *[other] each of { $words_count } face-up cards
    }
    .to =
        put 1 influence on { $count ->
            [1] a face-up card
           *[other] each of { $words_count } face-up cards
        }
do-recall =
    retrieve { $count ->
        [1] a worker
       *[other] { $words_count } workers
    }
    .to =
        retrieve { $count ->
            [1] a worker
           *[other] { $words_count } workers
        }
do-refresh =
    refresh { $count ->
        [1] a die
       *[other] { $words_count } dice
    }
    .to =
        refresh { $count ->
            [1] a die
           *[other] { $words_count } dice
        }
do-nudge =
    change a die by 1{ $count ->
        [1] { "" }
       *[other] , { $words_count } times
    }
    .to =
        change a die by 1{ $count ->
            [1] { "" }
           *[other] , { $words_count } times
        }
do-journal = journal
    .to = journal
do-new_die = take a new die
    .to = take a new die
do-journal_tile = resolve the journal tile
    .to = resolve the journal tile
do-card =
    acquire { $a_row }{ $price ->
        [free] , for free
        [less] , { $count } Silver off
       *[normal] { "" }
    }
    .to =
        acquire { $a_row }{ $price ->
            [free] , for free
            [less] , { $count } Silver off
           *[normal] { "" }
        }
do-draw = draw three cards and keep one ({ $row })
    .to = draw three cards and keep one ({ $row })
do-tile =
    acquire { $tile }{ $price ->
        [free] { " " }for free
       *[normal] { "" }
    }
    .to =
        acquire { $tile }{ $price ->
            [free] { " " }for free
           *[normal] { "" }
        }
do-comet = advance 1 on the comet track
    .to = advance 1 on the comet track
do-track = advance { $count } on the resource track
    .to = advance { $count } on the resource track
do-comet_if_last_card = advance 1 on the comet track if the last planning card shows a comet
    .to = advance 1 on the comet track if the last planning card shows a comet
do-focus = take the focus action
    .to = take the focus action
do-place_worker = place { $worker }
    .to = place { $worker }

## Score sheet

score-primary = Sets of one tag
score-mixed = Mixed sets
score-space = Space cards
score-tiles = Upgrade tiles
score-guilds = Guild majorities
score-cards = Other cards of the AI

## Options

option-first_player = First player
    .text = Who begins: drawn at random, or the seat with this number, counted from 0 and round the table.
    .random = at random
option-section_sides = Sides of the main board
    .text = Which side of the three board sections is up, from left to right; the sides differ in what the ink stains demand.
    .random = at random
    .AAA = A, A, A
    .BAA = B, A, A
    .ABA = A, B, A
    .BBA = B, B, A
    .AAB = A, A, B
    .BAB = B, A, B
    .ABB = A, B, B
    .BBB = B, B, B
option-link_order = Water links
    .text = Whether the links of a new water card are resolved in any order with the rest, or last.
    .free = in any order
    .links_last = last
option-rest_needs_placed_die = Rest needs a placed die
    .text = A player may rest only with at least one die on the panorama, if anything else can be done.
option-rest_reroll = Rerolling at rest
    .text = How the dice left in the supply are rerolled.
    .per_die = die by die
    .all_or_none = all or none
option-rest_parts_alternate = Rest abilities alternate
    .text = The icons of several rest abilities may be taken in any order; otherwise each ability is finished first.
option-yellow_after_action = Trade ability at the end
    .text = The ability of the Trade guild may also be used after the main action.
option-turn_cap = Turns at most
    .text = The game stops when everybody has had this many turns, so that it always ends.
option-ai_board = AI board
    .text = Which of the four official opponents plays in a solo game.
    .random = at random
    .AI1 = Space
    .AI2 = Upgrades
    .AI3 = Townsfolk
    .AI4 = Journal
option-ai_bonus = Bonus of the AI in your turn
    .text = When the AI gains the bonus of its track, if a fee of yours moves its marker there.
    .after_turn = after your turn
    .at_once = at once
option-ai_draw3 = The AI draws three
    .text = What the AI does where a player draws three cards.
    .top_card = takes the top card
    .top_card_two_under = takes the top card and puts the next two under the deck
option-ai_worker_needs_effect = AI workers must do something
    .text = The AI skips slots whose action would give it nothing.
option-ai_recall_denial = Turning the AI away from a worker
    .text = Whether the AI may change the colour of the worker it retrieves when it is turned away.
    .within_colour = it keeps to the colour
    .any_worker = it may change the colour
option-solo_tie = Tie in a solo game
    .text = Who wins when both sides have the same points.
    .tie_break = the usual tie-break decides
    .ai_wins = the AI wins

## Questions: what is asked, what the others see, what each answer means

ask-turn = Place a die, place a worker, or rest.
    .others = { $player } is choosing a main action.
    .die = Place a die: { $value }
    .worker =
        Place the { $post }{ $fee ->
            [yes] { " " }(fee: 1 Silver or Provision)
           *[no] { "" }
        }: { $to_effect }
    .rest = Rest
    .trade = Use the Trade ability: change dice first
    .gives-up = { $n } of your dice are not placed yet; rest abilities awake only with fewer than two.

ask-chain = Choose the value of the die after your caravan.
    .others = { $player } is choosing the value of the die.
    .die = Place it as a { $value }

ask-choose-space = Choose a space for the die, which shows { $value }.
    .others = { $player } is choosing a space for the die, which shows { $value }.
    .place = { $space }: { $to_effect }
    .hire = { $space }, with a hired ship: { $to_effect }
    .trade = Use the Trade ability: change dice first

ask-trade =
    { $left ->
        [2] Change a die by 1, twice: the same die or two dice.
       *[1] Change a die by 1 once more, or stop.
    }
    .others = { $player } is changing dice with the Trade ability.
    .skip = Stop
    .raise = Raise the die in hand from { $value }
    .lower = Lower the die in hand from { $value }

ask-nudge = Change a die of your supply by 1.
    .others = { $player } may change a die by 1.

ask-refresh = Choose a die to roll again.
    .others = { $player } is choosing a die to roll again.
    .die = Roll a die of the supply: { $value }
    .place = Take back and roll the die at: { $space }

ask-parts =
    { $count ->
        [1] Pay for the effect, or leave it.
       *[other] Resolve the remaining effects in any order, or stop.
    }
    .others = { $player } is resolving effects.
    .part = { $To_effect }
    .skip = Stop here
    .gives-up =
        { $n ->
            [1] You would go without this effect.
           *[other] You would go without { $n } effects.
        }

ask-one-of = Choose one of these effects.
    .others = { $player } is choosing an effect.
    .part = { $To_effect }
    .skip = Choose none
    .gives-up = You would go without any of these effects.

ask-take-card = Acquire { $a_row }.
    .others = { $player } is choosing { $a_row }.
    .card =
        Acquire { $card } from { $slot }{ $price ->
            [0] { "" }
           *[other] { " " }for { $price } Silver
        }{ $fee ->
            [yes] , plus a fee of 1 Silver or Provision
           *[no] { "" }
        }
    .draw =
        Draw three cards and keep one{ $price ->
            [0] { "" }
           *[other] { " " }for 1 Provision
        }
    .skip = Acquire no card
    .gives-up = You could acquire a card now.

ask-card-fee =
    Pay the fee for { $card }: 1 Silver or 1 Provision { $whom ->
        [ai] moves the AI’s marker on.
       *[player] for player { $owner }.
    }
    .others = { $player } is paying the fee for { $card }.
ask-worker-fee =
    Pay the fee for a worker on { $card }: 1 Silver or 1 Provision { $whom ->
        [ai] moves the AI’s marker on.
       *[player] for player { $owner }.
    }
    .others = { $player } is paying the fee for { $card }.
ask-recall-fee =
    Pay the fee for retrieving a worker from { $card }: 1 Silver or 1 Provision { $whom ->
        [ai] moves the AI’s marker on.
       *[player] for player { $owner }.
    }
    .others = { $player } is paying the fee for { $card }.
ask-fee = Pay the fee for { $card }.
    .others = { $player } is paying the fee for { $card }.

ask-drawn = Choose one of the drawn cards.
    .others = { $player } is choosing one of the drawn cards.
ask-keep-drawn = Keep one of the drawn cards.
    .others = { $player } is choosing one of the drawn cards.
    .choose = Keep { $card }
ask-put-under = Choose the card that lies higher under the deck.
    .others = { $player } is putting two cards under the deck.
    .choose = Put { $card } above the other

ask-choose-host = Choose the card under which to tuck { $card }.
    .others = { $player } is choosing a place for { $card }.
ask-choose-sky = Tuck { $card } under a space card, or discard it.
    .others = { $player } is choosing a place for { $card }.
    .discard = Discard it: { $to_effect }

ask-choose-tile = Choose { $tile }.
    .others = { $player } is choosing { $tile }.
    .skip = Acquire no upgrade
    .gives-up = You could acquire an upgrade now.
ask-tile-price = Choose how to pay for { $tile }.
    .others = { $player } is paying for { $tile }.
    .silver = Pay { $price } Silver
    .influence = Pay { $count } influence in { $guild }
ask-choose-cell = Choose where in your caravan the upgrade lies.
    .others = { $player } is placing an upgrade in the caravan.

ask-choose-guild = Choose a guild for your influence.
    .others = { $player } is choosing a guild.
ask-move-token = Your supply of influence is empty: choose the influence to move.
    .others = { $player } is moving influence.
    .guild = Take it from { $guild }
    .card = Take it from { $card } ({ $slot })
    .skip = Move none
ask-shift = Move influence from one guild to another.
    .others = { $player } is moving influence between guilds.
ask-mark = Choose a card for your influence.
    .others = { $player } is choosing a card for influence.
    .card = Put influence on { $card } ({ $slot })
    .gives-up = You could still put influence on a card.
ask-recall = Choose a worker to retrieve.
    .others = { $player } is choosing a worker to retrieve.
    .worker =
        Retrieve the { $post }{ $fee ->
            [yes] { " " }(fee: 1 Silver or Provision)
           *[no] { "" }
        }
    .gives-up = You could still retrieve a worker.

ask-move-marker = Journal: follow an ink stain whose requirement is met.
    .others = { $player } is moving the journal marker.
    .go = Journal to { $stop }: { $to_effect }
    .skip = Do not journal
    .gives-up = You could move on in your journal now.
ask-move-again = Journal once more for 1 influence in Science, or stop.
    .others = { $player } may journal once more.
    .go = Journal to { $stop }: { $to_effect }
    .skip = Do not journal again

ask-reroll =
    { $all ->
        [yes] Reroll all dice left in your supply, or none.
       *[no] Reroll the die that shows { $value }, or keep it.
    }
    .others = { $player } may reroll dice.

ask-end-turn = Finish your turn, or use the Trade ability first.
    .others = { $player } is finishing the turn.
    .trade = Use the Trade ability: change dice

ask-wanted = The AI wants { $card }: allow it, or pay to turn it away.
    .others = { $player } may turn the AI away from { $card }.

choice =
    .skip = Skip
    .finish = Finish the turn
    .rest = Rest
    .trade = Use the Trade ability
    .draw = Draw three cards
    .discard = Discard the card
    .reroll = Reroll
    .keep = Keep
    .silver = Pay 1 Silver
    .provision = Pay 1 Provision
    .influence = Pay with influence
    .allow-silver = Allow it and take 1 Silver
    .allow-provision = Allow it and take 1 Provision
    .deny-silver = Turn the AI away for 1 Silver
    .deny-provision = Turn the AI away for 1 Provision
    .raise = Raise the die in hand
    .lower = Lower the die in hand
    .die = Choose a die: { $value }
    .card = Choose the card at { $slot }
    .worker = Choose the { $post }
    .place = Choose a die space: { $space }
    .hire = Choose a die space with a hired ship: { $space }
    .up = Raise a { $value }
    .down = Lower a { $value }
    .guild = Choose a guild: { $guild }
    .shift = Move influence { $shift }
    .host = Tuck it under { $host }
    .tuck = Tuck it under { $sky }
    .choose = Choose { $card }
    .tile = Take { $face }
    .cell = Place it here: { $cell }
    .go = Journal to { $stop }
    .wake = Resolve the vista { $card }
    .part = { $To_effect }

## The journal of the game

told-turn = { $player } has the turn (round { $round }).
told-die = { $player } placed a die showing { $value } on { $space }.
told-chain = { $player } changed the die from { $from } to { $value } by the caravan.
told-nudge = { $player } changed a die from { $from } to { $value }.
told-refresh = { $player } rolled a die again: { $value }.
told-new-die = { $player } took a new die: { $value }.
told-ability = { $player } used the ability of the { $guild } guild.
told-worker = { $player } placed a { $worker } on { $slot }.
told-recall = { $player } retrieved a { $worker } from { $slot }.
told-workers-come = { $player } took { $the_workers } at { $slot }.
told-mark-returns = { $player } took back the influence on the card at { $slot }.
told-paid-fee =
    { $player } paid a fee of { $coin ->
        [0] 1 Silver
       *[1] 1 Provision
    } to { $owner } for the card at { $slot }.
told-paid-supply =
    { $player } paid a fee of { $coin ->
        [0] 1 Silver
       *[1] 1 Provision
    } to the supply, for the influence of the AI on the card at { $slot }.
told-silver = { $player } gained { $count } Silver.
told-provision =
    { $player } gained { $count ->
        [1] 1 Provision
       *[other] { $count } Provisions
    }.
told-influence = { $player } placed { $count } influence in { $guild }.
told-shift = { $player } moved influence from { $from } to { $guild }.
told-mark = { $player } put influence on the card at { $slot }.
told-token-from-guild = { $player } took influence out of { $guild }.
told-token-from-card = { $player } took influence off the card at { $slot }.
told-took =
    { $player } acquired { $card } from { $slot }{ $price ->
        [0] { "" }
       *[other] { " " }for { $price } Silver
    }.
told-tucked = { $player } tucked { $card } under { $host }.
told-inspired = { $player } tucked { $card } under { $sky }.
told-discarded = { $player } discarded { $card } for the action of { $slot }.
told-links =
    { $host } gave { $player } { $count ->
        [1] one connection link
       *[other] { $words_count } connection links
    }.
told-drew =
    { $player } drew { $count ->
        [1] a card
       *[other] { $words_count } cards
    }: { $row }.
told-drew-card = { $player } drew a card: { $row }.
    .secret = { $player } drew { $secret }.
told-kept = { $player } kept { $card }.
told-put-under = { $player } put a card under the deck: { $row }.
    .secret = { $player } put { $secret } under the deck.
told-vista = { $card } woke up for { $player }.
told-tile = { $player } placed { $design } in the caravan: { $cell }.
told-paid-silver = { $player } paid { $count } Silver.
told-paid-provision =
    { $player } paid { $count ->
        [1] 1 Provision
       *[other] { $count } Provisions
    }.
told-paid-influence = { $player } spent { $count } influence of { $guild }.
told-journal = { $player } journalled to { $stop }.
told-green-worker = { $player } took the green worker beside the journal.
told-end-near = { $player } has reached the last column: everybody has one more turn.
told-rest =
    { $player } rested with { $left ->
        [0] no dice left: rest abilities are awake
        [1] one die left: rest abilities are awake
       *[other] { $words_left } dice left: rest abilities sleep
    }.
told-rolled = { $player } rolled a { $value }.
told-rerolled = { $player } rerolled a { $from }: { $value }.
told-revealed = New at { $slot }: { $card }.
told-over = The last turn is over.
told-allowed =
    { $player } let the AI have the card at { $slot } and took { $coin ->
        [0] 1 Silver
       *[1] 1 Provision
    }.
told-denied =
    { $player } paid { $coin ->
        [0] 1 Silver
       *[1] 1 Provision
    } to turn the AI away from the card at { $slot }.

## What the AI does, and why

told-ai-plans = The AI reveals { $plan }, of value { $value }.
told-ai-first = The first action of { $plan } can be done.
told-ai-second =
    The first action of { $plan } cannot be done ({ $reason ->
        [0] too little influence
        [1] no worker of that colour can be placed
       *[2] no card is there
    }): the AI does the second.
told-ai-rests =
    The AI rests, because three { $cards ->
        [0] blue
       *[1] red
    } planning cards lie face up.
told-ai-shuffles = The AI shuffles all six planning cards.
told-ai-track = The resource marker moves to { $track }.
told-ai-bonus = The marker has passed the bonus of its track: { $board } gains it.
told-ai-focus = The AI follows the focus of its board: { $board }.
told-ai-influence = The AI places { $count } influence in { $guild }.
told-ai-comet = The AI advances on the comet track, to { $count }.
told-ai-mark = The AI puts influence on the card at { $slot }: from colour { $colour } and value { $value } on, it is the first that carries none.
told-ai-takes = The AI takes { $card } from { $slot }: with value { $value } this slot comes first among those it can have.
told-ai-inspiration = The AI takes { $card } from { $slot }: with its marker on { $track } this slot comes first among those it can have.
told-ai-top-card = The AI takes the top card: { $card }.
told-ai-worker = The AI places a { $worker } on { $slot }: with value { $value } this slot comes first among those it can use.
told-ai-recall = The AI retrieves a { $worker } from { $slot }: with value { $value } this slot comes first among those with such a worker.
told-ai-tile = The AI takes { $design }: from colour { $colour } and value { $value } on, this pile is the first that has a tile.
told-ai-tile-of-type = The AI takes { $design }: with value { $value } this pile comes first among those that have a tile.
told-ai-special = The AI takes { $design }, by its last planning card.
told-ai-way =
    The AI journals to { $stop }: { $reason ->
        [0] there is only one way
        [1] more blue than red planning cards lie face up, so it goes the upper way
        [2] more red than blue planning cards lie face up, so it goes the lower way
        [3] as many blue as red cards, and the last one is blue, so it goes the upper way
        [4] as many blue as red cards, and the last one is red, so it goes the lower way
       *[5] its space is occupied, so it takes the other outer one
    }.
told-ai-moves-on =
    The AI, { $standing ->
        [0] behind on
        [1] level on
       *[2] ahead on
    } the journal, pays { $count } influence of Science and moves on.
told-ai-nothing = There is nothing for the AI to take: this part is lost.

## Reasons

why-WAY-1-8 = This part was chosen, or must be done; it cannot be skipped.
why-WAY-1-9 = This cannot be carried through now with what you have.
why-WAY-4-5 = A townsfolk card needs a free land or water card with one of its tags.
why-WAY-4-6 = Each space card can host one inspiration card.
why-WAY-5-3 = Influence goes on a face-up card that carries none.
why-WAY-5-5 = Influence moves from a guild where you have some to a different one.
why-WAY-5-10 = Influence can be moved only from another place where you have some.
why-WAY-6-1 = The requirement of this ink stain is not met.
why-WAY-6-3 = No ink stain leads from your marker to this space.
why-WAY-6-8 = This final space is occupied.
why-WAY-6-9 = Your marker stands on a final space and moves no more.
why-WAY-7-1 = Each guild ability can be used once per turn, for 1 influence of that guild.
why-WAY-7-3 = A hired ship is for spaces that lack exactly one ship, once per turn and for 1 influence of Exploration.
why-WAY-7-4 = The Trade ability needs 1 influence of Trade and a die in your supply, and works once per turn.
why-WAY-7-6 = After paying for the further move, this ink stain could not be crossed.
why-WAY-8-1 = The effect is for cards of another row.
why-WAY-8-3 = This card cannot be taken: fee and price must be paid, there must be a place for it, and no worker you placed this turn may stand on it.
why-WAY-8-7 = Drawing three needs a die, a spare pigeon or 1 Provision, and cards in the deck.
why-WAY-9-1 = You need a die of this value in your supply, and an empty space of your own.
why-WAY-9-2 = The die does not bring the goods that this space needs.
why-WAY-9-4 = No caravan chain leads to this value.
why-WAY-9-9 = There is no such die in your supply or on your panorama.
why-WAY-9-10 = There is no such die in your supply, or it cannot be changed that way.
why-WAY-9-11 = With this value the die could not be placed anywhere.
why-WAY-10-1 = You need a worker of this colour and a card in that slot.
why-WAY-10-2 = This row takes no worker of this colour, or one stands there already.
why-WAY-10-4 = A worker must do something: no part of this action can be resolved, or none has been yet.
why-WAY-10-6 = A worker placed this turn cannot return this turn.
why-WAY-10-7 = No such worker stands on a face-up card.
why-WAY-12-1 = You cannot pay for this upgrade.
why-WAY-12-3 = The upgrade does not fit there.
why-WAY-12-6 = This pile is empty.
why-WAY-16-33 = You can turn the AI away only if you can pay and another card is left for it.
why-WAY-R2 = Influence from your supply is simply placed, in ascending order of the guilds.
why-WAY-R17 = You may rest only with a die on your panorama.
why-WAY-R39 = The fee could not be paid, or not together with what follows.

## Marks on pieces

mark-fresh = new this turn
mark-doubled = goal met, counts twice
mark-fee = fee: 1 Silver or Provision

## What cards do

tag-city = a city
    .many = cities
tag-vista = a vista
    .many = vistas
tag-harbour = a harbour
    .many = harbours
tag-open_water = an open water
    .many = open waters
tag-observatory = an observatory
    .many = observatories
tag-library = a library
    .many = libraries
tag-stars = stars
    .many = stars tags
tag-planet = a planet
    .many = planets
tag-comet = a comet
    .many = comets
tag-sun = the sun
    .many = suns
tag-moon = the moon
    .many = moons
tag-townsfolk = a townsfolk card
good-none = no goods
good-camel =
    { $count ->
        [1] a camel
       *[other] { $words_count } camels
    }
good-ship =
    { $count ->
        [1] a ship
       *[other] { $words_count } ships
    }
good-telescope =
    { $count ->
        [1] a telescope
       *[other] { $words_count } telescopes
    }
good-pigeon =
    { $count ->
        [1] a pigeon
       *[other] { $words_count } pigeons
    }
says-immediate = At once: { $effect }.
says-die = Die space, with { $goods }: { $effect }.
says-vista = Whenever you gain { $tags }: { $effect }.
says-price = Price: { $price } Silver.
says-folk =
    { $kind ->
        [die] For a die space with { $tags }.
        [vista] For { $tags }.
       *[rest] For { $tags }: rest ability.
    }
says-folk-effect = Effect: { $effect }.
says-brings = Brings { $goods } to the die.
says-links = Its bolts: { $bolts }. It offers the next water card: { $offers }.
says-goal = Doubles its space card if you have at least { $goal } at the end.
says-per =
    { $base ->
        [0] { $points } VP
       *[other] { $base } VP, and { $points } more
    } for each { $each ->
        [1] { $one }
       *[other] { $what }
    }.
says-sets =
    { $base ->
        [0] { $points } VP
       *[other] { $base } VP, and { $points } more
    } for each set of { $what }.
says-most = { $points } VP if you have the most { $many }, else { $otherwise }.
says-with = { $points } VP together with { $what }, else { $otherwise }.
count-city =
    { $count ->
        [1] 1 city
       *[other] { $count } cities
    }
    .one = city
count-vista =
    { $count ->
        [1] 1 vista
       *[other] { $count } vistas
    }
    .one = vista
count-harbour =
    { $count ->
        [1] 1 harbour
       *[other] { $count } harbours
    }
    .one = harbour
count-open_water =
    { $count ->
        [1] 1 open water
       *[other] { $count } open waters
    }
    .one = open water
count-observatory =
    { $count ->
        [1] 1 observatory
       *[other] { $count } observatories
    }
    .one = observatory
count-library =
    { $count ->
        [1] 1 library
       *[other] { $count } libraries
    }
    .one = library
count-stars =
    { $count ->
        [1] 1 stars tag
       *[other] { $count } stars tags
    }
    .one = stars tag
count-planet =
    { $count ->
        [1] 1 planet
       *[other] { $count } planets
    }
    .one = planet
count-comet =
    { $count ->
        [1] 1 comet
       *[other] { $count } comets
    }
    .one = comet
count-sun =
    { $count ->
        [1] 1 sun
       *[other] { $count } suns
    }
    .one = sun
count-moon =
    { $count ->
        [1] 1 moon
       *[other] { $count } moons
    }
    .one = moon
count-card_townsfolk =
    { $count ->
        [1] 1 townsfolk card
       *[other] { $count } townsfolk cards
    }
    .one = townsfolk card
count-card_land =
    { $count ->
        [1] 1 land card
       *[other] { $count } land cards
    }
    .one = land card
count-card_water =
    { $count ->
        [1] 1 water card
       *[other] { $count } water cards
    }
    .one = water card
count-card_space =
    { $count ->
        [1] 1 space card
       *[other] { $count } space cards
    }
    .one = space card
count-card_inspiration =
    { $count ->
        [1] 1 inspiration card
       *[other] { $count } inspiration cards
    }
    .one = inspiration card
count-tile_basic =
    { $count ->
        [1] 1 basic upgrade
       *[other] { $count } basic upgrades
    }
    .one = basic upgrade
count-tile_land =
    { $count ->
        [1] 1 land upgrade
       *[other] { $count } land upgrades
    }
    .one = land upgrade
count-tile_water =
    { $count ->
        [1] 1 water upgrade
       *[other] { $count } water upgrades
    }
    .one = water upgrade
count-tile_space =
    { $count ->
        [1] 1 space upgrade
       *[other] { $count } space upgrades
    }
    .one = space upgrade
count-tile_special =
    { $count ->
        [1] 1 special upgrade
       *[other] { $count } special upgrades
    }
    .one = special upgrade
count-tiles =
    { $count ->
        [1] 1 upgrade
       *[other] { $count } upgrades
    }
    .one = upgrade
count-guild_black =
    { $count ->
        [1] 1 influence in Science
       *[other] { $count } influence in Science
    }
    .one = influence in Science
count-guild_yellow =
    { $count ->
        [1] 1 influence in Trade
       *[other] { $count } influence in Trade
    }
    .one = influence in Trade
count-guild_blue =
    { $count ->
        [1] 1 influence in Exploration
       *[other] { $count } influence in Exploration
    }
    .one = influence in Exploration
count-guilds =
    { $count ->
        [1] 1 influence in the guilds
       *[other] { $count } influence in the guilds
    }
    .one = influence in the guilds
count-silver =
    { $count ->
        [1] 1 Silver
       *[other] { $count } Silver
    }
    .one = Silver
count-provision =
    { $count ->
        [1] 1 Provision
       *[other] { $count } Provisions
    }
    .one = Provision
bar =
    { $bar ->
        [0] influence
        [1] Silver
        [2] Provision
       *[3] mark
    }
nothing = none

one = { $thing }

## The table on the screen

place-townsfolk = Townsfolk
place-land = Land
place-water = Water
place-space = Space
place-inspiration = Inspiration
place-journal = Journal
place-tiles = Upgrades
place-dice = Dice
place-workers = Workers
place-goods = Purse
place-guilds = Guilds and influence
place-panorama = Panorama
place-caravan = Caravan
place-drawn = Drawn cards
place-plans = Planning cards
note-deck = deck { $count }
note-reserve = reserve { $count }
stat-column = Journal column
stat-silver = Silver
stat-provision = Provisions
stat-dice = Dice in the supply
dialog-wanted = The AI wants a card
face-tile = Journal tile { $number }
face-stop = Journal, column { $column }
face-silver = Silver
    .text = Buys cards and upgrades, and pays fees.
face-provision = Provision
    .text = Pays for journeys, for drawing three cards, and for fees.
face-influence = Influence in the supply
    .text = Goes into guilds and on face-up cards.
face-guild-black = Science guild
    .text = For 1 influence there, once per turn: journal once more after a move of your marker. Points at the end for whoever alone has the most.
face-guild-yellow = Trade guild
    .text = For 1 influence there, once per turn: change dice by two steps in all. Points at the end for whoever alone has the most.
face-guild-blue = Exploration guild
    .text = For 1 influence there, once per turn: hire one more ship for a die space. Points at the end for whoever alone has the most.
face-worker-green = Green worker
face-worker-yellow = Yellow worker
face-worker-blue = Blue worker
face-die = Die
    .text = Lies on its space until you rest or refresh it.
face-value = Die showing { $value }
    .text = Goes to a free die space whose goods column { $value } of the caravan brings.
face-back = Face-down card
says-plan = First: { $first }. Second: { $second }. { $tile }.
says-tile =
    { $points ->
        [0] { "" }
       *[other] { $points } VP.{ " " }
    }{ $kind ->
        [special] Place { $pile } of the ring
       *[other] Pile { $pile } from the middle
    }.
face-bonus = Caravan: covered icon
upgrade-basic = basic upgrade
upgrade-land = land upgrade
upgrade-water = water upgrade
upgrade-space = space upgrade
upgrade-special = special upgrade
place-chain = Die in hand
place-ring = Resource track
place-comets = Comets
place-taken = Cards taken
note-path = { $cells } of { $all } cells
mark-now = now
face-slot = Worker action, { $slot }
face-stain = Ink stain
face-track = Resource track, space { $number }
face-comets = Comet track
    .text = One space for each comet; the most comets count at the end.
says-track = Colour: { $colour }. Inspiration: slot { $slot } first.

## The final scoring, step by step

button-trade-die = Use the Trade ability: change dice first
walk-sets =
    { $count ->
        [1] 1 complete set
       *[other] { $count } complete sets
    }
walk-space = { $card }
    .counted = { $card }: { $text }
walk-space-doubled = { $card }, doubled
    .counted = { $card }: { $text }, doubled

## Names of cards, tiles and boards

name-goal = Inspiration (at least { $goal })
name-PT = People of Baghdad
name-board = Player board { $number } (back: { $ai })
says-ai = Focus: { $focus }. Rest: { $rest }. Bonus of the track: { $bonus }.
says-bonus = On entering it: the bonus of the board.
nowhere = none
order = { $value } ({ $slots })
row-points = { $row } { $points }
name-T01 = Adventurer
name-T02 = Astronomer
name-T03 = Champion
name-T04 = Enforcer
name-T05 = Enforcer
name-T06 = Envoy
name-T07 = Envoy
name-T08 = Farmer
name-T09 = Farmer
name-T10 = Fisherman
name-T11 = Fisherman
name-T12 = Guardian
name-T13 = Guardian
name-T14 = Guardian
name-T15 = Hunter
name-T16 = Invader
name-T17 = Mercenary
name-T18 = Merchant
name-T19 = Merchant
name-T20 = Merchant
name-T21 = Merchant
name-T22 = Messenger
name-T23 = Rogue
name-T24 = Scholar
name-T25 = Scholar
name-T26 = Scholar
name-T27 = Scribe
name-T28 = Scribe
name-T29 = Scribe
name-T30 = Stargazer
name-T31 = Translator
name-T32 = Translator
name-T33 = Translator
name-T34 = Vagrant
name-T35 = Vigilante
name-T36 = Warrior
name-L01 = Caravan Town
name-L02 = Caravan Town
name-L03 = Craftsmen’s Quarter
name-L04 = Guild Quarter
name-L05 = Labourers’ Gate
name-L06 = Traders’ Gate
name-L07 = River Minaret
name-L08 = Heralds’ Minaret
name-L09 = Explorers’ Observatory
name-L10 = Merchants’ Observatory
name-L11 = Instrument Makers
name-L12 = Instrument Makers
name-L13 = Scientists’ Observatory
name-L14 = Royal Observatory
name-L15 = Public Library
name-L16 = Library of Trade
name-L17 = Library of Routes
name-L18 = House of Stars and Books
name-L19 = Snowy Peaks I
name-L20 = Snowy Peaks II
name-L21 = Waterfall I
name-L22 = Waterfall II
name-L23 = Sand Dunes I
name-L24 = Sand Dunes II
name-L25 = Oasis I
name-L26 = Oasis II
name-L27 = Standing Rocks I
name-L28 = Standing Rocks II
name-L29 = Green Plain I
name-L30 = Green Plain II
name-L31 = Flowering Hills I
name-L32 = Flowering Hills II
name-L33 = Mountain Lake I
name-L34 = Mountain Lake II
name-L35 = Gorge I
name-L36 = Gorge II
name-W01 = Library Isle I
name-W02 = Library Isle II
name-W03 = Library Isle III
name-W04 = Mariners’ Port
name-W05 = Traders’ Port
name-W06 = Dockers’ Port
name-W07 = Shipyard I
name-W08 = Shipyard II
name-W09 = Red Dome Port I
name-W10 = Red Dome Port II
name-W11 = Twin Roads I
name-W12 = Twin Roads II
name-W13 = Crescent Bay I
name-W14 = Crescent Bay II
name-W15 = Granary Port
name-W16 = Treasury Port
name-W17 = Green Dome Port I
name-W18 = Green Dome Port II
name-W19 = Islet Waters I
name-W20 = Islet Waters II
name-W21 = White Fleet I
name-W22 = White Fleet II
name-W23 = Golden Sail I
name-W24 = Golden Sail II
name-W25 = Whale Waters I
name-W26 = Whale Waters II
name-W27 = Lone Dhow I
name-W28 = Lone Dhow II
name-W29 = Archipelago I
name-W30 = Archipelago II
name-W31 = Red Sail I
name-W32 = Red Sail II
name-W33 = Mountain Isle I
name-W34 = Mountain Isle II
name-W35 = Sandbank I
name-W36 = Sandbank II
name-S01 = Lone Comet I
name-S02 = Lone Comet II
name-S03 = Twin Comets I
name-S04 = Twin Comets II
name-S05 = Twin Comets III
name-S06 = Triple Comets I
name-S07 = Triple Comets II
name-S08 = Triple Comets III
name-S09 = Moon
name-S10 = Jupiter
name-S11 = Mars
name-S12 = Mercury
name-S13 = Saturn
name-S14 = Venus
name-S15 = Stars of the Firmament
name-S16 = Stars over the Cities I
name-S17 = Stars over the Cities II
name-S18 = Stars over the Harbours I
name-S19 = Stars over the Harbours II
name-S20 = Stars of Inspiration
name-S21 = Stars of Science
name-S22 = Stars of Exploration
name-S23 = Stars of Trade
name-S24 = Stars of the Libraries
name-S25 = Stars of the Observatories
name-S26 = Stars over the Open Sea I
name-S27 = Stars over the Open Sea II
name-S28 = Stars of the Panorama
name-S29 = Constellation
name-S30 = Stars of the Astronomers
name-S31 = Stars of the Mariners
name-S32 = Stars of the Artisans
name-S33 = Stars of the Caravaneers
name-S34 = Stars over the Vistas I
name-S35 = Stars over the Vistas II
name-S36 = Sun
name-UB1 = Basic Telescope
name-UB2 = Basic Ship
name-UB3 = Basic Camel
name-UB4 = Basic Pigeon
name-UL1 = Camel Driver
name-UL2 = Dovecote
name-UL3 = Market Stall
name-UW1 = Helmsman
name-UW2 = Ship’s Pigeon
name-UW3 = Harbour Broker
name-US1 = Star Pantry
name-US2 = Astrolabe
name-US3 = Expedition Kit
name-UP0 = Special: Planet
name-UP1 = Special: Stars
name-UP2 = Special: Observatory
name-UP3 = Special: Comet
name-UP4 = Special: Twin Comets
name-UP5 = Special: Open Water
name-UP6 = Special: Harbour
name-UP7 = Special: Library
name-UP8 = Special: City
name-UP9 = Special: Vista
name-B1 = Capital City
name-B2 = Capital Observatory
name-B3 = Capital Library
name-B4 = Capital Market
name-B5 = Capital Workshop
name-B6 = Capital Harbour
name-AI1 = Space AI
name-AI2 = Upgrades AI
name-AI3 = Townsfolk AI
name-AI4 = Journal AI

## Where printed values come from

origin-backs = Which AI board is printed on the back of which player board is not known. They are paired by number.
origin-caravans = The icons of the four caravans come from a public data table; the scans of the boards do not show them. All four boards have the same eight icons, which speaks for the table.
origin-late-seats = The rulebook shows what the third and fourth player begin with on a picture that was not at hand; the numbers come from a public implementation.
origin-set-up = The chapter on the set-up and its example.
origin-rules = The text of the rules.
origin-display = The rules list the actions of the slots in the order of the board; slot numbers and prices were read from scans of the board.
origin-board = Read from a scan of the player board.
origin-baghdad = The rules describe the six die spaces and what else is printed on the player board; a scan agrees.
origin-examples = An example in the rulebook shows it.
origin-journal = Read from scans of all six sides of the board and of the journal tiles; the examples of the rulebook agree.
origin-tiles = Read from scans of the tiles and of their outlines on the main board; the numbers of the rulebook agree.
origin-cards = Read from scans of the cards, one by one, and compared with a public data table; the counts and examples of the rulebook agree.
origin-ai = Read cell by cell from scans of the AI boards and compared with a public data table; the rules agree.
origin-planning = Read from a scan of the planning cards; a public solo companion and the rules agree.

## What things are for: the notes that open at the pointer

about-townsfolk = Townsfolk go under a land or water card of yours that shows one of their tags. They bring goods to a die, add to an effect, or act when you rest. The Silver on a card is its price.
about-land = Land cards join your panorama on the left: cities with die spaces, and vistas.
about-water = Water cards join your panorama on the right: harbours with die spaces, and open waters. Where a bolt meets what the card before offers at the same height, you gain that.
about-space = Space cards go above your panorama, cost Silver and count at the end.
about-inspiration = Inspiration goes under a space card of yours and doubles it if its goal is met at the end.
about-journal = Move your marker from space to space along ink stains whose requirement you meet. Who enters the last column brings on the end.
about-tiles = Upgrades for your caravan: goods for your dice, steps, discounts and points. Each kind has its price; the number is what is left of a pile.
about-dice = Dice in your supply. Beside each stands what the column of its value brings. The reserve joins you along the journal.
about-chain = The die in your hand, as the steps of your caravan may change it.
about-workers = Workers in your supply. Each colour has its rows of cards; a worker does what is printed below the slot.
about-goods = Silver buys cards and upgrades, Provisions pay for journeys. Both pay fees.
about-guilds = Your influence in the three guilds, what the others have there, and what is left in your supply. The crown is on whoever alone has the most.
about-panorama = Baghdad with six die spaces and your caravan, land to the left, water to the right, the sky above. The numbers are columns: what lies in one goes to dice of that value.
about-drawn = Keep one of these; the others go under the deck.
about-plans = The planning cards of the AI. The latest says what it does.
about-ring = The AI does not pay: its marker moves on, and its colour and number say what it looks for.
about-comets = How many comets count for the AI.
about-path = The AI fills its caravan along this path and gains what it covers.
about-taken = The cards that the AI has taken; each row has its points.
says-worker = Goes on face-up cards of: { $rows }.
says-beside = Printed beside the paper: dice of this column have it from the start.
says-start = Markers start here.
nothing-asked = nothing
says-stain = Asks for: { $wish }.
says-marker = Shows how far the AI has come.
says-tags = Counts as { $tags }.{ " " }
says-columns =
    { $columns ->
        [1] Dice of its column get { $left }.
       *[other] Dice of its left column get { $left }, of its right column { $right }.
    }{ " " }
brings-step =
    { $way ->
        [up] a step up
        [down] a step down
       *[both] a step up or down
    }
brings-silver = { $count } Silver off
brings-provision =
    { $count ->
        [1] 1 Provision off
       *[other] { $count } Provisions off
    }
says-upgrade =
    { $kind ->
        [special] For spaces of the journal, without a price. One cell.
       *[other] Price: { $silver } Silver{ $count ->
            [0] { "" }
           *[other] , or { $count } influence in { $guild }
        }. { $kind ->
            [basic] One cell.
            [space] Two cells, one above the other.
           *[other] Two cells side by side; two faces to choose from.
        }
    }

## Why not, at this moment

reason-price = It costs { $price } Silver, you have { $silver }.
reason-stain = It asks for { $wish }. You have: { $has }.
reason-die = It needs { $needs }; with a { $value } you have { $has }.
reason-dice = It needs { $needs }; none of your dice brings that.
reason-taken = A die lies here already; it comes back when you rest or refresh it.
reason-empty = This pile is empty.
reason-room = There is no room for it in your caravan.
reason-pay = It costs { $price } Silver{ $count ->
        [0] { "" }
       *[other] { " " }or { $count } influence in { $guild }
    }: you have { $silver } Silver{ $count ->
        [0] { "" }
       *[other] { " " }and { $influence } influence there
    }.
face-cell = Caravan, { $cell }
    .text = An upgrade laid here serves dice that show { $column }.
face-marker = Journal marker
    .text = Shows how far its player has come.
