/** A picture for every wonder, and what each hero is known by, in boxes of 100: flat, with one weight of line. */

import type { Motif } from "./motifs";

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 0 1 0-${2 * r}z`;
const arch = (x: number, foot: number, w: number, h: number): string =>
  `M${x} ${foot}v-${h}q${w / 2}-${w * 0.8} ${w} 0v${h}`;
const dome = (x: number, foot: number, w: number, h: number): string =>
  `M${x} ${foot}q0-${h} ${w / 2}-${h}t${w / 2} ${h}z`;
/** An onion dome with its point. */
const onion = (x: number, foot: number, w: number, h: number): string =>
  `M${x + w * 0.15} ${foot}q-${w * 0.35}-${h * 0.5} ${w * 0.35}-${h}q${w * 0.7} ${h * 0.5} ${w * 0.35} ${h}z`;
const row = (count: number, from: number, step: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(from + n * step)).join("");

export const PICTURES: Readonly<Record<string, Motif>> = {
  // wonders of Era I
  colosseum: {
    solid: "M6 92V42q44-22 88 0v50z",
    line: `M6 66q44-8 88 0${row(6, 12, 13.4, (x) => arch(x, 92, 8, 10))}${row(6, 12, 13.4, (x) => arch(x, 62, 8, 9))}`,
  },
  "colossus-of-rhodes": {
    solid: `${disc(50, 18, 8)}M38 28h24l4 26-5 2 7 24H57l-7-22-7 22H32l7-24-5-2z${rect(24, 80, 22, 12)}${rect(54, 80, 22, 12)}`,
    line: "M62 29l13-14M75 15V5M4 92q6-5 12 0M84 92q6-5 12 0",
  },
  "the-great-wall": {
    solid: "M4 92V68l20-8V40h18v14l20-6V28h18v14l16-5v55z",
    line: "M24 48h18M62 36h18M4 78l92-22M10 65v-5M18 62v-5M48 52v-5M56 50v-5M86 40v-5M30 74v-7M68 62v-7",
  },
  "hanging-gardens-of-babylon": {
    solid: rect(8, 72, 84, 20) + rect(22, 52, 56, 20) + rect(36, 34, 28, 18),
    line: "M16 72q5 7 0 14M28 72q5 7 0 12M72 72q-5 7 0 14M84 72q-5 7 0 12M32 52q5 6 0 12M68 52q-5 6 0 12M50 34V16M50 16q-12-8-16 4M50 16q12-8 16 4M50 16q-4-12-12-10M50 16q4-12 12-10",
  },
  "lighthouse-of-alexandria": {
    solid: "M32 92l7-46h22l7 46zM40 46V30h20v16zM45 30V20h10v10zM41 20l9-11 9 11z",
    line: "M34 24 22 19M66 24l12-5M34 28H20M66 28h14M46 92V80h8v12M48 60h4M48 70h4",
    slim: true,
  },
  parthenon: {
    solid: `M8 36h84L50 12z${rect(12, 36, 76, 8)}${row(6, 14, 13.2, (x) => rect(x, 44, 6, 38))}${rect(6, 82, 88, 10)}`,
  },
  petra: {
    solid: "M8 92V18l16-10 20 5 18-7 18 8 12 10v68z",
    line: "M28 92V60M40 92V60M60 92V60M72 92V60M24 60h52M26 60l24-16 24 16M46 92V76h8v16M38 44V30q12-14 24 0v14M50 30v14",
  },
  pyramid: { solid: "M66 92 78 50l20 42zM2 92 42 18l40 74z", line: "M42 18l18 74M21 58h26M12 75h40" },
  ziggurat: {
    solid: rect(6, 74, 88, 18) + rect(18, 56, 64, 18) + rect(30, 38, 40, 18) + rect(40, 22, 20, 16),
    line: "M44 92V38M56 92V38M44 84h12M44 76h12M44 68h12M44 60h12M44 52h12M44 45h12M46 38v-8h8v8",
  },

  // wonders of Era II
  "angkor-wat": {
    solid: `M38 62q-3-32 12-54 15 22 12 54zM12 68q-2-24 9-38 11 14 9 38zM70 68q-2-24 9-38 11 14 9 38z${rect(6, 66, 88, 26)}`,
    line: `M41 44h18M40 54h20M14 56h14M72 56h14${row(7, 12, 12, (x) => arch(x, 92, 6, 9))}`,
  },
  "chichen-itza": {
    solid: "M6 92v-8h6v-10h8V64h8V54h8V44h6V28h16v16h6v10h8v10h8v10h8v10h6v8z",
    line: "M42 92l2-48M58 92l-2-48M43 84h14M43 75h14M43 66h14M43 57h14M46 44v-9h8v9M12 84h30M58 84h30",
  },
  "forbidden-city": {
    solid: `M16 34q14-3 20-16h28q6 13 20 16zM4 62q18-4 24-16h44q6 12 24 16z${rect(28, 34, 44, 12)}${rect(14, 62, 72, 20)}${rect(6, 82, 88, 10)}`,
    line: "M30 82V62M42 82V62M58 82V62M70 82V62M46 82V70h8v12M38 46V36M50 46V36M62 46V36",
  },
  kremlin: {
    solid: `${rect(34, 40, 32, 52)}M36 40l14-26 14 26z${rect(6, 66, 28, 26)}${rect(66, 66, 28, 26)}${onion(8, 66, 24, 24)}${onion(68, 66, 24, 24)}`,
    line: `M50 14V4M46 8h8${arch(44, 92, 12, 14)}M20 42v-6M80 42v-6M44 54h12v10H44z`,
  },
  "machu-picchu": {
    solid: "M2 92 30 40l12 12L64 10l34 82z",
    line: "M64 10l-8 22 8 8-6 14M30 40l-4 16M14 92v-9h16v-9h16v-9h18v9h14v9h12M34 92v-9h10v9M56 92V83h10v9",
  },
  pantheon: {
    solid: `${dome(14, 46, 72, 34)}M22 50h56L50 32z${rect(20, 50, 60, 8)}${row(5, 23, 12.2, (x) => rect(x, 58, 5.5, 26))}${rect(12, 84, 76, 8)}`,
    line: "M14 46v38M86 46v38",
  },
  seokguram: {
    solid: `M8 92V50q0-40 42-40t42 40v42zM50 32a10 10 0 0 1 7 17q15 4 15 23l10 12q-32 10-64 0l10-12q0-19 15-23a10 10 0 0 1 7-17z`,
    line: "M50 32v-5M28 72q22 10 44 0M18 50q4-26 32-30 28 4 32 30",
  },
  "taj-mahal": {
    solid: `${onion(30, 50, 40, 40)}${rect(24, 50, 52, 34)}${rect(8, 34, 8, 50)}${rect(84, 34, 8, 50)}${dome(7, 34, 10, 9)}${dome(83, 34, 10, 9)}${rect(4, 84, 92, 8)}`,
    line: `M50 10V4${arch(41, 84, 18, 16)}${arch(28, 84, 8, 10)}${arch(64, 84, 8, 10)}`,
  },
  timbuktu: {
    solid: "M8 92V58l10-6V40l6-6 6 6v12h10V30l10-14 10 14v22h10V40l6-6 6 6v12l10 6v34z",
    line: `${arch(44, 92, 12, 14)}M20 46h8M72 46h8M36 42h-6M36 58h-6M64 42h6M64 58h6M44 38h12M44 50h12M14 72h8M78 72h8`,
  },

  // wonders of Era III
  "apollo-11": {
    solid: "M50 4q13 15 13 34v34H37V38Q37 19 50 4zM37 56 24 74v10l13-8zM63 56l13 18v10l-13-8z",
    line: `${disc(50, 36, 6)}M44 76l-3 14M50 76v18M56 76l3 14M37 62h26`,
  },
  "christ-the-redeemer": {
    solid: `${disc(50, 17, 8)}M6 30l36-3q8-4 16 0l36 3-1 9-34 1 5 36H36l5-36-34-1z${rect(40, 76, 20, 7)}M20 92q16-12 30-9 14-3 30 9z`,
    line: "M46 40l-2 36M54 40l2 36",
  },
  disneyland: {
    solid: `${rect(36, 40, 28, 52)}M34 40 50 8l16 32z${rect(12, 56, 16, 36)}${rect(72, 56, 16, 36)}M10 56l10-22 10 22zM70 56l10-22 10 22z${rect(28, 66, 8, 26)}${rect(64, 66, 8, 26)}`,
    line: `M50 8V2h8M20 34v-6h6M80 34v-6h6${arch(44, 92, 12, 14)}M46 50h8M18 68h4M78 68h4`,
  },
  "eiffel-tower": {
    solid: "M48 4h4q1 40 8 54 8 18 18 34H64q-14-20-28 0H22q10-16 18-34 7-14 8-54z",
    line: "M36 66h28M42 48h16M45 32h10M40 58l20 8M60 58l-20 8M30 80h10M60 80h10",
    slim: true,
  },
  "red-cross": {
    solid: `M4 92 50 24l46 68zM44 52h12v10h10v12H56v10H44V74H34V62h10z`,
    line: "M50 24V6h18v11H50",
  },
  "schwerer-gustav": {
    solid: `M22 52 84 14l6 9-50 37zM12 74l8-20h44l10 20z${rect(4, 74, 92, 8)}`,
    line: `${row(6, 14, 14.4, (x) => disc(x, 87, 5))}M30 54v20M50 54v20`,
  },
  "statue-of-liberty": {
    solid: `${disc(48, 24, 8)}M38 34q10-4 20 0l4 14-5 3 7 25H34l6-26-4-3zM60 36l6-18 5 1-4 24z${rect(30, 76, 38, 16)}M63 17h12l-3-6q-3-6-5-9-3 5-3 9z`,
    line: "M40 17l-5-6M45 14l-2-7M51 14l2-7M56 17l5-5M34 48h12v14H34zM49 92V82",
    slim: true,
  },
  "stealth-aircraft": {
    solid: "M50 26 98 70l-14-4-10 8-12-8-12 10-12-10-12 8-10-8-14 4z",
    line: "M50 26l-8 26M50 26l8 26M42 52q8 6 16 0M4 88h20M40 92h24M80 86h14",
  },
  "wall-street": {
    solid: `M8 40h84L50 14z${row(5, 14, 16.2, (x) => rect(x, 44, 8, 38))}${rect(6, 82, 88, 10)}`,
    line: "M12 76l20-14 14 8 18-22 14 4 14-16M82 36h10v10",
  },

  // what the heroes of Era I are known by
  "alexander-the-great": { solid: disc(50, 50, 34), line: "M50 16v68M16 50h68M26 26l48 48M74 26 26 74" },
  aristotle: { solid: "M24 18h52v64H24z", line: "M16 18h68M16 82h68M34 34h32M34 48h32M34 62h22" },
  "constantine-the-great": {
    solid: disc(50, 50, 38),
    line: "M44 82V20h10q14 0 14 12T54 44H44M28 38l36 34M64 38 28 72",
  },
  "cyrus-the-great": {
    solid: "M14 34q36-16 72 0v32q-36 16-72 0z",
    line: "M24 42q26-8 52 0M24 52q26-8 52 0M24 62q26-8 52 0",
  },
  "gaius-julius-caesar": { solid: "M26 26h48v36L50 52 26 62z", line: "M50 96V8M20 26h60M38 14q12-12 24 0" },
  "gwanggaeto-the-great": { solid: "M78 12l12 2-4 12z", line: "M30 10q56 40 0 80M30 10v80M14 76 84 18" },
  homer: { solid: "M24 84h52v10H24z", line: "M32 84Q8 40 26 10M68 84q24-44 6-74M22 28h56M42 28v56M50 28v56M58 28v56" },
  moses: {
    solid: "M12 88V36q0-20 18-20t18 20v52zM52 88V36q0-20 18-20t18 20v52z",
    line: "M20 44h20M20 56h20M20 68h20M60 44h20M60 56h20M60 68h20",
  },
  "qin-shi-huang": {
    solid: "M10 88V26h16v12h16V26h16v12h16V26h16v62z",
    line: "M10 56h80M10 72h80M34 56v16M62 56v16M48 72v16",
  },
  // of Era II
  "christopher-columbus": {
    solid: "M10 62h80q-6 24-22 24H32q-16 0-22-24zM52 12q26 18 28 42H52zM46 22q-20 14-24 32h24z",
    line: "M49 62V6",
  },
  "elizabeth-i": { solid: "M12 76 8 26l22 22 20-32 20 32 22-22-4 50z", line: "M12 88h76" },
  "genghis-khan": { solid: "M10 88V54q6-32 40-38 34 6 40 38v34z", line: "M40 88V62h20v26M10 54h80M50 16V6" },
  "jeanne-d-arc": { solid: "M32 12h56L72 32l16 20H32z", line: "M32 96V6" },
  "martin-luther": { solid: "M20 18h60v74H20z", line: "M32 38h36M32 52h36M32 66h36M32 80h20M50 6v18" },
  "napoleon-bonaparte": { solid: "M4 68q10-46 46-48 36 2 46 48-46-24-92 0z", line: "M50 30v18M42 39h16" },
  "vasco-da-gama": { solid: "M50 4l10 36 36 10-36 10-10 36-10-36L4 50l36-10z", line: "M50 4v92M4 50h92" },
  "william-shakespeare": { solid: "M88 6q-46 6-60 58l10 6Q80 52 88 6zM12 74h30v20H12z", line: "M26 78 70 26" },
  "yi-sun-sin": {
    solid: "M8 60q40-50 78 0zM4 60h92q-6 26-20 26H24Q10 86 4 60z",
    line: "M24 60l6-18M40 60V38M56 60V38M70 60l-6-18M86 56l10-14",
  },
  // of Era III
  "andrew-carnegie": { solid: "M14 14h72v18H60v36h26v18H14V68h26V32H14z" },
  "antoni-gaudi": {
    solid: "M14 92Q18 40 27 22q9 18 13 70zM37 92Q41 28 50 6q9 22 13 86zM60 92q4-52 13-70 9 18 13 70z",
    line: "M46 50h8M45 66h10M25 60h4M71 60h4",
  },
  "che-guevera": {
    solid: "M6 62q4-38 46-38 40 0 42 24-10 12-40 8-26-2-48 6zM50 30l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z",
  },
  "erwin-rommel": {
    solid: `${rect(30, 34, 36, 20)}M8 54h84l6 14-10 20H12L2 68z`,
    line: `M66 42h32${row(4, 22, 18.6, (x) => disc(x, 71, 7))}`,
  },
  "karl-heinrich-marx": {
    solid: "M50 22C36 12 22 10 6 14v68c16-4 30-2 44 8 14-10 28-12 44-8V14c-16-4-30-2-44 8z",
    line: "M50 22v68M18 34h18M18 50h18M64 34h18M64 50h18",
  },
  "lula-da-silva": {
    solid: `${disc(26, 30, 13)}${disc(74, 30, 13)}${disc(50, 24, 14)}M6 90q0-42 20-42 8 0 12 6 4-10 12-10t12 10q4-6 12-6 20 0 20 42z`,
    line: "M38 54v36M62 54v36",
  },
  "mahatma-gandhi": {
    solid: disc(38, 48, 32),
    line: "M38 16v64M6 48h64M15 25l46 46M61 25 15 71M70 48l22 30M6 90h90M38 80v10",
  },
  "otto-von-bismarck": { solid: "M14 70q0-46 36-46t36 46zM6 70h88l4 12H2z", line: "M50 24V4M40 52l10-10 10 10-10 10z" },
  "pope-john-paul-ii": { solid: "M22 88 14 46Q26 24 50 8q24 16 36 38l-8 42z", line: "M50 26v44M36 42h28M18 74h64" },
};
