/** Solid, hatched, hollow: series differ without colour too. Borders stay in forced colours. */
const fills = [
  'border border-river bg-river',
  'border border-bell-edge bg-[repeating-linear-gradient(-45deg,var(--bell-edge)_0_2px,transparent_2px_6px)]',
  'border-2 border-ink-3',
] as const;

/** How the bars of a series are filled. */
export function seriesFill(series: number): string {
  return fills[series % fills.length] ?? fills[0];
}
