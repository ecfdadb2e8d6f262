### Ginkgopolis : les leçons. [mot|terme] renvoie au glossaire, à la fin.

lesson-first = Premiers pas
    .text = Votre but, un tour de jeu et chacune des trois actions, sur une vraie table.
lesson-first-goal = Bienvenue à Ginkgopolis ! Une ville verte grandit autour de ces neuf bâtiments, et vous y bâtissez tous deux. Les points viennent en cours de partie, de vos cartes et surtout des [quartiers|district] que vous dominez à la fin.
lesson-first-goods = La couleur dit ce que rapporte un bâtiment : rouge, des [ressources|resource] ; bleu, des [tuiles|tile] ; jaune, des points (PR). Pour bâtir, il faut ressources et tuiles : elles attendent derrière votre paravent.
lesson-first-round = À chaque tour, chacun pose en secret une de ses quatre cartes : seule, pour récolter ; avec une tuile, pour bâtir. Puis on les révèle et on les joue l’une après l’autre. Trois actions en tout ; voici la première.
lesson-first-exploit = [Exploiter|exploit] : deux tuiles, c’est peu, allez en chercher. Choisissez la carte bleue 1, puis jouez-la seule : le bâtiment bleu 1 vous donnera une tuile. Peu importe à qui il est.
lesson-first-exploit-else = Ce serait un coup possible. Mais il vous faut d’abord des tuiles : choisissez la carte bleue 1 et jouez-la seule. Rien n’a changé.
lesson-first-bonus = Deux tuiles au lieu d’une ! La seconde vient de votre bio-ingénieur : chaque fois que vous exploitez, ce [personnage|character] ajoute une tuile. Vos personnages vous disent donc quelles actions vous rapportent le plus.
lesson-first-pass = Votre adversaire a bâti le jaune 20. Et regardez votre main : les trois cartes que vous n’avez pas jouées sont passées au voisin, qui vous a donné les siennes. Ce que vous laissez, un autre peut le jouer.
lesson-first-urbanize = [Urbaniser|urbanize] : la ville s’étend là où se trouve le [jeton|token] de votre carte. Le jeton G touche le rouge 1 et le jaune 20, et tous deux vous paieront. Choisissez la carte G, puis ajoutez la tuile jaune 14.
lesson-first-urbanize-else = Pas si vite : cherchez la place qui a deux voisins. La carte G avec la tuile jaune 14, s’il vous plaît. Rien n’a changé.
lesson-first-token = La tuile est posée, avec une de vos ressources : ce bâtiment est à vous. Son jeton va sur une case libre à côté, où quelqu’un bâtira plus tard. Placez-le à l’est.
lesson-first-token-else = Ici, allons vers l’est : c’est là que bâtira le prochain à jouer la carte G. Rien n’a changé.
lesson-first-harvest = Les voisins ont payé aussitôt : une ressource du rouge 1, un point du jaune 20, qui est pourtant à votre adversaire. Plus une nouvelle tuile a de voisins, et plus ils sont hauts, plus vous récoltez.
lesson-first-construct = [Construire en hauteur|construct] : montez ! Choisissez la carte rouge 3, puis ajoutez la tuile rouge 17. Même couleur, nombre plus grand : aucun surcoût. Pour deux [niveaux|level], vous y posez deux ressources.
lesson-first-construct-else = Montons plutôt d’un étage : la carte rouge 3, et par-dessus la tuile rouge 17. Rien n’a changé.
lesson-first-kept = Le rouge 17 est à vous, sur deux niveaux. Deux personnages vous ont payé, et la carte rouge 3 reste devant vous pour toujours : désormais, chaque étage que vous construisez vous rend une ressource.
lesson-first-sites = Un bâtiment neuf est en [chantier|site] : aucune carte ne le désigne encore, on ne peut donc rien y construire. La pioche vient de s’épuiser : les chantiers sont finis et leurs cartes y sont mélangées.
lesson-first-alone = Rien que des cartes Urbanisation ! Un jeton Changer sa main la remplacerait, mais inutilisé il vaut 2 PR à la fin. Choisissez donc la carte K et jouez-la seule : elle rapporte ce que vous voulez.
lesson-first-alone-else = Gardez vos tuiles et votre jeton pour des jours meilleurs : choisissez la carte K, puis jouez-la seule. Rien n’a changé.
lesson-first-good = Une ressource ou une tuile ? Chaque étage demande des ressources, et vous n’en avez que trois : prenez-en une. De toute façon, votre bio-ingénieur ajoutera une tuile.
lesson-first-good-else = Une tuile viendra de toute façon, avec le bio-ingénieur. Prenez la ressource. Rien n’a changé.
lesson-first-costs = Votre adversaire a posé le rouge 12 sur le jaune 2 : changer de couleur coûte une ressource de plus. Un nombre plus petit coûte la différence en PR. Et si l’on couvre votre bâtiment, vous reprenez vos ressources, avec 1 PR chacune.
lesson-first-district = Les rouges 17, 12 et 1 se touchent : un quartier ! Vous y avez deux ressources, votre adversaire aussi ; deux niveaux partout, mais 17 bat 12. Vous marqueriez les quatre ressources, lui les deux siennes seulement.
lesson-first-end = La partie s’achève quand la réserve de tuiles est épuisée pour la deuxième fois, ou quand un joueur a toutes ses ressources en ville. On compte alors quartiers et cartes 10 à 20. À vous de bâtir !

## Les mots

term-district = Quartier
    .text = Au moins deux bâtiments de même couleur qui se touchent par un côté. Qui y a le plus de ressources marque autant de points que tous y en ont.
term-resource = Ressource
    .text = Une pièce de bois à votre couleur. Posée sur un bâtiment, elle montre qu’il est à vous : une par niveau.
term-tile = Tuile
    .text = Un futur bâtiment, rouge, bleu ou jaune, numéroté de 1 à 20. Les vôtres sont derrière votre paravent.
term-exploit = Exploiter
    .text = Jouer une carte seule. Une carte Bâtiment rapporte autant que son bâtiment a de niveaux, une carte Urbanisation une ressource ou une tuile.
term-character = Personnage
    .text = Une des trois cartes avec lesquelles vous commencez. Chacune ajoute quelque chose à une sorte d’action.
term-urbanize = Urbaniser
    .text = Jouer une carte Urbanisation avec une tuile : un nouveau bâtiment au bord de la ville. Ses voisins vous paient.
term-token = Jeton Urbanisation
    .text = Les lettres A à L autour de la ville. Chacune dit où bâtit la carte de même lettre.
term-construct = Construire en hauteur
    .text = Jouer une carte Bâtiment avec une tuile : un étage de plus sur ce bâtiment, qui devient le vôtre. Vous gardez la carte.
term-level = Niveau
    .text = Le nombre de tuiles empilées. Un bâtiment de niveau 3 porte trois ressources et rapporte trois fois.
term-site = Chantier
    .text = Un bâtiment qui porte ce pion date d’après le dernier mélange de la pioche. Il paie et il compte, mais aucune carte ne le désigne encore.
