import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Storage } from '../platform/storage.ts';
import { validateExpiry } from '../platform/storage-link.ts';
import type { StorageUploads, StoredPart } from '../platform/storage-uploads.ts';

type StoredObject = { chunks: Buffer[]; contentType: string };
type OpenUpload = { key: string; contentType: string; parts: Map<number, Buffer> };

/**
 * An in-memory storage that behaves like the real one. Signed links are `memory:` URLs that contain
 * what they allow; `send` enforces it.
 */
export function createMemoryStorage() {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, OpenUpload>();
  const modified = new Map<string, Date>();

  function head(key: string) {
    const found = objects.get(key);
    if (!found) return null;
    const contentLength = found.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const etag = etagOf(...found.chunks);
    return { contentType: found.contentType, contentLength, etag, lastModified: modified.get(key) };
  }

  const storage: Storage = {
    async put(key, body, { contentType }) {
      objects.set(key, { chunks: [Buffer.from(body)], contentType });
    },
    async putFile(key, path, { contentType }) {
      objects.set(key, { chunks: [await readFile(path)], contentType });
    },
    async get(key) {
      const described = head(key);
      const chunks = objects.get(key)?.chunks ?? [];
      return described && { ...described, body: Readable.from(chunks) };
    },
    head: async (key) => head(key),
    list: async (folder) =>
      [...objects.keys()].filter((key) => key.startsWith(`${folder}/`)).sort(),
    async remove(key) {
      objects.delete(key);
    },
    async presignGet(key, options) {
      return toLink(key, options.expiresInSeconds, options);
    },
    async presignPut(key, { contentType, contentLength, expiresInSeconds }) {
      return toLink(key, expiresInSeconds, { put: key, contentType, length: contentLength });
    },
    check: async () => undefined,
    close: () => undefined,
    uploads: memoryUploads(objects, uploads),
  };

  function sendWhole(key: string, allowed: URLSearchParams, body: Buffer): number {
    if (Number(allowed.get('length')) !== body.length) return 403;
    objects.set(key, { chunks: [body], contentType: allowed.get('contentType') ?? '' });
    return 200;
  }

  return {
    storage,
    /** What a browser does with a signed URL; returns the status. */
    send(url: string, body: Buffer): number {
      const { searchParams } = new URL(url);
      const whole = searchParams.get('put');
      if (whole !== null) return sendWhole(whole, searchParams, body);
      const upload = uploads.get(searchParams.get('uploadId') ?? '');
      if (!upload) return 404;
      if (Number(searchParams.get('length')) !== body.length) return 403;
      upload.parts.set(Number(searchParams.get('number')), body);
      return 200;
    },
    /** Sets when the object was last modified; otherwise it has no modification time. */
    setModified(key: string, at: Date): void {
      modified.set(key, at);
    },
    keys: () => [...objects.keys()].sort(),
    bytes: (key: string) => Buffer.concat(objects.get(key)?.chunks ?? []),
    contentType: (key: string) => objects.get(key)?.contentType,
    countUploads: () => uploads.size,
    empty() {
      objects.clear();
      modified.clear();
      uploads.clear();
    },
  };
}

function toLink(key: string, expiresInSeconds: number, allowed: object): string {
  const input = { ...allowed, expiresInSeconds: validateExpiry(expiresInSeconds) };
  const texts = Object.entries(input).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `memory:${key}?${new URLSearchParams(texts)}`;
}

function memoryUploads(
  objects: Map<string, StoredObject>,
  uploads: Map<string, OpenUpload>,
): StorageUploads {
  function partsOf(uploadId: string): StoredPart[] | null {
    const upload = uploads.get(uploadId);
    if (!upload) return null;
    return [...upload.parts]
      .map(([number, body]) => ({ number, bytes: body.length, etag: etagOf(body) }))
      .sort((one, other) => one.number - other.number);
  }

  return {
    async begin(key, { contentType }) {
      const uploadId = randomUUID();
      uploads.set(uploadId, { key, contentType, parts: new Map() });
      return uploadId;
    },
    async signPart({ key, uploadId }, { number, contentLength }) {
      return `memory:${key}?${new URLSearchParams({
        uploadId,
        number: String(number),
        length: String(contentLength),
      })}`;
    },
    async putPart({ uploadId }, number, body) {
      uploads.get(uploadId)?.parts.set(number, Buffer.from(body));
      return { number, bytes: body.byteLength, etag: etagOf(body) };
    },
    listParts: async ({ uploadId }) => partsOf(uploadId),
    async complete({ key, uploadId }, parts) {
      const upload = uploads.get(uploadId);
      if (!upload) return 'gone';
      const bodies = parts.map(({ number }) => upload.parts.get(number));
      const isSame = parts.every(({ etag }, index) => {
        const body = bodies[index];
        return body !== undefined && etagOf(body) === etag;
      });
      if (!isSame) return 'changed';
      const chunks = bodies.flatMap((body) => body ?? []);
      objects.set(key, { chunks, contentType: upload.contentType });
      uploads.delete(uploadId);
      return 'completed';
    },
    async abort({ uploadId }) {
      uploads.delete(uploadId);
    },
    listUnfinished: async (folder) =>
      [...uploads]
        .filter(([, { key }]) => key.startsWith(`${folder}/`))
        .map(([uploadId, { key }]) => ({ key, uploadId, begunAt: new Date(0) })),
  };
}

const etags = new WeakMap<Uint8Array, string>();

/** Cached per body: tests send the same large one repeatedly. */
function etagOf(...bodies: Uint8Array[]): string {
  return bodies
    .map((body) => {
      const known = etags.get(body) ?? createHash('md5').update(body).digest('hex');
      etags.set(body, known);
      return known;
    })
    .join('-');
}
