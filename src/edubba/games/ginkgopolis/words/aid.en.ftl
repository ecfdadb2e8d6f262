### Ginkgopolis: the player aid, and what choices are good for.


aid-round = A round
aid-round-choose = Choose
    .text = all in secret: one of your 4 cards, alone or with a tile from behind your screen
aid-round-resolve = Resolve
    .text = one after the other, beginning with the first player
aid-round-pass = Pass on
    .text = hand your 3 other cards to the left, draw 1; the first player moves left
aid-round-change = Change hand
    .text = before choosing, give back a token: { $hand ->
            [one] 1 new card
           *[other] { $hand } new cards
        }; an unused token is worth { $change ->
            [one] 1 point
           *[other] { $change } points
        }

aid-actions = Actions
aid-actions-exploit = Exploit
    .text = card alone. Letter: 1 resource or 1 tile. Building: as many goods of its colour as its level
aid-actions-urbanize = Urbanize
    .text = letter with a tile: put it there with 1 resource, move the token beside it; all neighbours produce for you
aid-actions-construct = Construct
    .text = building with a tile: put it on top with as many resources as the new level; keep the card
aid-actions-costs = Costs of constructing
    .text = smaller number: the difference in points; other colour: 1 resource back to the supply
aid-actions-owner = The former owner
    .text = takes his resources back and gains { $cover ->
            [one] 1 point
           *[other] { $cover } points
        } for each

aid-colours = Colours
aid-colours-red = Red: resources
aid-colours-blue = Blue: tiles
aid-colours-yellow = Yellow: points
aid-colours-cards = Kept cards
    .text = 1–9 and characters: a bonus each time you do what they show; 10–20: points at the end

aid-end = End and points
aid-end-end = Tile reserve empty for the second time, or all your resources in the city
    .text = finish the round
aid-end-first = Empty for the first time
    .text = everybody may give tiles back, { $give ->
            [one] 1 point
           *[other] { $give } points
        } each
aid-end-district = District: 2 or more neighbours of one colour
    .text = most resources: 1 point for each resource there; second: 1 for each of his own; alone: both

can-draft = A character gives its goods now and its bonus all game long: choose for the action you mean to do most.

can-choose =
    .card = Choose a card: for what it exploits, or for the place where you want to build.
    .tile = With a tile you build: beside the city with a letter, on top with a building; it takes resources and brings a place in a district.
    .alone = Alone the card is exploited: goods now, nothing spent.
    .change-hand = Change hand: { $hand ->
            [one] a new card
           *[other] { $words_hand } new cards
        } when none of yours helps; an unused token is worth { $change ->
            [one] 1 point
           *[other] { $change } points
        }.

can-choose-good = A resource lets you build, a tile is what you build with.

can-relocate = The letter marks where the next building can stand: lead it where it helps you.

can-make-room = Another letter must make room: choose the one whose new place suits you.

can-choose-column = The column to which the letter goes: building there will bring what its neighbours give.

can-choose-row = The row to which the letter goes: building there will bring what its neighbours give.

can-give-back =
    .tile = Give a tile back: { $give ->
            [one] 1 point
           *[other] { $give } points
        } for a tile that you would not build.
    .done = Keep the rest: what you still want to build.

can-give-hal = Give Hal the card that harms you least.
