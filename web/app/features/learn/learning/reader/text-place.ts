/** What of a text is above the window's top, and where it is on the page. */
type Extent = { readonly top: number; readonly height: number };

/** The reader's bar covers this much of the window. */
const barHeight = 64;

/** Share of a text that has been scrolled past, from 0 to 1. `top` is counted from the window's. */
export function scrolledShare({ top, height }: Extent): number {
  if (height <= 0) return 0;
  const share = (barHeight - top) / height;
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
}

/** How far the page must move so that this share of the text is above the window. */
export function distanceTo(share: number, { top, height }: Extent): number {
  return top + share * height - barHeight;
}

const beginning = 0.01;
const end = 0.97;

/** Where a reader continues; who was at the end begins again, and a few lines are not worth a jump. */
export function shareToOpen(share: number): number {
  return share > beginning && share < end ? share : 0;
}
