### Words of the table in the browser. The words of a game are its own: they come from the server.

name = English
edubba = Edubba
tagline = Five board games, in a house of tablets
welcome = Pick a game, invite friends or play against the house. No account needed.
welcome-alone = Pick a game, and play it together on this device or against the house. No account needed, and nothing leaves the device.
loading = Loading…
is-here = here
is-awaited = awaited
gathering = The game begins when everybody is here.
failed = That did not work:
close = Close
back = Back to the start page
skip = Skip to the table

## The start page

games = Games
soon = Being carved
play = Play
seats-range = { $a }–{ $b } players
seats-only = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
mine = Your games
all-games = All { $n } games
none-yet = No game is running. Choose a game to open one.
your-turn = Your turn
their-turn = { $name } to play
waiting = Waiting for players
over = Finished
you-won = You won
you-share = You share the victory
you-tie = A draw, nobody wins
won-by = { $name } won
given-up = { $names } gave up. { $winners } won.
exits-of = Leave or delete: { $game }
exit =
    .leave = Leave the table
    .resign = Give up
    .delete = Delete
exit-why =
    .leave = A bot takes your seat and plays on under your name. You cannot come back, but you may watch.
    .leaveNew = Your seat is free again for somebody else.
    .resign = The game ends now and counts as lost for you.
    .deleteOver = The table goes off your list, with its replay. Others keep it.
    .deleteNew = The table goes away, also for those who have sat down.
keep = Back
minutes = { $a }–{ $b } min
weights =
    .w1 = very light
    .w2 = light
    .w3 = medium
    .w4 = heavy
    .w5 = very heavy
weight-of = How much there is to learn: { $n } of 5
start-here = New here? Start with this one
first-game = My first game: settings to learn by
first-game-begins = You move first.
first-game-as = { $option }: { $value }.
open = Open
cover-title =
    .uruk = Uruk
    .ginkgopolis = Ginkgopolis
    .teotihuacan = Teotihuacan
    .tabannusi = Tabannusi
    .wayfarers = Wayfarers
cover-line =
    .uruk = Invent, settle, and keep the gods in good humour.
    .ginkgopolis = Build upwards in a city that grows with the trees.
    .teotihuacan = Lay out a city, quarter by quarter, around its great pyramid.
    .tabannusi = Districts, ships and gardens between two rivers.
    .wayfarers = Charts of land, sea and sky, one journey long.

## A new table

new-table = New table
new-table-of = New table of { $game }
how-many = Players
seat = Seat { $n }
who =
    .me = You
    .device = Same device
    .friend = Friend by link
    .bot = Bot
    .automa = Automa
bots =
    .pupil = 1 · Pupil
    .apprentice = 2 · Apprentice
    .scribe = 3 · Scribe
    .master = 4 · Master
    .sage = 5 · Sage
characters =
    .pupil = Learns as you do, and overlooks things. For a first game.
    .apprentice = Plays sensible turns, rarely looks at yours.
    .scribe = Plans whole turns and thinks of your reply.
    .master = Weighs many plans against what you may answer. Hard to beat.
    .sage = Misses next to nothing, and takes a moment to think.
against = Against { $name }
strength = Strength
options = Options
played-with = Data: { $data }
played-with-choice = Data
standard-data = Standard data
data-standard = standard
data-named = “{ $title }” ({ $hash })
data-nameless = data pack { $hash }
data-used = In use on this server: { $data }
data-mine = My data packs
data-untitled = Untitled
data-unfinished = { $title } – not finished
reconstructed = { $n ->
    [one] { $n } printed value is reconstructed ({ $parts }), for want of a picture of the original.
   *[other] { $n } printed values are reconstructed ({ $parts }), for want of pictures of the original.
}
my-box = My box
to-the-box = Compare with my box
create = Open the table
invite = Invite: send this link to a friend
invite-alone = Only this computer can open this link. To let others in, stop Edubba and start it with:
invite-near = Everybody on your network can open it. From further away it takes a public address.
share = Share
share-text = { $game } on Edubba: come and play!
qr = Scan with a phone
copy = Copy the link
copied = Copied
take-seat = Sit down here
join-title = There is a free seat at this table
invited-by = { $name } invites you to play { $game }
invited = You are invited to play { $game }
table-of = A table of { $game }
all-seated = All seats are taken. You can watch as soon as the game begins.
rules-meanwhile = The rules, while you wait
watch = Just watch

## Menu and preferences

your-name = Your name
save = Save
menu = Menu
theme = Theme
themes =
    .auto = As the system
    .light = Light
    .dark = Dark
language = Language
sound = Sounds
slips = Ask before something is given away for nothing
confirm = Ask before what ends the turn or cannot be undone
rules = Rules
aid = Player aid
aids = Offer to explain what I can do and what was done
help-now = What now?
what-can-i-do = What can I do, and why would I?
my-last-turn = What I did last
example-open = Open on the table
key-short = Signs
rules-full = The rules in full, as published
rules-brief = In brief
rules-search = Search the rules and the cards
rules-none = Nothing found.
rules-cards = Cards and pieces
rules-refused = What is refused, and why
keys = Keys
keys-list =
    .arrows = Arrows: move over the table
    .enter = Enter: choose
    .escape = Esc: clear the selection
    .undo = U: undo; Shift+U: restart the turn
    .numbers = 1–9: take the choice of that number
    .turn = R, F: turn or flip the piece in hand
    .choices = C: go to the choices; L: go to the log
    .reference = H: the rules; K: the key of signs; A: the player aid; “?”: what can I do

## The table

tabs =
    .cards = Cards
    .board = Board
    .mine = Mine
    .players = Players
    .log = Log
leads = { $name } has the most
new-choices = { $n ->
    [one] { $n } choice here
   *[other] { $n } choices here
}
hint = Ask the coach
undo = Undo
restart = Restart turn
takeback = Take the whole turn back
takeback-ask = Ask the others to let you take the turn back
plea-yours = { $name } would like to take a turn back. All must agree.
plea-mine = Waiting for { $names } to agree that you take your turn back.
agree = Agree
refuse = Do not agree
withdraw = Never mind
taken-back = { $n ->
    [one] One turn was taken back on the way.
   *[other] { $n } turns were taken back on the way.
}
only-answer = The only possible answer was given for you: { $answer }
choose-next = Choose what comes next among what is lit.
clear = Clear the selection
fold = Look beneath, or come back to the question
go-on = Go on playing
confirm-it = Confirm
choices = Choices
choices-left = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
ends-turn = ends your turn
ends-game = ends the game
news = reveals something: cannot be undone
no-choices = Nothing to choose now.
log = Log
log-empty = Nothing has happened yet.
since = Since your last turn
players = Players
to-act = to play
choosing = choosing
first = first player
sealed = sealed
you = you
away = away
points = points
hidden = Face down
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
empty = empty
level = level { $n }
owned-by = of { $name }
can-choose = can be chosen
is-chosen = chosen
just-moved = just played by { $name }
why-not = Not now
undo-none = Nothing can be taken back: somebody else has decided since, or something hidden came to light.
area-of = Area of { $name }
spectator = You are watching.
less = Less
more = More
less-of = One less: { $what }
more-of = One more: { $what }
bid = Say { $n }
turn-piece = Turn
flip-piece = Flip
fit = Show everything
zoom-in = Closer
zoom-out = Further away
map-of = { $name }: move with the arrow keys or by dragging
districts = Districts
worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sheet = Score sheet
sheet-why = If the game ended now. What rests on hidden things is counted at the end.
score-of = { $name }: { $n }
brings =
    .cost = Costs
    .gain = Brings
    .later = Per scoring
    .other = Others
tale = What the others did
tell-again = Show what the others did
to-now = Back to the game
pace =
    .slow = At an easy pace
    .step = When I say so
    .instant = At once
walk = Walk through the final scoring
step-back = Previous
step-on = Next
in-place = { $name }: { $n }

## Payments in any order

picked = { $n } of { $of } chosen.
picked-any = { $n } chosen.
pay = Confirm
picked-worth = { $n } chosen, worth { $worth }.
pay-one-by-one = Any order will do.

## The connection and the device

lost = The connection is lost. Trying again…
retry = Try now
back-again = You are connected again.
curtain = Pass the device to { $name }
curtain-why = The cards are covered so that nobody sees a hand that is not theirs.
kept-seat = A bot plays on for you.
seat-back = Take my seat back
i-am = I am { $name }: lift the cloth

## The end and the replay

result = The tablets are counted
wins = { $how ->
    [shared] { $names } share the victory
    [drawn] { $names } are level: a draw
   *[won] { $names } wins
}
player = Player
total = Total
breakdown = Where the points come from
replay = Replay
review = Review with the coach
rematch = Rematch
join-rematch = Join the rematch
see-table = Look at the table
see-result = Show the result
fair = Fair dice
fair-why = Before the first move the host published a seal of the secret that fixed every draw. Now the secret is open: anybody can check that it fits the seal and that the record follows from it.
seal = Seal
secret = Secret
record = Record of the game
save-file = Save as a file
open-file = Open a game from a file
drop-file = Drop the file: the game opens
no-file = This cannot be read as a file: perhaps it is a folder, or it has been moved.
move = Move { $n } of { $of }
previous = Back one move
next = On one move
turn-before = Back one turn
turn-after = On one turn
link-moment = Copy a link to this moment
graph = Points over the game. Click to go there.
play-on = Play by itself
stop = Stop
back-to-table = Back to the table
gone = This table does not exist, or is not open to you.

## Explaining

others-decide = { $names } must decide first.
no-more = No more of these can be taken now.
not-with = This does not go with what you have chosen; clear the selection to choose it.
not-now = Something else is asked: { $prompt }
rule-of = Rule { $rule }
rules-at = What rule { $rule } says
key-of-signs = Key of signs
key-here = On the table now
key-elsewhere = All others
key-search = Search the signs
press-hint = Press and hold anything on the table to learn what it is and what it does.
press-hint-done = Got it
log-earlier = { $n ->
    [one] One earlier line
   *[other] { $n } earlier lines
}
log-fold = Only the last turn

## Lessons

learn = Learn
learn-of = Learn { $game }
lesson-free = Your choice: do what seems best to you.
lesson-next = Go on
lesson-again = Begin again
lesson-full = Go on with a full game
lesson-leave = Back to the start page
lesson-fold = Fold the lesson
lesson-unfold = Show the lesson
lesson-here = The lesson speaks of something here
