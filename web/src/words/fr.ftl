### Les mots de la table dans le navigateur. Ceux d’un jeu lui appartiennent : le serveur les envoie.

name = Français
edubba = Edubba
tagline = Cinq jeux de plateau, dans une maison des tablettes
welcome = Choisissez un jeu, invitez des amis ou affrontez la maison. Aucun compte n’est nécessaire.
welcome-alone = Choisissez un jeu et jouez-y ensemble sur cet appareil ou affrontez la maison. Aucun compte n’est nécessaire, et rien ne quitte l’appareil.
loading = Chargement…
is-here = présent
is-awaited = attendu
gathering = La partie commence dès que tout le monde est là.
failed = Cela n’a pas fonctionné :
close = Fermer
back = Retour à l’accueil
skip = Aller à la table

## L’accueil

games = Jeux
soon = En cours de gravure
play = Jouer
seats-range = { $a } à { $b } joueurs
seats-only = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
mine = Vos parties
all-games = Toutes les { $n } parties
none-yet = Aucune partie en cours. Choisissez un jeu pour en ouvrir une.
your-turn = À vous de jouer
their-turn = À { $name } de jouer
waiting = En attente de joueurs
over = Terminée
you-won = Vous avez gagné
you-share = Vous partagez la victoire
you-tie = Égalité, personne ne gagne
won-by = Victoire : { $name }
given-up = Abandon : { $names }. Victoire : { $winners }.
exits-of = Quitter ou supprimer : { $game }
exit =
    .leave = Quitter la table
    .resign = Abandonner
    .delete = Supprimer
exit-why =
    .leave = Un robot prend votre place et continue sous votre nom. Vous ne pourrez pas revenir, seulement regarder.
    .leaveNew = Votre place redevient libre pour quelqu’un d’autre.
    .resign = La partie s’arrête maintenant et compte pour vous comme perdue.
    .deleteOver = La table disparaît de votre liste, avec sa relecture. Les autres la gardent.
    .deleteNew = La table disparaît, aussi pour ceux qui s’y sont assis.
keep = Retour
minutes = { $a } à { $b } min
weights =
    .w1 = très facile
    .w2 = facile
    .w3 = intermédiaire
    .w4 = exigeant
    .w5 = très exigeant
weight-of = Ce qu’il y a à apprendre : { $n } sur 5
start-here = Nouveau ici ? Commencez par celui-ci
first-game = Ma première partie : réglages pour apprendre
first-game-begins = Vous commencez.
first-game-as = { $option } : { $value }.
open = Ouvrir
cover-title =
    .uruk = Uruk
    .ginkgopolis = Ginkgopolis
    .teotihuacan = Teotihuacan
    .tabannusi = Tabannusi
    .wayfarers = Wayfarers
cover-line =
    .uruk = Inventez, fondez, et gardez les dieux de bonne humeur.
    .ginkgopolis = Bâtissez en hauteur une ville qui pousse avec les arbres.
    .teotihuacan = Une cité à dessiner, quartier après quartier, autour de sa grande pyramide.
    .tabannusi = Quartiers, navires et jardins entre deux fleuves.
    .wayfarers = Cartes de la terre, de la mer et du ciel, le temps d’un voyage.

## Une nouvelle table

new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
how-many = Joueurs
seat = Place { $n }
who =
    .me = Vous
    .device = Même appareil
    .friend = Ami par lien
    .bot = Robot
    .automa = Automate
bots =
    .pupil = 1 · Élève
    .apprentice = 2 · Apprenti
    .scribe = 3 · Scribe
    .master = 4 · Maître
    .sage = 5 · Sage
characters =
    .pupil = Apprend comme vous et oublie des choses. Pour une première partie.
    .apprentice = Joue des tours sensés, sans trop regarder les vôtres.
    .scribe = Prépare ses tours entiers et pense à votre réponse.
    .master = Compare bien des plans à ce que vous pourriez répondre. Coriace.
    .sage = Ne laisse presque rien passer, et prend le temps de réfléchir.
against = Contre { $name }
strength = Force
options = Options
played-with = Données : { $data }
played-with-choice = Données
standard-data = Données standard
data-standard = standard
data-named = « { $title } » ({ $hash })
data-nameless = jeu de données { $hash }
data-used = En usage sur ce serveur : { $data }
data-mine = Mes jeux de données
data-untitled = Sans titre
data-unfinished = { $title } – à terminer
reconstructed = { $n ->
    [one] { $n } valeur imprimée est reconstituée ({ $parts }), faute d’image de l’original.
   *[other] { $n } valeurs imprimées sont reconstituées ({ $parts }), faute d’images de l’original.
}
my-box = Ma boîte
to-the-box = Comparer avec ma boîte
create = Ouvrir la table
invite = Inviter : envoyez ce lien à un ami
invite-alone = Seul cet ordinateur peut ouvrir ce lien. Pour laisser entrer d’autres personnes, arrêtez Edubba et relancez-le ainsi :
invite-near = Tout le monde sur votre réseau peut l’ouvrir. De plus loin, il faut une adresse publique.
share = Partager
share-text = { $game } sur Edubba : venez jouer !
qr = À scanner avec un téléphone
copy = Copier le lien
copied = Copié
take-seat = S’asseoir ici
join-title = Il reste une place à cette table
invited-by = { $name } vous invite à jouer à { $game }
invited = On vous invite à jouer à { $game }
table-of = Une table : { $game }
all-seated = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
rules-meanwhile = Les règles, en attendant
watch = Regarder seulement

## Menu et préférences

your-name = Votre nom
save = Enregistrer
menu = Menu
theme = Thème
themes =
    .auto = Comme le système
    .light = Clair
    .dark = Sombre
language = Langue
sound = Sons
slips = Demander avant de renoncer à quelque chose sans contrepartie
confirm = Demander avant ce qui termine le tour ou ne s’annule pas
rules = Règles
aid = Aide de jeu
aids = Proposer d’expliquer ce que je peux faire et ce qui s’est passé
help-now = Que faire ?
what-can-i-do = Que puis-je faire, et pourquoi ?
my-last-turn = Ce que j’ai fait en dernier
example-open = Ouvrir sur la table
key-short = Symboles
rules-full = La règle complète, telle que publiée
rules-brief = En bref
rules-search = Chercher dans les règles et les cartes
rules-none = Rien trouvé.
rules-cards = Cartes et pièces
rules-refused = Ce qui est refusé, et pourquoi
keys = Touches
keys-list =
    .arrows = Flèches : parcourir la table
    .enter = Entrée : choisir
    .escape = Échap : effacer la sélection
    .undo = U : annuler ; Maj+U : recommencer le tour
    .numbers = 1 à 9 : prendre le choix de ce numéro
    .turn = R, F : tourner ou retourner la pièce en main
    .choices = C : aller aux choix ; L : aller au journal
    .reference = H : les règles ; K : la clé des symboles ; A : l’aide de jeu ; « ? » : que faire

## La table

tabs =
    .cards = Cartes
    .board = Plateau
    .mine = Chez moi
    .players = Joueurs
    .log = Journal
leads = { $name } est majoritaire
new-choices = { $n ->
    [one] { $n } choix ici
   *[other] { $n } choix ici
}
hint = Demander conseil
undo = Annuler
restart = Recommencer le tour
takeback = Reprendre tout le tour
takeback-ask = Demander aux autres de pouvoir reprendre le tour
plea-yours = { $name } voudrait reprendre un tour. Tout le monde doit être d’accord.
plea-mine = En attente d’un accord pour reprendre votre tour : { $names }.
agree = D’accord
refuse = Refuser
withdraw = Laisser tomber
taken-back = { $n ->
    [one] Un tour a été repris en chemin.
   *[other] { $n } tours ont été repris en chemin.
}
only-answer = La seule réponse possible a été donnée pour vous : { $answer }
choose-next = Choisissez la suite parmi ce qui est mis en valeur.
clear = Effacer la sélection
fold = Regarder dessous, ou revenir à la question
go-on = Continuer à jouer
confirm-it = Confirmer
choices = Choix
choices-left = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
ends-turn = termine votre tour
ends-game = termine la partie
news = révèle quelque chose : ne s’annule pas
no-choices = Rien à choisir pour l’instant.
log = Journal
log-empty = Il ne s’est encore rien passé.
since = Depuis votre dernier tour
players = Joueurs
to-act = doit jouer
choosing = choisit
first = premier joueur
sealed = scellé
you = vous
away = absent
points = points
hidden = Face cachée
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
empty = vide
level = niveau { $n }
owned-by = à { $name }
can-choose = peut être choisi
is-chosen = choisi
just-moved = vient d’être joué par { $name }
why-not = Pas maintenant
undo-none = Rien ne peut être repris : quelqu’un d’autre a décidé depuis, ou quelque chose de caché a été révélé.
area-of = Zone : { $name }
spectator = Vous regardez la partie.
less = Moins
more = Plus
less-of = Un de moins : { $what }
more-of = Un de plus : { $what }
bid = Miser { $n }
turn-piece = Tourner
flip-piece = Retourner
fit = Tout montrer
zoom-in = Plus près
zoom-out = Plus loin
map-of = { $name } : se déplacer avec les flèches ou en glissant
districts = Quartiers
worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sheet = Feuille de score
sheet-why = Si la partie s’arrêtait maintenant. Ce qui repose sur des éléments cachés est compté à la fin.
score-of = { $name } : { $n }
brings =
    .cost = Coûte
    .gain = Rapporte
    .later = Par décompte
    .other = Aux autres
tale = Ce que les autres ont fait
tell-again = Revoir ce que les autres ont fait
to-now = Revenir au jeu
pace =
    .slow = À un rythme tranquille
    .step = À mon signal
    .instant = D’un coup
walk = Parcourir le décompte final
step-back = Précédent
step-on = Suivant
in-place = { $name } : { $n }

## Payer dans n’importe quel ordre

picked = { $n } sur { $of }.
picked-any = { $n } en tout.
pay = Confirmer
picked-worth = { $n } en tout, pour { $worth }.
pay-one-by-one = L’ordre est libre.

## La connexion et l’appareil

lost = La connexion est perdue. Nouvel essai…
retry = Essayer maintenant
back-again = Vous êtes de nouveau connecté.
curtain = Passez l’appareil à { $name }
curtain-why = Les cartes sont couvertes pour que personne ne voie une main qui n’est pas la sienne.
kept-seat = Un robot joue à votre place.
seat-back = Reprendre ma place
i-am = Je suis { $name } : lever le voile

## La fin et la relecture

result = Les tablettes sont comptées
wins = { $how ->
    [shared] { $names } partagent la victoire
    [drawn] Égalité entre { $names }
   *[won] { $names } l’emporte
}
player = Joueur
total = Total
breakdown = D’où viennent les points
replay = Revoir
review = Analyser avec le conseiller
rematch = Revanche
join-rematch = Rejoindre la revanche
see-table = Regarder la table
see-result = Montrer le résultat
fair = Hasard honnête
fair-why = Avant le premier coup, l’hôte a publié le sceau du secret qui fixe chaque tirage. Le secret est maintenant ouvert : chacun peut vérifier qu’il correspond au sceau et que la partie en découle.
seal = Sceau
secret = Secret
record = Feuille de partie
save-file = Enregistrer dans un fichier
open-file = Ouvrir une partie depuis un fichier
drop-file = Déposez le fichier : la partie s’ouvre
no-file = Ceci n’est pas un fichier lisible : c’est peut-être un dossier, ou bien il a été déplacé.
move = Coup { $n } sur { $of }
previous = Un coup en arrière
next = Un coup en avant
turn-before = Tour précédent
turn-after = Tour suivant
link-moment = Copier un lien vers ce moment
graph = Les points au fil de la partie. Cliquez pour y aller.
play-on = Dérouler
stop = Arrêter
back-to-table = Retour à la table
gone = Cette table n’existe pas, ou ne vous est pas ouverte.

## Expliquer

others-decide = { $names } doit d’abord se décider.
no-more = On ne peut pas en prendre davantage maintenant.
not-with = Cela ne va pas avec ce que vous avez choisi ; effacez la sélection pour le choisir.
not-now = La question posée est autre : { $prompt }
rule-of = Règle { $rule }
rules-at = Ce que dit la règle { $rule }
key-of-signs = Clé des symboles
key-here = Sur la table en ce moment
key-elsewhere = Tous les autres
key-search = Chercher un symbole
press-hint = Appuyez longuement sur n’importe quel élément de la table pour savoir ce que c’est et ce qu’il fait.
press-hint-done = Compris
log-earlier = { $n ->
    [one] Une ligne plus ancienne
   *[other] { $n } lignes plus anciennes
}
log-fold = Le dernier tour seulement

## Leçons

learn = Apprendre
learn-of = Apprendre { $game }
lesson-free = À vous de choisir : faites ce qui vous semble le mieux.
lesson-next = Suite
lesson-again = Recommencer
lesson-full = Continuer par une partie complète
lesson-leave = Retour à l’accueil
lesson-fold = Replier la leçon
lesson-unfold = Afficher la leçon
lesson-here = La leçon parle de quelque chose ici
