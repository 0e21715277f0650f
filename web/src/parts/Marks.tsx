/** Our own small drawings: one weight of line, shape before colour. */

import type { ComponentChildren, FunctionComponent } from "preact";
import { thing } from "../i18n";
import type { Colour } from "../state/protocol";

/** The shape that goes with each seat's colour, in a box of 24. */
export const SHAPES: Record<Colour, string> = {
  red: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  blue: "M4.500 4.500h15v15h-15z",
  green: "M12 3.200 21.500 20h-19z",
  orange: "M12 2 22 12 12 22 2 12z",
  violet: "M7 3.400h10L22 12l-5 8.600H7L2 12z",
};

export const COLOURS = Object.keys(SHAPES) as Colour[];

/** The least mark that has room for a letter which can be read; a smaller one is told by its shape. */
const LETTERED = 20;

/** A seat's mark: its colour, its shape and the first letter of its name. */
export const SeatMark: FunctionComponent<{ colour: Colour; name?: string; size?: number; label?: boolean }> = ({
  colour,
  name,
  size = 24,
  label = false,
}) => (
  <svg
    class="seatmark"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    {...(label ? { role: "img", "aria-label": thing("colour", colour) } : { "aria-hidden": true })}
  >
    <path d={SHAPES[colour]} style={{ fill: `var(--seat-${colour})` }} />
    {name && size >= LETTERED && (
      <text x="12" y={colour === "green" ? 18 : 16.6} text-anchor="middle" font-size={(13 * 24) / size}>
        {name.slice(0, 1).toUpperCase()}
      </text>
    )}
  </svg>
);

const LINES = {
  bot: "M5 9h14v10H5zM12 9V5M9.500 5h5M9 13v2M15 13v2M2.500 12v4M21.500 12v4",
  me: "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7",
  open: "M9 15l6-6M10.500 6.500l2-2a4.500 4.500 0 0 1 6.500 6.500l-2 2M13.500 17.500l-2 2A4.500 4.500 0 0 1 5 13l2-2",
  screen: "M3 5h18v12H3zM9 21h6M12 17v4",
  menu: "M4 7h10M18 7h2M4 12h2M10 12h10M4 17h8M16 17h4M16 5v4M8 10v4M14 15v4",
  play: "M7 4.500v15l12-7.500z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-9 7 9 7zM6 5v14",
  last: "M6 5l9 7-9 7zM18 5v14",
  back: "M15 5l-8 7 8 7",
  forward: "M9 5l8 7-8 7",
  check: "M4 13l5 5L20 6",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-4",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z",
  book: "M12 6C10 4.500 7 4 4 4.500v14c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500v-14c-3-.5-6 0-8 1.500zM12 6v14",
  journal: "M6 3.500h12v17H6zM9 8h6M9 12h6M9 16h4",
  chat: "M4 5h16v11H11l-4.500 4v-4H4z",
  board: "M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z",
  log: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4.500 20h15",
  again: "M19 8a8 8 0 1 0 1 6M20 3v5h-5",
  seal: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.200 2.200L15.500 10",
  legend: "M4 4.500h4v4H4zM6 15.500 3.500 20h5zM12 6.500h8M12 18h8M6 10.500v0M4.200 12.200h3.600M12 12.200h8",
  leave: "M10 4H5v16h5M15 8l4 4-4 4M9 12h10",
  more: "M12 5v14M5 12h14",
  less: "M5 12h14",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4M12 3v2",
  clock: "M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17zM12 7.500V12l3.200 2",
  hourglass:
    "M6 3h12M6 21h12M7.500 3c0 5 3.500 6 4.500 9-1 3-4.500 4-4.500 9M16.500 3c0 5-3.500 6-4.500 9 1 3 4.500 4 4.500 9",
  lamp: "M9 17.500h6M10 21h4M12 3a6.500 6.500 0 0 0-3.500 12v2.500h7V15A6.500 6.500 0 0 0 12 3z",
  pencil: "M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500 17.500 10",
  fork: "M6 21v-5.500c0-4 12-3 12-8V4M6 15.500V4M3 7l3-3 3 3M15 7l3-3 3 3",
  past: "M4.500 8A8.500 8.500 0 1 1 3.500 13M3.500 3.500V8.500h5M12 7.500V12l3.200 2",
  home: "M4 11l8-7 8 7v9H4zM10 20v-6h4v6",
  share: "M7 10H5v10h14V10h-2M12 14V3.500M8.500 7L12 3.500 15.500 7",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v3h-3M14 20h2M20 20v0M7 7v0M17 7v0M7 17v0",
} as const;

export type IconName = keyof typeof LINES;

export const Icon: FunctionComponent<{ name: IconName; size?: number }> = ({ name, size = 20 }) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={LINES[name]} />
  </svg>
);

export const Logo: FunctionComponent = () => (
  <svg class="logo" width="34" height="34" viewBox="0 0 32 32" aria-hidden="true">
    <path class="ridge" d="M3 21 11.500 7.500l4.500 7 4-8.500L29 21" />
    <path class="stream" d="M4 26.500q3-3.500 6 0t6 0 6 0 6 0" />
  </svg>
);

/** A button that is only a drawing, with its name for those who do not see it. */
export const IconButton: FunctionComponent<{
  icon: IconName;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  children?: ComponentChildren;
}> = ({ icon, label, onClick, disabled = false, pressed }) => (
  <button
    type="button"
    class="iconbutton"
    aria-label={label}
    title={label}
    onClick={onClick}
    disabled={disabled}
    aria-pressed={pressed}
  >
    <Icon name={icon} />
  </button>
);
