/** The board of a game that has none of its own: the question, the moves as buttons, and the table in words. */

import type { FunctionComponent, JSX } from "preact";
import { say, t } from "../i18n";
import { hasWord, word } from "../i18n/say";
import { walkOver } from "../parts/arrows";
import { type Group, groups } from "../state/moves";
import type { Move } from "../state/protocol";
import type { BoardProps, EndDetailProps, GalleryProps } from "./board";
import { type Branch, branches, readable } from "./branches";
import { codes, hintOf, type Offer } from "./offer";
import "./plain.css";
import { boxOf } from "./registry";
import { people, viewOf } from "./table";

export const Board: FunctionComponent<BoardProps> = ({ state, choose, picked, hinted = [] }) => {
  const { game, seat: _seat, moves: _count, names: _names, prompt, to_move: _first, ...shown } = state.view;
  const offer: Offer<unknown> = {
    view: viewOf<unknown>(state),
    moves: state.moves,
    refused: codes(state.refusals),
    hinted,
  };
  const names = people(state).map((person) => person.name);
  return (
    <div class="plainboard">
      <p class="question">{say(prompt)}</p>
      {state.moves.length > 0 && (
        <section class="families" aria-label={t("plain-moves")}>
          {families(state.moves, boxOf(game)?.amount).map((family) => (
            <Moves key={family.name} family={family} offer={offer} picked={picked} choose={choose} />
          ))}
        </section>
      )}
      <section aria-label={t("plain-table")}>
        <Tree of={branches(shown, names)} />
      </section>
    </div>
  );
};

export interface Family {
  name: string;
  groups: Group[];
}

/** The moves by their names, each name once. */
export function families(moves: readonly Move[], amount?: string | null): Family[] {
  const names = [...new Set(moves.map((move) => move.name))];
  return names.map((name) => ({
    name,
    groups: groups(
      moves.filter((move) => move.name === name),
      amount,
    ),
  }));
}

const nameOf = ({ name }: Family): string => (hasWord(`deed-${name}`) ? word(`deed-${name}`) : readable(name));

interface MovesProps extends Pick<BoardProps, "choose" | "picked"> {
  family: Family;
  offer: Offer<unknown>;
}

/** The moves of one name. Arrow keys walk along them. */
function Moves({ family, offer, picked, choose }: MovesProps): JSX.Element {
  return (
    <div class="family" role="group" aria-label={nameOf(family)} data-arrows onKeyDown={(event) => walkOver(event)}>
      <h2>{nameOf(family)}</h2>
      {family.groups.map((group) => {
        const words = group.moves.map((move) => move.words);
        const best = offer.hinted.find((one) => words.includes(one)) ?? words[0] ?? "";
        return (
          <button
            key={group.key}
            type="button"
            class="can"
            data-move={words[0]}
            data-hint={hintOf(offer, words)}
            aria-pressed={picked !== null && words.includes(picked)}
            onClick={() => choose(best)}
          >
            {say(group.say)}
          </button>
        );
      })}
    </div>
  );
}

const Tree = ({ of }: { of: Branch[] }): JSX.Element => (
  <ul class="tree">
    {of.map(({ label, text, inside }, index) => (
      <li key={index}>
        <b>{label}</b> {text}
        {inside.length > 0 && <Tree of={inside} />}
      </li>
    ))}
  </ul>
);

export const EndDetail: FunctionComponent<EndDetailProps> = ({ scoring, names }) => (
  <Tree of={branches(scoring, names)} />
);

export const Gallery: FunctionComponent<GalleryProps> = ({ components }) => <Tree of={branches(components, [])} />;
