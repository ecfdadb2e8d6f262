### La table des Fondateurs de Teotihuacan dans un terminal.

heading = Manche { $round } sur { $rounds }
heading-over = La Cité est fondée.
heading-rated = La Cité est fondée. Votre rang (non officiel) : { $rating }.
rating-apprentice = apprenti
rating-mason = maçon
rating-architect = architecte
rating-founder = fondateur
board = Plateau central
zone-A = Bâtiment / produire
zone-B = Temple / offrande
zone-C = Pyramide / faveur
bonus-influence = Influence
bonus-construction = Construction
bonus-points = { $points } PV
bonus-cube =
    { $cubes ->
        [1] { $points } PV + Ressource
       *[other] { $points } PV + { $cubes } Ressources
    }
bonus-power = { $points } PV + { $power } Puissance
masks = Masques :
pyramid = Pyramide :
stands = Architecte { $side }, disques { $discs }, faveur { $favour }, { $points } PV
letter-gold = O
letter-stone = P
letter-wood = B
letter-green = V
letter-blue = B
letter-red = R
letter-white = X
legend = O Or, P Pierre, B Bois : majuscule et taille pour les Bâtiments, minuscule pour les Ressources · ▲ Temple, ■ tuile Pyramide (V vert, B bleu, R rouge, X blanc) · ☼ ◊ ● masques du Soleil, de Jade, d’Obsidienne · points : à portée de l’Architecte
fact-buildings = Bâtiments
fact-temples = Temples
fact-pyramid = Tuiles Pyramide
fact-masks = Tuiles Masque
tally-worship = Tuiles Adoration
count-worship = prises
count-offers = utilisées
