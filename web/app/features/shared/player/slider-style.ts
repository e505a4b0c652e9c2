import type { CSSProperties } from 'react';

/** How much of a slider is filled, and how much can be reached, as fractions. */
export function sliderStyle(done: number, open: number): CSSProperties {
  // Past 1 if nothing is locked, because the line extends half a handle beyond the end.
  const reachable = open < 1 ? open : 2;
  // Custom properties are valid styles; React's type doesn't include them.
  return { '--done': done.toFixed(4), '--open': reachable.toFixed(4) } as CSSProperties;
}

/** A position on a slider, as a fraction. */
export function placeStyle(share: number): CSSProperties {
  // As above.
  return { '--at': Math.min(1, Math.max(0, share)).toFixed(4) } as CSSProperties;
}
