### The report of an arena, in English.

title-match = { $game }: a match
title-ladder = { $game }: a ladder
title-tournament = { $game }: a tournament
title-balance = { $game }: is it balanced?
about = { $games ->
        [0] No game has been played yet; seed { $seed }, version { $version } of the rules, data { $data }.
        [1] 1 game, seed { $seed }, version { $version } of the rules, data { $data }.
       *[other] { $games } games, seed { $seed }, version { $version } of the rules, data { $data }.
    }
agreed-options = Agreed on: { $options }
automa = official opponent
games =
    { $games ->
        [1] 1 game
       *[other] { $games } games
    }
seen = { $seen }×
ratings = Ratings
    .about = OpenSkill; 25 is where everybody begins. The bars are two sigma on each side.
shares = Victories
    .about = The share of games won, with Wilson’s 95 % interval; a shared victory counts in parts.
pairings = Pairings
    .about = What the first named won. The dashed line is the share that it is held to.
verdict =
    { $verdict ->
        [1] { $meeting }: the first is stronger.
        [-1] { $meeting }: the first is weaker.
       *[other] { $meeting }: nobody knows yet.
    }
faults = { $player } lost decisions: { $kinds } ({ $note }). Dice took them instead.
fault-crash = { $count } by a crash
fault-hang = { $count } by being late
fault-illegal = { $count } by an illegal answer
fault-flood = { $count } by talking without end
fault-absent = { $count } after three failures in one game
fault-died = { $count } because its process ended
scores = Points
    .about = How often each score came.
seats = Seats
    .about = What each seat won. The dashed line would be even.
seats-one = Seat { $number }
turns = Turn order
    .about = What it is worth to begin: victories by the place in the turn order.
turns-one =
    { $number ->
        [1] 1st to play
        [2] 2nd to play
        [3] 3rd to play
       *[other] { $number }th to play
    }
places = A table of { $count }
lengths = Length
    .about = How long games were.
decisions = Decisions
effects = What goes with winning
    .about = Percentage points by which those who did or had this won more than the same player usually does there. It goes with winning; whether it is the cause, these numbers do not tell. Out of what was seen often enough, the clearest are shown.
openings = Openings
actions = Actions
