### Words of the table in the browser. The words of a game are its own: they come from the server.

name = English
edubba = Edubba
tagline = Five board games, in a house of tablets
welcome = Pick a game, invite friends or play against the house. No account needed.
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
none-yet = No game is running. Choose a cover above to open one.
your-turn = Your turn
their-turn = { $name } to play
waiting = Waiting for players
over = Finished
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
    .random = Apprentice (random)
    .greedy = Scribe (quick)
    .search = Sage (thinks ahead)
against = Against { $name }
strength = Strength
thinks = Thinking time
seconds = { $n } s
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
    [one] { $n } printed value is reconstructed: its picture was not available to us.
   *[other] { $n } printed values are reconstructed: their pictures were not available to us.
}
my-box = My box
to-the-box = Compare with my box
create = Open the table
invite = Invite: send this link to a friend
copy = Copy the link
copied = Copied
take-seat = Sit down here
join-title = There is a free seat at this table
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
confirm = Ask before what ends the turn or cannot be undone
rules = Rules
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
undo = Undo
restart = Restart turn
clear = Clear the selection
fold = Look beneath, or come back to the question
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
not-now = This is not part of the question now asked.
not-asked = It is not your turn.
why-not = Not now
undo-none = Nothing can be taken back: somebody else has decided since, or something hidden came to light.
rule = Rule
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
tale = Follow the automa’s turn
automa = The turn of an automa
pace =
    .slow = Line by line
    .step = Step by step
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
i-am = I am { $name }: lift the cloth

## The end and the replay

result = The tablets are counted
wins = { $many ->
    [yes] { $names } share the victory
    [draw] { $names } are level: a draw
   *[no] { $names } wins
}
rank = Rank
player = Player
total = Total
breakdown = Where the points come from
replay = Replay
rematch = Rematch
join-rematch = Join the rematch
see-table = Look at the table
see-result = Show the result
fair = Fair dice
fair-why = Before the first move the host published a seal of the secret that fixed every draw. Now the secret is open: anybody can check that it fits the seal and that the record follows from it.
seal = Seal
secret = Secret
record = Record of the game
move = Move { $n } of { $of }
previous = Back one move
next = On one move
play-on = Play by itself
stop = Stop
back-to-table = Back to the table
gone = This table does not exist, or is not open to you.
