### What can be wrong with a data pack. In English it is said where it is found; `{ $place }` comes first, if there is one.

error-pack-no-object = il faut un objet JSON
error-pack-not-text = ce n’est pas du texte UTF-8
error-pack-json = ligne { $line }, colonne { $column } : { $reason }
error-pack-odd = ce JSON n’a pas de sens
error-pack-lost = les données choisies ({ $pack }) ne sont plus là ; revenez en arrière avec : edubba data use { $game } --standard
error-pack-object = { $place } : doit être un objet
error-pack-missing = { $place } : manque
error-pack-unknown = { $place } : inconnu
error-pack-list = { $place } : doit être une liste
error-pack-entries = { $place } : doit avoir { $count } éléments, trouvé { $found }
error-pack-switch = { $place } : doit être true ou false, trouvé { $found }
error-pack-number = { $place } : doit être un nombre entier, trouvé { $found }
error-pack-text = { $place } : doit être un texte, trouvé { $found }
error-pack-letters = { $place } : doit avoir { $most } lettres au plus, trouvé { $found }
error-pack-length = { $place } : doit avoir de { $low } à { $high } éléments, trouvé { $found }
error-pack-near = { $place } : inconnu ; pensiez-vous à { $near } ?
error-pack-rule = { $place } : doit rester { $ours }, trouvé { $found } : cette valeur ne peut pas changer sans une autre règle
error-pack-twice = { $place } : s’y trouve deux fois
error-pack-game = ce fichier est pour le jeu { $found }, non pour { $game }
error-pack-version = ce fichier est pour la version { $found } de la boîte de { $game } ; la version présente est { $version }
error-pack-trial = { $place } : une partie à { $seats } places (graine { $seed }) a échoué : { $reason }
error-box-untyped = la boîte de { $game } n’a pas encore de types : ses données sont des fichiers entiers, voir edubba data export { $game }
error-pack-fixed = { $place } : doit rester { $ours }, trouvé { $found }
error-pack-bounds = { $place } : doit aller de { $low } à { $high }, trouvé { $found }
error-pack-one-of = { $place } : doit être parmi { $allowed }, trouvé { $found }
error-pack-agree = { $place } : doit être { $value } pour s’accorder avec { $other }, trouvé { $found }
