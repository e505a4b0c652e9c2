import type { FilePurpose } from '@danube/contract/media/media.schemas.ts';

/** An upload, stored in a local file. */
export type SourceContent = {
  readonly purpose: FilePurpose;
  /** As the sender calls it; only its ending counts, and only for sources. */
  readonly name: string;
  readonly path: string;
  /** An empty folder for what is made of it. */
  readonly folder: string;
};

/** What is served instead: a file that we made, and what is known of it. */
export type ConvertedContent = {
  readonly path: string;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationSeconds?: number;
  readonly pageCount?: number;
  /** Smaller sizes of a picture, by width. */
  readonly pictures?: readonly { readonly width: number; readonly path: string }[];
};
