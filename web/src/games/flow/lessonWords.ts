/** Every word of the first game of The Flow of History, in English and French. */

import type { StepWords } from "../../learn/lesson";
import { catalogue } from "../text";

const en = {
  steps: {
    table: {
      title: "The table",
      text: "In the middle lies the market: achievements that anyone may bid for. A card shows its type by colour and symbol, what it does, and at its foot a stripe of icons that your nation keeps. The deck beside it counts the ages still to come.",
      todo: "Point at a few cards, or press and hold them, to see them large. Then go on.",
      wait: "",
      done: "",
    },
    nation: {
      title: "Your nation, and two pools",
      text: "Here are your tokens, which pay for everything, and your icons: culture, science, industry, trade, harvest, attack and defence. The Supply is shared: tokens from finished cards gather there, and everyone draws on it. The Reserve stands behind it and never runs dry.",
      todo: "Compare your icons with those of your rivals. Then go on.",
      wait: "",
      done: "",
    },
    invest: {
      title: "Invest",
      text: "Claim a free card by putting tokens on it. A rival may still snipe it by paying you as much as lies there, so a high bid keeps them away and a low one invites them. Being sniped is not all bad: you also draw from the Supply, one token for each trade icon and then half of the rest.",
      todo: "Choose the ringed card on the market, set your bid and confirm.",
      wait: "You already have a card claimed, or no tokens. Complete your card, or harvest.",
      done: "Your marker lies on the card. Now see how the others answer.",
    },
    harvest: {
      title: "Harvest",
      text: "Short of tokens? Harvest. Each of your harvest icons moves a token from the Reserve into the Supply, and then half of the Supply is yours. If that leaves you with fewer tokens than the number of the age, you are topped up to it.",
      todo: "Choose the Supply, or Harvest in the list of moves, and confirm.",
      wait: "Answer what the table asks you first.",
      done: "It took a turn, in which the others could claim and take. That is the rhythm: claim, gather, take.",
    },
    complete: {
      title: "Complete, and the investor bonus",
      text: "In a later turn you may take the card you claimed. Its tokens go to the Supply, but some come straight back: the card shows one icon as its bonus, and you draw a token for each of those in your nation. Cards that suit your nation are cheap for you.",
      todo: "Choose your own card on the market and confirm.",
      wait: "You have nothing claimed to complete. Invest in a card, and finish it in your next turn.",
      done: "The card is yours, with its icons and its effect.",
    },
    snipe: {
      title: "Snipe",
      text: "A card that a rival claimed can be yours at once: pay the rival as many tokens as lie on it. You get no bonus, and the rival is well paid. Do it when the card is worth more to you than your tokens are to them.",
      todo: "Choose the ringed card and confirm.",
      wait: "No rival’s card is within your means. Gather tokens or play as you like; the chance will come.",
      done: "Sniped. Look at your rival’s tokens: they can do it to you as well.",
    },
    stack: {
      title: "Stack and cover",
      text: "A new card goes on top of your cards of the same type. What it covers keeps its icons, but its effect is gone. So cover what has had its day, and think twice before you bury an effect that still serves you.",
      todo: "Get a card of a type you already have: claim the ringed one, and complete it in your next turn.",
      wait: "Nothing within reach fits your stacks. Take another card or harvest, and look again.",
      done: "See the stripe under the top card: those icons still count.",
    },
    instant: {
      title: "At once, and only once",
      text: "The symbol beside an effect says when it happens. An instant effect happens as soon as you get the card, in whatever way you got it. A permanent one holds while nothing covers it; a turn action can be used instead of another action, again and again.",
      todo: "Get a card with an instant effect: the ringed one has it.",
      wait: "No instant card is within reach. Take another card or harvest, and look again.",
      done: "The journal tells what the effect brought you.",
    },
    attack: {
      title: "Attack and strength",
      text: "An attack card hits a rival who is weaker than you. You count your attack icons, those of the new card included; the rival counts attack and defence together, and a tie protects. Some attacks hit every weaker rival at once.",
      todo: "Get an attack card: claim the ringed one, and complete it in your next turn. It attacks as soon as it is yours.",
      wait: "No attack card is within reach. Compare the strengths, then play on or skip this step.",
      done: "An attack was made. Defence icons are the answer to the next one.",
    },
    glory: {
      title: "Leader, wonders and points",
      text: "You have one leader at a time; a new one sends the old one away. Wonders lie side by side and never cover each other. In the end each culture icon is a point, all your other icons give one for every two, and scoring effects add theirs.",
      todo: "Get a leader or a wonder: the ringed one is within reach.",
      wait: "No leader or wonder is within reach. Play on; they come in every age.",
      done: "Your newest one lies beside your stacks, and nothing of yours will cover it.",
    },
    end: {
      title: "How it ends",
      text: "The deck runs through the ages, one after another. When The Future turns up, the turn is finished and the game is over. Effects marked as obsolete are switched off before the count, so do not lean on them for points.",
      todo: "See how many cards are left, and how many points you have now. Then go on.",
      wait: "",
      done: "",
    },
  } satisfies Record<string, StepWords>,
  live: { strengths: (mine: number, rivals: string): string => `Your attack now: ${mine}. Against it: ${rivals}.` },
};

type Words = { steps: Record<keyof typeof en.steps, StepWords>; live: typeof en.live };

const fr: Words = {
  steps: {
    table: {
      title: "La table",
      text: "Au milieu se trouve le marché : des réalisations pour lesquelles chacun peut miser. Une carte montre son type par sa couleur et son symbole, son effet, et à son pied une bande d’icônes que votre nation garde. À côté, la pioche compte les âges à venir.",
      todo: "Survolez quelques cartes, ou appuyez longuement dessus, pour les voir en grand. Puis continuez.",
      wait: "",
      done: "",
    },
    nation: {
      title: "Votre nation et deux trésors",
      text: "Voici vos jetons, qui paient tout, et vos icônes : culture, science, industrie, commerce, récolte, attaque et défense. La Provision est commune : les jetons des cartes achevées s’y amassent, et tous y puisent. Derrière elle, la Réserve ne s’épuise jamais.",
      todo: "Comparez vos icônes avec celles de vos adversaires. Puis continuez.",
      wait: "",
      done: "",
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
      text: "La pioche traverse les âges, l’un après l’autre. Quand L’Avenir (The Future) paraît, on finit le tour et la partie est terminée. Les effets marqués obsolètes s’éteignent avant le décompte : n’en attendez pas de points.",
      todo: "Voyez combien de cartes restent, et combien de points vous avez. Puis continuez.",
      wait: "",
      done: "",
    },
  },
  live: { strengths: (mine, rivals) => `Votre attaque : ${mine}. En face : ${rivals}.` },
};

export const lessonWords = catalogue<Words>({ en, fr }).words;
