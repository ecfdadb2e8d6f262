### Ce que dit le serveur.

## Démarrage

help-serve = Ouvrir des tables dans le navigateur : jouer ici, avec des amis sur le réseau et contre des bots
help-host = Adresse d’écoute ; 0.0.0.0 laisse entrer le réseau
help-port = Port d’écoute ; EDUBBA_PORT dit la même chose
help-no-browser = Ne pas ouvrir le navigateur ; EDUBBA_NO_BROWSER=1 dit la même chose
serving = Edubba vous attend à l’adresse { $address } – Ctrl+C pour fermer
port-taken = le port { $port } de { $host } ne peut pas servir ({ $reason }) ; choisissez-en un autre avec --port ou EDUBBA_PORT
port-moved = le port { $taken } est pris ; la table est sur le port { $port }
bad-port = EDUBBA_PORT doit être un nombre de 0 à 65535, pas { $value }
newer-data = les tables de { $path } ont été écrites par une version plus récente d’Edubba ; mettez-le à jour
no-client = Le client web n’a pas été construit. Les tables elles-mêmes sont là, sous /api.
