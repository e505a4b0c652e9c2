/**
 * Which letters are in which file. All EU languages in Latin script share one file, so a Slovak
 * name on an English page loads nothing more.
 */
export const scripts = ['latin', 'greek', 'cyrillic', 'rest'] as const;

export type Script = (typeof scripts)[number];

const printableAscii = between(0x20, 0x7e);

const latinLetters =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŸŒœªº' +
  'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĠġĢģĦħĪīĮįĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț';

const marks = '\u00a0¡£§©«­®°±²³·»¼½¾¿×÷\u2009\u200b\u2010\u2011–—‘’‚“”„•…\u202f‰′″‹›€™←↑→↓−√≈≠≤≥';

const greekLetters = between(0x384, 0x3ce);
/** The Bulgarian letters. */
const cyrillicLetters = `${between(0x410, 0x44f)}Ѝѝ№`;

/** Further letters of the fonts, loaded only if a text uses them. */
const extendedRanges = [
  between(0xa1, 0x24f),
  between(0x2bb, 0x2dd),
  between(0x1e80, 0x1ef9),
  between(0x400, 0x45f),
  'ҐґҰұ',
  between(0x2020, 0x2022),
  between(0x20a0, 0x20c0),
  'ℓ℮',
].join('');

/** A Greek page needs Latin letters too (names, tickers), all in one file. */
export const lettersOf: Record<Script, string> = {
  latin: printableAscii + latinLetters + marks,
  greek: printableAscii + marks + greekLetters,
  cyrillic: printableAscii + marks + cyrillicLetters,
  rest: without(extendedRanges, latinLetters + marks + cyrillicLetters),
};

/** The letters for which a page in another script loads the file. */
export const ownLettersOf: Record<Script, string> = {
  latin: lettersOf.latin,
  greek: greekLetters,
  cyrillic: cyrillicLetters,
  rest: lettersOf.rest,
};

/** `U+20-7E, U+A0`: letters as a CSS unicode-range. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open?.last === code - 1) open.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function between(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

function without(letters: string, others: string): string {
  return Array.from(letters)
    .filter((letter) => !others.includes(letter))
    .join('');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
