/** Every word of Learn in French. */

import type { LearnWords } from "./en";

export const fr: LearnWords = {
  title: "Apprendre", lead: "Jouez une vraie première partie : au bord de la table, un guide explique ce que vous voyez, étape par étape.",
  coach: "Guide", of: (at, all) => `Étape ${at} sur ${all}`,
  next: "Suite", skip: "Passer", back: "Retour", close: "Ranger le guide", reopen: "Guide", rule: (number) => `Règle ${number}`,
  doneMark: "Fait", skippedMark: "Passée", nowMark: "À faire", waitMark: "En attendant", readMark: "Regardez",
  others: "Les autres jouent. Regardez ce qu’ils font.",
  over: "Cette partie est terminée.",
  tryThis: (move) => `Essayez : ${move}.`,
  asked: (question) => `La table vous demande d’abord autre chose. ${question}`,
  finishedTitle: "Vous savez jouer", finishedText: "Menez cette partie à son terme, ou commencez-en une contre des gens ou des robots plus rusés. Chaque règle est à un clic, à côté de la table.",
  met: "Ce que vous avez appris", unmet: "Ce que vous n’avez pas rencontré", goOn: "Et maintenant", playOn: "Finir cette partie", newGame: "Une nouvelle partie", allRules: "Toutes les règles",
  again: "Recommencer", steps: "Ce que vous ferez", starting: "On installe votre première partie…", noLesson: "Personne n’enseigne encore ce jeu.",
  begin: "Commencer la première partie", resume: "Continuer d’apprendre", fresh: "Repartir de zéro", result: "Voir le résultat",
  bots: (count) => `Vous jouez contre ${count} robots sans malice. Il faut une dizaine de minutes ; vous pouvez partir et revenir.`,
  inviteTitle: "Première visite ?", inviteBack: "Rebonjour.", inviteText: "Apprenez en jouant : une première partie, un guide à vos côtés.", inviteGo: "Apprendre en jouant", inviteOn: (at, all) => `Votre première partie attend à l’étape ${at} sur ${all}.`,
  flow: {
    table: {
      title: "La table",
      text: "Au milieu se trouve le marché : des réalisations pour lesquelles chacun peut miser. Une carte montre son type par sa couleur et son symbole, son effet, et à son pied une bande d’icônes que votre nation garde. À côté, la pioche compte les âges à venir.",
      todo: "Survolez quelques cartes, ou appuyez longuement dessus, pour les voir en grand. Puis continuez.", wait: "", done: "",
    },
    nation: {
      title: "Votre nation et deux trésors",
      text: "Voici vos jetons, qui paient tout, et vos sept icônes : culture, science, industrie, commerce, récolte, attaque et défense. La Provision est commune : les jetons des cartes achevées s’y amassent, et tous y puisent. Derrière elle, la Réserve ne s’épuise jamais.",
      todo: "Comparez vos icônes avec celles de vos adversaires. Puis continuez.", wait: "", done: "",
    },
    invest: {
      title: "Investir",
      text: "Retenez une carte libre en y posant des jetons. Un adversaire peut encore la souffler en vous payant autant qu’il y en a dessus : une grosse mise l’écarte, une petite l’invite. Être soufflé n’est pas si grave : vous puisez aussi dans la Provision, un jeton par icône de commerce, puis la moitié du reste.",
      todo: "Choisissez la carte cerclée au marché, fixez votre mise et confirmez.",
      wait: "Vous avez déjà retenu une carte, ou vous n’avez plus de jetons. Achevez votre carte, ou récoltez.",
      done: "Votre marque est sur la carte. Voyez comment les autres répondent.",
    },
    harvest: {
      title: "Récolter",
      text: "À court de jetons ? Récoltez. Chacune de vos icônes de récolte fait passer un jeton de la Réserve à la Provision, puis la moitié de la Provision est à vous. S’il vous reste alors moins de jetons que le numéro de l’âge, on vous complète jusque-là.",
      todo: "Choisissez la Provision, ou Récolter (Harvest) dans la liste, et confirmez.",
      wait: "Répondez d’abord à ce que la table vous demande.",
      done: "Cela prend un tour, pendant lequel les autres ont pu retenir et prendre. C’est le rythme : retenir, amasser, prendre.",
    },
    complete: {
      title: "Achever, et la prime d’investisseur",
      text: "À un tour suivant, vous pouvez prendre la carte retenue. Ses jetons vont à la Provision, mais une partie revient aussitôt : la carte montre une icône comme prime, et vous puisez un jeton pour chacune de celles de votre nation. Les cartes qui vous ressemblent vous coûtent peu.",
      todo: "Choisissez votre carte au marché et confirmez.",
      wait: "Vous n’avez rien à achever. Investissez dans une carte, et achevez-la au tour suivant.",
      done: "La carte est à vous, avec ses icônes et son effet.",
    },
    snipe: {
      title: "Souffler",
      text: "Une carte retenue par un autre peut être à vous tout de suite : payez-lui autant de jetons qu’il y en a dessus. Pas de prime pour vous, et l’autre est bien payé. Faites-le quand la carte vaut plus pour vous que vos jetons pour lui.",
      todo: "Choisissez la carte cerclée et confirmez.",
      wait: "Aucune carte des autres n’est dans vos moyens. Amassez des jetons ou jouez à votre guise ; l’occasion viendra.",
      done: "Soufflée. Regardez les jetons de l’autre : il peut vous faire la même chose.",
    },
    stack: {
      title: "Empiler et couvrir",
      text: "Une nouvelle carte se pose sur vos cartes du même type. Celle qu’elle couvre garde ses icônes, mais son effet disparaît. Couvrez donc ce qui a fait son temps, et réfléchissez avant d’enterrer un effet qui vous sert encore.",
      todo: "Obtenez une carte d’un type que vous avez déjà : retenez la carte cerclée, et achevez-la au tour suivant.",
      wait: "Rien à portée ne va sur vos piles. Prenez une autre carte ou récoltez, puis regardez encore.",
      done: "Voyez la bande sous la carte du dessus : ces icônes comptent toujours.",
    },
    instant: {
      title: "Tout de suite, une seule fois",
      text: "Le symbole près d’un effet dit quand il se produit. Un effet immédiat arrive dès que vous obtenez la carte, de quelque façon que ce soit. Un effet permanent vaut tant que rien ne le couvre ; une action remplace une autre action, autant de fois que vous voulez.",
      todo: "Obtenez une carte à effet immédiat : la carte cerclée en a un.",
      wait: "Aucune carte immédiate à portée. Prenez une autre carte ou récoltez, puis regardez encore.",
      done: "Le journal dit ce que l’effet vous a rapporté.",
    },
    attack: {
      title: "Attaque et force",
      text: "Une carte d’attaque frappe un adversaire plus faible que vous. Vous comptez vos icônes d’attaque, celles de la nouvelle carte comprises ; l’autre compte attaque et défense ensemble, et l’égalité protège. Certaines attaques frappent d’un coup tous les plus faibles.",
      todo: "Obtenez une carte d’attaque : retenez la carte cerclée, et achevez-la au tour suivant. Elle frappe dès qu’elle est à vous.",
      wait: "Aucune carte d’attaque à portée. Comparez les forces, puis jouez ou passez cette étape.",
      done: "Une attaque a eu lieu. Les icônes de défense répondent à la prochaine.",
    },
    glory: {
      title: "Dirigeant, merveilles et points",
      text: "Vous avez un seul dirigeant ; un nouveau chasse l’ancien. Les merveilles sont côte à côte et ne se couvrent jamais. À la fin, chaque icône de culture vaut un point, toutes les autres ensemble un point pour deux, et les effets de décompte ajoutent les leurs.",
      todo: "Obtenez un dirigeant ou une merveille : la carte cerclée est à portée.",
      wait: "Ni dirigeant ni merveille à portée. Jouez ; il en vient à chaque âge.",
      done: "La dernière venue est à côté de vos piles, et rien de vous ne la couvrira.",
    },
    end: {
      title: "La fin",
      text: "La pioche traverse cinq âges. Quand L’Avenir (The Future) paraît, on finit le tour et la partie est terminée. Les effets marqués obsolètes s’éteignent avant le décompte : n’en attendez pas de points.",
      todo: "Voyez combien de cartes restent, et combien de points vous avez. Puis continuez.", wait: "", done: "",
    },
  },
  flowLive: {
    strengths: (mine, rivals) => `Votre attaque : ${mine}. En face : ${rivals}.`,
  },
};
