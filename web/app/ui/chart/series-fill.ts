/** Solid, hatched, hollow: series differ without colour too, also where colours are forced. */
const fills = [
  'bg-river forced-color-adjust-none',
  'border border-bell-edge bg-[repeating-linear-gradient(-45deg,var(--bell-edge)_0_2px,transparent_2px_6px)] forced-color-adjust-none',
  'border-2 border-ink-3 forced-color-adjust-none',
] as const;

/** How the bars of a series are filled. */
export function seriesFill(series: number): string {
  return fills[series % fills.length] ?? fills[0];
}
