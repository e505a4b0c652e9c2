import type { CSSProperties } from 'react';

/** How much of a slider is filled, and how much can be reached, as fractions. */
export function sliderStyle(done: number, open: number): CSSProperties {
  // Beyond the end where nothing is closed: the line continues for half a handle there.
  const reachable = open < 1 ? open : 2;
  // Custom properties are valid styles; React's type does not list them.
  return { '--done': done.toFixed(4), '--open': reachable.toFixed(4) } as CSSProperties;
}

/** A place on a slider, as a share. */
export function placeStyle(share: number): CSSProperties {
  // As above.
  return { '--at': Math.min(1, Math.max(0, share)).toFixed(4) } as CSSProperties;
}
