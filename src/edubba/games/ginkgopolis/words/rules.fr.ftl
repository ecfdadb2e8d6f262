### Ginkgopolis : la règle complète, chapitre par chapitre.


rule-box = Ce que contient la boîte
rule-box-pieces = 60 tuiles bâtiment, rouges, bleues et jaunes, numérotées de 1 à 20 dans chaque couleur, et une carte pour chacune ; 12 lettres de A à L en jetons et en cartes d’urbanisation ; 27 personnages ; pour chacun 25 ressources, un paravent et deux jetons Changer sa main ; des chantiers, des points. Il y a trois biens : les bâtiments rouges donnent des ressources, les bleus des tuiles, les jaunes des points. Chantiers et points sont illimités.
rule-box-words = Un bâtiment est une pile de tuiles : celle du dessus donne couleur et numéro, leur nombre est le niveau. Il appartient à celui dont les ressources y sont, toujours autant que le niveau ; les neuf bâtiments de départ ne sont à personne. Des voisins partagent un côté. Les cartes devant votre paravent sont vos cartes acquises.

rule-setup = Mise en place
rule-setup-city = Les neuf tuiles 1 à 3 forment un carré, les douze lettres l’entourent dans le sens horaire. Les 51 autres tuiles sont la réserve ; à deux ou trois, six quittent le jeu. Pioche : les 12 lettres et les neuf cartes 1 à 3 ; à deux ou trois, sept vont à la défausse sans être vues. Les autres cartes restent à part. Chacun a 25, 20, 18 ou 16 ressources (2, 3, 4, 5 joueurs).
rule-setup-people = Personnages : au draft, chacun en reçoit quatre, en garde un et passe les autres à gauche, trois fois ; dans la mise en place d’initiation, chacun reçoit un lot de trois. Prenez les biens de vos personnages, puis { $hand ->
            [one] une carte
           *[other] { $words_hand } cartes
        }. Chaque personnage donne un bonus quand vous faites l’action qu’il montre. Le premier joueur est tiré au sort ou convenu.
example-GIN-X1 = Lot 2 : quatre ressources, deux tuiles, deux points.
example-GIN-Y1 = Les six lots d’initiation et ce qu’ils apportent.
example-GIN-Y32 = Draft à trois : on choisit parmi quatre, trois puis deux personnages.
rule-setup-secrets = Les mains, les tuiles et les choix sont secrets ; la ville, les jetons, les cartes acquises et les quantités de chacun sont visibles (une option cache les quantités). Qui passe trois cartes les connaît, et qui les reçoit aussi.

rule-round = Le tour
rule-round-choose = Chaque tour a trois temps : choisir, résoudre, préparer. Tous choisissent en même temps et en secret : une carte sur quatre, seule ou avec une tuile de derrière le paravent ; n’importe quelle carte avec n’importe quelle tuile. Quand tous ont choisi, on voit qui a posé une tuile.
rule-round-change = Avant de choisir, vous pouvez rendre un jeton Changer sa main : vous défaussez votre main et piochez autant de cartes. Vos deux jetons peuvent servir dans un même tour.
example-GIN-Y23 = Cinq joueurs, premier tour : une carte en pioche, les quatre défaussées font donc la nouvelle.
rule-round-resolve = Dans l’ordre du tour, chacun révèle et agit. Une lettre ou un bâtiment seul s’exploite ; une lettre avec une tuile urbanise, un bâtiment avec une tuile construit. Qui ne peut payer reprend la tuile et exploite ; qui peut payer doit bâtir. Les ressources qui reviennent de votre propre bâtiment peuvent y servir.
example-GIN-Y5 = L’autre couleur coûte une ressource de trop : la tuile revient et le bâtiment est exploité.
example-GIN-Y6 = Le 11 sur le 20 coûte neuf points : avec huit, la carte est exploitée.
rule-round-prepare = Puis chacun prend les trois cartes de son voisin de droite et en pioche une ; la carte premier joueur est passée à gauche avec son paquet.
example-GIN-Y19 = Trois joueurs : les paquets et la carte premier joueur avancent d’un siège à gauche.
rule-round-rebuild = Quand la dernière carte est piochée, aussitôt : les cartes de tous les bâtiments en chantier rejoignent la défausse, on la mélange, jusqu’à trois joueurs sept cartes sont mises de côté, et les chantiers quittent la ville. Tant qu’un bâtiment est en chantier, aucune carte ne le désigne.
example-GIN-X6 = Les jaunes 4, 5 et 9 sont en chantier : leurs cartes entrent en jeu.
example-GIN-Y20 = Trois joueurs, premier tour : dix cartes mélangées, sept mises de côté.
example-GIN-Y21 = Cinq joueurs : les cinq nouvelles cartes font toute la pioche.
example-GIN-Y22 = Deux joueurs : après trois tours, la pioche est refaite.

rule-actions = Les trois actions
rule-actions-exploit = Exploiter. Une lettre : une ressource ou une tuile. Un bâtiment : autant de biens de sa couleur que son niveau, à qui qu’il soit. Puis chacune de vos cartes « exploiter » donne ses biens. La carte est défaussée.
example-GIN-X2 = Le rouge 7 de niveau 2 avec deux bonus : deux ressources, une tuile, un point.
example-GIN-Y2 = Une seule ressource dans la réserve : le reste est perdu.
example-GIN-Y8 = Les cartes 7 de trois couleurs donnent chacune un point de plus.
rule-actions-urbanise = Urbaniser. Posez la tuile où se trouve la lettre, avec une ressource et un chantier. Déplacez la lettre à côté. Puis chaque voisin du nouveau bâtiment produit pour vous autant que son niveau ; cela ne déclenche pas les cartes « exploiter ». Vos cartes « urbaniser » donnent leurs biens ; la lettre est défaussée.
example-GIN-X3 = À côté du rouge 1 et du bleu 10 de niveau 2 : une ressource, deux tuiles, et un bonus.
example-GIN-Y9 = À la lettre B, un seul voisin produit, et B doit aller vers l’extérieur.
example-GIN-Y10 = Quatre voisins : trois ressources, trois tuiles et un point.
rule-actions-token = La lettre va à une place libre à côté du nouveau bâtiment. S’il n’y en a pas, elle va à une place libre du bord extérieur où les lettres restent dans l’ordre alphabétique ; faute de place, aussi peu d’autres lettres que possible se poussent. Une lettre enfermée reste jouable.
example-GIN-Y11 = Aucune place libre à côté : B va au seul trou qui respecte l’ordre.
example-GIN-Y12 = Pas de trou : A ou C se pousse.
example-GIN-Y13 = B était enfermée et revient au bord.
example-GIN-Y14 = Les douze places autour du premier carré.
rule-actions-construct = Construire. Les ressources du bâtiment reviennent à leur propriétaire, qui gagne { $cover } PR pour chacune si ce n’est pas vous. Un numéro plus petit coûte la différence en points, une autre couleur une ressource. Posez la tuile dessus avec autant de ressources que le nouveau niveau et un chantier : il est à vous. Vos cartes « construire » donnent leurs biens, puis la carte les rejoint.
example-GIN-X4 = Nell bâtit le rouge 4 sur le bleu 5 de Fanny : un point, une ressource, trois ressources posées.
example-GIN-X5 = 4 sur 5 de même couleur : un point.
example-GIN-Y3 = Sur un bâtiment de départ : deux ressources, rien ne revient.
example-GIN-Y4 = Sur le vôtre : ce qui y est aide à payer.
example-GIN-Y7 = La carte gagnée à l’instant ne donne encore rien.
rule-actions-gain = Les biens sont obligatoires : d’abord les points, puis les ressources de votre réserve tant qu’il y en a, puis les tuiles une à une de la pile.

rule-end = La fin
rule-end-empty = Quand la dernière tuile est prise une première fois, chacun peut rendre en secret des tuiles de derrière son paravent, { $give } PR pièce ; elles forment la nouvelle réserve, et l’action continue. Si personne n’en rend, ou quand elle s’épuise encore, la fin est proche. Une tuile déjà posée sur une carte ne peut être rendue.
example-GIN-Y15 = Rendues en pleine action : trois tuiles, et on continue à piocher.
example-GIN-Y16 = Personne n’en rend : la partie finit avec ce tour.
example-GIN-Y17 = La seule tuile est sur une carte : rien à rendre.
rule-end-end = La partie finit avec le tour où les tuiles s’épuisent pour la deuxième fois, ou bien où toutes les ressources d’un joueur sont en ville. Ce tour s’achève par les actions : on n’en prépare pas d’autre.
example-GIN-Y18 = Les 16 ressources en ville : on finit le tour, même si certaines reviennent.
rule-end-points = Vos points, les cartes 10 à 20, { $change } PR par jeton Changer sa main, et les quartiers. Ressources et tuiles restantes ne valent rien. Une égalité se partage.
rule-end-districts = Un quartier est fait de deux bâtiments voisins ou plus d’une même couleur. Qui y a le plus de ressources marque autant de points que de ressources en tout, le deuxième autant que les siennes ; qui est seul marque les deux. Égalité : le bâtiment le plus haut, puis le plus grand numéro.
example-GIN-X7 = Jaune : Mailys seule, 6. Bleu : Fanny 7, Mailys 2. Un rouge isolé n’est pas un quartier.
example-GIN-Y24 = Trois contre trois : le plus haut bâtiment l’emporte.
example-GIN-Y25 = Niveaux égaux : le plus grand numéro l’emporte.
example-GIN-Y26 = Un bâtiment de départ fait un quartier d’un isolé.
rule-end-cards = Les cartes 1, 4, 7 donnent un bonus pour Exploiter, 2, 5, 8 pour Urbaniser, 3, 6, 9 pour Construire : rouge une ressource, bleu une tuile, jaune un point ; de 7 à 9 un point de plus. Les cartes 10 à 20 comptent à la fin ce qu’elles montrent : ressources sur une couleur, bâtiments bas ou hauts, cartes d’un type ou d’une couleur, ou neuf points. Les personnages comptent parmi vos cartes.
example-GIN-Y27 = Sept cartes finales : 35 PR, et quatre pour deux jetons.

rule-hal = Seul contre Hal
rule-hal-setup = Mise en place à deux ; vous avez { $start }, ni personnages ni jetons. À chaque tour vous piochez { $solo ->
            [one] une carte
           *[other] { $words_solo } cartes
        }, Hal en reçoit une cachée ; vous en jouez une et défaussez les autres, puis Hal bâtit avec sa carte et la prochaine tuile.
example-GIN-X8 = Le départ : 39 tuiles en réserve, 14 cartes en pioche.
example-GIN-Y31 = La pioche est refaite au quatrième tour.
rule-hal-turn = Un tour : vous êtes toujours premier joueur. Vos cartes ne valent que pour ce tour ; celle de Hal est face cachée et personne ne l’a vue (avec une option, vous lui donnez une des vôtres et jouez une des autres). Vous agissez comme dans toute partie, aussi quand vous ne pouvez pas payer pour votre tuile et exploitez à la place ; puis vos cartes inutilisées sont défaussées. Alors seulement la carte de Hal est retournée et la première tuile de la réserve piochée pour lui. Une lettre le fait urbaniser, un bâtiment construire : il n’exploite jamais. Ses 25 ressources sont toutes dans sa réserve ; il commence sans points et n’a jamais de tuiles derrière un paravent. La pioche est refaite comme d’habitude.
rule-hal-builds = Hal urbanise : sa tuile va où est la lettre, avec une de ses ressources et un chantier. Vous choisissez la nouvelle place de la lettre, comme si vous aviez urbanisé. Il gagne un point par bien que produisent les voisins, quelles que soient leurs couleurs : la somme de leurs niveaux. Il ne reçoit ni ressources ni tuiles. La carte est défaussée.
example-GIN-Y28 = À côté de niveaux 1 et 2 : trois points pour Hal.
rule-hal-constructs = Hal construit sur le bâtiment de sa carte. Les ressources qui y sont reviennent à leur propriétaire : pour les vôtres vous gagnez les points habituels, pour les siennes il ne gagne rien. Sa tuile se pose dessus avec un chantier et autant de ses ressources que le nouveau niveau. Il garde la carte, mais ses bonus d’action ne lui donnent rien. Un numéro inférieur ou une autre couleur ne lui coûte rien ; une option lui fait payer des points, s’il en a, et demande une ressource de plus pour une autre couleur, qui lui revient aussitôt. Quand vous construisez sur un de ses bâtiments, il reprend ses ressources et gagne pour elles les points habituels.
rule-hal-end = La partie finit avec le tour où les tuiles s’épuisent pour la première fois (on n’en rend pas), où toutes vos ressources sont en ville, ou bien où la réserve de Hal est vide. Elle finit aussi si sa réserve et ses propres ressources sur le bâtiment font ensemble moins que le niveau qu’il construirait : alors rien de son action n’a lieu, la carte est défaussée, et la tuile quitte la partie.
example-GIN-Y29 = Hal a juste assez pour son bâtiment de niveau 3 ; la partie finit.
rule-hal-last = Ce tour se joue jusqu’au bout. Si votre propre action amène la fin, Hal agit encore, et même s’il vous rend alors des ressources, c’est la fin. S’il pioche la dernière tuile, il bâtit avec elle. S’il ne reste pas de tuile pour lui, sa carte est retournée et défaussée, on n’en pioche pas d’autre, et il n’agit pas. Les tuiles que vous devriez gagner au-delà de la dernière sont perdues.
rule-hal-points = Les points : vous comptez les vôtres comme dans toute partie. Hal compte les points qu’il a gagnés, ses cartes 10 à 20 et les quartiers, comme un joueur. Vous gagnez avec plus de points que Hal ; autant, c’est un match nul, pas une victoire.
rule-hal-expert = Expert : si la carte de Hal est une lettre, on en pioche une de plus. Un bâtiment la remplace ; une autre lettre seulement si elle lui rapporte plus.
example-GIN-Y30 = La lettre de plus rapporte trois points au lieu d’un : Hal la prend.
rule-hal-extra = À ce niveau, ce que rapporterait une lettre s’examine quand la carte de Hal est retournée, après votre action. À points égaux, la première lettre reste, et l’on ne pioche jamais de troisième carte ; celle qui ne sert pas est défaussée. Un bâtiment ainsi pioché doit servir même si Hal manque de ressources : alors il ne construit pas, et la partie finit. Pour une lettre, il en a toujours assez.
rule-hal-always = Ce qui vaut toujours : ressources, tuiles et cartes ne se perdent pas ; un bâtiment possédé porte autant de ressources que son niveau ; une carte en main désigne toujours un bâtiment utilisable ; les lettres restent autour de la ville, dans l’ordre.
