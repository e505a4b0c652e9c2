/** A draft may contain empty entries; no page shows them. */
export function withoutEmptyPoints(points: readonly string[] | undefined): string[] {
  return (points ?? []).filter(Boolean);
}
