import type {
  FileId,
  FilePurpose,
  StoredFile,
  Upload,
} from '@danube/contract/media/media.schemas.ts';

/** What of a file an upload needs: a `File` of the browser is one, and it stays on the disk. */
export type UploadSource = {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  slice(start: number, end: number): Blob;
};

export type PartToSend = {
  readonly url: string;
  readonly body: Blob;
  readonly signal: AbortSignal;
  /** How many bytes of this part have left so far. */
  readonly onProgress: (sentBytes: number) => void;
};

/**
 * Everything an upload asks of the world. What can fail throws an UploadFailure; acts that change
 * something on the server take no signal, because their answer must not be missed.
 */
export type UploadTransport = {
  begin(input: { name: string; purpose: FilePurpose; bytes: number }): Promise<Upload>;
  readUpload(fileId: FileId): Promise<Upload>;
  signParts(
    fileId: FileId,
    numbers: readonly number[],
  ): Promise<readonly { number: number; url: string }[]>;
  sendPart(part: PartToSend): Promise<void>;
  /** SHA-256 in hexadecimal digits. */
  digest(body: Blob): Promise<string>;
  complete(fileId: FileId, partDigests: readonly string[]): Promise<StoredFile>;
  abandon(fileId: FileId): Promise<void>;
  readFile(fileId: FileId): Promise<StoredFile>;
  /** Rejects when the signal is given, as the two below do. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  untilOnline(signal: AbortSignal): Promise<void>;
  now(): number;
  /** From 0 up to, and without, 1. */
  random(): number;
};
