import type { Upload } from '@danube/contract/media/media.schemas.ts';

/** One part of a file: from `start` up to `end`, exclusive. */
export type PartRange = { readonly number: number; readonly start: number; readonly end: number };

/** Covers every byte once: parts are full, except the last one. */
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
