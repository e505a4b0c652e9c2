import type { FilePurpose } from '@danube/contract/media/media.schemas.ts';

/** An upload, stored in a local file. */
export type SourceContent = {
  readonly purpose: FilePurpose;
  /** The sender's file name; only its extension matters, and only for sources. */
  readonly name: string;
  readonly path: string;
  /** An empty folder for the output. */
  readonly folder: string;
};

/** What is served instead: a file that we created, and its metadata. */
export type ConvertedContent = {
  readonly path: string;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationSeconds?: number;
  readonly pageCount?: number;
  /** Smaller sizes of an image, by width. */
  readonly pictures?: readonly { readonly width: number; readonly path: string }[];
};
