/** A draft may hold entries that nobody has filled in; no page shows an empty one. */
export function writtenPoints(points: readonly string[] | undefined): string[] {
  return (points ?? []).filter(Boolean);
}
