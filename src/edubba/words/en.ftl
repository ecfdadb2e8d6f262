### The words of the house: what all games share.
### Every message exists in both languages, with the same arguments.

## Players

player = Player { $number }
you = You
spectator = Spectator

## Points and the end of a game

vp = VP
points = { $points } VP
score = Score
total = Total
last-round = Last round
over = The game is over.
won =
    { $count ->
        [1] { $players } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $players } share the victory with { $points ->
            [one] { $points } point each.
           *[other] { $points } points each.
        }
    }
won-by-nobody =
    { $points ->
        [one] { $players } are level with { $points } point each: a draw.
       *[other] { $players } are level with { $points } points each: a draw.
    }

## Reasons that all games share

why-turn = That is not what is being decided now.

## Options

options = Options
on = on
off = off

## Languages

language = Language
language-fr = French
language-en = English

## Lists and numbers

list =
    .middle = { $before }, { $item }
    .end = { $before } and { $item }
number = { $n }
    .words =
        { $n ->
            [0] zero
            [1] one
            [2] two
            [3] three
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
            [9] nine
            [10] ten
            [11] eleven
            [12] twelve
           *[other] { $n }
        }

## The printed rules (make booklets)

booklet = The rules, in our own words
booklet-brief = In brief
booklet-aid = Player aid
booklet-signs = Signs
