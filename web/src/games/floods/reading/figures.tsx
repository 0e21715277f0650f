/** The figures in the rules. */

import type { FunctionComponent } from "preact";
import { thing } from "../../../i18n";
import type { PictureProps } from "../../reading";
import { type Atlas, atlasIn, boxOf, RESOURCES } from "../box";
import { Printed } from "../Gallery";
import { SIDE } from "../geometry";
import { Burst, Glyph, Token } from "../glyphs";
import { laid } from "../laid";
import { yieldOf } from "../moves";
import { Scale } from "../Scale";
import type { CellView } from "../views";
import { At, around, Good, Looking, PEOPLE, Row, Soldiers } from "./scenes";

/** How many fight in the figure of a conflict. */
export const [ATTACKERS, DEFENDERS] = [3, 2] as const;

/** The larger side loses as many as the smaller one had. */
export const Conflict: FunctionComponent<PictureProps> = () => (
  <div class="r-floods r-lines">
    <Row count={ATTACKERS + DEFENDERS + 1}>
      <Soldiers seat={0} from={0} count={ATTACKERS} lost={0} />
      <Soldiers seat={2} from={ATTACKERS + 1} count={DEFENDERS} lost={0} />
    </Row>
    <Row count={ATTACKERS + DEFENDERS + 1}>
      <Soldiers seat={0} from={0} count={ATTACKERS} lost={DEFENDERS} />
      <Soldiers seat={2} from={ATTACKERS + 1} count={DEFENDERS} lost={DEFENDERS} />
    </Row>
  </div>
);

/** The cell of the figure about the harvest. */
export const FIELD: CellView = laid({ controller: 0, workers: { 0: 6 }, forests: 2, jobs: 1, mines: 0 });
export const HARVESTED = yieldOf(FIELD, { idle: 0, wood: 2 });

/** Workers, what each of them brings, and those who go mad. */
export const Harvest: FunctionComponent<PictureProps> = () => {
  const { wood, ore, idle } = HARVESTED;
  const jobs = [...Array(wood).fill("wood"), ...Array(ore).fill("gold"), ...Array(idle).fill("fanatics")] as string[];
  return (
    <div class="r-floods r-lines">
      <Row count={jobs.length}>
        {jobs.map((_, n) => (
          <At key={n} n={n}>
            <Token colour={PEOPLE[0]?.colour ?? "red"} kind="workers" />
          </At>
        ))}
      </Row>
      <Row count={jobs.length}>
        {jobs.map((job, n) => (
          <At key={n} n={n}>
            {job === "fanatics" ? <Burst /> : <Good name={job} />}
          </At>
        ))}
      </Row>
    </div>
  );
};

/** What a mine, a warrior or a dolmen costs, by how many kinds one pays with. */
export const Prices: FunctionComponent<PictureProps> = ({ components }) => {
  const { payments, numbers } = boxOf(components);
  const sizes = [...new Set(payments.map(({ resources }) => resources.length))];
  return (
    <ul class="r-floods r-prices">
      <li>
        <b>{thing("building", "boat")}</b>
        <span>
          <Glyph name="wood" size={22} />
          {numbers.boat}
        </span>
      </li>
      {sizes.map((size) => {
        const one = payments.find(({ resources }) => resources.length === size);
        return (
          <li key={size}>
            <b>
              {["mine", "warrior", "dolmen"].map((building) => (
                <Glyph key={building} name={building} size={20} />
              ))}
            </b>
            <span>
              {RESOURCES.slice(0, size).map((resource) => (
                <span key={resource}>
                  <Glyph name={resource} size={22} />
                  {one?.each}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const world = ({ components }: PictureProps): Atlas => atlasIn(boxOf(components), "world");

/** A boat that takes workers across a sea. */
export const Ferry: FunctionComponent<PictureProps> = (props) => {
  const atlas = world(props);
  const cells: Record<string, CellView> = Object.fromEntries(
    atlas.map.cells.map(({ code, kind }) => [code, laid(kind === "sea" ? { status: "sea", forests: 0 } : {})]),
  );
  cells.b1 = laid({ controller: 3, workers: { 3: 3 } });
  cells.me = laid({ status: "sea", forests: 0, boats: { seat: 3, count: 1, moved: 0, ferried: false } });
  const [from, over, to] = ["b1", "me", "y3"].map((code) => atlas.chart.places.get(code)?.at);
  return (
    <Looking atlas={atlas} cells={cells} at={around(atlas, "me", 12 * SIDE, 8 * SIDE)} pixels={420} class="r-figure">
      {from && over && to && (
        <path class="fl-arrow r-arrow" d={`M${from.x} ${from.y}Q${over.x - 30} ${over.y} ${to.x} ${to.y}`} />
      )}
    </Looking>
  );
};

/** The scale, and the cells that each rise takes. */
export const Rises: FunctionComponent<PictureProps> = (props) => {
  const atlas = world(props);
  const { thresholds, end } = boxOf(props.components);
  const cells = Object.fromEntries(
    atlas.map.cells.map(({ code, kind }) => [code, laid(kind === "sea" ? { status: "sea", forests: 0 } : {})]),
  );
  const drowning = atlas.map.cells.filter(({ rise }) => rise > 0).map(({ code }) => code);
  return (
    <div class="r-floods r-rises">
      <Scale view={{ scale: 0, thresholds, end, rises: 0 }} />
      <Looking
        atlas={atlas}
        cells={cells}
        at={{ x: 0, y: 0, wide: atlas.chart.width, high: atlas.chart.height }}
        pixels={700}
        class="r-figure wide"
        drowning={drowning}
      />
    </div>
  );
};

export const Maps: FunctionComponent<PictureProps> = ({ components }) => (
  <div class="r-floods r-maps">
    {(["world", "archipelago"] as const).map((name) => (
      <Printed key={name} atlas={atlasIn(boxOf(components), name)} class="r-map" />
    ))}
  </div>
);
