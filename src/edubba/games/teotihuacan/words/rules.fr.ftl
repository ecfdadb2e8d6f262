### Teotihuacan : la règle complète, chapitre par chapitre.


rule-box = Ce que contient la boîte
rule-box-tiles = 90 bâtiments de bois, de pierre et d’or de tailles 1 à 4, 38 temples (vert de taille { $sizegreen }, bleu { $sizeblue }, rouge { $sizered }), 46 tuiles Pyramide, 36 tuiles Adoration, 15 masques, neuf disques Bonus, et pour chacun un plateau, un architecte et des disques. Les tuiles se tournent et se retournent. Les cubes sont illimités, le reste non.
rule-box-board = Votre cité compte 10 cases sur 10 autour de la pyramide ; quatre quartiers se joignent en son milieu. La pyramide a neuf cases à la base, quatre au-dessus, une au sommet. Les cases Masque d’une sorte qui se touchent forment un groupe. Les cases de la base montrent des récompenses. Adjacent veut dire partager un côté ; la pyramide n’est pas une case de cité.
rule-box-secrets = Tout est visible, sauf l’ordre des piles Adoration.

rule-setup = Mise en place
rule-setup-board = Le plateau reçoit des bâtiments selon le nombre de joueurs (sept sortes, une ou deux de chacune), deux temples et deux tuiles Pyramide de chaque couleur ; le reste forme la réserve. Les tuiles Adoration font trois piles. Un disque Bonus est sur chaque case Action : { $spacestwo }, { $spacesthree } ou { $spacesfour } servent à 2, 3 ou 4 joueurs. Masques : ceux qui sont marqués pour ce nombre de joueurs. Vous avez six disques à deux, sinon cinq.
example-TEO-X22 = Les masques du soleil à deux, trois et quatre joueurs.
example-TEO-X24 = Quatre joueurs : ce qui reste en réserve.
rule-setup-tiles = La tuile Pyramide blanche est au milieu. Dans l’ordre du tour, vous posez une verte, une bleue et une rouge sur la base, où vous voulez, et recevez aussitôt ce qu’elles couvrent : bâtiments et temples sont gratuits, vont n’importe où, mais pas sur des masques. Pas de PV pour ces tuiles. Puis deux tuiles Adoration de chaque couleur sont révélées.
example-TEO-X25 = Un bâtiment d’or ne peut couvrir de masques ici ; ses cubes peuvent y être.
example-TEO-X26 = Un temple bleu gratuit, et une tuile Adoration bleue cachée.

rule-turn = Le tour
rule-turn-turn = Nombre de manches : { $two }, { $three } ou { $four } à 2, 3 ou 4 joueurs. À votre tour, vous posez un à trois disques sur une case Action, sur le disque Bonus, quatre au plus en tout, et faites une des deux actions de la zone ; ou vous passez et avez fini la manche.
example-TEO-X1 = Piles de trois, deux et quatre : on ajoute un, un ou deux, ou aucun disque.
example-TEO-X23 = Quatre joueurs, troisième manche : trois disques chacun.
rule-turn-power = La puissance est le nombre de disques de la pile après votre pose, disque Bonus compris. Ce qui ne sert pas est perdu.
rule-turn-bonus = Si le disque Bonus n’était pas couvert, vous pouvez l’utiliser une fois, avant ou après votre action : n’importe quelle influence, n’importe quelle construction avec cette puissance, des PV, des PV et des cubes où vous voulez, ou des PV et de la puissance. Si la zone ne permet rien d’autre, le bonus doit d’abord rendre une action possible.
example-TEO-X15 = Trois disques et une puissance de plus : un temple rouge coûte une Pierre et une Pépite.
example-TEO-X29 = Le bonus d’abord : une tuile Pyramide, puis un bâtiment.
example-TEO-X34 = La zone B sans cubes ni tuiles Adoration n’est pas proposée.
rule-turn-architect = On bâtit dans les deux quartiers et sur les cases de pyramide du côté de l’architecte ; les ressources peuvent être n’importe où. Après une action, il avance d’un côté, sens horaire ; après une passe, il reste.
example-TEO-X27 = Trois actions et une passe : de E à N.
rule-turn-spend = Vous dépensez des cubes de votre cité, ceux que vous voulez. Deux Pépites peuvent valoir une Pierre ou un Bois, jamais une Pépite, ni là où tout cube convient.
rule-turn-supply = La construction prend à l’étalage, complété seulement entre les manches ; récompenses, petits bâtiments et certaines tuiles Adoration prennent dans la réserve.

rule-build = Construire
rule-build-building = Zone A, bâtiment : choisissez-en un de taille égale ou inférieure à votre puissance et posez-le à portée, sur des cases sans tuile ; les cubes dessous sont perdus. Chaque case libre autour reçoit un cube de son matériau, même hors de portée ; là où il y a un autre cube, vous pouvez le remplacer.
example-TEO-X2 = L’or de taille 4 demande la troisième pile ; il complète un groupe soleil.
example-TEO-X7 = Un bâtiment de bois de taille 3 dans un coin : quatre cubes ; plus loin huit.
example-TEO-X8 = À cheval sur deux quartiers, six Pépites.
example-TEO-X9 = Hors de portée, c’est interdit, mais les cubes peuvent y être.
example-TEO-X10 = Un coin d’or : six cubes.
example-TEO-X11 = Contre la pyramide : trois cubes.
example-TEO-X12 = Deux cubes peuvent être gardés ou remplacés.
example-TEO-X13 = Les cubes sous le bâtiment sont perdus, six s’ajoutent.
example-TEO-X31 = Avec l’option de remplacement forcé : quatre pierres.
rule-build-mask = Quand la dernière case d’un groupe de masques est couverte par une tuile, vous prenez le premier masque de la sorte et ses PV.
rule-build-temple = Zone B, temple : toute couleur ; le vert coûte { $green }, le bleu { $blue }, le rouge { $red }, et pour chaque point de taille au-dessus de votre puissance { $moregreen } de plus pour le vert, { $moreblue } pour le bleu, { $morered } pour le rouge. Posez-le comme un bâtiment ; il ne fait pas de cubes. Prenez une des deux tuiles Adoration de sa couleur.
example-TEO-X3 = Puissance 2, temple bleu : deux pierres, un bois, et deux Pépites pour l’autre bois.
example-TEO-X32 = Deux temples verts en un tour, par bonus et offrande.
example-TEO-X33 = La dernière tuile Adoration bleue, utilisée puis révélée à nouveau.
rule-build-pyramid = Zone C, pyramide : { $price }, et { $more } de plus par point de puissance sous { $size }. Posez la tuile sur une case libre de la base à portée, sur une case au-dessus dont les quatre tuiles sont là, à portée, ou au sommet quand les quatre y sont.
example-TEO-X4 = Cinq tuiles posées : depuis l’ouest, trois cases sont libres.
example-TEO-X14 = Six Pépites paient une tuile à puissance 2, cinq non.
rule-build-reward = { $points } PV, et à la base la récompense : des bâtiments (on peut en laisser un sur deux ; la portée ne compte pas), un temple à portée avec sa tuile Adoration, des PV et un bâtiment de cette taille, une tuile Adoration du dessus d’une pile, ou des PV.

rule-influence = Influence
rule-influence-produce = Zone A, produire : à côté de chacun de vos bâtiments, vous pouvez poser un cube de son matériau sur une case sans tuile, à la place d’un cube présent. Ou bâtissez un ou deux bâtiments de taille 1 à portée.
example-TEO-X5 = Quatre bâtiments produisent ; celui d’or remplace un bois.
rule-influence-offering = Zone B, offrande : utilisez une de vos tuiles Adoration, puis glissez-la sous sa pile. Elles changent des cubes en PV, récompensent vos constructions, ou font bâtir une tuile Pyramide, un temple, un bâtiment, ou agir encore. Deux de chaque couleur sont toujours visibles.
example-TEO-X16 = Du bois contre des PV : trois fois avec l’aide de Pépites.
example-TEO-X17 = Deux temples fois cinq bâtiments : 9 PV au plus.
example-TEO-X18 = Un de chaque matériau pour 4 PV : deux fois.
example-TEO-X19 = Dix cubes pour 12 PV : avec neuf, impossible.
example-TEO-X30 = Une tuile qui en fait utiliser une autre : 15 PV.
rule-influence-favour = Zone C, faveur : avancez d’une case sur la piste et prenez ses PV ({ $track }). Vous pouvez ensuite changer une de vos tuiles Adoration contre une visible.
example-TEO-X20 = De la case 3 à la 4 : 3 PV. Huit pas font 28.

rule-end = Manches et fin
rule-end-round = Quand tous ont passé, la manche finit : un disque de chacun quitte le jeu, les disques Bonus sont redistribués, les étalages complétés, le premier joueur change.
rule-end-score = À la fin, chaque quartier compte : chaque tuile Pyramide, pour chaque temple de sa couleur présent, { $base } PV à la base et { $above } au-dessus ; la blanche rien. Ce qui est dans deux quartiers compte dans les deux, le sommet dans les quatre.
example-TEO-X6 = Un décompte : 14, 4, 0 et 4 font 22.
example-TEO-X21 = Une pyramide complète et trois temples : 18 PV.
rule-end-win = Le plus de PV gagne ; à égalité, le plus de tuiles Pyramide ; sinon la victoire est partagée.
example-TEO-X28 = 80 PV chacun : six tuiles battent cinq.

rule-solo = Seul (non officiel)
rule-solo-solo = Deux parties de notre cru, hors du jeu publié. Course aux points : des disques neutres occupent les cases Action, vous jouez pour le score. Architecte rival : un paquet de cartes dit où il pose ses disques et ce qu’il prend ; son niveau s’ajoute à ses points. Une égalité est perdue.
