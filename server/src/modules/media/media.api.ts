import type { Readable } from 'node:stream';
import type {
  FileId,
  FilePurpose,
  RejectionReason,
  StoredFile,
} from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { PictureWidth } from './file-keys.ts';

/** The academy's files for other modules. */
export type MediaApi = {
  /** Their current state, without uploaders; ids that don't exist are omitted. */
  findFiles(tx: Tx, ids: readonly FileId[]): Promise<StoredFile[]>;
  /**
   * Sets which files the item uses, which protects them from removal. Ids that don't exist are
   * ignored and returned.
   */
  storeUses(tx: Tx, itemId: string, ids: readonly FileId[]): Promise<FileId[]>;
  /** A download link to a ready file; null if it doesn't exist. */
  link(tx: Tx, id: FileId): Promise<{ url: string; fileName: string } | null>;
  /** A streaming link to a ready video, valid long enough for pauses. */
  linkForPlayback(tx: Tx, id: FileId): Promise<{ url: string } | null>;
  /** The bytes of a ready file. */
  open(tx: Tx, id: FileId): Promise<(StoredFile & { body: Readable }) | null>;
  /** An image of a ready file in one of the page sizes; needs no database row. */
  openPicture(id: FileId, width: PictureWidth): Promise<{ body: Readable; etag?: string } | null>;
  /** The same for a picture of a lesson; the caller must check access. */
  openLessonPicture(
    id: FileId,
    width: PictureWidth,
  ): Promise<{ body: Readable; etag?: string } | null>;
  /**
   * The same as completing an upload: the worker checks it, and it is ready some time later. For
   * what would take too long synchronously. A file with this id stays unchanged.
   */
  receive(file: InternalFile): Promise<void>;
  /**
   * The same for an object elsewhere in our bucket. Throws if it is larger than an upload may be,
   * or its etag differs.
   */
  receiveObject(file: StoredObjectFile, signal: AbortSignal): Promise<void>;
  /**
   * Stores our own bytes with the same checks as an upload: sample content, and files of an
   * imported course. A file with this id stays unchanged.
   */
  store(file: InternalFile): Promise<StoredFile>;
  readonly privatePictures: PrivatePictures;
};

export type PrivateSize = 'small' | 'large';

/** Pictures without a public URL, outside the library; the caller owns their ids and rows. */
export type PrivatePictures = {
  /** A URL that takes exactly these bytes into quarantine by PUT. */
  signUpload(id: FileId, file: { contentType: string; bytes: number }): Promise<string>;
  hasArrived(id: FileId, bytes: number): Promise<boolean>;
  /** Checks and re-encodes what is in quarantine and leaves it there, so it can be run again. */
  store(
    id: FileId,
    signal: AbortSignal,
  ): Promise<{ refusal: RejectionReason } | { width: number; height: number }>;
  /** Called once the result is stored. */
  deleteUpload(id: FileId): Promise<void>;
  open(id: FileId, size: PrivateSize): Promise<{ body: Readable } | null>;
  remove(id: FileId): Promise<void>;
  /**
   * Removes stored pictures that the caller doesn't know; returns how many objects were removed.
   */
  sweep(findKnown: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
};

export type StoredObjectFile = Omit<InternalFile, 'body'> & {
  readonly key: string;
  readonly etag: string | undefined;
};

/** Bytes from the server itself, to be stored. */
export type InternalFile = {
  readonly id: FileId;
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly body: Uint8Array;
  readonly uploadedBy: string | null;
};
