import { partBytes } from '@danube/contract/media/media.schemas.ts';
import type { StoredPart } from '../../../platform/storage-uploads.ts';

export function countParts(bytes: number): number {
  return Math.ceil(bytes / partBytes);
}

/** All parts have the full size, except the last one. */
export function lengthOfPart(bytes: number, number: number): number {
  return Math.min(partBytes, bytes - (number - 1) * partBytes);
}

/** Complete parts that belong to a file of this size. */
export function filterCompleteParts(bytes: number, parts: readonly StoredPart[]): StoredPart[] {
  const count = countParts(bytes);
  return parts.filter(
    (part) => part.number <= count && part.bytes === lengthOfPart(bytes, part.number),
  );
}
