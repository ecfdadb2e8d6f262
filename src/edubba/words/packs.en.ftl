### What can be wrong with a data pack. In English it is said where it is found; `{ $place }` comes first, if there is one.
