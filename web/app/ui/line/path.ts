export type Point = readonly [x: number, y: number];

/**
 * An SVG path with relative commands. Each step is rounded relative to the actual pen position, so
 * rounding errors don't add up along a long line.
 */
export function linePath(points: readonly Point[], decimals = 0): string {
  const scale = 10 ** decimals;
  const round = (value: number) => Math.round(value * scale);
  const [first, ...rest] = points;
  if (!first) return '';
  let x = round(first[0]);
  let y = round(first[1]);
  let path = `M${pair(x / scale, y / scale)}`;
  for (const [index, point] of rest.entries()) {
    const dx = round(point[0]) - x;
    const dy = round(point[1]) - y;
    const step = pair(dx / scale, dy / scale);
    path += index === 0 ? `l${step}` : joined(step);
    x += dx;
    y += dy;
  }
  return path;
}

/** Vertical strokes, each from one height to another: wicks, bodies, volume. */
export function strokesPath(strokes: readonly { x: number; from: number; to: number }[]): string {
  return strokes
    .map(({ x, from, to }) => {
      const start = Math.round(from);
      const length = Math.round(to) - start || 1;
      return `M${pair(Math.round(x), start)}v${length}`;
    })
    .join('');
}

/** Maps a value between two bounds to a height; larger values are higher up. */
export function heightScale(values: readonly number[], top: number, bottom: number) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return (value: number) => bottom - ((value - low) / span) * (bottom - top);
}

function pair(a: number, b: number): string {
  return b < 0 ? `${trim(a)}${trim(b)}` : `${trim(a)} ${trim(b)}`;
}

function joined(step: string): string {
  return step.startsWith('-') ? step : ` ${step}`;
}

function trim(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
