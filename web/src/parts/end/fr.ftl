# La page de fin : les points, si le mélange était honnête, comment les chances ont tourné. Ces textes viennent avec elle.

end-title = La partie est terminée
end-wins = { $is ->
    [you] Tu gagnes
   *[other] { $name } gagne
  }
end-tie = { $names } se partagent la victoire
end-scoring = Le décompte
end-chart = Les points au fil du temps
end-fair = Le hasard était-il honnête ?
end-fair-whatif = Il n’y a pas de mélange à vérifier : cette partie a commencé avec la donne d’une autre, qui était connue. Tu peux quand même vérifier que son journal est entier.
end-fair-import = Seul le serveur où on l’a jouée pourrait prouver que le mélange était honnête. Tu peux vérifier que le journal est entier et se rejoue.
end-fair-about = Avant le premier coup, le serveur a publié l’empreinte de sa graine secrète. Ton navigateur l’a gardée et peut vérifier que c’est bien elle.
end-fair-several = Le serveur a montré l’empreinte de son secret avant la donne. Chaque navigateur a scellé un nombre, et tous ont été ouverts quand tout le monde était assis. La graine est faite de tout cela.
end-check = Vérifier
end-good = Tout concorde : la donne était fixée avant que quiconque puisse la connaître.
end-good-unkept = Ce que dit le serveur concorde. Ton navigateur n’a rien à lui pour comparer.
end-bad = Cela ne concorde pas : ce n’est pas la donne promise.
end-bad-log = Le mélange est juste, mais le journal n’est pas celui que le serveur a signé.
end-key = La clé du serveur
end-seed = Graine
end-salt = Sel
end-secret = Le secret du serveur
end-nonce = Le nombre de { $name }
end-commitment = Empreinte
fair-kept-good = L’empreinte est celle que ton navigateur a gardée à ton arrivée.
fair-kept-bad = L’empreinte n’est pas celle que ton navigateur a gardée à ton arrivée.
fair-kept-none = Ton navigateur n’était pas à cette table : il n’a gardé aucune empreinte.
fair-plain-good = La graine correspond à l’empreinte.
fair-plain-bad = La graine ne correspond pas à l’empreinte.
fair-secret-good = Le secret du serveur correspond à l’empreinte.
fair-secret-bad = Le secret du serveur ne correspond pas à l’empreinte.
fair-seed-good = La graine est faite du secret et de ces nombres.
fair-seed-bad = La graine n’est pas faite du secret et de ces nombres.
fair-alone = Aucun autre navigateur ne devait prendre place : aucun n’a ajouté de nombre. Le serveur aurait pu choisir cette donne, mais pas la changer ensuite.
fair-added = { $count ->
    [0] Aucun navigateur n’a ajouté de nombre.
    [one] Un navigateur a ajouté un nombre.
   *[other] { $count } navigateurs ont ajouté un nombre.
  }
fair-seals-good = Chaque nombre est celui qui était scellé avant qu’un seul soit ouvert.
fair-seals-bad = Un nombre n’est pas celui qui était scellé.
fair-mine-good = Le nombre de ton navigateur en fait partie : personne n’a choisi cette donne.
fair-mine-bad = Ton navigateur a ouvert son nombre, et le serveur l’a laissé de côté.
fair-mine-away = Ton navigateur n’était pas ouvert au moment de la donne : il n’a rien ajouté.
fair-mine-late = Tu n’avais pas de place lors de la donne : ton navigateur n’a rien ajouté.
fair-log-good = Le journal a cette graine et { $count ->
    [one] l’unique coup
   *[other] tous les { $count } coups
  }.
fair-log-bad = Le journal n’a pas cette graine, ou pas tous les coups.
fair-signed-good = Le serveur a signé le journal avec sa clé, et personne ne l’a modifié depuis.
fair-signed-bad = Le journal a été modifié après sa signature.
fair-signed-other = Le journal est signé avec une clé qui n’est pas celle du serveur.
fair-signed-unchecked = Le journal est signé. Ton navigateur ne peut pas vérifier la signature sur cette page, mais la commande ci-dessous le peut.
fair-unsigned = Le journal n’est pas signé : personne ne s’en porte garant.
fair-key-same = C’est la clé que ton navigateur a vue la dernière fois que tu as vérifié un journal ici.
fair-key-new = Le serveur a une nouvelle clé depuis la dernière fois que tu as vérifié un journal ici.
fair-replay-good = Le serveur rejoue le journal et arrive au même résultat. C’est sa parole : plus bas, comment le vérifier soi-même.
fair-replay-bad = Le serveur rejoue le journal et arrive à un autre résultat.
fair-replay-aside = Le serveur ne peut pas rejouer tout le journal : les règles ont changé.
fair-at-home = Ton navigateur ne connaît pas les règles. Pour distribuer et rejouer cette partie sans le serveur, télécharge le journal et lance ceci :
end-log = Télécharger le journal
end-table = Retour à la table
analysis-title = Comment la partie a tourné
analysis-lead = Un robot reprend chaque décision : qui allait sans doute gagner, et quels coups l’ont changé.
analysis-start = Analyser la partie
analysis-again = Analyser de nouveau
analysis-waiting = Dans la file d’attente…
analysis-warming = La recherche s’échauffe, une seule fois sur cette machine. { $known ->
    [yes] { $minutes ->
        [0] C’est presque fini.
        [1] Encore une minute environ.
       *[other] Encore { $minutes } minutes environ.
    }
   *[no] Cela peut prendre quelques minutes.
}
analysis-running = { $done } décisions sur { $total }
analysis-progress = Analyse
analysis-failed = L’analyse n’a pas pu être terminée.
analysis-honest = Le robot ne voit que ce que pouvait voir le joueur, et il peut se tromper. Ce sont des estimations, pas des verdicts.
analysis-chart = Chances de gagner après chaque décision
analysis-after = Après le coup { $move }
analysis-told = { $what } : { $chances }
analysis-chance = { $name } { NUMBER($part, maximumFractionDigits: 0) } %
analysis-watch = Le revoir
analysis-try = Essayer le meilleur coup
analysis-watch-move = Revoir le coup { $move }
analysis-readout = Parcourir les décisions
analysis-swings = Les plus grands tournants
analysis-none = Aucune décision n’a coûté plus que ce que l’analyse peut mesurer.
analysis-move = Coup { $move }
analysis-played = joué
analysis-better = mieux
analysis-cost = −{ $lost } de chances de gagner (± { $error })
analysis-places = place attendue { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } au lieu de { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) }
