### Words of the workshop "My box". The words of a game are its own: they come with its box.

my-box-of = My box: { $game }
intro = Everything printed in the box, as Edubba knows it. What was on pictures only is reconstructed: look it up in your own box, confirm it or correct it, and play with it.
none-to-confirm = Nothing is reconstructed in this game.
progress = { $n } of { $of } reconstructed values looked up
progress-short = { $n } of { $of }
groups = Parts of the box
group = Part of the box
show = Show
shows =
    .all = Everything
    .todo = To be looked up
    .mine = Corrected by me
source =
    .rulebook = Rulebook
    .reference = Public source
    .knowledge = Common knowledge
    .reconstructed = Reconstructed
sure =
    .high = quite sure
    .medium = fairly sure
    .low = a guess
state =
    .open = not looked up yet
    .confirmed = confirmed
    .corrected = corrected
why-it = Where this comes from: { $name }
fixed = Cannot be changed
confirm = Confirm
confirm-it = Confirm: { $name }
confirm-all = Confirm all { $n } here
confirm-rest = Confirm the other { $n }
correct = correct it
reset = As shipped
was = Shipped: { $value }
nothing = nothing
yes = yes
no = no
nothing-here = Nothing here fits this filter.
next-group = Next: { $name }
undo = Undo
redo = Redo
along = Changed with it: { $names }
problems =
    { $n ->
        [one] One contradiction to settle
       *[other] { $n } contradictions to settle
    }
at-place = { $place }:
go-there = Show it
playable = These data can be played with.
unchanged = Nothing differs from the standard data yet.
checking = Checking…
add-entry = Add
remove-entry = Remove { $name }
entry = Entry { $n }
earlier = Move forward
from-to = { $low } to { $high }
has-value = Present
kind-of = Kind
draw-shape = Draw the shape: click cells of the grid
no-such-shape = No tile of this kind can have this shape.
shapes = Possible shapes
paint = Paint
look-tool = Choose a cell
paint-tool = Choose a paint, then click or drag over the cells. With the keyboard: arrows and Enter.
look-tool-how = Click a cell to see and correct it.
empty-paint = Empty
paint-of = { $field }: { $value }
cell = Cell { $name }: { $value }
board = Board: { $name }
packs = My data
saved = Saved
kept-here = Kept in this browser
save = Save
save-new = Save as new
title = Title
author = Author
note = Note
title-hint = French edition of 2019
to-file = Save as a file
from-file = Load a file
compare = Compare
compare-with = Compare with
standard = Standard data
this-draft = What is open here
places-differ =
    { $n ->
        [0] No value differs.
        [one] One value differs.
       *[other] { $n } values differ.
    }
search = Search
delete = Delete
delete-sure = Delete “{ $title }”? Tables that play with it keep their data.
delete-yes = Delete it
delete-no = Keep it
open-pack = Open
new-pack = Begin anew
new-sure = What is open here is not saved. Leave it?
new-yes = Leave it
untitled = Untitled
changed-n =
    { $n ->
        [one] one correction
       *[other] { $n } corrections
    }
confirmed-n = { $n } looked up
not-playable = cannot be played with yet
open-table = Play with these data
open-table-not = First settle what contradicts itself.
no-packs = Nothing is saved here yet.
kept-packs = Saved
file-too-large = { $name } is larger than 1 MB: this is no file with the data of a box.
more-problems = and { $n } more
saving = Saving…
