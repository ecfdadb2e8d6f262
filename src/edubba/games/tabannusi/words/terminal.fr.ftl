### La table de Tabannusi dans un terminal.

heading = Tour { $turn } de { $player } · { $gold } Or sur la piste Temps
heading-last = Tour { $turn } de { $player } · les derniers tours
heading-start = Bâtiments de départ
heading-over = La partie est finie
district = Quartier
barge = Barge
tiles = Tuiles Action
workers = Personnages
acts = { $player } agit
next = { $player } ensuite
reserve = Réserve : { $dice }
map = Artisans · Fermiers · Scribes
port = Port (maisons bleues/rouges, capitaine)
ziggurat = Ziggourat (maisons, tuile, marqueurs)
decrees = Décrets
crate = caisse { $colour }
dice = Dés
crates = Caisses
crates-held = pleines { $full }, vides { $empty }
area = Zone
area-held = { $gold } Or, { $markers } marqueurs (réserve { $reserve })
water = Tuiles
water-held = { $water } eaux, { $gardens } jardins ; spéciales : { $special }
houses = Maisons
mastery = Maîtrise
masters = Capitaines
urban = Urbanisation
cards =
    { $count ->
        [1] 1 carte
       *[other] { $count } cartes
    }
legend = b blanc, j jaune, m marron, u bleu, v vert · [B1] bâtiment du joueur 1 · b1 projet · ~~ eau · *1 jardin
letter-white = b
letter-yellow = j
letter-brown = m
letter-blue = u
letter-green = v
bonus-vp = P
bonus-gold = O
bonus-marker = M
bonus-garden = *
automa-cards = Cartes { $left } (gauche), { $right } (droite) · plan par quartier { $plan } · tuiles Numéro { $piles } · sac { $bag }

## Simulation

tally-ships = Navires
count-ship = marqués
fact-turns = Tours
fact-buildings = Bâtiments
fact-gardens = Jardins
