/** A QR code of a text, drawn as SVG. Its encoder is loaded when the first one is shown. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./qr.css";

/** Modules that stay white on each side, as the standard wants. */
const QUIET = 4;

/** The dark modules of each row, one stroke for each run of them. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  });
  return path;
}

export interface Code {
  size: number;
  path: string;
}

/** The code with its quiet zone. Level M can still be read where a reflection hides a seventh of it. */
export async function codeOf(text: string): Promise<Code> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  return { size, path: pathOf(data) };
}

/** `label` says what the code opens. Black on white in both themes: many cameras read nothing else. */
export function Qr({ text, label }: { text: string; label: string }): JSX.Element {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let wanted = true;
    codeOf(text).then(
      (made) => wanted && setCode(made),
      () => wanted && setCode(null),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  const side = code?.size ?? 1;
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges" role="img" aria-label={label}>
      {code && <path d={code.path} />}
    </svg>
  );
}
