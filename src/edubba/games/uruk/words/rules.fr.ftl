### Uruk : la règle complète, chapitre par chapitre.


rule-box = Ce que contient la boîte
rule-box-cards = 92 découvertes de 28 sortes, 23 cartes dans chacune des quatre couleurs : rouge, rose, jaune, bleu. Chaque couleur compte une sorte de niveau 1 (1 exemplaire), trois de niveau 2 (3 exemplaires chacune), deux de niveau 3 (4 exemplaires) et une de niveau 4 (5 exemplaires). S’y ajoutent dix évènements (sept dieux, trois désastres), quatre cartes époque et quatre cartes résumé.
rule-box-pieces = 48 cubes, 12 par couleur, et 24 disques colonie : un disque au-dessus d’une découverte est un village, deux forment une cité.
rule-box-words = Une partie de ce que portent les pièces est reconstituée, faute d’images : les couleurs des découvertes, et les cubes que demandent les époques II à IV. Qui possède la boîte peut la corriger. Là où la règle se tait ou se lit de deux façons, les options d’une table disent comment on joue. Dans la règle imprimée, le niveau C est le niveau 1, et la carte colonie de niveau 1 une découverte de niveau 1 ; les cubes rendus dans la seconde moitié de l’Aqueduc sont les vôtres.

rule-setup = Mise en place
rule-setup-start = Le premier joueur est tiré au sort, ou convenu ; on joue dans le sens horaire. Chacun reçoit au hasard une découverte de niveau 1, la pose, place un disque au-dessus (son premier village) et trois cubes de sa couleur dessus. Les autres cartes de niveau 1 quittent le jeu.
rule-setup-deck = Les 52 découvertes de niveaux 3 et 4 sont mélangées aux dix évènements : c’est le bas de la pioche. Les 36 découvertes de niveau 2 sont mélangées ; chacun en reçoit cinq, le reste va dessus. Les trois premières cartes forment l’exposition. Puis 10, 5 ou 1 cartes (2, 3 ou 4 joueurs) vont inutilisées à la défausse. L’emplacement d’évènement est vide.
rule-setup-epochs = L’époque I reçoit 3, 5 ou 7 disques (2, 3 ou 4 joueurs) ; les époques II, III et IV en reçoivent 6, 4 et 3. Les autres disques quittent le jeu.
example-URU-W1 = Deux joueurs : la pioche a 75 cartes et la défausse dix, les époques portent 3, 6, 4 et 3 disques.
example-URU-W2 = Trois et quatre joueurs : 75 et 74 cartes dans la pioche ; l’époque I porte 5 et 7 disques. À quatre, les 24 disques sont en jeu.
rule-setup-secrets = Tout est visible sauf les mains et la pioche ; on sait combien de cartes a chacun, et une carte vue en entrant en main reste connue. Les mises secrètes sont révélées ensemble. Il n’y a pas de règle solo : seul, on joue contre les joueurs automatiques de la maison.

rule-turn = Le tour
rule-turn-actions = À votre tour, vous avez jusqu’à { $actions ->
            [one] une action
           *[other] { $words_actions } actions
        }, de toute sorte, dans tout ordre, plusieurs fois la même si vous voulez : prendre une carte, poser une découverte, prendre des ressources, échanger des cartes contre des ressources, poser un disque, ou utiliser l’Aqueduc ou la Roue dentée. Vous pouvez terminer à tout moment. Une action qui n’aurait aucun effet est interdite. La main n’a pas de limite. Si une partie s’éternise, elle finit après un nombre de manches qu’une table peut fixer.
rule-turn-once = Chaque découverte posée sert une fois par tour ; cela vaut pour produire, convertir et déplacer comme pour réduire un prix. Une carte reprise puis reposée dans le même tour n’est pas renouvelée. Les effets permanents (Phare, Clepsydre) et ceux de la fin de partie n’ont pas cette limite. Avec une option, les réductions de prix servent à chaque fois.
rule-turn-end = En fin de tour, dans cet ordre : les Tubages des adversaires se chargent, l’exposition est complétée à { $display ->
            [one] une carte
           *[other] { $words_display } cartes
        }, puis un évènement déclenché pendant ce tour a lieu, avant le tour suivant. Une manche est un tour de chaque joueur ; un évènement qui suit un tour appartient à la manche de ce tour. Après une Éruption volcanique, une victime n’a qu’une action à son prochain tour. Une seconde éruption d’ici là n’y change rien, et ce qui ne demande pas d’action (Meule) reste possible.

rule-take = Prendre une carte
rule-take-take = Prenez en main une carte visible de l’exposition, ou la première carte de la pioche. L’exposition n’est complétée qu’en fin de tour, de gauche à droite. Qui pioche un évènement le traite comme le dit le chapitre des dieux, puis pioche jusqu’à obtenir une découverte.
rule-take-empty = Quand il faut piocher et que la pioche est vide, on retourne la défausse : la première fois, ses 15 cartes les plus anciennes quittent le jeu et le reste est mélangé ; ensuite, on mélange toute la défausse. S’il n’en restait aucune découverte, on ne pioche ni ne mélange, et les trous de l’exposition attendent.
example-URU-W33 = Une défausse de 31 cartes : les 15 plus anciennes quittent le jeu, la nouvelle pioche en a 16. Avec 15 cartes : on ne peut pas piocher.

rule-make = Poser une découverte
rule-make-place = Toutes vos découvertes sont différentes. Vous en avez { $words_slots } au plus, { $words_water } avec la Clepsydre. Une nouvelle prend un emplacement libre ou remplace une des vôtres ; l’ancienne carte va d’abord en main et peut servir à payer, ses disques restent, ses cubes retournent à la réserve. Son niveau dépasse d’un au plus le plus haut devant vous, compté avant tout remplacement ; qui n’a rien compte comme niveau 1. Une sorte ne peut pas se remplacer elle-même. La Clepsydre elle-même doit trouver place dans la limite ordinaire, ou remplacer une carte.
example-URU-W9 = Cinq découvertes sans Clepsydre : une sixième est interdite, remplacer est permis.
example-URU-W10 = On remplace une découverte qui porte une cité : les deux disques restent, et une carte de niveau 4 y vaut 8.
rule-make-price = Le prix est d’autant de cartes que le niveau ; la carte posée en fait partie. Pour chaque exemplaire que vous ne donnez pas, vous donnez une paire : deux cartes d’une même couleur, quelles qu’elles soient. Vous choisissez combien d’exemplaires vous donnez ; ceux de la carte posée n’entrent jamais dans une paire. Les cartes payées sont défaussées, la découverte sert aussitôt.
example-URU-W3 = Deux Fours en main : payez avec les deux, ou avec un seul et la paire Hache et Puits.
example-URU-W4 = Le Phare coûte une paire en plus de lui-même. Une carte de niveau 3 est hors d’atteinte : le plus haut niveau est 1.
example-URU-W8 = L’Astronomie avec la Statuette : deux exemplaires et une paire bleue.
rule-make-cheaper = Murailles ({ $wall }), Hache ({ $axe }), Statuette ({ $statuette }) et Navire à voile ({ $ship }) rendent une découverte de leur couleur par tour moins chère d’une carte, jamais moins que la carte elle-même, et pas celle qui les remplace.
example-URU-W5 = Avec les Murailles, la Voûte coûte elle-même et une paire : c’est payable. Sans elles, non.
example-URU-W6 = Qui remplace les Murailles elles-mêmes paie la Voûte plein prix.
example-URU-W7 = Niveau 2 avec sa réduction : la carte seule.
rule-make-again = Une carte de niveau 1 remplacée est une carte comme une autre ; reposée, elle coûte elle-même et n’apporte plus de cubes. En main, elle peut entrer dans une paire, être misée aux enchères, payer pour l’Aqueduc ou le Puits ; elle ne s’échange jamais, étant seule de sa sorte.

rule-cubes = Les ressources
rule-cubes-produce = Choisissez une découverte productrice pas encore utilisée ce tour. Niveau 1 : un des cubes posés dessus. Four, Domestication, Roulage, Roue hydraulique : un cube de leur couleur. Palan : { $pulleya } ou { $pulleyb } ; Égouts : { $sewera } ou { $sewerb }. Votre stock est visible et sans limite.
rule-cubes-street = Rue : quand on la pose, elle reçoit un cube de la couleur de chaque carte de l’exposition ; chaque usage en donne un. Seules comptent les cartes présentes à ce moment, ni les trous ni les évènements ; une couleur absente de la réserve ne donne rien ; la Rue ne se recharge pas. Astronomie : choisissez une couleur de l’exposition, recevez un cube par carte de cette couleur ; toutes ces cartes sont défaussées, même s’il manquait des cubes. Ziggourat : un cube de chaque couleur que vous n’avez pas.
example-URU-W11 = Une carte a été prise, deux rouges restent : la Rue reçoit deux cubes rouges.
example-URU-W12 = Exposition bleu, bleu, jaune : l’Astronomie donne deux cubes bleus, ou un jaune.
example-URU-W13 = Avec du rouge et du bleu en stock, la Ziggourat donne rose et jaune.
rule-cubes-pipe = Tubage : à la fin du tour d’un adversaire, si personne d’autre que vous n’a plus de disques que lui et s’il a reçu un cube pendant son tour, un cube d’une couleur reçue va de la réserve sur la carte, deux au plus. La charge est obligatoire ; le propriétaire choisit la couleur parmi celles que la réserve peut fournir. Utilisé, le Tubage donne tous ses cubes. Tout cube entré dans le stock de ce joueur pendant son tour compte, même redépensé ; pas ceux posés sur des cartes. Si d’autres ont autant de disques que lui, le Tubage se charge quand même ; une option l’exclut. Plusieurs Tubages sont servis dans le sens horaire depuis le joueur suivant.
example-URU-W28 = L’adversaire a reçu rouge et bleu : vous choisissez lequel va sur le Tubage.
rule-cubes-scarce = Si la réserve n’a plus de cube de la couleur due par Prendre des ressources ou Échanger, vous pouvez en prendre un à l’adversaire qui en a le plus ; il en prend un d’une autre couleur dans la réserve. C’est possible une fois par couleur et par action, jamais quand vous choisissez librement la couleur ni pour des cubes posés sur des cartes. On reçoit d’abord ce que la réserve a, puis les couleurs qui manquent, l’une après l’autre : rouge, rose, jaune, bleu. Qui prend des ressources peut y renoncer, sauf si l’action n’apportait alors rien. Entre plusieurs adversaires qui en ont autant, vous choisissez ; les cubes posés sur des cartes ne sont à personne.
example-URU-W14 = Plus de bleu en réserve : la Roue hydraulique en prend un au plus riche, qui prend une autre couleur.
rule-cubes-exchange = Échanger : défaussez une ou plusieurs cartes dont la découverte est posée devant un joueur, vous compris, et recevez pour chacune un cube de sa couleur, carte après carte. Une carte dont le cube ne peut être fourni ne s’échange pas. Vous choisissez l’ordre, dès lors qu’il importe parce qu’une couleur s’épuise.
example-URU-W15 = Le Four et la Lyre sont posés : on peut échanger jusqu’à deux Fours et la Lyre, pas la Hache.
rule-cubes-others = Meule : une fois par tour, sans action, rendez un cube et prenez-en un d’une autre couleur. Clepsydre : un sixième emplacement ; si elle part, ce qui est posé reste. Aqueduc, une action : défaussez une ou deux cartes contre autant de cubes au choix, ou rendez un ou deux cubes contre autant de cartes, de l’exposition ou de la pioche ; on fixe le nombre et l’on paie d’abord.

rule-discs = Poser un disque
rule-discs-where = Le disque vient de la première époque qui en a encore et va au-dessus d’une de vos découvertes : le premier est un village, le second en fait une cité. Ceux de l’époque I ne fondent que des villages. Les disques restent quand la découverte est remplacée. On peut en poser plusieurs par tour. Chacun se paie au prix de l’époque dont il vient.
rule-discs-price = Prix à l’époque I : { $first }. À l’époque II : { $second }. À l’époque III : { $third }. À l’époque IV : { $fourth }.
example-URU-W17 = Époque II avec deux rouges, un jaune et un bleu : une seule façon de payer.
example-URU-W18 = Époque IV : quatre façons de payer en entier, davantage avec une réduction.
rule-discs-cheaper = Une réduction au plus par disque : la Voûte (un cube de moins), la Monnaie (deux de moins, seulement au-dessus d’elle-même) ou un dieu conservé, Marduk ou Nannar : votre prochain disque coûte la moitié, arrondie au supérieur, et le dieu est défaussé. Vous choisissez les cubes épargnés. Voûte et Monnaie sont facultatives ; un dieu conservé doit servir au prochain disque, et qui en garde deux en emploie un par disque, le plus ancien d’abord. Déplacer un disque par la Roue dentée n’est pas en poser un. Un dieu encore gardé à la fin ne vaut rien.
example-URU-W16 = Niveau 3 à l’époque I : trois cubes ; avec la Voûte deux, avec Marduk deux, sur la Monnaie elle-même un.
rule-discs-shadoof = Puits : quand vous fondez un village, des cartes de votre main peuvent remplacer des cubes de leur couleur. Cela va aussi avec une réduction. Des cartes peuvent remplacer même des cubes que vous avez ; une option veut que les cubes partent d’abord.
example-URU-W19 = Village à l’époque II avec un cube rouge : une carte rose et une bleue font le reste.
rule-discs-gear = Roue dentée, une action : déplacez un de vos disques vers une autre de vos découvertes qui a de la place et dont le niveau diffère d’un au plus. Une cité peut en céder un, et un village devenir ainsi une cité à n’importe quelle époque.
example-URU-W20 = Du niveau 2 au niveau 3, oui ; de 1 à 3, non, ni sur une cité.

rule-events = Dieux et désastres
rule-events-wake = Le premier évènement pioché attend, visible, sans effet. Le deuxième le réveille : après le tour et le remplissage, un disque de la première époque va au stock commun, chacun défausse jusqu’à { $hand ->
            [one] { $hand } carte
           *[other] { $words_hand } cartes
        }, et l’évènement a lieu ; puis les deux sont défaussés. Ceux piochés entre-temps sont défaussés. À la dernière manche, ils sont sans effet, et celui qui attend n’agit plus. Qui pioche le deuxième évènement garde ses actions restantes et reçoit tout de même sa découverte. Le disque qui va au stock commun peut changer le prix des disques ou déclencher la fin ; l’évènement s’accomplit quand même.
example-URU-W21 = Le deuxième évènement : le joueur finit son tour, puis le premier a lieu, et l’emplacement est vide à nouveau.
example-URU-W22 = Onze cartes en main : on en défausse trois. Huit : aucune.
rule-events-auction = Enlil, Nergal et Ninurta s’obtiennent aux enchères, dans le sens horaire depuis le joueur dont c’était le tour : surenchérissez en posant des cartes, comptées en niveaux, ou passez pour de bon. Ce qui est offert reste offert ; on ne fait qu’ajouter. Seul le gagnant paie, les autres reprennent leurs cartes ; sans aucune mise, le dieu ne fait rien. Enlil : vous pouvez poser une découverte pour la carte seule. Nergal : trois cubes d’une couleur. Ninurta : 1 PV par cité à la fin. Le gagnant d’Enlil paie d’abord : une carte qu’il a misée ne peut donc pas être posée ; une Rue posée ainsi se charge d’après l’exposition complétée. La couleur pour Nergal peut être de celles qui manquent : elle donne alors ce qu’il y a. Une option fait perdre aussi leurs cartes aux perdants.
example-URU-W23 = A mise 5, B avec Phare et village 6, A ajoute un niveau 2 et gagne avec 7.
rule-events-lighthouse = Phare : ajoute 2 à une mise en cartes, 1 à une mise en cubes ; un village dessus 1 de plus, une cité 2 de plus. Cela seul peut faire une mise.
example-URU-W24 = B gagne avec le seul Phare et ne paie rien.
rule-events-fewest = Gibil, Marduk et Nannar favorisent celui qui seul a le moins de disques ; les autres, ou tous en cas d’égalité, sont dédommagés. Gibil : trois cubes d’une couleur, un cube pour les autres. Marduk : moitié prix pour le prochain disque, un cube pour les autres. Nannar : moitié prix, les autres peuvent piocher. Ishtar : chacun pioche une carte ou prend un cube. Une cité compte deux disques. Le favori est servi d’abord, puis les autres dans le sens horaire depuis le joueur dont c’était le tour ; ce que la réserve n’a plus est perdu. Seuls comptent les disques au-dessus des découvertes. Un dieu gardé est hors de la pioche ; Marduk ou Nannar, une fois employé, est défaussé et peut revenir.
example-URU-W25 = Trois, deux et deux disques : égalité, donc chacun reçoit un cube.
rule-events-disaster = Désastres : chacun mise des cubes en secret. Les plus fortes mises sont épargnées et paient, les autres sont frappées et ne paient rien ; si toutes se valent, tous sont frappés et personne ne paie. Sécheresse : perdez un disque au stock commun. Tremblement de terre : défaussez une découverte sans disque, ou, si toutes en ont, trois cartes (toute la main s’il y en a moins). Éruption volcanique : une seule action au prochain tour. Les victimes agissent dans le sens horaire depuis le joueur dont c’était le tour ; qui n’a pas de disque n’en perd pas.
example-URU-W26 = Sécheresse, mises 2, 2 et 1 : les deux premiers sont épargnés et paient, le troisième perd un disque.
example-URU-W27 = Toutes les découvertes sont peuplées : la victime défausse ses deux cartes.

rule-end = Fin et décompte
rule-end-trigger = Quand le dernier disque quitte les époques, ceux du stock commun vont à l’époque IV et peuvent y être achetés. On finit la manche, puis chacun joue un dernier tour. Dès lors, un disque qui irait au stock commun va à l’époque IV. Acheter ces disques ne déclenche rien de nouveau. Les évènements ont encore lieu après les tours de la manche qu’on finit.
example-URU-W29 = Le dernier disque est acheté à la manche 14 : on la finit, la manche 15 est la dernière.
example-URU-W34 = Un évènement prend le dernier disque après le tour du dernier joueur : la dernière manche commence aussitôt.
rule-end-lyre = Lyre : après la dernière manche, vous pouvez poser une découverte de plus, hors limite, au prix habituel ; elle vaut son niveau et n’a pas de fonction ; vos réductions y servent de nouveau, une fois chacune. Puis la Balance : si vos autres découvertes montrent les quatre couleurs, 1 PV par couleur de votre main. Les cartes payées pour la Lyre ne comptent plus pour la Balance, et une Balance posée par elle ne vaut que son niveau.
example-URU-W31 = Les autres découvertes montrent quatre couleurs, la main deux : 2 PV.
rule-end-points = Une découverte sans disque vaut 1 PV, un village son niveau, une cité deux fois son niveau ; { $cubes ->
            [one] chaque cube en stock
           *[other] chaque groupe de { $words_cubes } cubes en stock
        } 1 PV ; Ninurta 1 PV par cité. Les cubes posés sur des cartes ne comptent pas. Le plus de points gagne ; à égalité, le plus de cités ; sinon la victoire est partagée.
example-URU-W30 = Cité sur la Ziggourat 8, sur la Monnaie 6, villages 3 et 2, Four 1, onze cubes 2, Ninurta 2 : 24.
example-URU-W32 = Points égaux : trois cités contre deux l’emportent.
rule-end-always = Rien ne se perd : les 12 cubes de chaque couleur, tous les disques et toutes les cartes sont toujours quelque part ; tout choix proposé peut être mené à bien.
