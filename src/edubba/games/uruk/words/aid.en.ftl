### Uruk: the player aid, and what choices are good for.


aid-turn = Your turn
aid-turn-actions = Up to { $actions ->
            [one] one action
           *[other] { $words_actions } actions
        }
    .text = in any order, also the same again; each invention works once a turn

aid-actions = Actions
aid-actions-take = Take a card
    .text = of the display, or from the deck
aid-actions-make = Make an invention
    .text = as many copies as its level, itself included; a missing copy = 2 cards of one colour; at most 1 level above your highest; { $words_slots } slots, { $words_water } with the Water clock
aid-actions-produce = Take resources
    .text = use one producing invention of yours
aid-actions-exchange = Exchange
    .text = cards whose invention lies before anybody: 1 cube of the colour each
aid-actions-settle = Place a disc
    .text = of the lowest epoch that has any: first a village, then a city
aid-actions-use = Use a card
    .text = Aqueduct or Gear wheel

aid-prices = Price of a disc
aid-prices-one = Epoch I
    .text = { $first }
aid-prices-two = Epoch II
    .text = { $second }
aid-prices-three = Epoch III
    .text = { $third }
aid-prices-four = Epoch IV
    .text = { $fourth }

aid-events = Gods and disasters
aid-events-wake = Second event drawn
    .text = the waiting one happens after the turn: 1 disc leaves the epochs, hands go down to { $hand }
aid-events-cards = Enlil, Nergal, Ninurta
    .text = highest bid in levels of cards wins and pays
aid-events-fewest = Gibil, Marduk, Nannar
    .text = whoever alone has the fewest discs is favoured, the others are compensated
aid-events-fists = Disasters
    .text = secret bid in cubes: the highest are spared and pay; if all are equal, all are hit

aid-end = End and points
aid-end-end = The last disc leaves the epochs
    .text = finish the round, then one last turn each
aid-end-score = Invention 1 VP, village its level, city twice its level
aid-end-cubes = 1 VP { $cubes ->
            [one] for each cube
           *[other] for every { $words_cubes } cubes
        }
    .text = more with Lyre, Scales, Ninurta; in a tie: most cities

can-menu =
    .take = Take a card of the display: you know what you get, copies of one kind make inventions cheap.
    .draw = Draw: when nothing in the display helps you. It may be an event.
    .make = Make an invention: it works at once, and every settlement will be worth its level.
    .use = Use an invention of yours: cubes pay for discs, and discs bring most points.
    .exchange = Exchange cards you will not need for cubes: several at once for one action.
    .settle = Place a disc: a village counts the level of its invention, a city twice as much.
    .cards-to-cubes = Aqueduct: turn up to two cards into cubes of any colours you lack.
    .cubes-to-cards = Aqueduct: turn up to two cubes into cards.
    .swap = Wheel and axle: change the colour of a cube, without an action.
    .end = End the turn: when nothing more is worth an action.

can-place = A new slot keeps what you have; replacing lets discs rise to a better invention, and the old card comes back to your hand.

can-copies = Give copies you do not need, or keep them and give pairs: copies can still be exchanged for cubes.

can-pay-pairs = Give away pairs of the colour that you need least.

can-choose-colour = Take the colour that your next disc needs.

can-rob = Take the missing cube from the richest; forgo it only to spare him.

can-compensate = A cube was taken from you: take the colour that serves you best.

can-exchange = Each card brings a cube of its colour; keep what you still want to make. Stop when you have enough.

can-price = A reduction saves cubes but works once a turn; the full price keeps it for another disc.

can-pay-disc = Pay with what you need least; with the Shadoof a card may stand in for a cube.

can-how-many = The more you give, the more you get.

can-take-cards = Take a card you know, or draw one you do not.

can-gain-cubes = Take the colours that your next disc needs.

can-discard-cards = Keep copies of what you want to make; discard single cards of little use.

can-pay-cubes = Give the colours of which you have most.

can-move-from = A disc on a low level gains most by moving.

can-move-to = The higher the level, the more the disc is worth.

can-swap-give = Give a colour of which you have too much.

can-swap-take = Take the colour that is missing for a price.

can-load-pipe = The pipe keeps the cube until you use it: choose the colour you lack.

can-bid = Bid if the favour is worth the cards; pass to keep them.

can-raise = Add cards until your bid is the highest; only the winner pays.

can-lay-free = Make the most valuable card you may: it costs nothing but itself.

can-gain-equal-cubes = Three cubes of one colour: good for epoch I, or to exchange the colour later.

can-draw-or-decline = A card for nothing; decline only if you fear an event.

can-draw-or-cube = A card if you lack copies, a cube if a disc is near.

can-secret-bid = Bid what being spared is worth to you: whoever is spared pays the bid, whoever is hit pays nothing.

can-lose-disc = Give up the disc that is worth least: low level, village.

can-lose-invention = Give up what you use least; it has no disc and scores 1 VP.

can-play-lyre = One more invention scores its level: make the highest you can pay.
