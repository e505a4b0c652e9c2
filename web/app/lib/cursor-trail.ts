/**
 * The cursors that lead to the current page of a list: one per page after the first, the current
 * one last. They are in the URL, so "previous" works without scripts.
 */
export type CursorTrail = readonly string[];

/** Keeps URLs short: beyond this, the oldest cursors are dropped and the way back is shorter. */
const maxTrailLength = 20;

export function readTrail(
  parameters: URLSearchParams,
  name: string,
  isCursor: (cursor: string) => boolean,
): CursorTrail {
  return parameters.getAll(name).filter(isCursor).slice(-maxTrailLength);
}

export function nextTrail(trail: CursorTrail, nextCursor: string): CursorTrail {
  return [...trail, nextCursor].slice(-maxTrailLength);
}

/** Undefined on the first page. */
export function previousTrail(trail: CursorTrail): CursorTrail | undefined {
  return trail.length > 0 ? trail.slice(0, -1) : undefined;
}
