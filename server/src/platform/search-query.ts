/**
 * A PostgreSQL text search query in which every word must occur and the last may be a prefix; null
 * if nothing is left to search for.
 */
export function searchQuery(text: string): string | null {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  const last = words.length - 1;
  return words.map((word, index) => (index === last ? `${word}:*` : word)).join(' & ');
}
