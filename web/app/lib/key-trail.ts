/**
 * The way to the current page of a list that is paged by key: the key of every page after the
 * first, the current one last. It is in the address, so "previous" needs no script.
 */
export type KeyTrail = readonly string[];

/** Addresses stay short: from a page further on, the way back leads to the beginning sooner. */
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
