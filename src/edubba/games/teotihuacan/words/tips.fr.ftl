### Les Fondateurs de Teotihuacan : ce que disent les bulles.

## À quoi sert une partie de la table

about-zone = Deux actions : Construction en haut, Influence en bas. Posez 1 à 3 disques sur une de ses piles, de 4 disques au plus ; sa hauteur est la Puissance de votre action.
about-display = C’est ici que se servent les actions Construction. Le plateau n’est complété qu’au début d’une manche.
about-supply = C’est ici que se servent les petits Bâtiments, les récompenses et quelques offrandes ; le plateau central en est complété.
about-worship = Deux de chaque couleur. Un Temple en rapporte une de sa couleur ; une faveur permet d’en échanger une.
about-piles = Les tuiles Adoration à venir, par couleur.
about-masks = Ce que vaut la prochaine tuile Masque de chaque sorte, puis celles du dessous.
about-city = Dix cases sur dix, en quatre Quartiers autour de la Pyramide. Vous construisez dans la moitié claire, à portée de l’Architecte ; produire et dépenser se font partout.
about-favour = Chaque faveur est un pas : il rapporte aussitôt les points imprimés.
about-rounds = La manche où le Soleil atteint l’Éclipse est la dernière.
about-cubes = Les Ressources posées dans cette Cité. Elles paient Temples, Pyramide et offrandes.
about-tiles = Pour l’action offrande : chacune fait une fois ce qu’elle dit, puis va sous sa pile.
about-start = Trois tuiles pour la base de la Pyramide, avant la première manche.

## Ce que sont et font les choses

tip-action-building = Prenez sur le plateau central un Bâtiment de la taille de votre Puissance ou plus petit, et placez-le à portée. Il ne coûte rien et pose une Ressource de son matériau sur chaque case libre voisine.
tip-action-temple = Payez un Temple du plateau central et placez-le à portée. Il rapporte une tuile Adoration de sa couleur.
tip-action-pyramid = Payez une tuile Pyramide du plateau central et placez-la à portée : { $points } PV et, à la base, la récompense de la case.
tip-action-produce = Chacun de vos Bâtiments peut poser une Ressource à côté de lui ; ou construisez à portée un ou deux Bâtiments de taille 1 de la réserve.
tip-action-offering = Utilisez une de vos tuiles Adoration dont vous remplissez la condition. Elle va ensuite sous sa pile.
tip-action-favour = Avancez d’un pas sur la piste Faveur pour ses points. Ensuite vous pouvez échanger une tuile Adoration contre une tuile visible.
tip-building = Gratuit avec une Puissance de { $size } ou plus. Chaque case libre voisine reçoit une Ressource de son matériau, et il en donne aussi quand il produit.
tip-small = Jamais sur le plateau central : il vient de la réserve, en produisant ou comme récompense. Chaque case libre voisine reçoit une Ressource de son matériau.
tip-temple = Rapporte une tuile Adoration de sa couleur. À la fin il compte avec chaque tuile Pyramide de sa couleur dans son Quartier. { $prices }
tip-pyramid = { $points } PV et, à la base, la récompense de la case. À la fin { $base } PV par Temple de sa couleur dans son Quartier, { $above } PV au-dessus de la base. { $prices }
tip-white = Le milieu de la base. Elle porte d’autres tuiles et ne rapporte rien.
tip-gold = Paie les Temples, la Pyramide et les offrandes ; deux Pépites remplacent une Pierre ou un Bois.
tip-stone = Paie les Temples, la Pyramide et les offrandes.
tip-wood = Paie les Temples, la Pyramide et les offrandes.
tip-mask = Qui a recouvert de tuiles toutes les cases d’un groupe prend la première tuile Masque de cette sorte.
tip-bonus = Pour qui pose ici les premiers disques : à utiliser une fois dans ce tour, avant ou après l’action.
tip-reward = Pour qui place ici une tuile Pyramide.
tip-disc = Un disque de la pile : il augmente la Puissance de tous ceux qui viennent ici plus tard dans la manche.
tip-architect = Il a à sa portée les deux Quartiers de ce côté. Après chaque action de son joueur, il passe au côté suivant, dans le sens horaire.
tip-sun-disc = Indique la manche.
tip-eclipse = Quand le Soleil arrive ici, la dernière manche se joue.
tip-favour-token = Combien de faveurs ce joueur a gagnées.
tip-level = Repose sur quatre tuiles, toutes à portée. Une tuile posée ici rapporte { $above } PV par Temple de sa couleur dans son Quartier.
tip-apex = Repose sur les quatre tuiles du premier niveau, de n’importe quel côté. Une tuile posée ici compte dans tous les Quartiers : { $above } PV par Temple de sa couleur.
tip-base = Une case de la base sans récompense.

disc = disque Action
favour-token = marqueur Faveur
level = Pyramide, premier niveau
apex = Pyramide, sommet
base = Pyramide, base
