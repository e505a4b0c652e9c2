import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attempt, nullIfMissing } from './storage-failure.ts';
import { needsMultipart, putInParts } from './storage-file.ts';
import { assertStorageKey } from './storage-key.ts';
import { contentDisposition, validateExpiry } from './storage-link.ts';
import { createStorageUploads, type StorageUploads } from './storage-uploads.ts';
import { withIdleTimeout } from './with-idle-timeout.ts';

export type StorageSettings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers reach the storage, if not at `endpoint`; signed links use this host. */
  publicEndpoint?: string;
  /** Timeout of one attempt; for small operations also the total. */
  timeoutMs?: number;
  /** A body that isn't read for this long is aborted. */
  idleBodyMs?: number;
};

export type StoredObject = {
  contentType: string | undefined;
  contentLength: number;
  etag: string | undefined;
  lastModified: Date | undefined;
};

export type Storage = {
  put(key: string, body: Uint8Array | string, options: { contentType: string }): Promise<void>;
  /** The same for a file of any size, without loading it into memory. */
  putFile(key: string, path: string, options: { contentType: string }): Promise<void>;
  /** Null if the object doesn't exist; `head` does the same. */
  get(key: string): Promise<(StoredObject & { body: Readable }) | null>;
  head(key: string): Promise<StoredObject | null>;
  /** All keys in this folder and below, in order. For a few thousand keys at most. */
  list(folder: string): Promise<string[]>;
  /** Removing an object that doesn't exist isn't an error. */
  remove(key: string): Promise<void>;
  presignGet(
    key: string,
    options: { expiresInSeconds: number; downloadName?: string; contentType?: string },
  ): Promise<string>;
  /** The signature fixes length and type; anything else is rejected. */
  presignPut(
    key: string,
    options: { contentType: string; contentLength: number; expiresInSeconds: number },
  ): Promise<string>;
  readonly uploads: StorageUploads;
  /** Throws if the bucket is unreachable. */
  check(): Promise<void>;
  close(): void;
};

const defaultTimeoutMs = 10_000;
const defaultIdleBodyMs = 60_000;

export function createStorage(settings: StorageSettings): Storage {
  const { bucket, timeoutMs = defaultTimeoutMs, idleBodyMs = defaultIdleBodyMs } = settings;
  const withTimeout = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  // Every operation reads or writes a whole object, so retries are safe.
  const client = connect(settings, settings.endpoint);
  const signer = connect(settings, settings.publicEndpoint ?? settings.endpoint);
  const uploads = createStorageUploads({ client, signer, bucket, timeoutMs });

  async function put(key: string, body: Uint8Array | string, { contentType }: Described) {
    const address = { Bucket: bucket, Key: assertStorageKey(key) };
    await attempt(
      client.send(new PutObjectCommand({ ...address, Body: body, ContentType: contentType })),
    );
  }

  return {
    put,
    uploads,
    async putFile(key, path, { contentType }) {
      const { size } = await stat(path);
      if (needsMultipart(size)) return putInParts(uploads, { key, path, contentType });
      return put(key, await readFile(path), { contentType });
    },
    async get(key) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      // For all attempts together, but not for the body: a long film takes longer.
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), timeoutMs);
      const sending = client.send(new GetObjectCommand(address), { abortSignal: waiting.signal });
      const found = await nullIfMissing(sending).finally(() => clearTimeout(timer));
      if (!found?.Body) return null;
      // On Node the SDK's body is a Readable; its type also covers browsers.
      return { ...describe(found), body: withIdleTimeout(found.Body as Readable, idleBodyMs) };
    },
    async head(key) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      const found = await nullIfMissing(client.send(new HeadObjectCommand(address), withTimeout()));
      return found && describe(found);
    },
    list: (folder) => listKeys({ client, bucket, withTimeout }, folder),
    async remove(key) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      await attempt(client.send(new DeleteObjectCommand(address), withTimeout()));
    },
    presignGet(key, { expiresInSeconds, downloadName, contentType }) {
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: assertStorageKey(key),
        ResponseContentDisposition: downloadName && contentDisposition(downloadName),
        ResponseContentType: contentType,
      });
      return getSignedUrl(signer, command, { expiresIn: validateExpiry(expiresInSeconds) });
    },
    presignPut(key, { contentType, contentLength, expiresInSeconds }) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: assertStorageKey(key),
        ContentType: contentType,
        ContentLength: contentLength,
      });
      return getSignedUrl(signer, command, {
        expiresIn: validateExpiry(expiresInSeconds),
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      });
    },
    async check() {
      await attempt(client.send(new HeadBucketCommand({ Bucket: bucket }), withTimeout()));
    },
    close() {
      client.destroy();
      signer.destroy();
    },
  };
}

type Described = { contentType: string };

async function listKeys(
  {
    client,
    bucket,
    withTimeout,
  }: { client: S3Client; bucket: string; withTimeout: () => CallOptions },
  folder: string,
): Promise<string[]> {
  const address = { Bucket: bucket, Prefix: `${assertStorageKey(folder)}/` };
  const keys: string[] = [];
  let next: string | undefined;
  do {
    const command = new ListObjectsV2Command({ ...address, ContinuationToken: next });
    const page = await attempt(client.send(command, withTimeout()));
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    next = page.NextContinuationToken;
  } while (next);
  return keys.sort();
}

type CallOptions = { abortSignal: AbortSignal };

function connect(settings: StorageSettings, endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    forcePathStyle: true,
    // Not every S3-compatible storage supports the newer checksums.
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
