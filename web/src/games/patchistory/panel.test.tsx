/** The panel shows the server's numbers: what heroes and wonders change, struck through and with their names. */

import { beforeAll, describe, expect, test } from "vitest";
import { sitAt } from "../../../tests/unit/catalogues";
import { drawn, textOf } from "../../../tests/unit/drawn";
import type { Move } from "../../state/protocol";
import { AidBrings, Spend, Threats, Tiles } from "./ActionDetails";
import { ActionButton, Changed } from "./Actions";
import { Choices } from "./Choices";
import { Weighed } from "./LandBar";
import { Stronger } from "./Talk";
import type { Table } from "./table";
import type { CostView, FigureComponent, PatchistoryView, PieceComponent, ThreatView, TileComponent } from "./views";

beforeAll(() => sitAt("patchistory", ["Ann", "Bob", "Cleo"], 0));

const move = (words: string): Move => ({ words, name: words.split(" ")[0] ?? "", args: {}, say: { id: "" } }) as Move;

const TILE = { tile: "culture-1", number: 1, kind: "culture", free: {}, box: null, minerals: 3 } as TileComponent;

const table = (view: Partial<PatchistoryView>, words: string[], more: Partial<Table> = {}): Table =>
  ({
    view: { question: "management", phase: "management", players: [], costs: [], threats: [], ...view },
    moves: words.map(move),
    refused: new Map(),
    reasons: {},
    hinted: [],
    changes: [],
    people: ["Ann", "Bob", "Cleo"].map((name, seat) => ({ seat, name, colour: "red" })),
    printed: { tiles: new Map([[TILE.tile, TILE]]) },
    me: 0,
    mine: true,
    picked: null,
    ...more,
  }) as unknown as Table;

const cost = (action: CostView["action"], more: Partial<CostView> = {}): CostView => ({
  action,
  kind: null,
  favours: 2,
  goods: {},
  baseFavours: 2,
  baseGoods: {},
  changedBy: [],
  brings: {},
  mayBring: null,
  ...more,
});

const struck = (node: Parameters<typeof drawn>[0]): string[] =>
  drawn(node)
    .filter(({ tag }) => tag === "s")
    .map(({ text }) => text);

/** The words with single spaces. */
const read = (node: Parameters<typeof drawn>[0]): string => textOf(node).replace(/\s+/g, " ").trim();

describe("a threat", () => {
  const threat = (seat: number, money: number, vp: number, changedBy: string[] = []): ThreatView => ({
    seat,
    goods: { money, vp },
    baseGoods: { money: 3, vp: 2 },
    changedBy,
  });
  const threats = [threat(0, 3, 2), threat(1, 2, 1, ["the-great-wall"]), threat(2, 3, 2)];
  const words = [1, 2].flatMap((seat) => [`threaten ${seat} money`, `threaten ${seat} vp`]);

  test("shows what each victim really pays, and whose wonder lowers it", () => {
    const shown = <Threats table={table({ threats }, words)} />;
    expect(struck(shown)).toEqual(["3", "2"]);
    expect(read(shown)).toMatch(/Bob 32 money.*Bob 21 VP.*Great Wall.*Cleo 3 money.*Cleo 2 VP/);
  });
});

describe("an exchange", () => {
  const action = { name: "exchange", glyph: "exchange", cost: "exchange", opens: true } as const;
  const free = cost("exchange", { favours: 0, baseFavours: 1, changedBy: ["vasco-da-gama"] });
  const having = (freeExchanges: number): Table =>
    table({ costs: [free], players: [{ seat: 0, freeExchanges }] as unknown as PatchistoryView["players"] }, [
      "exchange food-money 1",
    ]);

  test("says how often it is still free", () => {
    const shown = (count: number) => (
      <ActionButton table={having(count)} action={action} open={false} toggle={() => 0} />
    );
    expect(read(shown(6))).toMatch(/10 favours.*6 free/);
    expect(read(shown(0))).not.toContain("free");
  });

  test("is named below the actions with whoever changes it", () => {
    expect(read(<Changed table={having(6)} actions={[action]} />)).toBe("Exchange: Vasco da Gama");
  });
});

describe("a campaign", () => {
  const brings = [1, 2, 3].map((favours) => ({ votes: favours + 2, vp: 1, money: 2 }));
  const campaign = { brings, more: { votes: 2, vp: 1, money: 2 }, changedBy: ["colosseum", "jeanne-d-arc"] };
  const words = [1, 2, 3].map((count) => `campaign ${count}`);

  test("shows votes, VP and money for the favours that are chosen, and who adds them", () => {
    expect(read(<Spend table={table({ campaign }, words)} favours={3} />)).toMatch(
      /^3 → 2 money1 VP5 votes.*Colosseum and Jeanne d’?'?Arc/,
    );
  });

  test("shows what is added to whatever is spent, before it is opened", () => {
    const action = { name: "campaign", glyph: "campaign", cost: null, opens: true } as const;
    const shown = <ActionButton table={table({ campaign }, words)} action={action} open={false} toggle={() => 0} />;
    expect(read(shown)).toMatch(/\+2 money\+1 VP\+2 votes/);
  });
});

describe("a war", () => {
  const commitment = { strengths: [4, 6, 8, 10, 11], changedBy: ["schwerer-gustav"] };

  test("shows the strength that minerals make, and whose wonder makes them heavy", () => {
    const shown = <Stronger table={table({ commitment }, [])} strength={4} count={3} />;
    expect(read(shown)).toMatch(/4 → 10.*Schwerer Gustav/);
  });

  test("shows it for votes that are used as minerals too", () => {
    const voting = { strengths: [10, 11, 12], changedBy: ["jeanne-d-arc"] };
    expect(read(<Stronger table={table({ commitment: voting }, [])} strength={4} count={2} />)).toMatch(
      /4 → 12.*Jeanne/,
    );
  });
});

describe("a building", () => {
  const costs = (["culture", "industry"] as const).map((kind) =>
    cost("build", {
      kind,
      favours: 2,
      baseFavours: 3,
      goods: { minerals: kind === "culture" ? 4 : 3 },
      baseGoods: { minerals: kind === "culture" ? 3 : 2 },
      brings: { vp: 5 },
      changedBy: ["antoni-gaudi"],
    }),
  );
  const players = [{ seat: 0, tiles: [TILE.tile, null, null, null] }] as unknown as PatchistoryView["players"];
  const some = table({ costs, players }, ["build 1"]);

  test("shows what it brings on the action", () => {
    const action = { name: "build", glyph: "build", cost: null, opens: true } as const;
    expect(read(<ActionButton table={some} action={action} open={false} toggle={() => 0} />)).toMatch(/3–4.*\+5 VP/);
  });

  test("shows it on every tile; a tile that is only reclaimed brings nothing", () => {
    expect(read(<Tiles table={some} name="build" />)).toMatch(/\+5 VP/);
    expect(read(<Tiles table={table({ costs, players }, ["reclaim 1"])} name="reclaim" />)).not.toMatch(/\+/);
  });
});

describe("aid", () => {
  const action = { name: "aid", glyph: "aid", cost: "aid", opens: true } as const;
  const gandhi = cost("aid", { brings: { vp: 4 }, mayBring: { vp: 7 }, changedBy: ["mahatma-gandhi"] });

  test("shows what either answer brings, and who adds to it", () => {
    const some = table({ costs: [gandhi] }, ["aid 1"]);
    expect(read(<ActionButton table={some} action={action} open={false} toggle={() => 0} />)).toMatch(
      /Gandhi.*\+4–7 VP/,
    );
    expect(read(<AidBrings table={some} />)).toMatch(/Accepted: 7 VP. Refused: 4 VP.*Gandhi/);
  });

  test("shows one number where it can’t be refused", () => {
    const sure = cost("aid", { brings: { vp: 5 }, changedBy: ["red-cross"] });
    const some = table({ costs: [sure] }, ["aid 1"]);
    expect(read(<ActionButton table={some} action={action} open={false} toggle={() => 0} />)).toMatch(/\+5 VP/);
    expect(read(<AidBrings table={some} />)).toMatch(/^Changed by Red Cross/);
  });
});

describe("a card that hovers", () => {
  const changes = [
    { seat: 0, what: "mil", before: 1, after: 5 },
    { seat: 0, what: "produced-food", before: 2, after: 1 },
    { seat: 0, what: "workers", before: 2, after: 2 },
    { seat: 1, what: "mil", before: 1, after: 2 },
  ];
  const ghost = { cell: "e6", over: 15, x: 0, y: 0, chosen: false };

  test("says on a small screen what would change of mine", () => {
    const shown = drawn(<Weighed table={table({}, [], { changes })} ghost={ghost} />);
    const weighed = shown.flatMap(({ props }) => props["data-weighed"] ?? []);
    expect(weighed).toEqual(["mil +4", "produced-food −1"]);
  });

  test("leaves it to the dock once it is chosen", () => {
    expect(drawn(<Weighed table={table({}, [], { changes })} ghost={{ ...ghost, chosen: true }} />)).toEqual([]);
    expect(drawn(<Weighed table={table({}, [], { changes })} ghost={null} />)).toEqual([]);
  });
});

describe("the side of a card", () => {
  test("is chosen with what its hero or wonder does in sight", () => {
    const piece = (key: string, figure: string | null): [string, PieceComponent] => [
      key,
      { piece: key, columns: 2, rooms: [], figure } as unknown as PieceComponent,
    ];
    const moses = { figure: "moses", effects: [{ text: { id: "effect-born", args: {} } }] };
    const printed = {
      pieces: new Map([piece("l1", null), piece("l2", "moses")]),
      figures: new Map([["moses", moses as unknown as FigureComponent]]),
    } as unknown as Table["printed"];
    const patching = { sides: ["l1", "l2"] } as unknown as PatchistoryView["patching"];
    const some = table({ question: "side", patching }, ["side white", "side black"], { printed });
    const texts = drawn(<Choices table={some} />).filter(({ tag }) => tag === "dt" || tag === "dd");
    expect(texts.map(({ text }) => text)).toEqual(["Moses", expect.stringMatching(/worker/)]);
  });
});
