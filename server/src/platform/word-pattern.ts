/**
 * PostgreSQL regular expressions for the words of a search, ignoring accents and case. Each letter
 * becomes the set of its variants: stripping accents from every name is fifty times slower.
 */
export function toWordPatterns(search: string): string[] {
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean);
  return words.map((word) => Array.from(word, letterPattern).join(''));
}

function letterPattern(letter: string): string {
  if (!isLetter.test(letter)) return letter.replace(/[\^$\\.*+?()[\]{}|]/, '\\$&');
  const base = plainLetter(letter);
  const forms = [letter, base, base.toUpperCase(), ...(markedLetters.get(base) ?? [])];
  return `[${forms.filter((form) => isLetter.test(form)).join('')}]`;
}

const isLetter = /^[\p{L}\p{N}]$/u;

/** Without diacritics, in lower case. */
function plainLetter(letter: string): string {
  const base = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return strokedLetters[base] ?? base;
}

/** Letters with a stroke, which Unicode doesn't decompose. */
const strokedLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};

/** The alphabets of the EU languages: Latin with its extensions, Greek and Cyrillic. */
const alphabets = [
  [0xc0, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
] as const;

const markedLetters = Map.groupBy(
  alphabets.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCharCode(first + offset)),
  ),
  plainLetter,
);
