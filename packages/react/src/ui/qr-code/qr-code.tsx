import { useMemo } from 'react';
import { encode } from 'uqr';

/** The blank edge a scanner needs, in modules. */
const QUIET_ZONE = 4;

/** A code as one path: each run of dark modules of a row a rectangle of height 1. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`)
        .join('');
    })
    .join('');
}

/** What a code of this text looks like; null when the text is longer than any code can hold. */
function draw(text: string): { path: string; size: number } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { path: pathOf(data), size };
  } catch {
    return null;
  }
}

export interface QrCodeProps {
  text: string;
  /** Names the picture. */
  label: string;
  /** Said where the text is too long to draw. */
  failure: string;
}

/** A code for a wallet to scan: dark on white with its quiet zone, in any theme and in forced colours. */
export function QrCode({ text, label, failure }: QrCodeProps) {
  const drawn = useMemo(() => draw(text), [text]);
  if (!drawn) return <p role="alert">{failure}</p>;
  return (
    <svg
      className="panggung-qr"
      part="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}
