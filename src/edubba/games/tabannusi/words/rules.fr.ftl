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
rule-solo-setup = Vous choisissez un roi, ou le laissez tirer au sort. Mise en place comme à deux : face B, cinq dés par couleur. L’automate est premier joueur ; pour tout ce qui n’est pas dit ici, il suit les règles d’un joueur. Il commence avec 10 PV, toutes ses maisons, 3 ors et autant de marqueurs qu’il lui en faudra, sans caisse et sans cartes Urbanisation. Installez le plan du roi : sur chacun des cinq quartiers, autant de marqueurs de l’automate que le montre le plan. Le plan dit où il aime aller et ne vaut pas de PV. Deux décrets : un tiré parmi ceux qui sont montrés plus bas avec le roi, puis un parmi tous les autres, quels que soient leurs symboles.
rule-solo-bag = Le sac : pour chaque couleur, comparez combien de bâtiments demandent les deux décrets ; les maisons de ziggourat qui peuvent en tenir lieu comptent, les jardins et les navires non. Mettez dans le sac autant de tuiles projet que le plus grand nombre, et une de plus. Ce sont les tuiles Automate. Tirez-en trois et posez-en une sur chaque tuile Numéro, I, II et III. Une tuile posée sur une autre la recouvre : celle du dessus donne la couleur de son numéro, les recouvertes restent des tuiles Automate.
example-TAB-X5 = Le sac pour deux décrets : quatre, quatre et trois tuiles.
rule-solo-cards = Les cartes : mélangez les 15 et posez-en deux face visible côte à côte, la première à droite, la seconde à gauche. Une carte a un nombre en haut, trois actions l’une sous l’autre, à côté de chacune un symbole avec un numéro, une flèche, et un bonus en bas. La flèche de la carte de gauche désigne l’une des trois lignes de la carte de droite. Là se trouvent le symbole actuel et le numéro actuel, et là commence la seconde action. Le symbole actuel dit quelle case est prise : vers le haut celle du plus grand numéro, vers le bas celle du plus petit, le roi ce que dit la carte Roi. Le numéro actuel dit quelle couleur.
rule-solo-order = L’ordre des couleurs : d’abord la couleur du numéro actuel, puis celles des numéros suivants, le I après le III. Un projet ordinaire et une maison de ziggourat n’essaient que les couleurs posées sur les tuiles Numéro : si aucune ne convient, l’action est impossible (avec une option, l’automate essaie les autres en dernier). Là où l’ordre ne fait que départager, une couleur qui n’est sur aucun numéro vient en dernier. Toutes les autres égalités : blanc avant jaune avant marron ; les cases et les emplacements de ziggourat selon leur numéro ; les navires dans la colonne de droite d’abord, de haut en bas.
rule-solo-start = Le départ : vous posez d’abord votre bâtiment de départ, comme d’habitude. Puis l’automate : le nombre de sa carte de gauche est le quartier (0 vaut 3), la couleur du numéro actuel est la sienne. Il y prend la case de terre vide du plus grand numéro, Sarbot celle du plus petit (avec une option, Bot-baba aussi), quoi qu’il y ait à côté. La maison vient de la rangée de la couleur, et sa place ne donne rien. Au lieu du bonus de la case, l’automate gagne ce que son roi donne pour l’action C. Ôtez un de ses marqueurs de ce quartier du plan ; aucune tuile Automate n’est tirée ni rendue. Son architecte et son assistant : additionnez les nombres des deux cartes et comptez autant de quartiers dans le sens horaire depuis le 1 ; 0 donne le 1, 1 le 5, 2 le 4, 3 le 3 et 4 le 2. Plus tard, l’architecte va toujours dans l’autre sens. Vous choisissez votre quartier à votre premier tour.
example-TAB-X6 = Des nombres de somme 3 : il commence au quartier 3.
example-TAB-X36 = Le bâtiment de départ de Gilgabot.
example-TAB-X45 = Il se met à côté du vôtre si la case est prise.
rule-solo-turn = Son tour, pas à pas. La carte de gauche passe sur celle de droite ; piochez une nouvelle carte de gauche. Additionnez leurs nombres : l’architecte avance d’autant de quartiers dans le sens antihoraire (1, 2, 3, 4, 5, 1), en ne comptant que ceux qui ont encore des marqueurs sur le plan. Avec 0, il reste ; si le plan est vide, tous les quartiers comptent. Prenez un dé de la barge du quartier de l’assistant : celui qui montre le numéro du quartier de l’architecte, sinon le plus fort. Sa valeur ne signifie rien de plus, et l’automate ne récolte pas d’autres dés. Viennent alors sa première action, sa seconde action, ses décrets et, si la barge est vide, le décompte ; enfin l’assistant rejoint l’architecte. On peut aussi agir dans un quartier sans marqueur sur le plan : on n’en ôte alors aucun.
example-TAB-X27 = Deux pas par les quartiers de son plan : au quartier 5.
rule-solo-choice = Quelles actions : pour la première, essayez les actions de la carte de gauche de haut en bas et faites la première possible. Pour la seconde, de même sur la carte de droite, depuis la ligne de la flèche vers le bas, sans revenir en haut. Si aucune n’est possible, l’automate fait A, qui l’est toujours. Il agit dans le quartier de l’assistant. Au port, D se traite comme C ; dans le quartier des ziggourats, B et D aussi.
rule-solo-pay = Comment il paie : seul compte le nombre d’unités, non leurs couleurs. Pour chaque unité, il dépense un dé de la couleur dont il a le plus ; à égalité bleu, puis vert, puis au hasard. L’or ne sert que lorsqu’il n’a plus de dé, ou quand le prix est en or, comme pour les navires. Ses marqueurs ne coûtent rien.
example-TAB-X28 = Comment il paie trois unités.
rule-solo-gain = Ce qu’il fait de ses gains : quand une maison quitte son plateau, il prend l’or et les bonus de colonne, mais pas les marqueurs. Tout autre marqueur vaut 1 PV. L’eau et les dés de la réserve sont ignorés. Une caisse quitte la partie contre un or, un capitaine du port contre { $master } PV. Les capacités des navires ne font rien. Les emplacements de ziggourat et les pistes de Maîtrise donnent leurs bonus, à ces exceptions près. Un pas au choix se fait sur la piste la plus basse ; un pas de la couleur, sur celle de ce qui vient d’être posé, sinon sur celle du numéro actuel. Quand des dés sont perdus à un décompte, il prend le pas ou le jardin, pas l’eau.
rule-solo-covered = Bonus couverts : si un projet de l’automate couvre le bonus d’une case, ou un jardin celui d’une eau, il ne gagne pas ce qui y est imprimé. Avec une flèche comme symbole actuel, il gagne le bonus du bas de sa carte de gauche. Avec le roi, il gagne ce qui est entre crochets sur la carte Roi, en B pour un projet, en D pour un jardin. Gilgabot et Botmuzi n’y montrent rien pour les jardins : ils gagnent le bonus de la carte de gauche. Où rien n’est couvert, rien n’est gagné.
rule-solo-actions = Action A, dans tout quartier : { $bot } PV avec une flèche comme symbole actuel, avec le roi ce que la carte Roi donne pour A.
example-TAB-X30 = Action A : 4 PV, ou deux jardins pour Sarbot.
rule-solo-project = Action B dans les quartiers 1 à 3 : un projet, sur une case qu’un joueur pourrait choisir. Avec une flèche, il a la première couleur de l’ordre des couleurs qui ait une telle case, et prend la plus haute de ses cases (vers le haut) ou la plus basse (vers le bas). Avec le roi, il suit la carte Roi. Le marqueur est gratuit, et la tuile vient de la réserve, non des tuiles Numéro. Tirez ensuite une tuile Automate sur le numéro actuel, même si le projet a la couleur d’un autre.
rule-solo-ship = Action B au port : un navire, si l’automate a l’or qu’un joueur paierait. Parmi les navires sans son marqueur, il préfère celui qui a de ses maisons et dans sa rangée et dans sa colonne, puis celui qui en a une dans sa rangée, puis dans sa colonne, puis n’importe lequel. À égalité : la colonne de droite de haut en bas, puis celle du milieu, puis celle de gauche.
rule-solo-build = Action C dans les quartiers 1 à 3 : un bâtiment, sur un groupe pour lequel il a le prix, une maison et les éléments. De plusieurs groupes, il prend le plus grand, puis celui de la couleur où son marqueur de Maîtrise est le plus haut, puis selon l’ordre des couleurs ; Bot-baba avec le roi a ses préférences. Le reste se passe comme pour un joueur. Avec le roi comme symbole actuel, il gagne aussi ce que la carte Roi donne pour C ; cela ne vaut que pour les bâtiments, pas pour les maisons du port ou de la ziggourat. Ôtez un marqueur de ce quartier du plan, s’il y en a un. Une tuile Automate de la couleur retourne à la réserve : du sac, sinon du dessus de I, II ou III, sinon une recouverte, sinon aucune. Puis, s’il a l’or, il prend un navire d’exactement la taille du bâtiment. Quand vous construisez, ses marqueurs sur les projets utilisés lui reviennent et lui donnent chacun un pas sur la piste de la couleur ; chacun de ses jardins à côté de votre bâtiment donne un pas sur une piste tirée au sort parmi celles qui ne sont pas au sommet.
rule-solo-port = Action C au port : une maison de la rangée incolore, au prix d’un joueur. Comptez rangées et colonnes dans le sens horaire : rangée 3, 2, 1, colonne 1, 2, 3, puis de nouveau la rangée 3. Partez de la rangée 3 pour la première maison, ensuite de la dernière dans cet ordre où il a une maison, et avancez de la somme des nombres des deux cartes. S’il y a déjà une maison à lui, ou si aucune case n’est libre, prenez la suivante. Il préfère la case rouge (la caisse quitte la partie contre un or) ; sur la bleue, il gagne le bonus du bas de la carte de gauche. Un marqueur quitte le port sur le plan.
example-TAB-X29 = Ses maisons au port.
rule-solo-ziggurat = Action C dans le quartier des ziggourats : une maison au prix d’un joueur. La section est la première dans l’ordre des couleurs qui ait un emplacement libre, moins de trois de ses marqueurs sur la tuile, et une maison pour elle. L’emplacement : un qui donne un pas, sinon un qui donne de l’or, sinon un sans rien, à égalité le plus petit numéro ; il en gagne le bonus. Son marqueur sur la tuile est gratuit. Un marqueur quitte le quartier 5 sur le plan.
rule-solo-garden = Action D dans les quartiers 1 à 3 : il faut une tuile jardin que l’automate a déjà, et une place pour elle. Il pose jusqu’à trois jardins, Sarbot avec le roi autant qu’il peut ; à court de tuiles, il en achète toujours une autre pour une unité, tant qu’il peut payer et qu’il en reste. Un jardin va sur une eau libre, ou sur une case de terre vide qu’on peut atteindre en posant de l’eau sur des cases de terre vides du quartier. Cette eau est gratuite et vient de la réserve ordinaire ; ce qui en demande plus qu’il n’en reste est hors d’atteinte. On la pose depuis l’eau, par un chemin le plus court. Entre des chemins également courts, chaque pas prend le plus petit numéro, avec le symbole vers le haut le plus grand.
example-TAB-X47 = L’eau est posée en chemin vers un jardin.
rule-solo-place = Où vont ses jardins, l’un après l’autre : sur l’eau entre deux quartiers, le plus petit numéro ; sinon à une place à côté d’un bâtiment à lui qui demande au plus trois tuiles Eau, le plus petit numéro ; sinon à la place qui demande le moins d’eau, puis le plus petit numéro. Sarbot et Bot-baba avec le roi : d’abord à côté d’un bâtiment à eux, sinon au plus petit numéro, dans les deux cas avec trois tuiles Eau au plus ; plus loin, rien n’est permis alors.
rule-solo-gilgabot = Gilgabot. Plan des quartiers 1 à 5 : 3, 3, 3, 2 et 3 marqueurs. Avec le symbole Roi : A, un or et 2 PV. B, la couleur dont le groupe dans le quartier est le plus grand de ceux qui peuvent encore grandir (puis l’ordre des couleurs), sur sa case la plus haute ; bonus couvert : un pas sur la piste la plus basse. Avec une option, toute couleur qui peut se poser à côté du plus grand groupe. C, comme d’habitude, avec un pas de la couleur du bâtiment. D, comme d’habitude.
rule-solo-sarbot = Sarbot. Plan des quartiers 1 à 5 : 3, 4, 3, 2 et 2 marqueurs. Avec le symbole Roi : A, deux jardins. B, la couleur habituelle sur sa case la plus basse ; bonus couvert : un pas de la couleur du projet. C, comme d’habitude, avec un jardin. D, autant de jardins qu’il peut, d’abord à côté de ses bâtiments ; bonus couvert : un pas sur la piste la plus basse.
rule-solo-botmuzi = Botmuzi. Plan des quartiers 1 à 5 : 2, 2, 3, 4 et 3 marqueurs. Avec le symbole Roi : A, un pas sur la piste la plus basse. B, la couleur habituelle sur sa case la plus haute ; bonus couvert : un or. C, comme d’habitude, avec un or. D, comme d’habitude.
rule-solo-bot-baba = Bot-baba. Plan des quartiers 1 à 5 : 3, 3, 3, 1 et 4 marqueurs. Avec le symbole Roi : A, un pas sur la piste la plus haute qui n’est pas au sommet. B, la couleur qui a le plus de tuiles Automate dans le sac et sur les numéros, parmi celles qui ont une case (puis l’ordre des couleurs), sur sa case la plus haute ; bonus couvert : le même pas que pour A. C, la couleur qui a le plus de tuiles Automate, puis le plus grand groupe, puis l’ordre des couleurs, avec un pas de la couleur du bâtiment. D, d’abord à côté de ses bâtiments ; bonus couvert : 3 PV.
rule-solo-anew = Cartes et tuiles repartent à neuf juste après le premier et le troisième décompte complet, quel que soit celui qui l’a causé. Les cartes aussi à la fin d’un tour de l’automate où la dernière a été piochée, les tuiles aussi dès que la dernière a quitté le sac. Cartes : mélangez-les toutes, posez-en deux comme à la mise en place. Tuiles : toutes les tuiles Automate, recouvertes comprises, vont dans le sac et on en tire trois ; ce qui manque vient au hasard des projets de la réserve et devient tuile Automate. S’il faut tirer une tuile et que le sac est déjà vide, on fait cela à la place. Un numéro dont la dernière tuile a été rendue en reçoit une nouvelle. Un tel départ n’en cause jamais un autre, et les trois premières tuiles de la partie n’en causent pas.
example-TAB-X42 = Les tuiles sont redistribuées une fois.
rule-solo-decrees = Ses décrets : après ses actions, il prend chaque décret qu’il remplit, à partir du premier emplacement, et fait des bonus ce qu’il fait de tous ses gains. Cartes Urbanisation, caisses remplies, maisons déplacées, eau et dés ne lui apportent rien, un marqueur 1 PV, un capitaine du port { $master } PV. Une maison gratuite au port va où disent les cartes. Deux pas sur une piste se font sur la plus basse, un pas sur chacune de deux pistes sur les deux plus basses. Un marqueur de ziggourat va sur la tuile de la première section dans l’ordre des couleurs, avec les trois couleurs, où il a de la place ; un navire gratuit est celui qu’il préfère.
rule-solo-end = Les points de l’automate : tous les quartiers sont décomptés pour lui comme pour un joueur, une tuile ziggourat qui compte les décrets et les cartes Urbanisation compte ses décrets, et il n’a pas de points d’urbanisation. La partie finit comme entre joueurs. À PV égaux, l’automate gagne, quel que soit l’or.
