# Les pages sur une personne : la sienne, et ce qu’elle partage. Elles viennent avec ces pages.

you-lead = Ton nom, tes parties et tes résultats, sur tous les appareils où tu joues. Sans compte et sans mot de passe.
you-none = Rien ici pour l’instant
you-none-about = Joue une partie, ou amène tes parties ici avec un lien de l’appareil où tu joues.
you-none-play = Choisir un jeu

you-name = Ton nom
you-name-about = C’est ainsi que les prochaines tables t’appellent, sur tous tes appareils.
you-name-save = Enregistrer
you-name-saved = Enregistré

you-carry = Jouer sur un autre appareil
you-carry-about = Scanne un code ou ouvre un lien là-bas : tes places, ton nom et ton historique suivent. Les deux appareils peuvent alors jouer.
you-carry-make = Montrer le code
you-carry-again = Nouveau code
you-carry-cancel = Annuler le code
you-carry-cancelled = Le code ne marche plus.
you-carry-code = Code QR qui ouvre tes parties sur un autre appareil
you-carry-link = Le lien vers tes parties
you-carry-copy = Copier le lien
you-carry-send = Envoyer…
you-carry-left = { $minutes ->
    [0] Valable une fois, encore moins d’une minute.
    [one] Valable une fois, encore une minute.
   *[other] Valable une fois, encore { $minutes } minutes.
  }
you-carry-over = Ce code n’est plus valable.
you-carry-secret = La personne qui l’ouvre joue à ta place. Ne l’envoie qu’à toi.
you-carry-came = { $device } est à toi aussi.

you-arrive = Continuer sous le nom de { $name } sur cet appareil ?
you-arrive-unnamed = Continuer tes parties sur cet appareil ?
you-arrive-about = { $matches ->
    [0] Il n’y a pas encore de partie.
    [one] { $matches } partie vient sur cet appareil. Elle reste aussi sur l’autre.
   *[other] { $matches } parties viennent sur cet appareil. Elles restent aussi sur l’autre.
  }
you-arrive-along = { $matches ->
    [one] La partie que tu joues ici suit.
   *[other] Les { $matches } parties que tu joues ici suivent.
  }
you-arrive-yes = Continuer : { $name }
you-arrive-yes-unnamed = Continuer ici
you-arrive-no = Pas maintenant
you-arrive-done = Te revoilà, { $name }.
you-arrive-done-unnamed = Tes parties sont ici.
you-arrive-brought = { $count ->
    [0] Tes parties sont plus bas.
    [one] { $count } place de cet appareil a suivi.
   *[other] { $count } places de cet appareil ont suivi.
  }
you-arrive-bad = Ce lien ne marche plus. Il ne sert qu’une fois, et pendant quelques minutes. Fais-en un nouveau sur l’autre appareil : Ta page, Jouer sur un autre appareil.

you-devices = Tes appareils
you-device-here = cet appareil
you-device-seen = { $when ->
    [now] utilisé en ce moment
   *[other] dernière utilisation : { $day }
  }
you-device-out = Déconnecter
you-device-out-of = Déconnecter { $device }
you-device-out-sure = Déconnecter { $device } ?
you-device-out-about = Il ne peut plus jouer à tes places. Tes autres appareils le peuvent.
you-device-out-here = Cet appareil oublie tes places, et tu n’en as pas d’autre. Tes parties ne pourront plus être ouvertes.
you-device-out-self = Cet appareil oublie tes places. Tu peux continuer sur tes autres appareils.
you-device-was-out = { $device } est déconnecté.
you-keep = Annuler

you-history = Tes parties
you-filters = Quelles parties
you-filter-game = Jeu
you-filter-any = Tous les jeux
you-filter-status = État
you-filter-all = Toutes
you-filter-going = En cours
you-filter-over = Terminées
you-filter-with = Adversaires
you-filter-everybody = Tous
you-filter-people = Humains
you-filter-bots = Robots seulement
you-history-none = Aucune partie ne convient
you-history-none-about = Choisis d’autres filtres, ou joues-en une.
you-history-more = Plus de parties
you-history-shown = { $count ->
    [one] { $count } partie affichée.
   *[other] { $count } parties affichées.
  }
you-result = { you-place } sur { $seats }
you-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
you-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
you-with = avec { $names }
you-alone = sans adversaire
you-uncounted = ne compte pas
you-to-table = À la table
you-to-result = Résultat
you-to-replay = Revoir

you-results = Tes résultats
you-results-none = Pas encore de partie terminée
you-results-none-about = Quand une partie finit, ta place compte ici.
you-results-lead = { $played ->
    [one] { $played } partie terminée, gagnées : { $won }.
   *[other] { $played } parties terminées, gagnées : { $won }.
  }
you-by-game = Par jeu
you-by-opponent = Par adversaire
you-col-game = Jeu
you-col-opponent = Adversaire
you-col-played = Jouées
you-col-won = Gagnées
you-col-place = Place moyenne
you-col-best = Meilleure place
you-col-ahead = Toi devant
you-col-behind = Derrière
you-col-ahead-of = { $name } devant
you-average = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($seats, maximumFractionDigits: 1) }
you-bot = robot

you-share = Partager tes résultats
you-share-switch = Toute personne qui a le lien peut voir mes résultats
you-share-about = On y voit ton nom, tes résultats, et tes parties terminées que tout le monde pouvait regarder. Des autres, on ne voit que des nombres.
you-share-link = Le lien vers tes résultats
you-share-look = Voir ce que voient les autres
you-share-off = Personne d’autre ne voit tes résultats.

you-data = Tes données
you-data-about = Le serveur garde ton nom, tes appareils, tes places avec leurs coups et tes notes, ce que tu as dit dans les discussions, ce que tu as signalé, et où te prévenir que c’est à toi. Ce que d’autres ont signalé sur toi est réservé à l’hébergeur et n’est pas dans le fichier. Rien d’autre sur toi.
you-download = Télécharger tout ce qui me concerne
you-downloading = Un moment…
you-delete = Supprimer mes données…
you-delete-sure = Supprimer tes données ?
you-delete-goes = Ceci disparaît, sur tous tes appareils :
you-delete-goes-name = ton nom : les parties t’appellent alors « Ancien joueur »
you-delete-goes-seats = tes places : un robot continue là où l’horloge le prévoit, les autres sont libres
you-delete-goes-history = ton historique, tes résultats et ta page partagée
you-delete-goes-chat = ce que tu as dit dans les discussions
you-delete-goes-devices = tes appareils, tes liens, où te prévenir que c’est à toi, et ce que ce navigateur retient de tes parties
you-delete-stays = Ceci reste :
you-delete-stays-moves = les coups que tu as joués, sans ton nom : les autres gardent leurs parties
you-delete-stays-settings = les réglages de ce navigateur
you-delete-final = Personne ne peut les rétablir, pas même toi.
you-delete-yes = Tout supprimer
you-deleting = Suppression…
you-deleted = Tes données sont supprimées
you-deleted-about = { $matches ->
    [0] Aucune partie ne portait ton nom.
    [one] Ton nom a disparu de { $matches } partie.
   *[other] Ton nom a disparu de { $matches } parties.
  }
you-deleted-home = Recommencer à neuf

player-title = Résultats de { $name }
player-unnamed = Les résultats d’une personne
player-lead = Joue ici depuis le { $day }.
player-results = Résultats
player-results-none = Les parties terminées comptent ici.
player-matches = Dernières parties publiques
player-matches-none = Aucune partie publique
player-matches-none-about = Seules les parties que tout le monde pouvait regarder sont ici.
player-none = Cette page n’est pas partagée
player-none-about = La personne la garde pour elle, ou le lien est faux.
