const maxLength = 512;
const segment = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/**
 * Keys are segments joined by slashes, of plain letters, digits, dots, dashes and underlines:
 * a key can then be put into a path or an address without escaping, and cannot climb out of one.
 */
export function assertStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError('not a valid storage key');
  return key;
}

export function isStorageKey(key: string): boolean {
  if (key.length > maxLength || key.includes('..')) return false;
  return key.split('/').every((part) => segment.test(part));
}
