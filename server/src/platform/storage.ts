import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { assertStorageKey } from './storage-key.ts';

export type StorageSettings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers reach the storage, if not at `endpoint`; signed links are made for this host. */
  publicEndpoint?: string;
  /** For one attempt to be answered; small acts also end within this as a whole. */
  timeoutMs?: number;
};

export type StoredObject = {
  contentType: string | undefined;
  contentLength: number;
  etag: string | undefined;
  lastModified: Date | undefined;
};

export type Storage = {
  put(key: string, body: Uint8Array | string, options: { contentType: string }): Promise<void>;
  /** Null where there is no such object; so with `head`. */
  get(key: string): Promise<(StoredObject & { body: Readable }) | null>;
  head(key: string): Promise<StoredObject | null>;
  /** The keys in this folder and below it, in order. For folders of some thousands at most. */
  list(folder: string): Promise<string[]>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  presignGet(
    key: string,
    options: { expiresInSeconds: number; downloadName?: string },
  ): Promise<string>;
  /** Whoever holds the link must send exactly these bytes' length and type, or is refused. */
  presignPut(
    key: string,
    options: { contentType: string; contentLength: number; expiresInSeconds: number },
  ): Promise<string>;
  /** Throws where the bucket cannot be reached. */
  check(): Promise<void>;
  close(): void;
};

/** The storage did not answer, or answered that it cannot now; trying later may help. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

export const maxLinkSeconds = 300;

const defaultTimeoutMs = 10_000;

export function createStorage(settings: StorageSettings): Storage {
  const { bucket, timeoutMs = defaultTimeoutMs } = settings;
  const soon = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  // All acts here set or read a whole object, so a repeated one does no harm.
  const client = connect(settings, settings.endpoint);
  const signer = connect(settings, settings.publicEndpoint ?? settings.endpoint);

  return {
    async put(key, body, { contentType }) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      await attempt(
        client.send(new PutObjectCommand({ ...address, Body: body, ContentType: contentType })),
      );
    },
    async get(key) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      const found = await orNull(client.send(new GetObjectCommand(address)));
      if (!found?.Body) return null;
      // On Node the SDK's body is a Readable; its type also covers browsers.
      return { ...describe(found), body: found.Body as Readable };
    },
    async head(key) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      const found = await orNull(client.send(new HeadObjectCommand(address), soon()));
      return found && describe(found);
    },
    async list(folder) {
      const address = { Bucket: bucket, Prefix: `${assertStorageKey(folder)}/` };
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const command = new ListObjectsV2Command({ ...address, ContinuationToken: next });
        const page = await attempt(client.send(command, soon()));
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        next = page.NextContinuationToken;
      } while (next);
      return keys.sort();
    },
    async remove(key) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      await attempt(client.send(new DeleteObjectCommand(address), soon()));
    },
    presignGet(key, { expiresInSeconds, downloadName }) {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: assertStorageKey(key),
        ResponseContentDisposition: downloadName && attachment(downloadName),
      });
      return getSignedUrl(signer, command, { expiresIn: checkedExpiry(expiresInSeconds) });
    },
    presignPut(key, { contentType, contentLength, expiresInSeconds }) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: assertStorageKey(key),
        ContentType: contentType,
        ContentLength: contentLength,
      });
      return getSignedUrl(signer, command, {
        expiresIn: checkedExpiry(expiresInSeconds),
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      });
    },
    async check() {
      await attempt(client.send(new HeadBucketCommand({ Bucket: bucket }), soon()));
    },
    close() {
      client.destroy();
      signer.destroy();
    },
  };
}

function connect(settings: StorageSettings, endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    forcePathStyle: true,
    // Not every storage of this protocol knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: settings.timeoutMs ?? defaultTimeoutMs,
      throwOnRequestTimeout: true,
    },
  });
}

function describe(found: {
  ContentType?: string;
  ContentLength?: number;
  ETag?: string;
  LastModified?: Date;
}): StoredObject {
  return {
    contentType: found.ContentType,
    contentLength: found.ContentLength ?? 0,
    etag: found.ETag,
    lastModified: found.LastModified,
  };
}

function checkedExpiry(seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxLinkSeconds) {
    throw new RangeError(`a signed link lives 1 to ${maxLinkSeconds} seconds, not ${seconds}`);
  }
  return seconds;
}

/** RFC 6266: a plain name for old clients, the true one percent-encoded. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

async function orNull<Answer>(sending: Promise<Answer>): Promise<Answer | null> {
  try {
    return await attempt(sending);
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

async function attempt<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw new StorageUnavailableError('storage is unavailable', { cause: error });
  }
}

/** An answer below 500 that is not "slow down" came from a storage that works. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
