### What the server says.

## Starting

help-serve = Open tables in the browser: play here, with friends on the network and against bots
help-host = Address to listen on; 0.0.0.0 lets others on the network in
help-port = Port to listen on; EDUBBA_PORT says the same
help-no-browser = Do not open the browser; EDUBBA_NO_BROWSER=1 says the same
serving = Edubba is open at { $address } – Ctrl+C closes it
port-taken = port { $port } of { $host } cannot be used ({ $reason }); choose another one with --port or EDUBBA_PORT
port-moved = port { $taken } is taken; the table is on port { $port } instead
bad-port = EDUBBA_PORT should be a number from 0 to 65535, not { $value }
newer-data = the tables in { $path } were written by a newer version of Edubba; update it
no-client = The web client has not been built. The tables themselves are here, under /api.
