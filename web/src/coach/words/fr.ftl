### Le conseiller : les meilleurs coups, sur demande.

coach = Conseiller
thinking = Le conseiller réfléchit…
none = Le conseiller n’a rien trouvé à dire ici.
chance = { $percent } % de chances de gagner
choose = Choisir ce coup
then = puis
between = Entre personnes, le conseiller se tait tant que tous ne sont pas d’accord.
propose = Proposer le conseiller
proposed = Vous êtes d’accord. Le conseiller parlera quand les autres le seront aussi.
withdraw = Y renoncer
asked = Quelqu’un aimerait que chacun puisse demander conseil dans cette partie.
agree = D’accord
