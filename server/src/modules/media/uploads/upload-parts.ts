import { partBytes } from '@danube/contract/media/media.schemas.ts';
import type { StoredPart } from '../../../platform/storage-uploads.ts';

export function countParts(bytes: number): number {
  return Math.ceil(bytes / partBytes);
}

/** All parts are full, except that the last one takes what is left. */
export function lengthOfPart(bytes: number, number: number): number {
  return Math.min(partBytes, bytes - (number - 1) * partBytes);
}

/** Those that are a part of a file of this size, and whole. */
export function wholeParts(bytes: number, parts: readonly StoredPart[]): StoredPart[] {
  const count = countParts(bytes);
  return parts.filter(
    (part) => part.number <= count && part.bytes === lengthOfPart(bytes, part.number),
  );
}
