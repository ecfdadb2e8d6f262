### Ce qui est dit à qui construit un site.

help-site = Construit toute la maison sous forme de fichiers pour n’importe quel hébergement : on y joue dans le navigateur, sans serveur
help-site-out = Le dossier à construire
help-site-runtime = Le dossier contenant Python pour navigateurs, tel que npm le décompresse
help-site-wheels = Le dossier contenant les paquets wheel dont la page a besoin
help-site-server = Un serveur à vous, vers lequel la page envoie ceux qui veulent jouer avec des amis par un lien
site-done = Écrit : { $folder } ({ $files } fichiers, { $size } Mo compressés). Pour l’essayer : python -m http.server --directory { $folder }
site-no-client = le client web manque dans ce paquet ; installez une wheel d’Edubba, ou lancez : make web
site-no-runtime = { $path } manque ; téléchargez Python pour navigateurs avec : npm install { $package }, puis indiquez --runtime node_modules/pyodide
site-other-file = { $path } n’est pas celui de { $wanted } : son contenu n’est pas celui qui a été verrouillé
site-no-wheel = { $wheel } manque dans { $folder } ; téléchargez les wheels avec : { $command }
site-not-empty = { $folder } n’est pas vide et ne contient pas de site d’Edubba ; choisissez un autre dossier
site-bad-server = l’adresse d’un serveur devrait ressembler à https://table.example.org, et non à { $server }
