/** Where workers are planned to go inside a territory. */

import type { FunctionComponent } from "preact";
import { UNIT } from "./moves";
import "./patch.css";
import { seatAt } from "./Room";
import { roomWith } from "./table";
import type { PlanView, PlayerView, RoomView } from "./views";

const middle = (room: RoomView): [number, number] => {
  const { x, y } = seatAt(room);
  return [room.x * UNIT + x, room.y * UNIT + y];
};

/** An arrow that bends a little, so that two that cross can be told apart. */
function bow([ax, ay]: [number, number], [bx, by]: [number, number]): string {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * 0.14, (ay + by) / 2 + (bx - ax) * 0.14];
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}

export const Arrows: FunctionComponent<{ player: PlayerView; plan: PlanView }> = ({ player, plan }) => (
  <g class="pt-plans">
    <defs>
      <marker id="pt-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
        <path class="pt-arrowhead" d="M0 0 10 5 0 10z" />
      </marker>
    </defs>
    {plan.workers.map((worker) => {
      const [from, to] = [worker.cell, worker.toCell].map((cell) => (cell ? roomWith(player, cell) : undefined));
      if (worker.worker === plan.picked && from) {
        const [x, y] = middle(from);
        return <circle key={worker.worker} class="pt-taken" cx={x} cy={y} r="30" />;
      }
      if (!worker.planned || !to) return null;
      if (!from) {
        const [x, y] = middle(to);
        return <circle key={worker.worker} class="pt-homing" cx={x} cy={y} r="26" />;
      }
      return (
        <path
          key={worker.worker}
          class="pt-arrow"
          d={bow(middle(from), middle(to))}
          marker-end="url(#pt-head)"
          data-planned={`${worker.cell} ${worker.toCell}`}
        />
      );
    })}
  </g>
);
