/** What is clicked for a move, as CSS selectors. "a || b" is b where a isn't seen: on a narrow screen a thing may be behind a tab,
 * and an action that needs a choice opens first.
 */

import type { Situation } from "../../../learn/lesson";
import type { Move } from "../../../state/protocol";
import { patchIn } from "../moves";
import { printedOf } from "./advice";

const either = (...selectors: string[]): string => selectors.join(" || ");

const tab = (name: string): string => `.pt-tabs [data-tab="${name}"]`;
/** In the panel of what is asked. */
export const inPanel = (...selectors: string[]): string =>
  either(...selectors.map((one) => `.pt-panel ${one}`), tab("now"));
/** In my territory; another one may be shown large in its place. */
export const onLand = ({ me }: Situation, selector = ""): string =>
  either(`.pt-land[data-territory="${me}"]${selector && ` ${selector}`}`, ".pt-back", tab("land"));
/** On the routes, or in the panel. */
export const onRoutes = (selector = ""): string => either(`.pt-routes${selector && ` ${selector}`}`, tab("roads"));

const moved = (words: string): string => `[data-move="${words}"]`;

const WORDS = { more: "button:last-of-type", less: "button:first-of-type" };

/** The button of a stepper that leads to a number, while it shows another. */
function stepped(within: string, wanted: number): string[] {
  const below = Array.from({ length: wanted }, (_, value) => `[data-value="${value}"]`);
  const more = below.length > 0 ? [`${within} [data-value]:is(${below.join()}) ${WORDS.more}`] : [];
  return [...more, `${within} [data-value]:not([data-value="${wanted}"]) ${WORDS.less}`];
}

/** An action that opens, and then is chosen among what it opens. */
const opened = (action: string, ...inside: string[]): string[] => [
  inPanel(...inside.map((one) => `.detail-${action} ${one}`), `[data-action="${action}"]`),
];

function exchanged(now: Situation, { words, args }: Move): string[] {
  const kinds = printedOf(now)?.all.exchanges.map(({ exchange }) => exchange) ?? [];
  const swap = `.pt-swap:nth-of-type(${kinds.indexOf(String(args.kind)) + 1})`;
  return opened("exchange", moved(words), `${swap}:not([aria-pressed="true"])`, "[data-value] button:first-of-type");
}

/** What is clicked for a move: of its parts, the one that comes next. */
export function thing(move: Move, now: Situation): string[] {
  const { words, name, args } = move;
  switch (name) {
    case "bid":
    case "claim":
      return [inPanel(`[data-lot="${args.card}"] .pt-lotcard`)];
    case "patch":
      return patchIn(now.picked)?.cell === args.cell ? way(words) : [onLand(now, `[data-spot="${args.cell}"]`)];
    case "discard":
      return [either(`.pt-stage ${moved(words)}`, tab("land"))];
    case "room":
    case "site":
    case "worker":
      return [onLand(now, `[data-cell="${args.cell}"]`)];
    case "aid":
    case "threaten":
    case "break":
    case "trade":
    case "build":
    case "reclaim":
      return opened(name, moved(words));
    case "route":
      return [inPanel(`.detail-route ${moved(words)}`, `.pt-choices ${moved(words)}`, '[data-action="route"]')];
    case "exchange":
      return exchanged(now, move);
    case "campaign":
      return opened("campaign", moved(words), "[data-value] button:last-of-type");
    case "vote":
    case "commit":
    case "pledge":
      return [inPanel(`.pt-commit ${moved(words)}`, ...stepped(".pt-commit", Number(args.count)))];
    case "end":
    case "step":
    case "rest":
      return [either(`.pt-panel ${moved(words)}`, `.pt-stage ${moved(words)}`, tab("now"))];
    default:
      return [inPanel(moved(words))];
  }
}

const way = (words: string): string[] => [`.pt-ways ${moved(words)}`];

/** Before a move is confirmed: how it becomes the one that is proposed, where only its last number is another. */
export function sight(picked: Move, _now: Situation, wanted: Move | null): string[] {
  if (!wanted || wanted === picked || wanted.name !== picked.name) return [];
  if (picked.name === "patch") return picked.args.cell === wanted.args.cell ? way(wanted.words) : [];
  if (picked.name === "vote" || picked.name === "commit" || picked.name === "pledge")
    return [stepped(".pt-panel .pt-commit", Number(wanted.args.count)).join(" || ")];
  return [];
}
