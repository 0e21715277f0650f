/** The time a seat has left, counting down by itself between the server's messages. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../i18n";
import { leftOf, markOf, now, parts, untilChange, urgency } from "../../state/clock";
import type { Clock as Told } from "../../state/protocol";
import type { Table } from "../../state/table";
import { Icon } from "../Marks";

/** Seconds left; drawn again whenever what is shown changes, and when the page is looked at again. */
function useLeft(clock: Told, seat: number, heard: number): number {
  const [, draw] = useState(0);
  const left = leftOf(clock, seat, heard, now());
  useEffect(() => {
    if (!clock.running.includes(seat)) return undefined;
    const again = (): void => draw((count) => count + 1);
    const timer = left > 0 ? setTimeout(again, untilChange(left)) : undefined;
    document.addEventListener("visibilitychange", again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
    };
  });
  return left;
}

/** "4:07" under an hour, then "3 h 20 min", then "2 d 4 h". */
export function shown(left: number): string {
  const { days, hours, minutes, seconds } = parts(left);
  if (days + hours === 0) return `${minutes}:${String(seconds).padStart(2, "0")}`;
  const units = Object.entries({ days, hours, minutes }).filter(([, count]) => count > 0);
  return units.map(([unit, count]) => t(`clock-${unit}`, { count })).join(" ");
}

/** A clock face; when time is short an hourglass with a border, in the last seconds filled. */
export function Clock({
  clock,
  seat,
  name,
  heard,
  icon = false,
}: {
  clock: Told;
  seat: number;
  name: string;
  heard: number;
  icon?: boolean;
}): JSX.Element {
  const left = useLeft(clock, seat, heard);
  const running = clock.running.includes(seat);
  const how = running || left === 0 ? urgency(clock, left) : "calm";
  const text = shown(left);
  return (
    <span
      class={`clock ${how} ${running ? "running" : ""} ${text.includes(":") ? "" : "long"}`}
      role="timer"
      aria-label={t("clock-of", { name, time: text })}
    >
      {(icon || how !== "calm") && <Icon name={how === "calm" ? "clock" : "hourglass"} size={icon ? 20 : 14} />}
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

/** A clock that runs, in the bar at the top: mine before others'. The room for it is kept while none does. */
export function TopClock({ table }: { table: Table }): JSX.Element | null {
  const summary = table.state.value?.summary;
  const clock = summary?.clock;
  if (!summary || !clock || summary.status === "over") return null;
  const here = table.state.value?.seat;
  const mine = clock.running.filter((seat) => table.seats.includes(seat));
  const seat = mine.find((one) => one === here) ?? mine[0] ?? clock.running[0];
  const heard = table.model.value.heard;
  const nameOf = (of: number): string => summary.seats.find((one) => one.seat === of)?.name ?? "";
  return (
    <div class="topclock">
      {seat !== undefined && <Clock clock={clock} seat={seat} name={nameOf(seat)} heard={heard} icon />}
      {mine.map((one) => (
        <Warning key={one} clock={clock} seat={one} name={nameOf(one)} heard={heard} />
      ))}
    </div>
  );
}

/** Told to a screen reader when a minute is left, and when ten seconds are; never every second. */
function Warning({
  clock,
  seat,
  name,
  heard,
}: {
  clock: Told;
  seat: number;
  name: string;
  heard: number;
}): JSX.Element {
  const mark = markOf(useLeft(clock, seat, heard));
  const [told, setTold] = useState("");
  useEffect(
    () =>
      setTold(mark === null ? "" : mark === 60 ? t("clock-minute-left", { name }) : t("clock-seconds-left", { name })),
    [mark],
  );
  return (
    <p class="unseen" role="status">
      {told}
    </p>
  );
}

/** Time left on a list of matches, as of now. */
export function TimeLeft({ clock, seat, name }: { clock: Told; seat: number; name: string }): JSX.Element {
  const heard = useMemo(now, [clock]);
  return <Clock clock={clock} seat={seat} name={name} heard={heard} />;
}
