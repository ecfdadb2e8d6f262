### La ligne de commande en français.

## Les commandes et ce qui peut les suivre

help-edubba = Une maison de jeux de société : jouer, simuler, rejouer et vérifier.
help-play = Jouer une partie dans le terminal, contre des robots ou à plusieurs au même clavier.
help-simulate = Faire jouer beaucoup de parties à des robots et les résumer.
help-train = Laisser des robots apprendre de leurs parties ce que valent les choses.
help-replay = Parcourir une partie enregistrée.
help-lesson = Apprendre un jeu en y jouant.
help-lesson-list = Lister toutes les leçons.
help-lesson-play = Suivre une leçon ici, dans le terminal.
help-lesson-check = Rejouer toutes les leçons selon les règles et relire leurs textes.
help-lesson-name = Nom de la leçon, comme dans la liste.
help-lesson-again = La recommencer, même si vous l’aviez quittée en route.
lesson-left = Pour continuer d’ici : edubba lesson play { $game } { $name }
lesson-resumed = Vous reprenez où vous en étiez ; --again recommence du début.
help-verify = Vérifier des enregistrements : le hasard, chaque coup, les scores.
help-bench = Mesurer la vitesse d’Edubba sur cette machine.
help-new-game = Écrit un petit jeu complet sous forme de paquet indépendant, pour commencer : règles, moteur, textes, habillage et tests.
help-new-game-name = Le nom du jeu : un mot en minuscules
help-into = Le dossier du paquet, vide ou encore inexistant (par défaut : ./NAME)
help-games = Lister les jeux, leurs places et leurs options.
help-data = Ce qui est imprimé sur les cartes : d’où cela vient et comment le corriger.
help-about = Dire d’où vient chaque valeur imprimée.
help-export = Écrire les données standard dans un fichier, pour les y corriger.
help-check = Vérifier si un fichier corrigé est utilisable.
help-use = Jouer désormais avec un fichier corrigé.
help-schema = Écrire le schéma JSON des données : toutes les places et ce qui peut s’y trouver.
help-new = Écrire un fichier de données qui ne change encore rien, à remplir.
help-fill = Y nommer toutes les valeurs reconstituées, telles qu’elles sont ; s’il n’y en a pas, celles qui ne viennent pas de la règle.
help-diff = Montrer en quoi deux fichiers de données diffèrent.
help-diff-pack = Un fichier, l’empreinte de données installées, ou standard.
help-diff-other = Un autre, auquel comparer le premier ; à défaut, le premier est comparé aux données standard.
help-play-pack = Jouer aussi ce nombre de parties avec ces données.
help-about-json = Tout écrire en JSON, pour les programmes.
help-game = Le nom d’un jeu, par exemple : uruk.
help-lang = La langue : fr ou en. Sinon, celle du système.
help-seed = Un nombre qui fixe le hasard ; sinon, chaque partie est nouvelle.
help-option = Une option du jeu ; peut être répété. Voir : edubba games.
help-file = Un fichier.
help-seats = Qui joue, par exemple { $one } ou { $two }. Un nombre : une personne et des robots.
help-save = Où enregistrer la partie. Le fichier ne doit pas encore exister.
help-play-data = Avec quelles données jouer : un fichier, l’empreinte de données installées, ou standard.
help-resume = Reprendre une partie enregistrée.
help-auto = Répondre tout seul aux questions qui n’ont qu’une réponse.
help-seat-count = Le nombre de places.
help-games-count = Le nombre de parties.
help-train-games = Le nombre de parties de chaque génération.
help-train-generations = Le nombre de générations qui apprennent l’une de l’autre.
help-train-seats = Le nombre de personnes à la table ; sinon, tour à tour autant qu’il peut en jouer.
help-train-seed = La graine de toutes les parties : la même donne les mêmes poids.
help-train-check = Le nombre de graines neuves pour mesurer le résultat.
help-train-out = Où écrire les poids ; sinon, au nom du jeu. Un apprentissage interrompu reprend quand on le redemande tel quel.
help-workers = Le nombre de processus qui se partagent le travail. Le résultat n’en dépend pas.
help-bots = Qui joue : un robot pour toutes les places, ou un pour chacune : scribe,pupil.
help-json = Écrire les résultats dans ce fichier.
help-force = Remplacer un fichier qui existe.
help-seat = Voir la partie depuis cette place, une fois terminée.
help-seconds = Secondes pour chaque mesure.
help-export-file = Le fichier à écrire. Sinon, la sortie standard.
help-standard = Revenir aux données standard.

## Erreurs

usage = { $message }. Pour de l’aide : { $command } --help
usage-NoSuchOption = L’option { $subject } n’existe pas
usage-MissingParameter = Il manque { $subject }
usage-BadParameter = { $subject } n’est pas valable : { $reason }
no-file = { $path } : { $reason }
interrupted = interrompu
in-file = { $path } : { $reason }
unknown-player = il n’y a pas de joueur { $name } ; connus : { $known }
bad-name = le nom { $name } ne convient pas : chaque nom une seule fois, { $longest } caractères au plus
bad-option-text = { $text } n’est pas une option : écrivez nom=valeur
save-exists = { $path } existe déjà et n’est pas remplacé ; choisissez un autre nom, ou reprenez-le : --resume { $path }
resume-alone = avec --resume, les places, le hasard, les options et les données sont ceux de la partie enregistrée
resume-other = { $path } contient une partie de { $game }
resume-over = { $path } : cette partie est terminée ; revoyez-la avec : edubba replay { $path }
bots-seats = { $bots } robots pour { $seats } places ; nommez un seul robot, ou un par place
export-exists = { $path } existe déjà et n’est pas remplacé ; choisissez un autre nom, ou ajoutez --force
use-what = indiquez un fichier ou --standard : edubba data use { $game } FILE
error-no-terms = { $name } ne dit pas de quoi ses positions sont faites : on ne peut rien en apprendre
error-no-training = { $path } n’est pas un apprentissage en cours : supprimez ce fichier pour recommencer
error-other-training = { $path } appartient à un autre apprentissage : supprimez ce fichier, ou reprenez comme prévu alors
no-seat = il n’y a pas de place { $seat } : la partie en a { $seats }
bad-pack = Ces données ne sont pas utilisables :

## Jouer

welcome = { $game }. Le hasard est scellé : { $commitment }… Tapez h pour de l’aide.
person = Joueur { $number }
thinking = { $player } réfléchit …
keys = nombre = choisir · u annuler · r recommencer le tour · { $why } pourquoi pas · a conseil · c cartes · s scores · l journal · h aide · q enregistrer et quitter · (•) sans retour · (!) renonce à quelque chose
play-help =
    Tapez le numéro d’un choix, ou une de ces lettres :
      u   reprendre votre dernier choix
      r   reprendre tout ce qui peut l’être
      { $why }   ce qui n’est pas possible maintenant, et pourquoi
      a   l’avis du conseiller : les trois meilleurs coups, et pourquoi
      c   ce que font les cartes visibles
      s   la feuille de score
      l   tout ce qui s’est passé
      q   enregistrer la partie et quitter
    Un choix marqué • révèle quelque chose de caché : il ne peut pas être repris.
    Ce qui précède la décision d’un autre joueur non plus.
    Un choix marqué ! renonce à quelque chose sans contrepartie : des actions, des disques, une carte gratuite.
coach-thinking = Le conseiller réfléchit…
coach-between-people = Entre personnes, le conseiller se tait.
coach-chance = { $percent } % de chances de gagner.
picks =
    { $count ->
        [0] Choisissez dans l’ordre que vous voulez, plusieurs à la fois si cela vous arrange : 3 1 1
       *[other] Déjà choisi : { $made }
    }
picks-refused = Ces choix ne vont pas ensemble ; faites-en d’autres, ou reprenez-en avec u.
no-such-choice = « { $text } » n’est pas un choix : tapez un nombre de 1 à { $count }, ou h pour de l’aide.
nothing-refused = Il n’y a rien à expliquer ici.
log-empty = Il ne s’est encore rien passé.
last-look = Entrée : c’est fait · u : reprendre >{ " " }
curtain = Le clavier passe à { $player }. Les autres regardent ailleurs.
press-enter = Entrée >{ " " }
left = Partie enregistrée : { $path }. Pour la reprendre : edubba play { $game } --resume { $path }
record-kept = La partie est conservée dans { $path }. Chacun peut la vérifier : edubba verify { $path }
pack-notice = Partie jouée avec les données { $pack }, et non avec les données standard.
pack-notice-named = Partie jouée avec les données « { $title } » ({ $pack }), et non avec les données standard.
version-notice = Partie jouée avec la version { $version } des règles, celle de son début ; les nouvelles parties se jouent avec la version { $newest }.
place = Rang
ordinal =
    { $number ->
        [1] 1er
       *[other] { $number }e
    }

## Vérifier

wrong = FAUX
verified = { $path } : { $game } { $version }, { $seats } places, { $moves } coups. Le hasard, la légalité, les contrôles et les scores ({ $scores }) sont justes.
verified-running = { $path } : { $game } { $version }, { $seats } places, { $moves } coups, partie en cours. Le hasard, la légalité et les contrôles sont justes.
verified-other-version = Les nouvelles parties se jouent avec la version { $ours } des règles.
verified-takebacks = { $count ->
    [one] { $count } tour a été repris.
   *[other] { $count } tours ont été repris.
}

## Rejouer

reviewing = Relecture
help-review = Relire une partie terminée avec le conseiller : les chances de chacun, les tournants, ce qui aurait été meilleur.
review-running = cette partie n’est pas finie ; on ne relit que ce qui est joué
review-player = Joueur
review-chances = Chances de gagner, du début à la fin
review-accuracy = Précision
review-percent = { $percent } %
review-turning =
    { $count ->
        [0] Aucun tour n’a fait basculer la partie.
        [one] Le tournant :
       *[other] Les tournants :
    }
review-point = Coup { $move }, { $player } : { $percent } points de chances perdus
review-played = Joué : { $moves }
review-better = Mieux : { $moves }
review-replay = Pour y revenir : edubba replay { $path }, puis g { $move }

replay-prompt = n suivant · p précédent · g NOMBRE aller à · v PLACE point de vue · q quitter >{ " " }
replay-help = n (ou Entrée), p, g avec un nombre de 0 à { $last }, v avec une place de 1 à { $seats } ou v - pour un spectateur, q.
replay-start = Avant le premier des { $last } coups
replay-at = Coup { $move } sur { $last } : { $player }
replay-end = Il n’y a rien là : les coups vont de 0 à { $last }.
replay-running = tant que la partie est en cours, on ne peut la revoir qu’en spectateur

## Simuler

simulating = Parties
training = Apprentissage
train-resumed = Un apprentissage reprend : { $done } parties jouées sur { $whole }.
train-kept = { $done } parties sur { $whole } sont gardées dans { $path } : la même commande reprend là.
train-generation = { $done } parties jouées sur { $whole }.
train-written = Les poids sont dans { $path }
train-check = Sur des graines neuves, ils gagnent { $rate } % de { $games } parties contre l’avis propre au jeu (95 % : de { $low } à { $high }).
train-check-alone = Sur des graines neuves, ils gagnent { $rate } % de { $games } parties contre l’automate (95 % : de { $low } à { $high }), l’avis propre au jeu { $plain } %.
train-term = Ce qui est compté
train-first = Valeur au début
train-last = À la fin
simulated =
    { $games ->
        [1] 1 partie, graine { $seed }
       *[other] { $games } parties, graine { $seed }
    }
decisions = Décisions
scores = Scores
winning-score = Score gagnant
spread-mean = moyenne
spread-sd = écart
spread-least = minimum
spread-median = médiane
spread-most = maximum
turn-order = Ordre du tour
bots = Robots
games-played = parties
mean-score = score moyen
won-share = victoires
per-game = par partie

## Jeux et données

game-line = { $seats } places, version { $version }
new-game-name = « { $name } » n’est pas un nom de jeu : il faut un mot en minuscules (a–z, 0–9 et _) d’au moins { $shortest } lettres et d’au plus { $longest } signes, qui ne soit pas un mot-clé de Python
new-game-taken = il y a déjà un jeu { $name }
new-game-reserved = { $name } désigne autre chose dans Python ou dans Edubba ; choisissez un autre nom
new-game-folder = { $path } existe et n’est pas vide ; choisissez un autre dossier avec --into
new-game-done =
    { $path } contient un petit jeu, prêt à jouer. Ensuite :
      pip install --editable { $path }
      edubba play { $name }
    Son README.md dit ce qui se trouve où.
game-origin = , du paquet { $origin }
game-left-out = ne peut pas se jouer, du paquet { $origin }
option-values = { $allowed } (par défaut { $default })
data-group = Valeurs par groupe
pack-standard = { $game } se joue avec les données standard ({ $pack }).
pack-changes =
    { $count ->
        [1] Les données { $pack } changent une valeur de { $game } :
       *[other] Les données { $pack } changent { $count } valeurs de { $game } :
    }
pack-installed = Installées : { $pack }
pack-good = { $path } est utilisable.
pack-in-use = Elles servent désormais. Pour revenir en arrière : edubba data use … --standard
pack-title = « { $title } », par { $author }
pack-played =
    { $count ->
        [one] Une partie a été jouée avec ces données, sans encombre.
       *[other] { $count } parties ont été jouées avec ces données, sans encombre.
    }
pack-differences =
    { $count ->
        [0] { $one } et { $other } sont identiques.
        [1] { $one } et { $other } diffèrent par une valeur :
       *[other] { $one } et { $other } diffèrent par { $count } valeurs :
    }
schema-written = Fichier : { $path }. Un éditeur qui lit les schémas JSON s’en sert pour compléter les données de { $game }.
data-correctable = corrigeables
about-values = { $count } valeurs imprimées : { $rulebook } tirées de la règle, { $reference } de sources publiques, { $knowledge } de la connaissance du jeu, { $reconstructed } reconstituées.
about-correctable =
    { $reconstructed ->
        [0] Rien n’a dû être reconstitué.{ $others ->
            [0] { "" }
            [1] { " " }On peut corriger la valeur qui ne vient pas de la règle.
           *[other] { " " }On peut corriger { $others } valeurs qui ne viennent pas de la règle.
        }
       *[other] On peut corriger { $correctable } des { $reconstructed } valeurs reconstituées ; { $fixed ->
            [0] aucune n’est fixe.
            [1] une seule est fixe.
           *[other] { $fixed } sont fixes.
        }
    }
about-because = { $what } : { $why }
about-places = { $places } ({ $count })
about-confidence = , confiance { $confidence }
about-sure = { $count } de confiance { $confidence }
about-english-only = voir components.json (en anglais)
about-fixed = Ce qui ne peut pas être corrigé
about-untyped = impossible à corriger dans cette version
confidence-high = élevée
confidence-medium = moyenne
confidence-low = faible
exported = Écrit : { $path }. Corrigez-le, puis : edubba data use { $game } { $path }
source-rulebook = dit dans le texte de la règle
    .name = règle
source-reference = documents publics
    .name = documents
source-knowledge = connaissance générale du jeu
    .name = connaissance
source-reconstructed = choisi par nous, en accord avec tout ce qui est connu
    .name = reconstitué

## Mesurer

bench-subject = Jeu
bench-measure = Mesure
bench-rate = par seconde
bench-running = Mesure en cours …
bench-no-librt = librt n’est pas utilisée ({ $reason }) : les descripteurs et les valeurs sont plus lents qu’ils ne pourraient l’être. `pip install librt` l’installe.
bench-not-compiled = Cette version d’Edubba est compilée, mais tourne en Python ordinaire : il lui faut librt 0.16 ou plus récent ({ $reason }). Avec `pip install -U librt`, elle est environ dix fois plus rapide.
measure-playout = décisions de parties au hasard
measure-loop = décisions, demandées depuis Python
measure-clone = copies d’une position
measure-replay = parties rejouées d’un enregistrement
measure-search = itérations de la recherche
measure-greedy = décisions du joueur glouton
measure-features = positions en descripteurs

## Ce que le noyau dit en anglais, en français

error-in-file = { $path } : { $reason }
error-unreadable = lecture impossible ({ $reason })
error-too-large = plus de { $most } Mo : ce ne peut pas être un fichier d’Edubba
error-unknown-game = il n’y a pas de jeu « { $name } » ; connus : { $known }
error-no-plugins = impossible de chercher les jeux installés ({ $reason })
error-game-left-out = le jeu { $name } ({ $origin }) est laissé de côté : { $reason }
error-game-taken = un jeu d’Edubba porte déjà ce nom
error-game-twice = plusieurs paquets apportent un jeu de ce nom ({ $origins }) ; n’en gardez qu’un
error-game-name = « { $name } » n’est pas un nom de jeu : il faut un mot en minuscules (a–z, 0–9 et _) qui ne soit pas un mot-clé de Python
error-game-compiled = { $file } est compilé, or un jeu qui ne vient pas d’Edubba doit rester en Python ordinaire
error-game-import = { $module } ne peut pas être importé ({ $reason })
error-game-no-terminal = { $name } ne peut pas se jouer dans le terminal : { $reason }
error-game-terminal-lacks = il manque { $missing } dans { $module }
error-game-no-game = { $value } n’est pas une classe dérivée de edubba.kernel.Game
error-game-api = il est écrit pour la version { $theirs } de l’interface des jeux (`api`), et voici la version { $ours }
error-game-broken = impossible de le préparer ({ $reason })
error-game-two-names = sa classe l’appelle « { $found } », son point d’entrée « { $name } »
error-game-seats = `seats` doit donner des nombres de 1 à { $most }, par ordre croissant, trouvé { $found }
error-game-version = `version` doit être un texte, comme « 1.0 »
error-game-earlier = `earlier` doit être un tuple d’autres versions que `version`, de la plus ancienne à la plus récente
error-game-fix = la correction { $found } doit avoir un nom, et venir avec une version après la première
error-game-actions = `actions` doit être un ActionSpace de 1 à { $most } actions
error-game-options = `options` doit être un tuple d’options
error-game-option = l’option { $found } n’est pas valable
error-game-options-twice = deux options portent le même nom
error-game-prefixes = ses options citent des règles aux préfixes différents
error-game-file = il manque { $file } dans { $folder }
error-game-data = ses propres données ne conviennent pas : { $problem }
error-game-over = à { $seats }, la partie est finie avant d’avoir commencé
error-game-wordless = il n’a pas de textes : sa classe doit dériver de edubba.words.SpokenGame
error-game-text-file = il manque { $file }
error-game-text = il manque le texte { $text } en « { $lang } »
error-bad-seats = { $game } se joue à { $counts }, pas à { $seats }
error-unknown-option = option inconnue « { $name } » ; ce jeu a : { $known }
error-bad-value = l’option { $name } ne peut pas valoir « { $value } » ; permis : { $allowed }
error-option-seats = l’option { $name } est pour { $counts } places, pas pour { $seats }
error-no-turn-to-take-back = Vous n’avez encore joué aucun tour qui puisse être repris.
error-nothing-to-undo = Rien ne peut être repris : un autre joueur a décidé depuis, ou quelque chose de caché a été révélé.


