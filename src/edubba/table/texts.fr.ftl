### Ce que dit une table.

## Joueurs

guest-name =
    { $elided ->
        [yes] { $name } d’{ $place }
       *[no] { $name } de { $place }
    }
vacant = Place libre
stand-in = { $name } (robot)

## Refus

nonsense = Cela n’a pas de sens ici.
no-guest = Votre carte d’invité manque ou ne vient pas de cette maison. Rechargez la page.
forbidden = Cela n’est pas permis.
nothing-here = Il n’y a rien ici.
not-done-here = Cela ne se fait pas ici.
too-fast = Trop vite. Respirez et réessayez.
broken = Quelque chose a cassé de notre côté. Rien n’a changé.
no-csrf = Cette demande ne vient pas de la page de cette maison. Rechargez la page.
bad-name = Un nom compte de 1 à { $longest } caractères visibles.
bad-language = Nous n’avons pas de mots dans cette langue.
unknown-table = Il n’y a pas de table ici. Le lien est peut-être incomplet.
unknown-seat = Cette place n’existe pas à cette table.
table-full = Toutes les places de cette table sont prises.
seat-taken = Quelqu’un est déjà assis là.
too-many-tables = Vous avez { $most } tables inachevées. Finissez-en une d’abord.
not-over = La partie n’est pas finie.
others-here = Quelqu’un d’autre joue aussi ici : un fichier de cette partie révélerait ce qui est caché. Il y en aura un quand elle sera finie.
bad-file = Ce fichier ne peut pas être ouvert comme une partie : { $reason }
file-no-game = ce n’en est pas une d’Edubba
file-a-pack = c’est un jeu de données ; il s’ouvre dans « Ma boîte » du jeu
already-over = La partie est terminée.
last-person = Personne d’autre n’est assis ici. Abandonnez, ou supprimez la table si elle n’a pas commencé.
others-play-on = D’autres veulent continuer. Quittez plutôt la table : un robot prendra votre place.
dealing = La donne est en cours. Vous pourrez partir dès que la partie aura commencé.
not-deletable = On ne peut supprimer que les tables terminées, et les siennes qui n’ont pas commencé.
not-seated = Vous n’êtes pas assis à cette table.
not-your-seat = Ce n’est pas votre place.
one-me = Vous pouvez prendre une seule place ; les autres joueurs de cet appareil sont « même appareil ».
no-automa = Seule une table pour une personne, dans un jeu qui le prévoit, a un adversaire de ses propres règles.
unknown-bot = Ce bot n’existe pas ; bots connus : { $known }.
bad-seconds = Un bot peut réfléchir de { $least } à { $most } secondes.
unknown-move = Ce moment n’existe pas dans cette partie.
broken-table = Cette table ne peut pas être ouverte : ses coups ne suivent pas les règles installées ici.
no-box = Il n’y a rien à corriger dans { $game } : sa boîte n’est pas décrite valeur par valeur.
bad-pack = Ces données ne sont pas utilisables :
unknown-pack = Vous n’avez pas ici de telles données.
other-game = Ces données sont pour { $game } et le restent.
unknown-data = Il n’y a pas ici de données { $pack } de { $game }.
too-many-packs = Vous avez ici { $most } jeux de données. Supprimez-en un d’abord ; un fichier le conserve.
pack-changed = Ces données ont été modifiées ailleurs entre-temps. Rechargez-les, ou enregistrez les vôtres à part.
packs-full = Ce serveur ne garde pas davantage de données pour { $game }. Jouez avec celles en usage ici, ou adressez-vous à qui tient le serveur.
busy = C’est beaucoup à la fois. Réessayez dans un instant.
older-rules = Cette partie se poursuit avec la version { $version } des règles, celle de son début. Les nouvelles tables jouent avec la version { $newest }.
other-version = Cette partie de { $game } a commencé avec la version { $theirs } des règles ; on ne connaît ici que : { $known }. Elle est gardée telle quelle : pour la continuer, lancez la version d’Edubba avec laquelle elle a commencé.
missing-pack = Cette partie de { $game } se joue avec le jeu de données { $pack }, qui n’est pas ici ; procurez-vous son fichier et lancez : edubba data use { $game } FICHIER
not-dealt = Rien n’a encore été distribué ici.
dice-fixed = Tous les nombres pour les dés sont déjà fixés.
dice-not-asked = Aucun nombre pour les dés ne vous est demandé maintenant.
other-number = Ce n’est pas le nombre que vous avez fixé.
nobody-asks = Personne ne demande à reprendre un tour en ce moment.
hint-in-lesson = Dans une leçon, c’est la leçon qui vous conseille.
hint-not-asked = Le conseiller répond quand c’est à vous de décider.
hint-between-people = Entre personnes, le conseiller se tait tant que tous ne sont pas d’accord.
no-review = Le conseiller n’a pas pu relire cette partie.
stale = La table a changé entre-temps.
not-json = Ce message est incompréhensible.
too-large = Ce message est trop grand.
not-stored = Votre coup n’a pas pu être conservé et n’a pas eu lieu. Il n’y a peut-être plus de place.
page-not-stored = Ce navigateur n’a pas pu garder cela, et rien ne s’est passé. Sa mémoire est peut-être pleine : supprimez des parties finies, ou enregistrez-les dans des fichiers.
error-unknown-game = Il n’y a pas de jeu { $name } ; jeux connus : { $known }.
error-game-left-out = Le jeu { $name } est installé ici, mais ne peut pas se jouer ; le journal du serveur dit pourquoi.
error-bad-seats = { $game } se joue à { $counts }, pas à { $seats }.
error-bad-value = L’option { $name } ne peut pas valoir { $value } ; valeurs possibles : { $allowed }.
error-unknown-option = L’option { $name } n’existe pas ; ce jeu connaît : { $known }.
error-option-seats = L’option { $name } vaut pour { $counts } places, pas pour { $seats }.
error-no-turn-to-take-back = Vous n’avez encore joué aucun tour qui puisse être repris.
error-nothing-to-undo = Rien ne peut être repris : quelqu’un d’autre a décidé depuis, ou quelque chose de caché a été révélé.

# Leçons

unknown-example = Il n’y a pas d’exemple « { $name } » pour { $game }.
unknown-lesson = Il n’y a pas de leçon « { $name } » pour { $game }.
no-lesson = Il n’y a pas de leçon à cette table.
lesson-else = Pas tout de suite, et rien n’a changé. Pour l’instant, la leçon vous demande ceci : { $what }.
lesson-other = C’est possible aussi, mais la leçon voudrait d’abord vous montrer autre chose. Rien n’a changé.
lesson-read = Un instant : lisez d’abord la suite de la leçon. Rien n’a changé.
lesson-done = La leçon est finie. Dans une partie à vous, vous pourrez le faire.
lesson-changed = Cette leçon a changé depuis que vous l’avez commencée. Reprenez-la du début : ce ne sera pas long.
lesson-begins-anew = Cette leçon a changé depuis que vous l’avez quittée : elle recommence du début.
