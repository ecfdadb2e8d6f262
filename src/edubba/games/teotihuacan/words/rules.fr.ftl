### Teotihuacan : la règle complète, chapitre par chapitre.


rule-box = Ce que contient la boîte
rule-box-tiles = 90 Bâtiments en Bois, en Pierre et en Or de tailles 1 à 4, 38 Temples (vert de taille { $sizegreen }, bleu { $sizeblue }, rouge { $sizered }), 46 tuiles Pyramide, 36 tuiles Adoration, 15 Masques, neuf disques Bonus, et pour chacun un plateau, un Architecte et des disques. Les tuiles se tournent et se retournent. Les cubes sont illimités, le reste non.
rule-box-board = Votre Cité compte 10 cases sur 10 autour de la Pyramide ; quatre Quartiers se joignent en son milieu. La Pyramide a neuf cases à la base, quatre au-dessus, une au sommet. Les cases Masque d’une sorte qui se touchent forment un groupe. Les cases de la base montrent des récompenses. Adjacent veut dire partager un côté ; la Pyramide n’est pas une case de Cité.
rule-box-secrets = Tout est visible, sauf l’ordre des piles Adoration.

rule-setup = Mise en place
rule-setup-board = Le plateau reçoit des Bâtiments selon le nombre de joueurs (sept sortes, une ou deux de chacune), deux Temples et deux tuiles Pyramide de chaque couleur ; le reste forme la réserve. Les tuiles Adoration font trois piles. Un disque Bonus est sur chaque case Action : { $spacestwo }, { $spacesthree } ou { $spacesfour } servent à 2, 3 ou 4 joueurs. Masques : ceux qui sont marqués pour ce nombre de joueurs. Vous avez six disques à deux, sinon cinq.
example-TEO-X22 = Les Masques du soleil à deux, trois et quatre joueurs.
example-TEO-X24 = Quatre joueurs : ce qui reste en réserve.
rule-setup-tiles = La tuile Pyramide blanche est au milieu. Dans l’ordre du tour, vous posez une verte, une bleue et une rouge sur la base, où vous voulez, et recevez aussitôt ce qu’elles couvrent : Bâtiments et Temples sont gratuits, vont n’importe où, mais pas sur des Masques. Pas de PV pour ces tuiles. Puis deux tuiles Adoration de chaque couleur sont révélées.
example-TEO-X25 = Un Bâtiment en Or ne peut couvrir de Masques ici ; ses cubes peuvent y être.
example-TEO-X26 = Un Temple bleu gratuit, et une tuile Adoration bleue cachée.

rule-turn = Le tour
rule-turn-turn = Nombre de manches : { $two }, { $three } ou { $four } à 2, 3 ou 4 joueurs. À votre tour, vous posez un à trois disques sur une case Action, sur le disque Bonus, quatre au plus en tout, et faites une des deux actions de la zone ; ou vous passez et avez fini la manche.
example-TEO-X1 = Piles de trois, deux et quatre : on ajoute un, un ou deux, ou aucun disque.
example-TEO-X23 = Quatre joueurs, troisième manche : trois disques chacun.
rule-turn-power = La Puissance est le nombre de disques de la pile après votre pose, disque Bonus compris. Ce qui ne sert pas est perdu.
rule-turn-bonus = Si le disque Bonus n’était pas couvert, vous pouvez l’utiliser une fois, avant ou après votre action : n’importe quelle influence, n’importe quelle construction avec cette Puissance, des PV, des PV et des cubes où vous voulez, ou des PV et de la Puissance. Si la zone ne permet rien d’autre, le bonus doit d’abord rendre une action possible.
example-TEO-X15 = Trois disques et un point de Puissance de plus : un Temple rouge coûte une Pierre et une Pépite.
example-TEO-X29 = Le bonus d’abord : une tuile Pyramide, puis un Bâtiment.
example-TEO-X34 = La zone B sans cubes ni tuiles Adoration n’est pas proposée.
rule-turn-discs = Les zones A et C sont toujours ouvertes : on peut ne rien produire, ou rester sur la dernière case de la piste Faveur. En zone B, un Temple ou une offrande doit être possible, ou le devenir par le bonus visible ; alors le bonus vient d’abord. Un bonus de Puissance utilisé avant l’action vaut pour tout le tour, après elle seuls ses PV comptent ; le bonus de construction n’est proposé que si l’une est possible. L’action que donne un bonus peut être celle de la zone une seconde fois. Un disque Bonus couvert n’a plus d’effet pour personne jusqu’à la fin de la manche. Vous pouvez passer avec des disques en main, mais ils ne se gardent pas ; si vous ne pouvez en poser aucun, vous passez.
rule-turn-architect = On bâtit dans les deux Quartiers et sur les cases de Pyramide du côté de l’Architecte ; les ressources peuvent être n’importe où. Après une action, il avance d’un côté dans le sens horaire ; quand vous passez, il ne bouge pas.
example-TEO-X27 = Trois actions, puis on passe : de E à N.
rule-turn-spend = Vous dépensez des cubes de votre Cité, ceux que vous voulez. Deux Pépites peuvent valoir une Pierre ou un Bois, jamais une Pépite, ni là où tout cube convient.
rule-turn-supply = La construction prend à l’étalage, complété seulement entre les manches ; récompenses, petits Bâtiments et certaines tuiles Adoration prennent dans la réserve.

rule-build = Construire
rule-build-building = Zone A, Bâtiment : choisissez-en un de taille égale ou inférieure à votre Puissance et posez-le à portée, sur des cases sans tuile ; les cubes dessous sont perdus. Chaque case libre autour reçoit un cube de son matériau, même hors de portée ; là où il y a un autre cube, vous pouvez le remplacer.
example-TEO-X2 = L’Or de taille 4 demande la troisième pile ; il complète un groupe soleil.
example-TEO-X7 = Un Bâtiment en Bois de taille 3 dans un coin : quatre cubes ; plus loin huit.
example-TEO-X8 = À cheval sur deux Quartiers, six Pépites.
example-TEO-X9 = Hors de portée, c’est interdit, mais les cubes peuvent y être.
example-TEO-X10 = Un coin en Or : six cubes.
example-TEO-X11 = Contre la Pyramide : trois cubes.
example-TEO-X12 = Deux cubes peuvent être gardés ou remplacés.
example-TEO-X13 = Les cubes sous le Bâtiment sont perdus, six s’ajoutent.
example-TEO-X31 = Avec l’option de remplacement forcé : quatre Pierres.
rule-build-mask = Quand la dernière case d’un groupe de Masques est couverte par une tuile, vous prenez le premier Masque de la sorte et ses PV.
rule-build-order = L’ordre d’une construction : choisir une tuile, payer, la poser, prendre la tuile Adoration d’un Temple, poser les cubes, prendre les Masques. Des cubes placés là où sera un Temple peuvent donc servir à le payer. Une tuile Adoration prise est aussitôt remplacée ; si pile et emplacement d’une couleur sont vides, ses Temples n’en apportent pas. Si une tuile achève deux groupes d’une sorte, vous prenez les deux premiers Masques de la pile ; d’une pile vide, on ne gagne rien.
rule-build-temple = Zone B, Temple : toute couleur ; le vert coûte { $green }, le bleu { $blue }, le rouge { $red }, et pour chaque point de taille au-dessus de votre Puissance { $moregreen } de plus pour le vert, { $moreblue } pour le bleu, { $morered } pour le rouge. Posez-le comme un Bâtiment ; il ne fait pas de cubes. Prenez une des deux tuiles Adoration de sa couleur.
example-TEO-X3 = Puissance 2, Temple bleu : deux Pierres, un Bois, et deux Pépites pour l’autre Bois.
example-TEO-X32 = Deux Temples verts en un tour, par bonus et offrande.
example-TEO-X33 = La dernière tuile Adoration bleue, utilisée puis révélée à nouveau.
rule-build-pyramid = Zone C, Pyramide : { $price }, et { $more } de plus par point de Puissance sous { $size }. Posez la tuile sur une case libre de la base à portée, sur une case au-dessus dont les quatre tuiles sont là, à portée, ou au sommet quand les quatre y sont.
example-TEO-X4 = Cinq tuiles posées : depuis l’ouest, trois cases sont libres.
example-TEO-X14 = Six Pépites paient une tuile à Puissance 2, cinq non.
rule-build-reward = { $points } PV, et à la base la récompense : des Bâtiments (on peut en laisser un sur deux ; la portée ne compte pas), un Temple à portée avec sa tuile Adoration, des PV et un Bâtiment de cette taille, une tuile Adoration du dessus d’une pile, ou des PV.
rule-build-due = Les récompenses doivent être prises si elles sont possibles, et ce qui est impossible est perdu. De deux Bâtiments représentés, il faut en bâtir un si l’un des deux peut l’être ; vous choisissez lequel. Un Bâtiment de la taille, donné avec des PV, peut se refuser. Une tuile Adoration vient du dessus d’une pile, ou de son emplacement si la pile est vide. Une tuile Pyramide bâtie grâce à une tuile Adoration apporte ses PV et sa récompense comme d’habitude, un Temple sa tuile Adoration.

rule-influence = Influence
rule-influence-produce = Zone A, produire : à côté de chacun de vos Bâtiments, vous pouvez poser un cube de son matériau sur une case voisine sans tuile, au besoin à la place d’un autre cube. Ou bâtissez un ou deux Bâtiments de taille 1 à portée.
example-TEO-X5 = Quatre Bâtiments produisent ; celui en Or remplace un Bois.
rule-influence-offering = Zone B, offrande : utilisez une de vos tuiles Adoration, puis glissez-la sous sa pile. Elles changent des cubes en PV, récompensent vos constructions, ou font bâtir une tuile Pyramide, un Temple, un Bâtiment, ou agir encore. Deux de chaque couleur sont toujours visibles.
example-TEO-X16 = Du Bois contre des PV : trois fois avec l’aide de Pépites.
example-TEO-X17 = Deux Temples fois cinq Bâtiments : 9 PV au plus.
example-TEO-X18 = Un de chaque matériau pour 4 PV : deux fois.
example-TEO-X19 = Dix cubes pour 12 PV : avec neuf, impossible.
example-TEO-X30 = Une tuile qui en fait utiliser une autre : 15 PV.
rule-influence-favour = Zone C, faveur : avancez d’une case sur la piste et prenez ses PV ({ $track }). Vous pouvez ensuite changer une de vos tuiles Adoration contre une visible.
example-TEO-X20 = De la case 3 à la 4 : 3 PV. Huit pas font 28.
rule-influence-tiles = Les tuiles Adoration : celle qu’on utilise est mise de côté jusqu’à la fin de son effet, on ne peut donc ni la choisir ni la changer pendant celui-ci ; puis elle va sous sa pile, celle de l’intérieur d’abord. Une tuile gagnée ce tour peut y servir. On ne choisit qu’une tuile qui peut agir au moins une fois ; si son effet se répète, vous pouvez arrêter après chaque fois. Sur la dernière case de la piste, la faveur n’apporte pas de PV, mais vous pouvez encore changer une tuile : rendez d’abord, puis prenez, la même peut donc revenir.

rule-end = Manches et fin
rule-end-round = Quand tous ont passé, la manche finit : un disque de chacun quitte le jeu, les disques Bonus sont redistribués, les étalages complétés, le marqueur Premier joueur passe au suivant dans le sens horaire. Cubes, Architectes, faveurs et tuiles Adoration restent en place.
rule-end-score = À la fin, chaque Quartier compte : chaque tuile Pyramide, pour chaque Temple de sa couleur présent, { $base } PV à la base et { $above } au-dessus ; la blanche rien. Ce qui est dans deux Quartiers compte dans les deux, le sommet dans les quatre.
example-TEO-X6 = Un décompte : 14, 4, 0 et 4 font 22.
example-TEO-X21 = Une Pyramide complète et trois Temples : 18 PV.
rule-end-win = Le plus de PV gagne ; à égalité, le plus de tuiles Pyramide ; sinon la victoire est partagée.
example-TEO-X28 = 80 PV chacun : six tuiles battent cinq.

rule-solo = Seul (non officiel)
rule-solo-solo = Deux parties de notre cru, hors du jeu publié. Course aux points : des disques neutres occupent les cases Action, vous jouez pour le score. Architecte rival : un paquet de cartes dit où il pose ses disques et ce qu’il prend ; son niveau s’ajoute à ses points. Une égalité est perdue.
