import type { CoverKind } from './cover-shape.ts';

/** Inner width of a cover and the height reserved for its title, in hundredths of its width. */
const textWidth = 84;
const textHeight: Record<CoverKind, number> = {
  course: 44,
  book: 48,
  indicator: 20,
  package: 20,
  'fact-sheet': 48,
};

const largest: Record<CoverKind, number> = {
  course: 11.5,
  book: 11,
  indicator: 9,
  package: 9,
  'fact-sheet': 10,
};
const smallest = 5.5;
const lineHeight = 1.14;
/** Widths in ems, measured on titles and rounded up; Greek and Cyrillic letters are wider. */
const latinWidth = 0.52;
const otherWidth = 0.6;

/** The largest font size, in hundredths of the cover's width, at which the title fits. */
export function coverTitleSize(title: string, kind: CoverKind): number {
  for (let size = largest[kind]; size > smallest; size -= 0.5) {
    const fit = titleFit(title, size);
    if (fit.width <= textWidth && fit.height <= textHeight[kind]) return size;
  }
  return smallest;
}

/** The width of the longest word and the height of the wrapped title at that size. */
export function titleFit(title: string, size: number) {
  const letter = (/[\u0370-\u04ff]/.test(title) ? otherWidth : latinWidth) * size;
  const words = title.split(/[\s-]+/).filter(Boolean);
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const length = word.length * letter;
    if (used > 0 && used + letter * 0.5 + length > textWidth) {
      lines += 1;
      used = length;
    } else {
      used += (used > 0 ? letter * 0.5 : 0) + length;
    }
  }
  const longest = Math.max(0, ...words.map((word) => word.length));
  return { width: longest * letter, height: lines * size * lineHeight };
}

/** How many lines fit at that size before the rest is cut off. */
export function coverTitleLines(size: number, kind: CoverKind): number {
  return Math.max(2, Math.floor(textHeight[kind] / (size * lineHeight)));
}
