import type { RenditionObject } from './rendition-object.ts';

/** Audio segments without pictures. */
export type AudioRendition = {
  readonly playlist: string;
  readonly objects: readonly RenditionObject[];
  /** Maximum bits per second. */
  readonly bandwidth: number;
};

/** A track for members, and its beginning for visitors as separate segments. */
export type PreparedAudio = { readonly full: AudioRendition; readonly preview: AudioRendition };
