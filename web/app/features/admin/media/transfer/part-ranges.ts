import type { Upload } from '@danube/contract/media/media.schemas.ts';

/** One part of a file: from `start` up to, and without, `end`. */
export type PartRange = { readonly number: number; readonly start: number; readonly end: number };

/** Every byte of the file once: parts are full, except that the last one takes what is left. */
export function partRanges({
  bytes,
  partBytes,
}: Pick<Upload, 'bytes' | 'partBytes'>): readonly PartRange[] {
  return Array.from({ length: Math.ceil(bytes / partBytes) }, (_, index) => ({
    number: index + 1,
    start: index * partBytes,
    end: Math.min((index + 1) * partBytes, bytes),
  }));
}
