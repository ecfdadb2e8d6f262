### Relire une partie finie avec le conseiller.

title = Analyse de la partie
at-work = Le conseiller relit la partie : { $done } tours sur { $of }
begins = Le conseiller ouvre la partie…
writing = Le conseiller rédige…
chances = Les chances de gagner, du début à la fin
chances-lead = Cliquez sur un moment pour le revoir.
in-numbers = Les chances en chiffres
move = Coup { $n }
at = { $name }, coup { $n }
percent = { $n } %
accuracy = Précision
accuracy-why = La précision est la part des meilleures chances que chacun a conservée, tour après tour. Le conseiller juge d’après ce que le joueur pouvait savoir à ce moment-là.
none = –
turning = { $n ->
    [0] Aucun tour n’a changé grand-chose : bien joué.
    [one] Un tournant
   *[other] { $n } tournants
}
cost = { $n } % de chances de gagner
played = Joué
better = Mieux
to-replay = Revoir ce moment
point = Tournant { $k } : { $name }, coup { $n }
