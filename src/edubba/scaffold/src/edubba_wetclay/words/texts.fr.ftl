### Wetclay en français. Termes : calame, tablette, sujet, pile ; un calame se pose, se brise, sèche.

title = Wetclay

## Ce qu’il y a sur la table

reed = Calame { $reed }
face-down = Face cachée
topic-hymn = Hymne
topic-account = Compte
topic-letter = Lettre
tablet-text = { $topic }, valeur { $worth }.

tablet-nisaba = Hymne à Nisaba
    .the = l’Hymne à Nisaba
tablet-moon = Hymne à la lune
    .the = l’Hymne à la lune
tablet-plough = Hymne à la charrue
    .the = l’Hymne à la charrue
tablet-beer = Hymne à la bière
    .the = l’Hymne à la bière
tablet-barley = Compte de l’orge
    .the = le Compte de l’orge
tablet-sheep = Compte des moutons
    .the = le Compte des moutons
tablet-wool = Compte de la laine
    .the = le Compte de la laine
tablet-oil = Compte de l’huile
    .the = le Compte de l’huile
tablet-king = Lettre au roi
    .the = la Lettre au roi
tablet-merchant = Lettre à un marchand
    .the = la Lettre à un marchand
tablet-mother = Lettre à une mère
    .the = la Lettre à une mère
tablet-rival = Lettre à un rival
    .the = la Lettre à un rival

place-tablet = Tablette à écrire
place-pile = Pile
place-laid = Posés à la dernière manche
place-broken = Calames brisés
place-hand = Main
place-written = Tablettes
note-round = Manche { $round } sur { $rounds }
stat-tablets = Tablettes
stat-reeds = Calames en main
mark-wet = Encore humide : ne peut pas être posé cette manche

## Questions et choix

ask-lay = Choisissez un calame pour { $the_tablet }.
    .others = On attend le calame de { $players } pour { $the_tablet }.
choice =
    .lay = Poser le calame { $reed }

## Ce qui s’est passé

told-round = Manche { $round } : il faut écrire { $the_tablet }.
told-laid = { $player } a posé le calame { $reed }.
told-wrote = { $player } a écrit { $the_tablet } avec le calame { $reed }.
told-learned = { $player } a retenu la leçon et pris le calame { $reed }.
told-game-over = La dernière tablette est écrite, et toutes les mains sont dévoilées.

## Pourquoi pas

why-WET-3-2 = On ne peut poser qu’un calame de sa main.
why-WET-3-3 = Vous avez reçu ce calame à la dernière manche : il est encore humide.

## Options et points

option-rounds = Manches
    .text = Le nombre de tablettes à écrire ; chacun commence avec un calame de plus.
option-lessons = Leçons
    .text = Qui pose le calame le plus faible prend le plus fort en main.
score-tablets = Tablettes
score-sets = Séries

## D’où viennent les valeurs imprimées

origin-rules = Inventé pour ce paquet : RULES.md le dit.
