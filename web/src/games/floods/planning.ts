/** What is needed to give orders: nothing of it is needed to see the table, so it comes right after it. */

export { Flee, Orders } from "./Orders";
export { withPlan } from "./planner";
export { Tray } from "./Tray";

import "./tray.css";
