### What can be wrong with the record of a game. In English it is said where it is found.
