# Apprendre en jouant : la page des leçons et l’entraîneur. Ces textes viennent avec eux.

learn-lead = Joue une vraie première partie : au bord de la table, un guide explique ce que tu vois, étape par étape.
learn-coach = Guide
learn-of = Étape { $at } sur { $all }
learn-next = Suite
learn-skip = Passer
learn-back = Retour
learn-close = Cacher le guide
learn-done-mark = Fait
learn-skipped-mark = Passée
learn-now-mark = À faire
learn-wait-mark = En attendant
learn-read-mark = Regarde
learn-others = Les autres jouent. Regarde ce qu’ils font.
learn-over = Cette partie est terminée.
learn-try = Essaie : { $move }.
learn-asked = La table te demande d’abord autre chose. { $question }
learn-said = { $where }. { $title }. { $text }
learn-said-done = { $where }. { $title }. Fait. { $text }
learn-finished-title = Tu sais jouer
learn-finished-text = Finis cette partie, ou commences-en une contre des gens ou des robots plus rusés. Chaque règle est à un clic, à côté de la table.
learn-over-text = Cette partie est terminée. Commences-en une contre des gens ou des bots plus forts. Chaque règle est à un clic, à côté de la table.
learn-ended-title = La partie s’est terminée avant
learn-ended-text = Cette partie est terminée, et certaines choses ne sont pas venues. Lis-les plus bas, ou joue une autre première partie.
learn-ended-said = { learn-ended-title }. { learn-ended-text }
learn-over-said = { learn-finished-title }. { learn-over-text }
learn-finished-said = { learn-finished-title }. { learn-finished-text }
learn-met = Ce que tu as appris
learn-unmet = Ce qui ne s’est pas présenté
learn-go-on = Et maintenant
learn-play-on = Finir cette partie
learn-new-game = Nouvelle partie
learn-again = Recommencer
learn-steps = Ce que tu feras
learn-starting = On prépare ta première partie…
learn-no-lesson = Personne n’enseigne encore ce jeu.
learn-begin = Commencer la première partie
learn-fresh = Recommencer
learn-result = Voir le résultat
learn-bots = { $count ->
    [one] Tu joues contre un robot sans malice.
   *[other] Tu joues contre { $count } robots sans malice.
  } Il faut environ { $minutes } minutes. Tu peux partir et revenir.
learn-players = Une partie entière se joue de { $least } à { $most }.
learn-all-done = Tu as fini cette leçon.
learn-play-bots = Jouer contre des robots
learn-after-title = Après la leçon
learn-after-bots = Joue une partie entière contre des robots. Commence par les faciles et monte leur niveau quand tu gagnes.
learn-after-hints = Tu bloques ? Demande un conseil, ou choisis ce qui n’est pas possible pour voir pourquoi.
learn-after-friends = Envoie un lien à tes amis, ou partagez un écran.
learn-after-replay = Après une partie, regarde la rediffusion et l’analyse : elles montrent les coups qui ont décidé.
