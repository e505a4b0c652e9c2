/**
 * The cursors that lead to the current page of a list: one per page after the first, the current
 * one last. They are in the URL, so "previous" works without scripts.
 */
export type KeyTrail = readonly string[];

/** Keeps URLs short: beyond this, the oldest cursors are dropped and the way back is shorter. */
const maxTrailLength = 20;

export function readTrail(
  parameters: URLSearchParams,
  name: string,
  isKey: (key: string) => boolean,
): KeyTrail {
  return parameters.getAll(name).filter(isKey).slice(-maxTrailLength);
}

export function nextTrail(trail: KeyTrail, nextKey: string): KeyTrail {
  return [...trail, nextKey].slice(-maxTrailLength);
}

/** Undefined on the first page. */
export function previousTrail(trail: KeyTrail): KeyTrail | undefined {
  return trail.length > 0 ? trail.slice(0, -1) : undefined;
}
