### Wayfarers : la règle complète, chapitre par chapitre.


rule-box = Ce que contient la boîte
rule-box-pieces = Des Dés, des Influences, des marqueurs et tuiles Journal, Pièces et Provisions (illimitées), 62 tuiles Amélioration, 12 Ouvriers de trois couleurs, 36 cartes de chaque sorte : Villageois, Terre, Eau, Espace, et 16 Inspirations. Le plateau porte le Journal au milieu, cinq rangées de quatre cartes autour, et trois Guildes.
rule-box-words = Le plus de PV à la fin gagne. À votre tour, faites une chose : placer un Dé, placer un Ouvrier ou vous reposer. Ce qu’offre un effet est facultatif, sauf un nouveau Dé, les Ouvriers sur ce que vous prenez, et au moins une partie de l’action d’un Ouvrier. Des parties côte à côte viennent dans tout ordre, une barre veut dire l’une d’elles, ce qui précède une flèche se paie d’abord. Ce qui est proposé peut être mené à bien.

rule-setup = Mise en place
rule-setup-board = Trois sections à deux faces, quatre cartes par rangée, dix tuiles Journal, quatre Ouvriers verts au bord du Journal, dix tuiles spéciales et autant de chaque autre tuile que de joueurs.
rule-setup-player = Vous avez un plateau, trois Dés lancés et deux de côté, 15 Influences, un Ouvrier jaune et un bleu, 2 ou 3 Provisions et 3 ou 4 Pièces selon la place, une Influence bleue en Guilde, et dès la deuxième place une jaune.
example-WAY-E2 = Ce qu’ont la première et la deuxième place.
rule-setup-panorama = Votre plateau est Bagdad : une Ville, un Port, des Étoiles, un Villageois et quatre emplacements de Dés. Les cartes Terre vont à gauche, Eau à droite. Une carte Espace va au-dessus d’une carte Terre ou Eau acquise. Un Villageois va sous une carte Terre ou Eau qui montre un de ses pictos, une Inspiration sous une carte Espace. Rien ne bouge ni ne se perd.
rule-setup-secrets = Tout est visible, sauf les pioches et les cartes que quelqu’un vient de piocher ; les décisions se prennent l’une après l’autre, par celui dont c’est le tour.

rule-die = Placer un Dé
rule-die-place = Choisissez un de vos Dés, changez-le par la Caravane si vous voulez, et placez-le sur un emplacement libre de votre plateau, d’une Ville ou d’un Port à vous. Tous les Biens imprimés doivent venir de la colonne de sa valeur, du Villageois sous la carte, ou d’un Bateau loué. Vous pouvez ne rien utiliser.
rule-die-caravan = Caravane : les signes plus et moins dans la colonne du Dé le mènent à la suivante, et ainsi de suite ; une seule chaîne par placement.
example-WAY-E3 = Six colonnes et où chaque valeur peut aller.
rule-die-action = Puis l’action de l’emplacement et celle du Villageois sous la carte, dans l’ordre voulu. Les réductions de la colonne rendent toute l’action moins chère, jamais le dû aux autres. Sur votre plateau, le Dromadaire donne une carte Terre et 1 Pièce pour 2 Provisions, le Bateau une carte Eau pour 2 Provisions, le Télescope une carte ou une tuile Espace, le Pigeon le Journal, ou un Ouvrier récupéré et 1 Influence en Guilde ; sans Biens, un Villageois ou 2 Provisions, et une tuile de base ou 2 Pièces.
example-WAY-E5 = Le Villageois d’abord : ses Pièces paient la tuile.
example-WAY-E6 = Le Villageois donne la Provision que coûte la carte Eau.
example-WAY-E21 = Deux Pièces de moins pour une carte Espace.
example-WAY-E22 = Une Provision de moins pour une carte Terre, même en piochant trois.
rule-die-dice = Rafraîchir : relancez un de vos Dés et reprenez-le. Décaler : un Dé de plus ou moins un.

rule-worker = Placer un Ouvrier, et se reposer
rule-worker-worker = Posez un Ouvrier sur une carte visible qui a place pour sa couleur (Villageois vert ; Terre vert et jaune ; Eau vert et bleu ; Inspiration les trois) et faites l’action de l’emplacement, au moins en partie. Des emplacements 1 à 4, Villageois : une carte Espace pour 1 Pièce de moins ; 1 Influence dans chaque Guilde ; une tuile de base gratuite ; Journal et 1 Provision. Terre : un Villageois et un décalage ; 2 Pièces et 1 Influence jaune ; une tuile Terre ; 3 Provisions pour en piocher trois et en garder une. Eau : rafraîchir et décaler deux fois ; 2 Provisions et 1 Influence bleue ; une tuile Eau ; 3 Provisions pour en piocher trois et en garder une. Inspiration : 2 Provisions ; 1 Provision et 1 Influence au choix ; 1 Pièce et rafraîchir ; 2 Pièces.
example-WAY-E7 = Une comète moins chère active un Point de Vue, et le Journal donne un Ouvrier.
example-WAY-E48 = Le dû doit laisser assez pour l’action.
rule-worker-back = Un Ouvrier reste sur sa carte. Qui acquiert la carte l’a ; récupérer prend un Ouvrier de n’importe quelle carte, sauf celui placé ce tour.
rule-worker-rest = Repos : tous les Dés du panorama sont relancés et reviennent ; ceux qui restaient peuvent être relancés une fois. S’il en restait un au plus, vos capacités de Repos s’appliquent, chacune une fois, dans l’ordre voulu.
example-WAY-E13 = Un Dé restant : un déplacement d’Influence, le Journal, et la Guilde noire.
example-WAY-E33 = Deux Dés restants : aucune capacité.
example-WAY-E50 = Des capacités prises tour à tour.

rule-influence = Influence et Guildes
rule-influence-influence = Vos 15 Influences sont en réserve, en Guilde ou sur une carte. Sans réserve, vous pouvez en déplacer une. Dépenser prend dans une Guilde.
rule-influence-fee = Qui acquiert une carte à votre Influence, y place un Ouvrier ou en prend un, vous paie 1 Pièce ou 1 Provision. Quand la carte est prise, l’Influence vous revient.
example-WAY-E23 = Prix 2 et le dû : Pièces et Provisions doivent suffire aux deux.
example-WAY-E24 = La Pièce de l’action paie le dû.
rule-influence-guilds = Chaque Guilde une fois par tour pour une de vos Influences. Noire : après un déplacement du Journal et ses gains, encore un. Bleue : un Bateau pour le Dé placé. Jaune : deux pas de un sur vos Dés, avant ou après l’action, pas au milieu d’une chaîne.
example-WAY-E30 = Deux déplacements en un tour.
example-WAY-E49 = Une Influence noire ne suffit pas au second déplacement.

rule-cards = Cartes et tuiles
rule-cards-take = Choisissez une carte visible, payez le dû et le prix (Espace selon l’emplacement, Villageois comme imprimé, les autres rien), prenez les Ouvriers dessus, mettez-la en place. Le vide se comble en fin de tour.
rule-cards-draw = Avec un Dé, au lieu d’une carte Terre ou Eau visible : piochez-en trois, gardez-en une, remettez deux sous la pioche. Il faut un Pigeon libre, ou 1 Provision.
rule-cards-effects = Ce que vous gagnez déclenche, dans l’ordre voulu : son effet, les Connexions d’une carte Eau avec celle à sa gauche, et chaque Point de Vue plus ancien qui la nomme, avec le Villageois dessous. Une carte nouvelle ne fait rien d’autre ce tour.
example-WAY-E4 = Une Connexion et deux Influences bleues.
example-WAY-E12 = Une tuile spéciale active un Point de Vue.
example-WAY-E25 = Les Connexions de la première carte Eau avec le Port.
example-WAY-E26 = Deux Connexions : une Pièce et une Influence sur carte.
example-WAY-E27 = Chaque Point de Vue une fois, quel que soit le nombre de pictos.
example-WAY-E28 = Trois comètes sur une carte : une fois quand même.
rule-cards-inspiration = Inspiration : glissez-la sous une carte Espace, qu’elle double à la fin si son objectif est rempli ; ou remettez-la sous la pioche et faites l’action de son emplacement.
example-WAY-E34 = Défaussée de l’emplacement 3 : une Pièce et un rafraîchissement.
rule-cards-tiles = Tuiles Amélioration : de base 2 Pièces ; Terre, Eau, Espace 3 Pièces ou 2 Influences de leur Guilde ; les spéciales n’ont pas de prix. Posez-les sur le papier de la Caravane, sans les tourner ; les icônes couvertes sont gagnées aussitôt.
example-WAY-E35 = Où vont les tuiles sur une Caravane vide.
example-WAY-E36 = Icônes couvertes : une Pièce et une Provision.
rule-cards-refill = En fin de tour, les cartes glissent vers l’intérieur avec ce qu’elles portent, et les rangées sont complétées. On ne remélange jamais.

rule-journal = Le Journal
rule-journal-move = Journal : avancez votre marqueur par une tache d’encre vers la droite si vous remplissez sa condition, ou dépensez l’Influence qu’elle coûte. Certaines taches sautent une colonne. On peut partager une case, sauf à la fin.
example-WAY-E29 = Deux Villes ouvrent une voie, sans Point de Vue une autre reste fermée.
example-WAY-E31 = De huit à dix déplacements jusqu’à la fin.
rule-journal-arrive = À l’arrivée : un Ouvrier vert si vous êtes le premier, puis ce que donne la case : une tuile Journal, une Inspiration et un nouveau Dé, une tuile spéciale, ou des Influences à la fin. Un nouveau Dé est obligatoire.
example-WAY-E32 = Après les colonnes 2 et 6, les cinq Dés sont en jeu.

rule-end = Fin et décompte
rule-end-end = Le premier marqueur dans la dernière colonne : chacun joue encore un tour, celui qui l’a atteinte en dernier.
rule-end-tags = Villes, Points de Vue, Ports, Hautes Mers : de 0 à { $most } d’une sorte { $same } PV ; { $different } PV par série des quatre.
example-WAY-E1 = Un décompte entier : 53 PV.
example-WAY-E15 = Pictos 3, 2, 5 et 8 : 39 PV.
rule-end-sky = Cartes Espace comme indiqué, doublées par une Inspiration remplie. Comètes : 4 PV si vous en avez le plus, sinon 1 à 3. Soleil et lune : 3 chacun, 7 chacun ensemble. Planètes : 1 et un par planète.
example-WAY-E9 = Le plus de comètes : 4 PV la carte.
example-WAY-E10 = Un objectif rempli double la carte.
example-WAY-E11 = Soleil et lune : 14 PV.
example-WAY-E16 = Deux planètes et une tuile.
example-WAY-E17 = L’Influence en Guilde noire compte.
example-WAY-E18 = Des séries de comète, planète et étoiles.
example-WAY-E19 = Des séries de quatre sortes de cartes.
example-WAY-E20 = Les étoiles imprimées, doublées.
example-WAY-E52 = Une comète doublée : 8 PV.
rule-end-more = Les PV des tuiles, et { $majority } PV par Guilde où vous seul avez le plus. Égalité : plus d’Influence noire, jaune, bleue ; sinon partagée.
example-WAY-E14 = La première position, décomptée aussitôt.
example-WAY-E37 = Égalité dans une Guilde : personne ne marque.
example-WAY-E38 = 50 PV chacun : le jaune décide.
rule-end-always = Rien ne se perd : Influences, Dés, Ouvriers, tuiles et cartes sont toujours quelque part ; ce qui est posé reste.

rule-solo = Seul contre l’IA
rule-solo-setup = Mise en place à deux ; l’IA a son plateau (Espace, Améliorations, Villageois ou Journal), un Ouvrier jaune et un bleu, une Influence jaune et une bleue, et six cartes Planification.
rule-solo-turn = Son tour : une carte Planification avance son marqueur de ressources et fait sa première action, sinon la seconde. Quand trois cartes d’une couleur sont là, elle se repose : son effet de Repos et le Journal. Elle ne paie pas et ignore l’effet des cartes.
example-WAY-E39 = Trois cartes : le marqueur passe le bonus.
rule-solo-choices = La place de son marqueur nomme une couleur, ses deux dernières cartes un nombre : la couleur dit la rangée ou la tuile, le nombre l’ordre des emplacements. Les Ouvriers placés ce tour restent.
example-WAY-E8 = Bleu et 2 : Eau emplacement 2, puis 3, 4, 1.
example-WAY-E40 = Quelle tuile elle prend.
example-WAY-E42 = Quelle tuile spéciale elle prend.
example-WAY-E47 = Inspiration : emplacement 2, puis 1, 4, 3.
example-WAY-E51 = Un emplacement sans effet est sauté.
rule-solo-journal = Journal : les couleurs de ses cartes disent si elle monte ou descend. Avec assez d’Influence noire, elle avance encore.
example-WAY-E43 = La voie haute, ou l’autre case extérieure.
example-WAY-E44 = Une tuile spéciale donne l’Influence du second déplacement.
rule-solo-tiles = Ses cartes font une pile ; ses tuiles remplissent sa Caravane le long d’un chemin sinueux et donnent ce qu’elles couvrent.
example-WAY-E41 = Quatre tuiles et ce qu’elles donnent.
rule-solo-fees = Pour une carte à son Influence, vous payez 1 Pièce ou Provision à la réserve. Quand elle veut une carte à la vôtre, vous la laissez et prenez 1, ou payez 1 pour la détourner.
rule-solo-score = Elle compte ses cartes (1 à 4 PV chacune), ses tuiles et les Guildes. Vous gagnez avec plus de points.
example-WAY-E45 = Le score de l’IA : 43.
example-WAY-E46 = Son marqueur de comètes compte contre les vôtres.
