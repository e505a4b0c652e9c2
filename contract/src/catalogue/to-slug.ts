const maxSlugLength = 80;

/** Letters that don't decompose into a base letter and an accent. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/** The slug suggested by a title; empty if it has no Latin letters or digits. */
export function toSlug(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðłþ]/g, (letter) => transliterations[letter] ?? '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words
    .slice(0, maxSlugLength + 1)
    .replace(/^-/, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '');
}
