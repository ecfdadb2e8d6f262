### What a table says.

## People

guest-name = { $name } of { $place }
vacant = Free seat
stand-in = { $name } (bot)

## Refusals

nonsense = That makes no sense here.
no-guest = Your guest card is missing or not from this house. Reload the page.
forbidden = That is not allowed.
nothing-here = There is nothing here.
not-done-here = That cannot be done here.
too-fast = Too fast. Take a breath and try again.
broken = Something broke on our side. Nothing was changed.
no-csrf = This request does not come from the page of this house. Reload the page.
bad-name = A name has 1 to { $longest } visible characters.
bad-language = There are no words in this language.
unknown-table = There is no table here. Perhaps the link is incomplete.
unknown-seat = There is no such seat at this table.
table-full = All seats of this table are taken.
seat-taken = Somebody sits there already.
too-many-tables = You have { $most } unfinished tables. Finish one first.
not-over = The game is still going on.
others-here = Somebody else plays here, too: a file of this game would tell what is hidden. There is one when it is over.
bad-file = This file cannot be opened as a game: { $reason }
file-no-game = it is none of Edubba
file-a-pack = it is a data pack; it is opened in “My box” of its game
already-over = The game is over.
last-person = Nobody else sits here. Give up, or delete the table if it has not begun.
others-play-on = Others want to play on. Leave the table instead: a bot takes your seat.
dealing = The cards are being dealt. Leave as soon as the game has begun.
not-deletable = Only finished tables can be deleted, and those of your own that have not begun.
not-seated = You do not sit at this table.
not-your-seat = This is not your seat.
one-me = You can take one seat; the others on this device are "same device".
no-automa = Only a table for one has an opponent who plays by the rules of the game itself, and not in every game.
unknown-bot = There is no such bot; known: { $known }.
bad-seconds = A bot may think for { $least } to { $most } seconds.
unknown-move = There is no such moment in this game.
broken-table = This table cannot be opened: its moves do not fit the rules that are installed here.
no-box = There is nothing to correct in { $game }: its box is not described value by value.
bad-pack = These data cannot be used:
unknown-pack = There is no such data pack of yours.
other-game = This data pack is for { $game } and stays so.
unknown-data = There are no data { $pack } of { $game } here.
too-many-packs = You have { $most } data packs here. Delete one first; a file keeps it.
pack-changed = This data pack was changed elsewhere in the meantime. Load it again, or save yours as a new one.
packs-full = This server keeps no more data packs for { $game }. Play with one that is in use here, or ask whoever runs it.
busy = That was a lot at once. Try again in a moment.
older-rules = This game goes on by version { $version } of the rules, with which it was begun. New tables play version { $newest }.
other-version = This game of { $game } was begun with version { $theirs } of its rules; the versions known here are { $known }. It is kept as it is: to play on, start the version of Edubba with which it was begun.
missing-pack = This game of { $game } is played with the data pack { $pack }, which is not here; get its file and run: edubba data use { $game } FILE
not-dealt = Nothing has been dealt here yet.
dice-fixed = All numbers for the dice are fixed already.
dice-not-asked = No number for the dice is wanted from you now.
other-number = This is not the number that you have fixed.
nobody-asks = Nobody wants to take a turn back now.
hint-in-lesson = In a lesson, it is the lesson that advises you.
hint-not-asked = The coach answers when it is for you to decide.
hint-between-people = Between people the coach keeps silent, unless all agree.
no-review = The coach could not look back at this game.
stale = The table has changed in the meantime.
not-json = This message cannot be understood.
too-large = This message is too large.
not-stored = Your move could not be stored and did not happen. Perhaps there is no room left.
page-not-stored = This browser could not keep that, and it did not happen. Perhaps its storage is full: delete finished games, or save them as files.
error-unknown-game = There is no game { $name }; known: { $known }.
error-game-left-out = The game { $name } is installed here, but cannot be played; the server’s log says why.
error-bad-seats = { $game } is for { $counts } seats, not for { $seats }.
error-bad-value = Option { $name } cannot be { $value }; allowed: { $allowed }.
error-unknown-option = There is no option { $name }; this game has: { $known }.
error-option-seats = Option { $name } is for { $counts } seats, not for { $seats }.
error-no-turn-to-take-back = You have taken no turn yet that could be taken back.
error-nothing-to-undo = Nothing can be taken back: somebody else has decided since, or something hidden came to light.

# Lessons

unknown-example = There is no example “{ $name }” of { $game }.
unknown-lesson = There is no lesson “{ $name }” of { $game }.
no-lesson = There is no lesson at this table.
lesson-else = Not yet, and nothing has changed. The lesson asks for this now: { $what }.
lesson-other = That is possible, too, but the lesson would like to show you something else first. Nothing has changed.
lesson-read = One moment: first read on in the lesson. Nothing has changed.
lesson-done = The lesson is over. In a game of your own you can do that.
lesson-changed = This lesson has changed since you began it. Begin it again: it will not take long.
lesson-begins-anew = This lesson has changed since you left it, so it begins anew.
