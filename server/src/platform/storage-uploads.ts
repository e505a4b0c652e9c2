import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attempt, nullIfMissing } from './storage-failure.ts';
import { assertStorageKey } from './storage-key.ts';
import { validateExpiry } from './storage-link.ts';

export type StoredPart = { number: number; bytes: number; etag: string };

export type UnfinishedUpload = { key: string; uploadId: string; begunAt: Date };

/** Multipart uploads; each part may be sent again. */
export type StorageUploads = {
  begin(key: string, options: { contentType: string }): Promise<string>;
  /** The signature fixes the number of bytes; any other size is rejected. */
  signPart(
    upload: Upload,
    part: { number: number; contentLength: number; expiresInSeconds: number },
  ): Promise<string>;
  putPart(upload: Upload, number: number, body: Uint8Array): Promise<StoredPart>;
  /** The complete parts by number; null if the upload doesn't exist (any more). */
  listParts(upload: Upload): Promise<StoredPart[] | null>;
  /**
   * Completes the upload from exactly these parts. `gone` if it doesn't exist because it was
   * completed or aborted; `changed` if a part differs from the named one.
   */
  complete(upload: Upload, parts: readonly StoredPart[]): Promise<'completed' | 'gone' | 'changed'>;
  /** Aborting an upload that doesn't exist isn't an error. */
  abort(upload: Upload): Promise<void>;
  /** Uploads in this folder that were neither completed nor aborted. */
  listUnfinished(folder: string): Promise<UnfinishedUpload[]>;
};

type Upload = { key: string; uploadId: string };

export function createStorageUploads(connection: {
  client: S3Client;
  signer: S3Client;
  bucket: string;
  timeoutMs: number;
}): StorageUploads {
  const { client, signer, bucket, timeoutMs } = connection;
  const withTimeout = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
  const addressOf = ({ key, uploadId }: Upload) => ({
    Bucket: bucket,
    Key: assertStorageKey(key),
    UploadId: uploadId,
  });

  async function listParts(upload: Upload): Promise<StoredPart[] | null> {
    const parts: StoredPart[] = [];
    let after: string | undefined;
    do {
      const command = new ListPartsCommand({ ...addressOf(upload), PartNumberMarker: after });
      const page = await nullIfMissing(client.send(command, withTimeout()));
      if (!page) return null;
      for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? []) {
        parts.push({ number: PartNumber, bytes: Size, etag: ETag });
      }
      after = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (after);
    return parts.sort((one, other) => one.number - other.number);
  }

  return {
    listParts,
    async begin(key, { contentType }) {
      const address = { Bucket: bucket, Key: assertStorageKey(key) };
      const command = new CreateMultipartUploadCommand({ ...address, ContentType: contentType });
      const { UploadId } = await attempt(client.send(command, withTimeout()));
      if (!UploadId) throw new TypeError('the storage did not name the upload');
      return UploadId;
    },
    signPart(upload, { number, contentLength, expiresInSeconds }) {
      const command = new UploadPartCommand({
        ...addressOf(upload),
        PartNumber: number,
        ContentLength: contentLength,
      });
      return getSignedUrl(signer, command, {
        expiresIn: validateExpiry(expiresInSeconds),
        signableHeaders: new Set(['host', 'content-length']),
      });
    },
    async putPart(upload, number, body) {
      const part = { PartNumber: number, Body: body, ContentLength: body.byteLength };
      const command = new UploadPartCommand({ ...addressOf(upload), ...part });
      const { ETag } = await attempt(client.send(command));
      return { number, bytes: body.byteLength, etag: ETag ?? '' };
    },
    async complete(upload, parts) {
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
      const command = new CompleteMultipartUploadCommand({
        ...addressOf(upload),
        MultipartUpload: { Parts },
      });
      try {
        // Assembling a gigabyte may take the storage longer than other calls.
        return (await nullIfMissing(client.send(command))) ? 'completed' : 'gone';
      } catch (error) {
        if (error instanceof S3ServiceException && partErrors.has(error.name)) return 'changed';
        // Ceph reports its own error if the upload doesn't exist, or another call is completing it.
        if (await waitUntilGone(() => listParts(upload))) return 'gone';
        throw error;
      }
    },
    async abort(upload) {
      const command = new AbortMultipartUploadCommand(addressOf(upload));
      await nullIfMissing(client.send(command, withTimeout()));
    },
    listUnfinished: (folder) => listUnfinished({ client, bucket, withTimeout }, folder),
  };
}

async function listUnfinished(
  {
    client,
    bucket,
    withTimeout,
  }: { client: S3Client; bucket: string; withTimeout: () => CallOptions },
  folder: string,
): Promise<UnfinishedUpload[]> {
  const address = { Bucket: bucket, Prefix: `${assertStorageKey(folder)}/` };
  const found: UnfinishedUpload[] = [];
  let marks: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
  while (marks) {
    const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({
      ...address,
      ...marks,
    });
    const page = await attempt(client.send(command, withTimeout()));
    for (const { Key = '', UploadId = '', Initiated } of page.Uploads ?? []) {
      found.push({ key: Key, uploadId: UploadId, begunAt: Initiated ?? new Date(0) });
    }
    marks = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : undefined;
  }
  return found;
}

type CallOptions = { abortSignal: AbortSignal };

async function waitUntilGone(list: () => Promise<unknown>): Promise<boolean> {
  for (let look = 0; look < 5; look += 1) {
    if ((await list()) === null) return true;
    await sleep(200);
  }
  return false;
}

const partErrors = new Set(['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall']);
