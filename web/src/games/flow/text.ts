/** Every word of this board that does not come from the server, in English and French. */

import { settings } from "../../state/settings";
import type { CardType, IconName, Timing } from "./types";

const en = {
  icons: { culture: "culture", science: "science", industry: "industry", trade: "trade", harvest: "harvest", attack: "attack", defence: "defence" },
  types: { military: "military", construction: "construction", knowledge: "knowledge", government: "government", leader: "leader", wonder: "wonder" },
  timings: { Instant: "Instant", Attack: "Attack", "Attack all": "Attack all", Permanent: "Permanent", "Turn action": "Turn action", Scoring: "Scoring" },
  about: {
    Instant: "happens once, when the card is gained", Attack: "happens once, against one weaker opponent", "Attack all": "happens once, to every weaker opponent",
    Permanent: "holds while the card is uncovered", "Turn action": "can be used as your action, turn after turn", Scoring: "counts at the end of the game",
  },
  indicator: "investor bonus per {icon}", token: "token", tokens: "tokens", oneToken: "1 token", manyTokens: "{n} tokens",
  market: "Market", slot: "Market slot {n}", empty: "empty", age: "age {age}", ageTitle: "Age {age}", currentAge: "Current age: {age}", noEffect: "no effect", starting: "starting card",
  obsolete: "obsolete: its effect is switched off when scoring", obsoleteShort: "obsolete when scoring",
  invested: "{who} has invested {tokens}.", youInvested: "You have invested {tokens}.", banker: "The Banker", nobody: "Nobody has invested.",
  snipe: "Snipe for {n}", invest: "Invest", complete: "Complete", gain: "Gain", harvest: "Harvest", activate: "Activate", attack: "Attack", wreck: "Destroy",
  supply: "Supply", reserve: "Reserve", deck: "Deck", cardsLeft: "{n} cards left", substitutes: "{n} substitutes in use",
  nation: "Nation of {who}", you: "You", yours: "Your nation", toMove: "to move", points: "points", pointsShort: "pts", strength: "attack and defence together", attackOf: "attack",
  noLeader: "no leader", noWonder: "no wonder", noCards: "no {type} card", covered: "covered", top: "top card", provides: "provides {icons}", stripe: "Stripe", leader: "Leader", wonders: "Wonders", aside: "Beside the nation",
  notPossible: "Not possible: {why}", rule: "rule {n}", rivals: "Rivals", look: "Look at {card}", close: "Close", pages: "Rulebook page {n}", noPages: "Not pictured in the rulebook",
  sources: { rulebook: "from the rulebook", outside: "from outside descriptions", reconstructed: "reconstructed by us" } as Record<string, string>,
  fields: { name: "Name", type: "Type", age: "Age", timing: "Timing", obsolete: "Obsolete mark", effect: "Effect", stripe: "Stripe", indicator: "Investor bonus" } as Record<string, string>,
  gallery: "All cards", search: "Search in names and effects", all: "all", found: "{n} of {all} cards", legend: "What the symbols mean", production: "Production icons", cardTypes: "Card types", whenEffects: "When effects happen", otherMarks: "Other marks", nationsMarks: "Nations", indicatorAbout: "Investor bonus: when you complete the card you take one token from the Supply for each of these icons",
  scoreCulture: "Culture icons, one point each", scoreOthers: "{n} other icons, one point for every two", scoreEffect: "Scoring effect", total: "Total", tieCards: "{n} cards", tieTokens: "{n} tokens", tie: "Of equals, more cards win, then more tokens",
  cards: "cards",
};

const fr: typeof en = {
  icons: { culture: "culture", science: "science", industry: "industrie", trade: "commerce", harvest: "récolte", attack: "attaque", defence: "défense" },
  types: { military: "militaire", construction: "construction", knowledge: "savoir", government: "gouvernement", leader: "dirigeant", wonder: "merveille" },
  timings: { Instant: "Immédiat", Attack: "Attaque", "Attack all": "Attaque générale", Permanent: "Permanent", "Turn action": "Action", Scoring: "Décompte" },
  about: {
    Instant: "se produit une fois, quand on gagne la carte", Attack: "se produit une fois, contre un adversaire plus faible", "Attack all": "se produit une fois, contre chaque adversaire plus faible",
    Permanent: "vaut tant que la carte est découverte", "Turn action": "s'utilise comme action, tour après tour", Scoring: "compte à la fin de la partie",
  },
  indicator: "prime d'investisseur par {icon}", token: "jeton", tokens: "jetons", oneToken: "1 jeton", manyTokens: "{n} jetons",
  market: "Marché", slot: "Marché, place {n}", empty: "vide", age: "âge {age}", ageTitle: "Âge {age}", currentAge: "Âge en cours : {age}", noEffect: "sans effet", starting: "carte de départ",
  obsolete: "obsolète : son effet ne vaut plus au décompte", obsoleteShort: "obsolète au décompte",
  invested: "{who} a investi {tokens}.", youInvested: "Vous avez investi {tokens}.", banker: "Le Banquier", nobody: "Personne n'a investi.",
  snipe: "Souffler pour {n}", invest: "Investir", complete: "Achever", gain: "Gagner", harvest: "Récolter", activate: "Activer", attack: "Attaquer", wreck: "Détruire",
  supply: "Provision", reserve: "Réserve", deck: "Pioche", cardsLeft: "{n} cartes restantes", substitutes: "{n} jetons de remplacement",
  nation: "Nation de {who}", you: "Vous", yours: "Votre nation", toMove: "au trait", points: "points", pointsShort: "pts", strength: "attaque et défense ensemble", attackOf: "attaque",
  noLeader: "pas de dirigeant", noWonder: "pas de merveille", noCards: "pas de carte {type}", covered: "couverte", top: "carte du dessus", provides: "fournit {icons}", stripe: "Bande", leader: "Dirigeant", wonders: "Merveilles", aside: "À côté de la nation",
  notPossible: "Impossible : {why}", rule: "règle {n}", rivals: "Adversaires", look: "Regarder {card}", close: "Fermer", pages: "Livret, page {n}", noPages: "Pas montrée dans le livret",
  sources: { rulebook: "du livret", outside: "de descriptions extérieures", reconstructed: "reconstitué par nous" },
  fields: { name: "Nom", type: "Type", age: "Âge", timing: "Moment", obsolete: "Marque d'obsolescence", effect: "Effet", stripe: "Bande", indicator: "Prime d'investisseur" },
  gallery: "Toutes les cartes", search: "Chercher dans les noms et les effets", all: "tout", found: "{n} cartes sur {all}", legend: "Ce que disent les symboles", production: "Icônes de production", cardTypes: "Types de cartes", whenEffects: "Moment des effets", otherMarks: "Autres marques", nationsMarks: "Nations", indicatorAbout: "Prime d'investisseur : en achevant la carte, prenez un jeton de la Provision pour chacune de ces icônes",
  scoreCulture: "Icônes de culture, un point chacune", scoreOthers: "{n} autres icônes, un point pour deux", scoreEffect: "Effet de décompte", total: "Total", tieCards: "{n} cartes", tieTokens: "{n} jetons", tie: "À égalité, le plus de cartes l'emporte, puis le plus de jetons",
  cards: "cartes",
};

type Catalogue = typeof en;
type Plain = { [K in keyof Catalogue]: Catalogue[K] extends string ? K : never }[keyof Catalogue];

/** The catalogue of the language of the settings. Call it while drawing: what called it is drawn again when it changes. */
export const words = (): Catalogue => (settings.value.language === "fr" ? fr : en);

/** A sentence of the catalogue with its gaps filled. */
export function tell(key: Plain, gaps: Record<string, string | number> = {}): string {
  const text: string = words()[key];
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap] ?? ""));
}

export const say = {
  icon: (name: IconName): string => words().icons[name],
  type: (name: CardType): string => words().types[name],
  timing: (name: Timing): string => words().timings[name],
  indicator: (name: IconName): string => tell("indicator", { icon: words().icons[name] }),
  tokens: (n: number): string => (n === 1 ? tell("oneToken") : tell("manyTokens", { n })),
};
