### Tabannusi : la règle complète, chapitre par chapitre.


rule-box = Ce que contient la boîte
rule-box-pieces = Un plateau de cinq quartiers à deux faces (A à trois et quatre, B à un et deux), cinq barges avec des dés de cinq couleurs, 15 navires, neuf capitaines du port, 16 décrets, des cartes Urbanisation, dix tuiles ziggourat, projets et éléments de bâtiment en trois couleurs, eau, jardins, caisses, or ; pour chacun un architecte, un assistant, 15 marqueurs et 14 maisons. L’or est illimité, le reste non.
rule-box-words = Les quartiers 1, 2 et 3 sont des grilles, le 4 le port, le 5 la ziggourat. Des cases voisines partagent un côté ; l’eau entre deux quartiers est aux deux. Un bâtiment est fait d’un à trois éléments d’une couleur avec une maison. L’assistant est où vous agissez, l’architecte où vous agirez. Un dé est une ressource de sa couleur. Les PV ne tombent pas sous 0. Les options d’une table tranchent les questions ouvertes.
example-TAB-X31 = Les cases des deux faces du plateau.
rule-box-secrets = Seules vos cartes Urbanisation sont secrètes ; nul ne connaît l’ordre de ce qui est face cachée.

rule-setup = Mise en place
rule-setup-board = Chaque quartier a une barge ; sa couleur est la couleur locale. Cinq, six ou sept dés par couleur (2, 3, 4 joueurs) sont lancés sur les barges. L’or est sur les cases de la piste Temps ({ $time }) ; sept navires, six capitaines et six caisses au port ; six tuiles Action, trois tuiles ziggourat, autant de décrets que de joueurs. Certaines cases de la face A ne servent qu’à quatre.
rule-setup-player = Vous avez toutes vos maisons sur votre plateau, cinq marqueurs disponibles et dix en réserve, deux ors, une caisse, une carte Urbanisation et 10 PV. En commençant par le dernier, chacun pose un élément de bâtiment avec une maison sur une case des quartiers 1 à 3 et gagne le bonus de la case.
example-TAB-X24 = Les premières maisons et ce que donnent leurs places.
example-TAB-X35 = Un bâtiment de départ qui récolte un dé.

rule-turn = Le tour
rule-turn-turn = D’abord le dé, puis jusqu’à deux actions du quartier de l’assistant, puis un décompte si une barge est vide ; ensuite l’assistant rejoint l’architecte. Les actions gratuites sont toujours possibles.
rule-turn-die = À votre premier tour, choisissez le quartier. Prenez un dé de la barge : son numéro dit où va l’architecte. Un 6 mène à un quartier dont aucun autre dé de la barge ne montre le numéro. Pour un or, il va où vous voulez.
example-TAB-X3 = Dés 1, 3 et 6 : le 6 mène au 2, 4 ou 5.
rule-turn-pay = Chaque unité d’un prix se paie par un dé de sa couleur, une caisse pleine de sa couleur, ou un or. Un prix en or veut de l’or. Vous avez { $crates ->
            [one] une caisse
           *[other] { $words_crates } caisses
        } au plus.
rule-turn-markers = Les marqueurs gagnés viennent de votre réserve, tant qu’il y en a. Ce qui demande un marqueur le prend dans votre zone.
rule-turn-houses = Les maisons viennent de la rangée de leur couleur, par la gauche, puis de la rangée incolore. La place quittée donne son bonus ; une colonne vide donne le sien.
rule-turn-gain = Récolter une couleur : le plus fort dé de sa barge. Gagner une ressource : un dé d’une couleur présente en réserve.
example-TAB-X4 = Dés blancs 2, 5, 5, 1 : on récolte un 5.
rule-turn-mastery = Trois pistes de Maîtrise, blanche, jaune, marron, jusqu’au rang { $top }. Chaque rang a un facteur, depuis le bas { $factors }. Certaines cases donnent un bonus, ainsi que le rang atteint par votre marqueur le plus bas.
example-TAB-X15 = Le plus bas des trois marqueurs monte : un or.
example-TAB-X17 = Du rang 2 au 3, le facteur double.

rule-city = Dans la ville
rule-city-project = Projet : posez une tuile d’une couleur avec votre marqueur sur une case vide, à côté des projets de cette couleur dans le quartier s’il y en a, jamais à côté d’un bâtiment de la couleur, trois au plus par quartier. Gagnez ce que montre la case.
example-TAB-X12 = Un bâtiment marron : les projets marron s’en écartent.
example-TAB-X13 = Deux projets blancs : un troisième va à côté.
rule-city-build = Construire : tous les projets d’une couleur du quartier deviennent un bâtiment. Prix : { $building ->
            [0] aucune ressource locale
            [1] une ressource locale
           *[other] { $words_building } ressources locales
        }, et une de la couleur par marqueur à vous dessus. Posez-y une maison. Vos marqueurs vont en réserve, ceux des autres leur reviennent, et chacun fait avancer son propriétaire sur la piste de la couleur ; de même, sur une piste au choix, chaque jardin d’un autre à côté. Pour { $after ->
            [0] rien
            [1] un or
           *[other] { $words_after } ors
        }, vous pouvez alors marquer un navire de même taille.
example-TAB-X7 = Un marqueur rouge revient et rouge avance en jaune.
example-TAB-X8 = Trois jardins à côté du bâtiment : trois pas au choix.
example-TAB-X10 = Deux marron et deux jaunes, dont une d’une caisse.
example-TAB-X11 = Sans marqueur à soi : deux marron.
example-TAB-X43 = Un décret pris à temps paie le navire.
example-TAB-X44 = La réserve vide, le marqueur de la place est perdu.
rule-city-garden = Jardin : achetez des jardins (vert) et de l’eau (bleu), posez l’eau sur des cases vides à côté d’une eau, et jusqu’à trois jardins, chacun avec un marqueur, sur l’eau. Qui couvre un bonus de l’eau le gagne. Le bonus d’une case couverte d’eau est perdu.
example-TAB-X14 = Où peut aller la première eau.
example-TAB-X33 = Un jardin entre deux quartiers compte pour les deux.
rule-city-tiles = Tuiles Action : 2 PV et deux marqueurs ; un or et un marqueur ; eau spéciale, jardin et marqueur ; l’architecte où vous voulez et une ressource ; deux caisses remplies et un marqueur ; ou 2 PV perdus pour un pas de Maîtrise.
example-TAB-X34 = Avec 1 PV, la tuile reste utilisable.

rule-port = Port et ziggourat
rule-port-ship = Navire : { $ship ->
            [0] rien
            [1] un or
           *[other] { $words_ship } ors
        } pour un marqueur sur un navire où vous n’en avez pas. Sa capacité vaut dès votre prochain tour. Quand tous les navires d’une rangée ou colonne portent votre marqueur, son capitaine du port est à vous.
example-TAB-X22 = Avec l’aide d’un navire, du bleu vaut un or.
example-TAB-X41 = Un marqueur complète une rangée et une colonne : deux capitaines du port.
rule-port-abilities = Les navires : PV pour marqueurs de navire, maisons ou jardins ; caisses moins chères ; eau pour les projets ; jardin ou marqueur à la ziggourat ; PV ou pas pour les marqueurs des autres ; action jardin gratuite ; maisons de toute rangée au port ; PV aux lignes bleues ; bleu pour or ; marqueurs de jardin depuis la réserve ; pas payants ; un pas par navire.
rule-port-masters = Les capitaines du port servent une fois, quand vous voulez dans vos tours : pas de Maîtrise, eau et jardin, caisses, or, une tuile Action, un navire gratuit, un bâtiment moins cher, un marqueur de ziggourat, ou des cartes Urbanisation. Inutilisés, ils valent { $master } PV.
rule-port-house = Maison au port : { $port ->
            [0] aucune ressource locale
            [1] une ressource locale
           *[other] { $words_port } ressources locales
        } pour une maison de la rangée incolore, au bout d’une rangée ou d’une colonne où vous n’en avez pas : le bleu donne un bonus, le rouge une caisse.
example-TAB-X39 = La case rouge la plus à droite donne une caisse verte.
rule-port-ziggurat = Maison de ziggourat : { $ziggurat ->
            [0] aucune ressource locale
            [1] une ressource locale
           *[other] { $words_ziggurat } ressources locales
        } ; une maison dans une section, le bonus de la case, et un marqueur sur la tuile de la section, trois au plus.
example-TAB-X40 = Section blanche, case 6 : un or et un marqueur.
rule-port-free = Actions gratuites : une ressource ou un or remplit une caisse vide, chacune une fois par tour ; un décret dont vous remplissez les conditions est à vous, avec ses bonus.
example-TAB-X23 = Un dé remplit deux caisses avec l’aide d’un navire.
rule-port-decrees = Les décrets demandent des bâtiments de certaines couleurs, des navires, des jardins, des maisons au port ou des marqueurs de ziggourat, et donnent 8 à 12 PV avec d’autres bonus.
example-TAB-X26 = Les navires imprimés valent toute couleur.
example-TAB-X32 = Les maisons de ziggourat comptent aussi.

rule-score = Décompte et fin
rule-score-district = Quand une barge est vide après vos actions, son quartier est décompté : vous prenez un or de la piste Temps ; tous perdent leurs dés de la couleur contre un pas, une eau ou un jardin ; les points ; puis les dés sont relancés. Une fois le dernier or pris, une barge vidée ne fait plus que perdre et relancer les dés.
example-TAB-X20 = Trois dés jaunes perdus pour un pas.
example-TAB-X37 = Un dé revient par un bonus de piste.
example-TAB-X46 = Deux barges vides et un or : un seul décompte complet.
rule-score-points = Quartiers communs : chaque bâtiment à vous, éléments et jardins voisins, fois le facteur de sa couleur. Port : chaque marqueur de navire, 1 PV pour sa rangée et pour sa colonne si vous y avez une maison. Ziggourat : valeur de votre dernier marqueur sur une tuile fois ce qu’elle compte.
example-TAB-X1 = Quartier 3 : 4, 6 et 6 font 16.
example-TAB-X2 = Le port : 6, 1 et 0 PV.
rule-score-tiles = Les tuiles ziggourat comptent maisons, lignes bleues, navires, bâtiments près de jardins, jardins, décrets et cartes, ou séries de trois couleurs.
example-TAB-X16 = Trois lignes bleues, troisième place : 6 PV.
example-TAB-X18 = Une série de bâtiments et une de navires : 10 PV.
example-TAB-X19 = Quatre bâtiments, première place : 8 PV.
example-TAB-X38 = Toute la ziggourat est décomptée : 10 et 11 PV.
rule-score-end = Quand le dernier or de la piste Temps est pris, on finit la manche et chacun joue encore un tour. Puis tous les quartiers sont décomptés une fois de plus, dans l’ordre et avec la perte des dés, les cartes Urbanisation (une maison sert une carte), et { $master } PV par capitaine du port inutilisé. Le plus de PV gagne ; à égalité, le plus d’or.
example-TAB-X9 = Trois, une et une maisons : 10 PV.
example-TAB-X21 = Le dernier or au tour 12 : un tour de plus chacun, 39 en tout.
example-TAB-X25 = Deux cartes et dix maisons : 20 PV.
rule-score-always = Rien ne se perd : dés, marqueurs, maisons, projets, eaux et jardins sont toujours quelque part ; des bâtiments d’une couleur ne se touchent pas, sauf ceux de départ.

rule-solo = Seul contre un roi
rule-solo-setup = Vous choisissez un roi. L’automate a 3 ors et des marqueurs illimités, ni caisses ni cartes ; deux décrets, dont un du roi. Un sac de tuiles projet dit les couleurs qu’il veut, deux cartes côte à côte ce qu’il fait : la flèche de la carte de gauche désigne une rangée de celle de droite.
example-TAB-X5 = Le sac pour deux décrets : quatre, quatre et trois tuiles.
example-TAB-X6 = Des nombres de somme 3 : il commence au quartier 3.
example-TAB-X36 = Le bâtiment de départ de Gilgabot.
example-TAB-X45 = Il se met à côté du vôtre si la case est prise.
rule-solo-turn = Son tour : une nouvelle carte, l’architecte avance d’autant de quartiers que disent les nombres, un dé y menant est pris ; puis la première action possible de chaque carte. Il paie en nombre seulement, d’abord des dés. Marqueurs, caisses et capitaines deviennent points ou or.
example-TAB-X27 = Deux pas par les quartiers de son plan : au quartier 5.
example-TAB-X28 = Comment il paie trois unités.
example-TAB-X42 = Les tuiles sont redistribuées une fois.
rule-solo-actions = A : des points ou ce que donne le roi. B : un projet ou un navire. C : un bâtiment, une maison au port ou de ziggourat. D : des jardins avec l’eau qui y mène. Chaque roi a ses préférences.
example-TAB-X29 = Ses maisons au port.
example-TAB-X30 = Action A : 4 PV, ou deux jardins pour Sarbot.
example-TAB-X47 = L’eau est posée en chemin vers un jardin.
rule-solo-end = Il prend ses décrets après ses actions, compte comme un joueur, et gagne les égalités.
