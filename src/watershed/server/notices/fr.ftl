## Ce que dit une notification, un courriel ou un webhook

turn = { $game } : à toi de jouer
turn-names = { $game } : { $names }, { $count ->
    [1] c’est à toi.
   *[other] c’est à vous.
  }
time = { $game } : ton temps est bientôt écoulé
begun = { $game } : la partie commence
begun-turn = { $game } : la partie commence, et c’est à toi
begun-names = { $game } : la partie commence, avec { $names }.
over = { $game } : la partie est finie
over-names = { $game } : la partie est finie. { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
  }
moved = { $who } a joué en dernier.
take-part = Viens à la table.
see-result = Regarde comment elle s’est terminée.
left-minutes = { $minutes ->
    [one] Il reste environ une minute.
   *[other] Il reste environ { $minutes } minutes.
  }

## Dans la discussion, au nom de qui l’a mis

webhook-set = J’ai mis un webhook : les événements de cette partie vont à { $host }. Toute la table peut l’enlever sous « Me prévenir quand c’est à moi ».

## Courriels

mail-foot = Tu reçois ce message parce que tu as demandé à être prévenu quand c’est à toi. Pour tout arrêter en un clic :
confirm-subject = Confirme ton adresse pour Watershed
confirm-lead = Quelqu’un a demandé que Watershed écrive à cette adresse quand c’est son tour. Si c’est toi, ouvre ce lien dans les deux jours :
confirm-else = Si ce n’est pas toi, ne fais rien : tu n’auras plus de nouvelles de nous.
