### What the server says.

## Starting

help-serve = Open tables in the browser: play here, with friends on the network and against bots
help-host = Address to listen on; 0.0.0.0 lets others on the network in
help-port = Port to listen on; EDUBBA_PORT says the same
help-no-browser = Do not open the browser; EDUBBA_NO_BROWSER=1 says the same
help-accept-loss = Start although the file with the latest moves is missing
help-allow-host = A name by which the server may be called, for example table.example.org or *.example.org; may be repeated
help-public = The address that invitations carry, for example https://table.example.org; usually the one on the network
help-proxy = Address of a reverse proxy whose word is taken for the address of its clients; may be repeated
help-bot-workers = Processes in which searching bots think
help-tables = Unfinished tables that a guest may have
help-connections = Connections that may be open at once
help-token = Print the token that lets a bot of this name play as a client of this server (docs/laboratory.md)
help-token-bot = What the bot is called: letters, digits, - and _
serving = Edubba is open at { $address } – Ctrl+C closes it
serving-others = Others reach it at { $address }
port-taken = port { $port } of { $host } cannot be used ({ $reason }); choose another one with --port or EDUBBA_PORT
port-moved = port { $taken } is taken; the table is on port { $port } instead
bad-port = EDUBBA_PORT should be a number from 0 to 65535, not { $value }
bad-public = the public address should look like https://table.example.org, not { $value }
folder-unusable = the data folder cannot be used: { $path } ({ $reason }); make room or mend its rights, or choose another one with XDG_DATA_HOME
folder-locked = another Edubba (process { $process }) has the data folder { $path } open; stop it first, or choose another folder with XDG_DATA_HOME
no-database = { $path } is no database of Edubba; move it away, or choose another folder with XDG_DATA_HOME
moves-missing = { $path } was not closed properly and { $beside }, which holds its latest moves, is missing; put it back beside it, restore a backup, or start without those moves: edubba serve --accept-loss
bad-key = { $path } is damaged ({ $length } bytes); put it back from a backup, or delete it: then everybody comes as a new guest and loses his seats
newer-data = the tables in { $path } were written by a newer version of Edubba; update it
no-client = The web client has not been built. The tables themselves are here, under /api.

## Backups

help-backup = Write everything that is kept (tables, guests, key, data packs) to one file; the server may go on meanwhile
help-restore = Put back what is in a backup
help-backup-file = The file of the backup
help-restore-force = Go on although there are tables already; they are kept beside, as *.before-restore
backup-done = Written: { $path } ({ $size } kB). Whoever has it can open all tables and cookies: keep it safe.
restore-done = Restored from { $path }: what was kept on { $when }.
backup-exists = { $path } exists already and is not written over; choose another name, or say --force
nothing-kept = there is nothing to back up in { $path }
folder-not-empty = there are tables in { $path } already; say --force to put them aside and go on
no-backup = { $path } is no backup of Edubba
damaged-backup = { $path } is damaged: not all of it is what was written
newer-backup = { $path } was written by a newer version of Edubba ({ $version }); update Edubba first

## Refusals

no-token = this needs a token of this server. Whoever runs it makes one: edubba token NAME
no-bot = no bot called { $name } is connected to this server
bad-bot = a bot’s name has 1 to 40 letters, digits, - or _, not { $name }
foreign-host = This server does not answer to the name { $host }. Whoever runs it can allow it: edubba serve --allow-host { $host }
