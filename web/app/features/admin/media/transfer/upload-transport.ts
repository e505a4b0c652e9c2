import type {
  FileId,
  FilePurpose,
  StoredFile,
  Upload,
} from '@danube/contract/media/media.schemas.ts';

/** The part of a file that an upload needs: a browser's `File` is one, and it stays on disk. */
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
  /** How many bytes of this part have been sent so far. */
  readonly onProgress: (sentBytes: number) => void;
};

/**
 * An upload's side effects. What can fail throws an UploadFailure; calls that change something on
 * the server take no signal, because their response must not be lost.
 */
export type UploadTransport = {
  begin(input: { name: string; purpose: FilePurpose; bytes: number }): Promise<Upload>;
  readUpload(fileId: FileId): Promise<Upload>;
  signParts(
    fileId: FileId,
    numbers: readonly number[],
  ): Promise<readonly { number: number; url: string }[]>;
  sendPart(part: PartToSend): Promise<void>;
  /** SHA-256 in hexadecimal. */
  digest(body: Blob): Promise<string>;
  complete(fileId: FileId, partDigests: readonly string[]): Promise<StoredFile>;
  abandon(fileId: FileId): Promise<void>;
  readFile(fileId: FileId): Promise<StoredFile>;
  /** Rejects when the signal is aborted, like the two below. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  untilOnline(signal: AbortSignal): Promise<void>;
  now(): number;
  /** From 0 up to 1, exclusive. */
  random(): number;
};
