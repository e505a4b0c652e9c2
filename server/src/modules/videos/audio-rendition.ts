import type { RenditionObject } from './rendition-object.ts';

/** Sound in pieces, without pictures. */
export type AudioRendition = {
  readonly playlist: string;
  readonly objects: readonly RenditionObject[];
  /** At most, in bits a second. */
  readonly bandwidth: number;
};

/** A track for members, and its beginning for visitors, in pieces of its own. */
export type MadeAudio = { readonly full: AudioRendition; readonly preview: AudioRendition };
