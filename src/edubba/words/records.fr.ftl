### Ce qui peut clocher dans l’enregistrement d’une partie.

error-record-takeback = l’enregistrement est abîmé : un tour repris devrait s’écrire [place, coups joués, coups conservés].
error-record-not-text = ce n’est pas un enregistrement (pas du texte UTF-8)
error-record-json = fichier abîmé ou tronqué, ligne { $line }, colonne { $column } ({ $reason })
error-record-odd = ce n’est pas un enregistrement : ce JSON n’a pas de sens
error-record-format = ce n’est pas un enregistrement d’Edubba : son format devrait être « { $format } »
error-record-missing = enregistrement incomplet : il manque « { $field } »
error-record-kind = enregistrement abîmé : « { $field } » n’est pas du bon genre
error-record-pack = cette partie de { $game } a été jouée avec les données { $pack }, absentes ici ; procurez-vous le fichier, puis : edubba data use { $game } FILE
error-record-options = enregistrement abîmé : { $reason }
error-record-hex = enregistrement abîmé : secret, engagement et apports doivent être hexadécimaux
error-record-head = l’en-tête a été modifié : jeu, version, données, places, options, engagement ou apports ne correspondent plus à leur contrôle
error-record-key = la clé du hasard ne vient pas du secret et des apports de cet enregistrement
error-record-secret = le secret ne correspond pas à l’engagement : ce n’est pas le hasard promis
error-record-no-result = la partie est terminée, mais l’enregistrement n’a pas de résultat
error-record-early-result = l’enregistrement annonce un résultat, mais après ses { $moves } coups la partie n’est pas terminée
error-record-scores = le résultat a été modifié : les coups mènent aux scores { $scores }
error-move-damaged = le coup { $number } est abîmé : il devrait s’écrire [place, notation, contrôle]
error-move-edited = coup { $number } (« { $text } », place { $seat }) : modifié, ou joué selon d’autres règles ; son contrôle est faux
error-move-unknown = coup { $number } (« { $text } », place { $seat }) : ce n’est pas la notation d’une action de ce jeu
error-move-not-asked = coup { $number } (« { $text } », place { $seat }) : cette place n’a rien à décider à ce moment
error-move-no-answer = coup { $number } (« { $text } », place { $seat }) : ne répond pas à la question ; permis : { $allowed }
error-move-forbidden = coup { $number } (« { $text } », place { $seat }) : interdit par { $rule } ; permis : { $allowed }
error-record-bad-pack = les données que l’enregistrement contient sont abîmées : { $reason }
error-record-other-pack = les données que l’enregistrement contient ne sont pas celles de la partie
error-unknown-version = { $game } se joue ici selon les règles de la version { $known }, pas selon celles de la version { $version } ; prenez la version d’Edubba avec laquelle cette partie a commencé, ou une plus récente
