const maxLength = 512;
const segment = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/**
 * Keys are segments of letters, digits, dots, dashes and underscores, joined by slashes: safe in
 * paths and URLs without escaping, and immune to path traversal.
 */
export function assertStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError('not a valid storage key');
  return key;
}

export function isStorageKey(key: string): boolean {
  if (key.length > maxLength || key.includes('..')) return false;
  return key.split('/').every((part) => segment.test(part));
}
