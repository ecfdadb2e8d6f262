### Words of the page without a server: how far it is, what it keeps, and what it cannot do.

loading = Getting the games ready: { $here } of { $total } MB
starting = Getting the games ready…
broken = The games cannot be started here: { $why }
too-old = This browser cannot run the games: it lacks WebAssembly or module workers. Any browser of the last years can.
unreachable = The games could not be fetched. Check the connection and load the page again.
broke = Something broke on our side. Load the page again: nothing that you have seen is lost.
newer = What this browser keeps was written by a later version of Edubba. Load the page again to get it; nothing was changed.
unread =
    { $n ->
        [one] One thing that this browser has kept cannot be read any more. It was left as it is, and all else is here.
       *[other] { $n } things that this browser has kept cannot be read any more. They were left as they are, and all else is here.
    }
not-lasting = This browser keeps nothing for this page, as in a private window or when its storage is full: games are gone when it is closed. Save them as files.
understood = All right
friends = With friends by link: on a server
on-server = To a server
