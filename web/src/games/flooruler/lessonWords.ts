/** Every word of the first game of Flooruler, in English and French; its numbers are the book's, see `numbers` in lessons.ts. */

import type { StepWords } from "../../learn/lesson";
import { catalogue } from "../text";

const en = {
  live: {
    reach: "From where you stand, a weapon of range {range} would reach {who}.",
    nobody: "From where you stand, a weapon of range {range} would reach nobody.",
  },
  steps: {
    board: {
      title: "The board",
      text: "Each player has an arm of the cross as land, marked with the player’s own shape. Tiles that are split belong to two. In the middle is the fountain with its gold, in the corners are four stores. Whoever first has {floors} floors on the board wins.",
      todo: "Find your land and the fountain. Then go on.",
      wait: "",
      done: "",
    },
    you: {
      title: "You at a glance",
      text: "Your gold, your health, how often you died, your floors on the way to {floors}, and your items: all of it is here, and for the others too. In a turn you do one thing: move, take gold, buy, attack, or use a skill.",
      todo: "Compare yourself with the others. Then go on.",
      wait: "",
      done: "",
    },
    roll: {
      title: "Roll to move",
      text: "Say that you move, then roll the die: you may go up to so many steps. The roll decides only how far, never where.",
      todo: "Click the die and confirm.",
      wait: "Answer what the table asks first.",
      done: "The tiles you can reach light up with their distance.",
    },
    go: {
      title: "Go",
      text: "Steps lead up, down, left and right, and you may stop sooner. The floors of others are closed to you; your own are not. What you do not use of a roll is lost.",
      todo: "Click the ringed tile and confirm.",
      wait: "Roll first.",
      done: "To arrive somewhere and to do something there are two actions, so two turns.",
    },
    gold: {
      title: "Gold",
      text: "On a tile of the fountain you may roll for gold: what the die says is yours. Everything else costs gold.",
      todo: "Go to the fountain; once there, click it and confirm.",
      wait: "Answer what the table asks first.",
      done: "Stay for more, or go shopping.",
    },
    build: {
      title: "Buy floors",
      text: "The Floor Store sells plans of {plans} floors; the large ones are cheaper by the floor. You stand on its tiles to buy, and one action buys one plan.",
      todo: "Gather {price} gold, walk to the Floor Store and buy the plan of {plan}.",
      wait: "Answer what the table asks first.",
      done: "Now the floors are laid, one by one.",
    },
    lay: {
      title: "Lay them",
      text: "Floors go on your land in any shape. On a split tile you may even replace a neighbour’s floor. Whoever stands where you build must leave. Each floor can be undone until the last one.",
      todo: "Click a tile of your land for each floor, and confirm the last.",
      wait: "Buy a plan first.",
      done: "They count in your panel, and nobody else walks on them.",
    },
    shops: {
      title: "Weapons and skills",
      text: "There is one card of each: while somebody has it, it is sold out. Weapons run out of ammo or wear out; skills heal, carry and stretch time. What is greyed says who has it.",
      todo: "Point at a few, or press and hold them, to read them large. Then go on.",
      wait: "",
      done: "",
    },
    fight: {
      title: "Attack",
      text: "A weapon reaches along straight lines and diagonals up to its range. All other tiles are blind spots. Health at nought is a death: the piece lies face down at home and misses a turn, and whoever killed it takes half of its gold.",
      todo: "See who stands in line with you. Then go on.",
      wait: "",
      done: "",
    },
    nuke: {
      title: "Nukes and gates",
      text: "A nuke takes floors of one opponent off the board, and kills its piece if it stands on one. And if floors shut a store for somebody, its gates are cleared: a wall is no way to win.",
      todo: "Look at the prices. Then go on.",
      wait: "",
      done: "",
    },
    end: {
      title: "How it ends",
      text: "The first to have {floors} floors on the board wins at once. The others are placed by floors, then by fewer deaths, then by gold and items.",
      todo: "See who is ahead. Then go on.",
      wait: "",
      done: "",
    },
  } satisfies Record<string, StepWords>,
};

export type StepId = keyof typeof en.steps;
type Words = { live: typeof en.live; steps: Record<StepId, StepWords> };

const fr: Words = {
  live: {
    reach: "De votre case, une arme de portée {range} atteindrait {who}.",
    nobody: "De votre case, une arme de portée {range} n’atteindrait personne.",
  },
  steps: {
    board: {
      title: "Le plateau",
      text: "Chaque joueur a pour terre un bras de la croix, marqué de sa propre forme. Les cases partagées appartiennent à deux joueurs. Au milieu, la fontaine et son or ; dans les coins, quatre magasins. Le premier qui a {floors} sols sur le plateau gagne.",
      todo: "Trouvez votre terre et la fontaine. Puis continuez.",
      wait: "",
      done: "",
    },
    you: {
      title: "Vous, d’un coup d’œil",
      text: "Votre or, votre santé, vos morts, vos sols sur le chemin des {floors}, et vos objets : tout est là, et pour les autres aussi. À votre tour vous faites une chose : avancer, prendre de l’or, acheter, attaquer ou utiliser un talent.",
      todo: "Comparez-vous aux autres. Puis continuez.",
      wait: "",
      done: "",
    },
    roll: {
      title: "Lancer pour avancer",
      text: "Annoncez que vous avancez, puis lancez le dé : vous pouvez faire jusqu’à autant de pas. Le dé décide de la distance, jamais de la direction.",
      todo: "Cliquez sur le dé et confirmez.",
      wait: "Répondez d’abord à ce que la table demande.",
      done: "Les cases à portée s’allument avec leur distance.",
    },
    go: {
      title: "Avancer",
      text: "Les pas vont en haut, en bas, à gauche et à droite, et l’on peut s’arrêter avant. Les sols des autres vous sont fermés, pas les vôtres. Ce qui reste du dé est perdu.",
      todo: "Cliquez sur la case cerclée et confirmez.",
      wait: "Lancez d’abord.",
      done: "Arriver quelque part et y agir sont deux actions, donc deux tours.",
    },
    gold: {
      title: "L’or",
      text: "Sur une case de la fontaine, lancez le dé : vous prenez autant d’or. Tout le reste se paie.",
      todo: "Allez à la fontaine ; une fois là, cliquez dessus et confirmez.",
      wait: "Répondez d’abord à ce que la table demande.",
      done: "Restez pour en prendre plus, ou allez acheter.",
    },
    build: {
      title: "Acheter des sols",
      text: "Le magasin de sols vend des plans de {plans} sols ; les grands coûtent moins par sol. On achète debout sur ses cases, un plan par action.",
      todo: "Amassez {price} pièces d’or, allez au magasin de sols et achetez le plan de {plan}.",
      wait: "Répondez d’abord à ce que la table demande.",
      done: "On pose maintenant les sols, un par un.",
    },
    lay: {
      title: "Les poser",
      text: "Les sols vont sur votre terre, en toute forme. Sur une case partagée vous pouvez même remplacer celui d’un voisin. Qui se trouve là où vous bâtissez doit partir. Chaque sol s’annule jusqu’au dernier.",
      todo: "Cliquez sur une case de votre terre pour chaque sol, et confirmez le dernier.",
      wait: "Achetez d’abord un plan.",
      done: "Ils comptent dans votre panneau, et personne d’autre n’y marche.",
    },
    shops: {
      title: "Armes et talents",
      text: "Il y a une seule carte de chaque : tant que quelqu’un l’a, elle est vendue. Les armes se vident ou s’usent ; les talents soignent, portent et étirent le temps. Ce qui est grisé dit qui l’a.",
      todo: "Survolez-en quelques-uns, ou appuyez longuement, pour les lire en grand. Puis continuez.",
      wait: "",
      done: "",
    },
    fight: {
      title: "Attaquer",
      text: "Une arme porte en ligne droite et en diagonale jusqu’à sa portée. Les autres cases sont des angles morts. À zéro de santé, on meurt : la pièce gît face cachée chez elle et passe un tour, et qui l’a tuée prend la moitié de son or.",
      todo: "Voyez qui est aligné avec vous. Puis continuez.",
      wait: "",
      done: "",
    },
    nuke: {
      title: "Bombes et portes",
      text: "Une bombe retire les sols d’un adversaire, et tue sa pièce si elle s’y trouve. Et si des sols ferment un magasin à quelqu’un, ses portes sont dégagées : un mur ne fait pas gagner.",
      todo: "Regardez les prix. Puis continuez.",
      wait: "",
      done: "",
    },
    end: {
      title: "La fin",
      text: "Le premier qui a {floors} sols sur le plateau gagne aussitôt. Les autres se classent par sols, puis par le moins de morts, puis par l’or et les objets.",
      todo: "Voyez qui mène. Puis continuez.",
      wait: "",
      done: "",
    },
  },
};

export const lessonWords = catalogue<Words>({ en, fr }).words;
