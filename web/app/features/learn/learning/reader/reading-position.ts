/** A text's position relative to the top of the window. */
type Extent = { readonly top: number; readonly height: number };

/** The part of the window that the reader's bar covers. */
const barHeight = 64;

/** The fraction of a text that has been scrolled past. `top` is relative to the window. */
export function scrolledShare({ top, height }: Extent): number {
  if (height <= 0) return 0;
  const share = (barHeight - top) / height;
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
}

/** How far to scroll so that this fraction of the text is above the window. */
export function distanceTo(share: number, { top, height }: Extent): number {
  return top + share * height - barHeight;
}

const beginning = 0.01;
const end = 0.97;

/** Where to continue reading; starts over from the end, and ignores a few lines at the top. */
export function shareToOpen(share: number): number {
  return share > beginning && share < end ? share : 0;
}
