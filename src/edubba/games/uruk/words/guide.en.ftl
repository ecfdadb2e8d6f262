### Uruk: the rules in brief, chapter by chapter.

guide-aim = The aim
    .text =
        You develop a civilization by its inventions. The higher the level of an invention and the more people live by
        it, the more it scores at the end. Most VP wins; in a tie, most cities.

guide-turn = Your turn
    .text =
        You have up to { $actions ->
            [1] one action
           *[other] { $words_actions } actions
        }, in any order, and the same one again if you like: take a card, make an invention,
        take resources, exchange cards for resources, place a disc, or use the Aqueduct or the Gear wheel. You may stop
        early. Each invention works once a turn. At the end of the turn the display is refilled to { $display ->
            [1] one card
           *[other] { $words_display } cards
        }.

guide-cards = Take a card
    .text =
        Take a face-up card of the display, or draw one. A card that was taken is replaced only at the end of the turn.

guide-inventions = Make an invention
    .text =
        Your inventions are all different. You have { $words_slots } at most, { $words_water } with the Water clock; a new one may replace
        another, whose discs stay. Its level may exceed the highest one in front of you by one. It costs as many copies
        as its level, itself included. Each copy that you lack is replaced by a pair of cards of one colour.

guide-cubes = Resources
    .text =
        A producing invention in front of you yields cubes. A card of your hand is exchanged for a cube of its colour if
        the same invention lies in front of any player. If the supply has no cube of the colour due, you may take one
        from the opponent who has most of it; that player gets one of another colour.

guide-discs = Discs
    .text =
        A disc comes from the first epoch that has any left and goes above one of your inventions: the first founds a
        village there, the second makes it a city. What a disc costs depends on the epoch.
        Epoch I: { $first }. Epoch II: { $second }. Epoch III: { $third }. Epoch IV: { $fourth }.

guide-events = Gods and disasters
    .text =
        The first event that is drawn waits without effect. The second sets it off: it happens after the turn. Then a
        disc leaves the epoch cards for the common stock, and everybody { $hand ->
            [0] discards the whole hand
            [1] keeps one card in hand at most
           *[other] keeps { $words_hand } cards in hand at most
        }. Enlil, Nergal and Ninurta favour the highest bid, counted in levels of cards; Gibil, Marduk and Nannar favour the
        only player with the fewest discs; Ishtar favours everybody. A disaster spares those whose secret bid of cubes is
        highest; if all bids are equal, it strikes everybody. Only the winner of an auction and those who are spared pay. In
        the last round events have no effect.

guide-end = The end
    .text =
        When the last disc leaves the epoch cards, the round is finished, then everybody has one last turn. Discs of
        the common stock return to epoch IV.

guide-score = Scoring
    .text =
        An invention without a disc scores 1 VP, a village its level, a city twice its level. { $cubes ->
            [1] Each cube
           *[other] Every { $words_cubes } cubes
        } of your stock score{ $cubes ->
            [1] s
           *[other] { "" }
        } 1 VP. The Lyre, the Scales and Ninurta may add more.
