### The command line in English.

## Commands and what may be typed after them

help-edubba = A house of board games: play, simulate, replay and verify.
help-play = Play a game in the terminal, against bots or with others at the same keyboard.
help-simulate = Let bots play many games and sum them up.
help-train = Let bots learn from their own games what things are worth.
help-replay = Step through a recorded game.
help-lesson = Learn a game by playing it.
help-lesson-list = List all lessons.
help-lesson-play = Take a lesson here in the terminal.
help-lesson-check = Replay all lessons against the rules, and look at their words.
help-lesson-name = Name of the lesson, as in the list.
help-lesson-again = Begin it anew, even if you left it in the middle.
lesson-left = To go on from here: edubba lesson play { $game } { $name }
lesson-resumed = You go on where you left off; --again begins anew.
help-verify = Check records: the dice, every move, the scores.
help-bench = Measure how fast Edubba is on this machine.
help-new-game = Write a small complete game as a package of its own, to begin with: rules, engine, texts, skin and tests.
help-new-game-name = The name of the game: a lower-case word
help-into = The folder of the package, which must be empty or new (default: ./NAME)
help-games = List the games, their seats and their options.
help-data = What is printed on the cards: where it comes from, and how to correct it.
help-about = Tell where every printed value comes from.
help-export = Write the standard data to a file, to be corrected there.
help-check = Check whether a corrected file can be used.
help-use = Play with a corrected file from now on.
help-schema = Write the JSON schema of data packs: all places, and what may stand there.
help-new = Write a data pack that changes nothing yet, to be filled in.
help-fill = Name all reconstructed values in it, as they are now; if there are none, those that are not from the rulebook.
help-diff = Show where two data packs differ.
help-diff-pack = A file, the hash of an installed data pack, or standard.
help-diff-other = Another one, to which the first is compared; if none is named, the first is compared to the standard data.
help-play-pack = Play so many games with it as well.
help-about-json = Print everything as JSON, for programs.
help-game = The name of a game, for example: uruk.
help-lang = The language: fr or en. Without it, that of the system.
help-seed = A number that fixes chance; without it, every game is new.
help-option = An option of the game; may be repeated. See: edubba games.
help-file = A file.
help-seats = Who plays, for example { $one } or { $two }. A number means one person and bots.
help-save = Where to save the game. The file must not exist yet.
help-play-data = With which data to play: a file, the hash of an installed data pack, or standard.
help-resume = Go on with a saved game.
help-auto = Answer questions that have only one answer by yourself.
help-seat-count = How many seats.
help-games-count = How many games.
help-train-games = How many games each generation plays.
help-train-generations = How many generations learn from one another.
help-train-seats = How many people sit at the table; if nothing is said, as many as can play, in turn.
help-train-seed = The seed of all games: the same one gives the same weights.
help-train-check = How many fresh seeds to measure the result with.
help-train-out = Where the weights go; the name of the game, if nothing is said. An interrupted training goes on when it is told the same again.
help-workers = How many processes share the work. The result does not depend on it.
help-bots = Who plays: one kind of bot for all seats, or one for each: scribe,pupil.
help-json = Write the results to this file.
help-force = Overwrite a file that exists.
help-seat = See the game from this seat, once it is over.
help-seconds = Seconds for each measure.
help-export-file = The file to write. Without it, to the standard output.
help-standard = Go back to the standard data.

## Mistakes

usage = { $message }. For help: { $command } --help
usage-NoSuchOption = There is no option { $subject }
usage-MissingParameter = { $subject } is missing
usage-BadParameter = { $subject } is not valid: { $reason }
no-file = { $path }: { $reason }
interrupted = interrupted
in-file = { $path }: { $reason }
unknown-player = there is no player { $name }; known: { $known }
bad-name = the name { $name } cannot be used: each name only once, at most { $longest } characters
bad-option-text = { $text } is not an option: write name=value
save-exists = { $path } exists already and is not written over; choose another name, or go on with it: --resume { $path }
resume-alone = with --resume the seats, the seed, the options and the data are those of the saved game
resume-other = { $path } holds a game of { $game }
resume-over = { $path }: this game is over; look at it with: edubba replay { $path }
bots-seats = { $bots } bots do not fill { $seats } seats; name one bot, or one for each seat
export-exists = { $path } exists already and is not written over; choose another name, or say --force
use-what = name a file, or say --standard: edubba data use { $game } FILE
error-no-terms = { $name } does not say what its positions consist of, so nothing can be learned of it
error-no-training = { $path } is not the work of a training: remove it to begin anew
error-other-training = { $path } is the work of another training: remove it, or train as planned there
no-seat = there is no seat { $seat }: the game has { $seats }
bad-pack = This data pack cannot be used:

## Playing

welcome = { $game }. The dice are sealed: { $commitment }… Type h for help.
person = Player { $number }
thinking = { $player } is thinking …
keys = number = choose · u undo · r restart turn · { $why } why not · a advice · c cards · s scores · l log · h help · q save and quit · (•) cannot be taken back · (!) gives something away
play-help =
    Type the number of a choice, or one of these letters:
      u   take back your last choice
      r   take back all that can be taken back
      { $why }   what is not possible now, and why
      a   the coach: the three best moves, and why
      c   what the cards in sight do
      s   the score sheet
      l   all that happened
      q   save the game and quit
    A choice marked • brings something hidden to light: it cannot be taken back.
    Nor can what lies before somebody else’s decision.
    One marked ! gives something away for nothing: actions left, discs, a free card.
coach-thinking = The coach is thinking…
coach-between-people = Between people the coach keeps silent.
coach-chance = { $percent }% chance to win.
picks =
    { $count ->
        [0] Pick in any order, several at once if you like: 3 1 1
       *[other] Picked: { $made }
    }
picks-refused = These do not go together; pick others, or take some back with u.
no-such-choice = “{ $text }” is no choice: type a number from 1 to { $count }, or h for help.
nothing-refused = Nothing to explain here.
log-empty = Nothing has happened yet.
last-look = Enter: done · u: take it back >{ " " }
curtain = The keyboard goes to { $player }. The others look away.
press-enter = Enter >{ " " }
left = Saved: { $path }. To go on: edubba play { $game } --resume { $path }
record-kept = The game is kept in { $path }. Anybody can check it: edubba verify { $path }
pack-notice = Played with the data pack { $pack }, not with the standard data.
pack-notice-named = Played with the data pack “{ $title }” ({ $pack }), not with the standard data.
version-notice = Played by version { $version } of the rules, with which it was begun; new games play version { $newest }.
place = Place
ordinal =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }

## Verifying

wrong = WRONG
verified = { $path }: { $game } { $version }, { $seats } seats, { $moves } moves. Dice, legality, checks and scores ({ $scores }) are right.
verified-running = { $path }: { $game } { $version }, { $seats } seats, { $moves } moves, not over yet. Dice, legality and checks are right.
verified-other-version = New games are played by version { $ours } of the rules.
verified-takebacks = { $count ->
    [one] One turn was taken back.
   *[other] { $count } turns were taken back.
}

## Replaying

reviewing = Review
help-review = Look back at a finished game with the coach: everybody’s chances, where it turned, what would have been better.
review-running = this game is not over; only what has been played can be reviewed
review-player = Player
review-chances = Chances to win, from beginning to end
review-accuracy = Accuracy
review-percent = { $percent }%
review-turning =
    { $count ->
        [0] No single turn decided this game.
        [one] The turning point:
       *[other] The turning points:
    }
review-point = Move { $move }, { $player }: { $percent } points of chance given away
review-played = Played: { $moves }
review-better = Better: { $moves }
review-replay = To go there: edubba replay { $path }, then g { $move }

replay-prompt = n next · p previous · g NUMBER go to · v SEAT point of view · q quit >{ " " }
replay-help = n (or Enter), p, g with a number from 0 to { $last }, v with a seat from 1 to { $seats } or v - for a spectator, q.
replay-start = Before the first of { $last } moves
replay-at = Move { $move } of { $last }: { $player }
replay-end = There is nothing there: the moves go from 0 to { $last }.
replay-running = while a game is running, its record can only be seen as a spectator

## Simulating

simulating = Playing
training = Learning
train-resumed = An earlier training goes on: { $done } of { $whole } games are played.
train-kept = { $done } of { $whole } games are kept in { $path }: the same command goes on from there.
train-generation = { $done } of { $whole } games played.
train-written = The weights are in { $path }
train-check = On fresh seeds they win { $rate } % of { $games } games against the game’s own advice (95 %: { $low } to { $high }).
train-check-alone = On fresh seeds they win { $rate } % of { $games } games against the automaton (95 %: { $low } to { $high }), the game’s own advice { $plain } %.
train-term = What is counted
train-first = Worth at first
train-last = At the end
simulated =
    { $games ->
        [1] 1 game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }
decisions = Decisions
scores = Scores
winning-score = Winning score
spread-mean = mean
spread-sd = spread
spread-least = least
spread-median = median
spread-most = most
turn-order = Turn order
bots = Bots
games-played = games
mean-score = mean score
won-share = won
per-game = per game

## Games and data

game-line = { $seats } seats, version { $version }
new-game-name = “{ $name }” is no name for a game: it takes a lower-case word of a–z, 0–9 and _ with at least { $shortest } letters and at most { $longest } characters, and no keyword of Python
new-game-taken = there is a game { $name } already
new-game-reserved = { $name } is the name of something else in Python or in Edubba; choose another one
new-game-folder = { $path } exists and is not empty; choose another folder with --into
new-game-done =
    { $path } holds a small game that can be played. Now:
      pip install --editable { $path }
      edubba play { $name }
    Its README.md says what lies where.
game-origin = , from the package { $origin }
game-left-out = cannot be played, from the package { $origin }
option-values = { $allowed } (default { $default })
data-group = Values by group
pack-standard = { $game } is played with the standard data ({ $pack }).
pack-changes =
    { $count ->
        [1] The data pack { $pack } changes one value of { $game }:
       *[other] The data pack { $pack } changes { $count } values of { $game }:
    }
pack-installed = Installed: { $pack }
pack-good = { $path } can be used.
pack-in-use = It is used from now on. To go back: edubba data use … --standard
pack-title = “{ $title }”, by { $author }
pack-played =
    { $count ->
        [1] One game was played with it, without trouble.
       *[other] { $count } games were played with it, without trouble.
    }
pack-differences =
    { $count ->
        [0] { $one } and { $other } are the same.
        [1] { $one } and { $other } differ in one value:
       *[other] { $one } and { $other } differ in { $count } values:
    }
schema-written = Written: { $path }. An editor that knows JSON schemas completes data packs of { $game } with it.
data-correctable = correctable
about-values = { $count } printed values: { $rulebook } from the rulebook, { $reference } from references, { $knowledge } from knowledge of the game, { $reconstructed } reconstructed.
about-correctable =
    { $reconstructed ->
        [0] Nothing had to be reconstructed.{ $others ->
            [0] { "" }
            [1] { " " }A data pack can correct the value that is not from the rulebook.
           *[other] { " " }A data pack can correct { $others } values that are not from the rulebook.
        }
       *[other] A data pack can correct { $correctable } of the { $reconstructed } reconstructed values; { $fixed ->
            [0] none of them is fixed.
            [1] one of them is fixed.
           *[other] { $fixed } of them are fixed.
        }
    }
about-because = { $what }: { $why }
about-places = { $places } ({ $count })
about-confidence = , confidence { $confidence }
about-sure = { $count } of { $confidence } confidence
about-english-only = see components.json
about-fixed = What cannot be corrected
about-untyped = cannot be corrected in this version
confidence-high = high
confidence-medium = medium
confidence-low = low
exported = Written: { $path }. Correct it, then: edubba data use { $game } { $path }
source-rulebook = stated in the rules text
    .name = rulebook
source-reference = public material
    .name = reference
source-knowledge = general knowledge of the game
    .name = knowledge
source-reconstructed = chosen by us, consistent with all known facts
    .name = reconstructed

## Measuring

bench-subject = Game
bench-measure = What
bench-rate = per second
bench-running = Measuring …
bench-no-librt = librt is not used ({ $reason }): features and values are slower than they could be. `pip install librt` brings it.
bench-not-compiled = This Edubba is compiled, but runs as plain Python, because it needs librt 0.16 or later ({ $reason }). With `pip install 'librt>=0.16'` it is about ten times as fast.
measure-playout = decisions of random games
measure-loop = decisions, asked from Python
measure-clone = copies of a position
measure-replay = games replayed from a record
measure-search = iterations of the search
measure-greedy = decisions of the greedy player
measure-features = positions as features
