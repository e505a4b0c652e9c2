import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createStorage } from './storage.ts';
import { requirePartUrl } from './test-parts.ts';

const bucketUrl = `${requirePartUrl('S3_ENDPOINT')}/${requirePartUrl('S3_BUCKET')}`;
/** The local replacement for Ceph neither checks signatures nor lists parts. */
const isReal = (await fetch(bucketUrl)).status === 403;
const realTest = test.runIf(isReal);

const megabyte = 1024 * 1024;
const large = randomBytes(5 * megabyte);
const small = randomBytes(1000);

function openStorage() {
  const storage = createStorage({
    endpoint: requirePartUrl('S3_ENDPOINT'),
    region: requirePartUrl('S3_REGION'),
    bucket: requirePartUrl('S3_BUCKET'),
    accessKeyId: requirePartUrl('S3_ACCESS_KEY_ID'),
    secretAccessKey: requirePartUrl('S3_SECRET_ACCESS_KEY'),
  });
  onTestFinished(() => storage.close());
  return storage;
}

async function beginUpload(storage: ReturnType<typeof openStorage>) {
  const key = `tests/${randomUUID()}/film`;
  const uploadId = await storage.uploads.begin(key, { contentType: 'application/octet-stream' });
  onTestFinished(() => storage.remove(key));
  onTestFinished(() => storage.uploads.abort({ key, uploadId }));
  return { key, uploadId };
}

async function send(url: string, body: Buffer): Promise<number> {
  const { status } = await fetch(url, { method: 'PUT', body: new Uint8Array(body) });
  return status;
}

realTest('parts sent to signed links in any order, repeatedly, become one object', async () => {
  const storage = openStorage();
  const upload = await beginUpload(storage);
  const link = (number: number, contentLength: number) =>
    storage.uploads.signPart(upload, { number, contentLength, expiresInSeconds: 60 });
  expect(await storage.uploads.listParts(upload)).toEqual([]);
  expect(await send(await link(2, small.length), small)).toBe(200);
  expect(await send(await link(1, large.length), randomBytes(large.length))).toBe(200);
  expect(await send(await link(1, large.length), large)).toBe(200);

  const parts = await storage.uploads.listParts(upload);
  expect(parts).toMatchObject([
    { number: 1, bytes: large.length },
    { number: 2, bytes: small.length },
  ]);
  expect(await storage.uploads.complete(upload, parts ?? [])).toBe('completed');
  const found = await storage.get(upload.key);
  const whole = found && (await buffer(found.body));
  expect(whole?.equals(Buffer.concat([large, small]))).toBe(true);
  expect(await storage.uploads.listParts(upload)).toBeNull();
  expect(await send(await link(1, large.length), large)).toBe(404);
});

realTest('a part of another length than announced is refused, and so is another part', async () => {
  const storage = openStorage();
  const upload = await beginUpload(storage);
  const url = await storage.uploads.signPart(upload, {
    number: 1,
    contentLength: small.length,
    expiresInSeconds: 60,
  });
  expect(await send(url, small.subarray(1))).toBe(403);
  expect(await send(url, Buffer.concat([small, small]))).toBe(403);
  expect(await send(url.replace('partNumber=1', 'partNumber=2'), small)).toBe(403);
  expect(await storage.uploads.listParts(upload)).toEqual([]);
});

realTest('a part that was replaced after it was looked at does not get in', async () => {
  const storage = openStorage();
  const upload = await beginUpload(storage);
  const before = await storage.uploads.putPart(upload, 1, small);
  await storage.uploads.putPart(upload, 1, randomBytes(small.length));
  expect(await storage.uploads.complete(upload, [before])).toBe('changed');
  expect(await storage.head(upload.key)).toBeNull();
});

realTest('an upload that was given up is gone, and can be given up again', async () => {
  const storage = openStorage();
  const upload = await beginUpload(storage);
  const folder = upload.key.replace('/film', '');
  const part = await storage.uploads.putPart(upload, 1, small);
  expect(await storage.uploads.listUnfinished(folder)).toMatchObject([upload]);
  await storage.uploads.abort(upload);
  await storage.uploads.abort(upload);
  expect(await storage.uploads.listUnfinished(folder)).toEqual([]);
  expect(await storage.uploads.listParts(upload)).toBeNull();
  expect(await storage.uploads.complete(upload, [part])).toBe('gone');
});

realTest('a file larger than a part arrives as it is', async () => {
  const storage = openStorage();
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const bytes = randomBytes(17 * megabyte);
  const key = `tests/${randomUUID()}/film`;
  onTestFinished(() => storage.remove(key));
  await writeFile(join(folder, 'film'), bytes);
  await storage.putFile(key, join(folder, 'film'), { contentType: 'video/mp4' });
  const found = await storage.get(key);
  expect(found).toMatchObject({ contentType: 'video/mp4', contentLength: bytes.length });
  const arrived = found ? await buffer(found.body) : Buffer.alloc(0);
  expect(sha256(arrived)).toBe(sha256(bytes));
});

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
