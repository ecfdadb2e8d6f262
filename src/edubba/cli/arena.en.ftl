### The arena and the data sets on the command line, in English.

## Commands and what may be typed after them

help-arena = Let players of any origin meet: bots, Python classes, programs. With intervals, ratings and a report.
help-arena-match = One player among others of one kind, at every seat in turn, until it is clear who wins more.
help-arena-ladder = Each player against the one named before; without names, the five levels.
help-arena-tournament = All tables that can be made of these players, with ratings.
help-arena-balance = Equals among themselves: what a seat, the first turn, a card or an option is worth.
help-arena-report = Write the report of a folder anew, in another language for example.
help-arena-player = A bot, a Python class (module:Class), a program that speaks JSON lines (exec:COMMAND), or a bot on a running server (client:NAME@ADDRESS).
help-arena-other = The same, or automa: the official opponent of a game for one.
help-arena-equals = Who sits at all seats.
help-arena-counts = A number of seats; may be repeated. Without it, all that the game has.
help-arena-games = How many games of each pairing at most, rounded up to whole seeds.
help-arena-limit = Seconds that a class or a program has for a decision.
help-arena-bar = The share of victories that is to be beaten; without it, an even one.
help-arena-sure = How often a pairing may be called decided in error; 0 plays all games.
help-arena-vary = An option of the game: play with each of its values.
help-arena-out = The folder of the results. A run that was interrupted goes on there (default: ./GAME-COMMAND).
help-arena-ray = Play on this Ray cluster instead; local starts one here.
help-arena-join = Let a player wait on a running server for games that an arena asks for, as client:NAME@ADDRESS.
help-arena-address = The address of the server, as a browser shows it.
help-arena-token = What the server lets this bot in by: edubba token NAME, on that machine. Better in EDUBBA_TOKEN than typed.
help-arena-join-games = End after so many games; 0: when interrupted.
help-arena-folder = A folder with results.
help-dataset = Write positions of self-play with features, legal actions, the action taken and what came of it.
help-dataset-out = The file: .npz for NumPy, .jsonl for lines of JSON.
help-dataset-explore = How often dice decide instead, so that more of the game is seen.

## Results

arena-resumed =
    { $games ->
        [1] An earlier run goes on: 1 game is there.
       *[other] An earlier run goes on: { $games } games are there.
    }
arena-kept =
    { $games ->
        [1] 1 game is kept in { $path }: the same command goes on from there.
       *[other] { $games } games are kept in { $path }: the same command goes on from there.
    }
arena-waiting = Waiting at { $address } for games; Ctrl+C ends it.
arena-joined = A game of { $game }, seat { $seat } of { $seats }
arena-written = The report is in { $path }
arena-games =
    { $games ->
        [1] 1 game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }
arena-player = Player
arena-meeting = Pairing
arena-interval = 95 %
arena-rating = rating
arena-verdict = first of them
arena-decided =
    { $verdict ->
        [1] stronger
        [-1] weaker
       *[other] open
    }
arena-faults = { $player } lost decisions: { $kinds } ({ $note }). Dice took them instead.
arena-fault-crash = { $count } by a crash
arena-fault-hang = { $count } by being late
arena-fault-illegal = { $count } by an illegal answer
arena-fault-flood = { $count } by talking without end
arena-fault-absent = { $count } after three failures in one game
arena-fault-died = { $count } because its process ended
dataset-written = { $positions } positions of { $games } games, seed { $seed }, are in { $path }
