import type { Readable } from 'node:stream';
import type { FileId, FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { PictureWidth } from './file-keys.ts';

/** The academy's files, for everything outside this module. */
export type MediaApi = {
  /** As they are now, without who sent them; an id that doesn't exist is not in the answer. */
  findFiles(tx: Tx, ids: readonly FileId[]): Promise<StoredFile[]>;
  /**
   * From now on the item names exactly these files, which keeps them from being removed. Ids that
   * don't exist are left out and returned.
   */
  storeUses(tx: Tx, itemId: string, ids: readonly FileId[]): Promise<FileId[]>;
  /** A link to a ready file under its name; null if there is none. */
  link(tx: Tx, id: FileId): Promise<{ url: string; fileName: string } | null>;
  /** A streaming link to a ready film, valid long enough for pauses. */
  linkToPlay(tx: Tx, id: FileId): Promise<{ url: string } | null>;
  /** The bytes of a ready file. */
  open(tx: Tx, id: FileId): Promise<(StoredFile & { body: Readable }) | null>;
  /** A picture of a ready file in one of the page sizes; needs no database row. */
  openPicture(id: FileId, width: PictureWidth): Promise<{ body: Readable; etag?: string } | null>;
  /**
   * The same as an upload that has just been completed: the worker checks it, and it is ready some
   * time later. For what would take too long at once. What was received under this id stays.
   */
  receive(file: OwnFile): Promise<void>;
  /**
   * Keeps bytes that the academy itself brings, through the same checks as an upload: sample
   * content, and what is inside an imported course. What was kept before under this id stays.
   */
  keep(file: OwnFile): Promise<StoredFile>;
};

/** Bytes that we bring ourselves. */
export type OwnFile = {
  readonly id: FileId;
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly body: Uint8Array;
  readonly uploadedBy: string | null;
};
