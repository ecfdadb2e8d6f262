### Wetclay in English. Terms: reed, tablet, topic, pile; a reed is laid, broken or wet.

title = Wetclay

## What lies on the table

reed = Reed { $reed }
face-down = Face down
topic-hymn = Hymn
topic-account = Account
topic-letter = Letter
tablet-text = { $topic }, worth { $worth }.

tablet-nisaba = Hymn to Nisaba
    .the = the Hymn to Nisaba
tablet-moon = Hymn to the Moon
    .the = the Hymn to the Moon
tablet-plough = Hymn to the Plough
    .the = the Hymn to the Plough
tablet-beer = Hymn to Beer
    .the = the Hymn to Beer
tablet-barley = Account of Barley
    .the = the Account of Barley
tablet-sheep = Account of Sheep
    .the = the Account of Sheep
tablet-wool = Account of Wool
    .the = the Account of Wool
tablet-oil = Account of Oil
    .the = the Account of Oil
tablet-king = Letter to the King
    .the = the Letter to the King
tablet-merchant = Letter to a Merchant
    .the = the Letter to a Merchant
tablet-mother = Letter to a Mother
    .the = the Letter to a Mother
tablet-rival = Letter to a Rival
    .the = the Letter to a Rival

place-tablet = Tablet to be written
place-pile = Pile
place-laid = Laid in the last round
place-broken = Broken reeds
place-hand = Hand
place-written = Tablets
note-round = Round { $round } of { $rounds }
stat-tablets = Tablets
stat-reeds = Reeds in hand
mark-wet = Still wet: cannot be laid in this round

## Questions and choices

ask-lay = Choose a reed for { $the_tablet }.
    .others = Waiting for { $players } to choose a reed for { $the_tablet }.
choice =
    .lay = Lay reed { $reed }

## What happened

told-round = Round { $round }: { $the_tablet } is to be written.
told-laid = { $player } laid reed { $reed }.
told-wrote = { $player } wrote { $the_tablet } with reed { $reed }.
told-learned = { $player } learned, and took reed { $reed }.
told-game-over = The last tablet is written, and all hands are shown.

## Why not

why-WET-3-2 = You can only lay a reed that is in your hand.
why-WET-3-3 = You got this reed in the last round: it is still wet.

## Options and points

option-rounds = Rounds
    .text = How many tablets are written; everybody starts with one reed more.
option-lessons = Lessons
    .text = Whoever lays the lowest reed takes the highest one into the hand.
score-tablets = Tablets
score-sets = Sets

## Where printed values come from

origin-rules = Invented for this package: RULES.md says so.
