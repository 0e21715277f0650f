/** Construction: what to build, where, and what it is paid with. */

import type { FunctionComponent } from "preact";
import { thing, word } from "../../i18n";
import { IconButton } from "../../parts/Marks";
import { deedOf, hintOf } from "../offer";
import { BUILDINGS, type Building } from "./box";
import "./sheets.css";
import { buildWords, takeSite, waysToPay } from "./building";
import { Glyph } from "./glyphs";
import { buildingsAt, sitesOf } from "./moves";
import type { Table } from "./table";
import type { PaymentComponent } from "./views";

const Price: FunctionComponent<{ payment: PaymentComponent }> = ({ payment }) => (
  <>
    {payment.resources.map((resource) => (
      <span key={resource} class="fl-coin" title={thing("resource", resource)}>
        <Glyph name={resource} size={18} />
        <b>{payment.each}</b>
        <span class="unseen"> {thing("resource", resource)}</span>
      </span>
    ))}
  </>
);

const Paying: FunctionComponent<{ table: Table; building: Building; cell: string }> = ({ table, building, cell }) => {
  const { all, best } = waysToPay(table, building);
  const asked = table.view.question === "pay";
  return (
    <>
      <p class="fl-say">
        <Glyph name={building} size={20} />{" "}
        {word("build-pay", { building: thing("building", building), cell: thing("label", cell) })}
      </p>
      <span class="fl-pays" role="group" aria-label={word("build-pays")}>
        {all.map((payment) => {
          const words = asked ? `pay ${payment.payment}` : buildWords(building, cell, payment);
          return (
            <button
              key={payment.payment}
              type="button"
              class={`can ${payment === best ? "best" : ""}`}
              data-pay={payment.payment}
              data-hint={asked ? hintOf(table, [words]) : null}
              onClick={() => table.play(words)}
            >
              <Price payment={payment} />
            </button>
          );
        })}
      </span>
      {!asked && <IconButton icon="close" label={word("order-cancel")} onClick={() => table.plan({ site: null })} />}
    </>
  );
};

export const Build: FunctionComponent<{ table: Table }> = ({ table }) => {
  const { site } = table.plans;
  const { building: laid } = table.view;
  if (laid) return <Paying table={table} building={laid.building} cell={laid.cell} />;
  if (site?.building && site.cell) return <Paying table={table} building={site.building} cell={site.cell} />;
  const here = site?.cell ? buildingsAt(table, site.cell) : null;
  return (
    <>
      <p class="fl-say">
        {site?.building
          ? word("build-where", { building: thing("building", site.building) })
          : site?.cell
            ? word("build-what", { cell: thing("label", site.cell) })
            : word("build-choose")}
      </p>
      <span class="fl-pays" role="group" aria-label={word("build-kinds")}>
        {BUILDINGS.map((building) => {
          const sites = sitesOf(table, building);
          const possible = here ? here.includes(building) : sites.length > 0;
          const refused = possible ? null : refusalOf(table, building);
          return (
            <button
              key={building}
              type="button"
              class={possible ? "can" : "cannot"}
              aria-pressed={site?.building === building}
              data-build={building}
              data-move={possible ? `build ${building} ${site?.cell ?? sites[0] ?? ""}` : undefined}
              {...(refused && { "data-why": refused })}
              onClick={() => {
                if (!possible) {
                  if (refused) table.explain(refused);
                } else if (site?.cell) takeSite(table, building, site.cell);
                else table.plan({ site: { building: site?.building === building ? null : building, cell: null } });
              }}
            >
              <Glyph name={building} size={20} />
              <span>{thing("building", building)}</span>
            </button>
          );
        })}
      </span>
    </>
  );
};

const refusalOf = (table: Table, building: Building): string | null => {
  const all = [...table.refused.keys()].filter((words) => words.startsWith(`build ${building} `));
  const here = table.plans.site?.cell;
  return deedOf(table, here ? [`build ${building} ${here}`, ...all] : all)?.words ?? null;
};
