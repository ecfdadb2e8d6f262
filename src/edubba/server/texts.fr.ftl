### Ce que dit le serveur.

## Démarrage

help-serve = Ouvrir des tables dans le navigateur : jouer ici, avec des amis sur le réseau et contre des bots
help-host = Adresse d’écoute ; 0.0.0.0 laisse entrer le réseau
help-port = Port d’écoute ; EDUBBA_PORT dit la même chose
help-no-browser = Ne pas ouvrir le navigateur ; EDUBBA_NO_BROWSER=1 dit la même chose
help-accept-loss = Démarrer bien que le fichier des derniers coups manque
help-allow-host = Un nom par lequel on peut appeler le serveur, par exemple table.example.org ou *.example.org ; peut être répété
help-public = L’adresse que portent les invitations, par exemple https://table.example.org ; d’ordinaire celle sur le réseau
help-proxy = Adresse d’un proxy inverse que l’on croit sur l’adresse de ses clients ; peut être répété
help-bot-workers = Nombre de processus où réfléchissent les bots qui cherchent
help-tables = Nombre de tables inachevées qu’un invité peut avoir
help-connections = Nombre de connexions ouvertes à la fois
help-token = Afficher le jeton avec lequel un bot de ce nom joue comme client de ce serveur (docs/laboratory.md)
help-token-bot = Comment s’appelle le bot : lettres, chiffres, - et _
serving = Edubba vous attend à l’adresse { $address } – Ctrl+C pour fermer
serving-others = Les autres y accèdent par { $address }
port-taken = le port { $port } de { $host } ne peut pas servir ({ $reason }) ; choisissez-en un autre avec --port ou EDUBBA_PORT
port-moved = le port { $taken } est pris ; la table est sur le port { $port }
bad-port = EDUBBA_PORT doit être un nombre de 0 à 65535, pas { $value }
bad-public = l’adresse publique doit ressembler à https://table.example.org, pas à { $value }
folder-unusable = le dossier de données ne peut pas servir : { $path } ({ $reason }) ; faites de la place, corrigez ses droits, ou choisissez-en un autre avec XDG_DATA_HOME
folder-locked = un autre Edubba (processus { $process }) a ouvert le dossier de données { $path } ; arrêtez-le d’abord, ou choisissez un autre dossier avec XDG_DATA_HOME
no-database = { $path } n’est pas une base de données d’Edubba ; déplacez ce fichier, ou choisissez un autre dossier avec XDG_DATA_HOME
moves-missing = { $path } n’a pas été fermé correctement, et { $beside }, qui contient les derniers coups, manque ; remettez ce fichier à côté, restaurez une sauvegarde, ou démarrez sans ces coups : edubba serve --accept-loss
bad-key = { $path } est endommagé ({ $length } octets) ; reprenez-le d’une sauvegarde, ou supprimez-le : chacun reviendra alors comme nouvel invité et perdra ses places
newer-data = les tables de { $path } ont été écrites par une version plus récente d’Edubba ; mettez-le à jour
no-client = Le client web n’a pas été construit. Les tables elles-mêmes sont là, sous /api.

## Sauvegardes

help-backup = Écrire tout ce qui est conservé (tables, invités, clé, données) dans un seul fichier ; le serveur peut continuer
help-restore = Remettre en place une sauvegarde
help-backup-file = Le fichier de la sauvegarde
help-restore-force = Continuer bien qu’il y ait déjà des tables ; elles sont gardées à côté, sous *.before-restore
backup-done = Écrit : { $path } ({ $size } Ko). Qui possède ce fichier peut ouvrir toutes les tables et tous les cookies : gardez-le bien.
restore-done = Restauré depuis { $path } : ce qui était conservé le { $when }.
backup-exists = { $path } existe déjà et n’est pas écrasé ; choisissez un autre nom, ou dites --force
nothing-kept = il n’y a rien à sauvegarder dans { $path }
folder-not-empty = il y a déjà des tables dans { $path } ; dites --force pour les mettre de côté et continuer
no-backup = { $path } n’est pas une sauvegarde d’Edubba
damaged-backup = { $path } est endommagé : tout n’y est pas tel qu’il fut écrit
newer-backup = { $path } vient d’une version plus récente d’Edubba ({ $version }) ; mettez d’abord Edubba à jour

## Refus

no-token = il faut pour cela un jeton de ce serveur. Qui le fait tourner en crée un : edubba token NOM
no-bot = aucun bot nommé { $name } n’est connecté à ce serveur
bad-bot = le nom d’un bot a de 1 à 40 lettres, chiffres, - ou _, pas { $name }
foreign-host = Ce serveur ne répond pas au nom { $host }. Qui le fait tourner peut l’autoriser : edubba serve --allow-host { $host }
