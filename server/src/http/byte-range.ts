/** Both ends are included, as in the header. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Parses a `Range` header. Null means the whole file, which is a valid response to several ranges
 * or a malformed header (RFC 9110, 14.2).
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  // "-500" means the last 500 bytes.
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { first: start, last: end };
}
