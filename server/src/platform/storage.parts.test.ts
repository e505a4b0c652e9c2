import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStorage, type StorageSettings } from './storage.ts';
import { StorageUnavailableError } from './storage-failure.ts';
import { requirePartUrl } from './test-parts.ts';

const bucketUrl = `${requirePartUrl('S3_ENDPOINT')}/${requirePartUrl('S3_BUCKET')}`;
/** The local replacement for Ceph doesn't check signatures, so there is nothing to test there. */
const doesCheckSignatures = (await fetch(bucketUrl)).status === 403;
const signatureTest = test.runIf(doesCheckSignatures);

function openStorage(overrides: Partial<StorageSettings> = {}) {
  const storage = createStorage({
    endpoint: requirePartUrl('S3_ENDPOINT'),
    region: requirePartUrl('S3_REGION'),
    bucket: requirePartUrl('S3_BUCKET'),
    accessKeyId: requirePartUrl('S3_ACCESS_KEY_ID'),
    secretAccessKey: requirePartUrl('S3_SECRET_ACCESS_KEY'),
    ...overrides,
  });
  onTestFinished(() => storage.close());
  return storage;
}

function newKey(): string {
  return `tests/${randomUUID()}/programme.txt`;
}

test('what was put can be read, described and removed', async () => {
  const storage = openStorage();
  const key = newKey();
  await storage.put(key, 'Dobrý deň', { contentType: 'text/plain; charset=utf-8' });

  const found = await storage.get(key);
  expect(found && (await text(found.body))).toBe('Dobrý deň');
  expect(await storage.head(key)).toMatchObject({
    contentType: 'text/plain; charset=utf-8',
    contentLength: 11,
  });

  await storage.remove(key);
  expect(await storage.get(key)).toBeNull();
  expect(await storage.head(key)).toBeNull();
  await storage.remove(key);
});

test('a folder lists what is in it and below it, in order', async () => {
  const storage = openStorage();
  const folder = `tests/${randomUUID()}`;
  expect(await storage.list(folder)).toEqual([]);
  for (const name of ['b.txt', 'a.txt', 'deep/c.txt']) {
    await storage.put(`${folder}/${name}`, name, { contentType: 'text/plain' });
  }
  await storage.put(`${folder}-other/d.txt`, 'd', { contentType: 'text/plain' });
  const names = ['a.txt', 'b.txt', 'deep/c.txt'];
  expect(await storage.list(folder)).toEqual(names.map((name) => `${folder}/${name}`));
  await expect(storage.list('../elsewhere')).rejects.toThrow(RangeError);
});

signatureTest(
  'a signed link opens the object under the given name; without signature it is refused',
  async () => {
    const storage = openStorage();
    const key = newKey();
    await storage.put(key, 'paid content', { contentType: 'text/plain' });
    const link = await storage.presignGet(key, {
      expiresInSeconds: 60,
      downloadName: 'Príručka "A"\r\nX: 1.txt',
      contentType: 'application/pdf',
    });

    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toBe('paid content');
    expect(answer.headers.get('x')).toBeNull();
    const disposition = answer.headers.get('content-disposition');
    expect(disposition).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''Pr%C3%ADru%C4%8Dka/,
    );
    expect((await fetch(link.split('?', 1)[0] ?? '')).status).toBe(403);
  },
);

signatureTest('a link that was altered is refused', async () => {
  const storage = openStorage();
  const key = newKey();
  await storage.put(key, 'mine', { contentType: 'text/plain' });
  await storage.put(`${key}.other`, 'not mine', { contentType: 'text/plain' });
  const link = await storage.presignGet(key, { expiresInSeconds: 60 });

  const longer = link.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000');
  const elsewhere = link.replace('programme.txt', 'programme.txt.other');
  const forged = link.replace(/X-Amz-Signature=./, (start) =>
    start.endsWith('0') ? 'X-Amz-Signature=1' : 'X-Amz-Signature=0',
  );
  for (const altered of [longer, elsewhere, forged]) {
    expect(altered).not.toBe(link);
    expect((await fetch(altered)).status).toBe(403);
  }
  expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
});

test('a link that has expired is refused', async () => {
  const storage = openStorage();
  const key = newKey();
  await storage.put(key, 'short-lived', { contentType: 'text/plain' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  const link = await storage.presignGet(key, { expiresInSeconds: 60 });
  vi.useRealTimers();
  expect((await fetch(link)).status).toBe(403);
});

test.for([0, 301, 1.5, Number.NaN])('no link lives %d seconds', async (expiresInSeconds) => {
  const storage = openStorage();
  expect(() => storage.presignGet(newKey(), { expiresInSeconds })).toThrow(RangeError);
});

signatureTest('an upload link takes exactly the announced type and length', async () => {
  const storage = openStorage();
  const key = newKey();
  const link = await storage.presignPut(key, {
    contentType: 'video/mp4',
    contentLength: 5,
    expiresInSeconds: 60,
  });
  const upload = (body: string, type: string) =>
    fetch(link, { method: 'PUT', body, headers: { 'content-type': type } });

  expect((await upload('longer', 'video/mp4')).status).toBe(403);
  expect((await upload('12345', 'text/html')).status).toBe(403);
  expect(await storage.head(key)).toBeNull();
  expect((await upload('12345', 'video/mp4')).status).toBe(200);
  expect(await storage.head(key)).toMatchObject({ contentType: 'video/mp4', contentLength: 5 });
});

signatureTest('the check passes for our bucket and fails for one that is not ours', async () => {
  await expect(openStorage().check()).resolves.toBeUndefined();
  await expect(openStorage({ bucket: 'no-such-bucket-here' }).check()).rejects.toThrow();
  await expect(openStorage({ secretAccessKey: 'wrong' }).check()).rejects.toThrow();
});

test('a storage that refuses connections is unavailable', async () => {
  const storage = openStorage({ endpoint: 'http://127.0.0.1:9', timeoutMs: 1_000 });
  await expect(storage.get(newKey())).rejects.toThrow(StorageUnavailableError);
  await expect(storage.check()).rejects.toThrow(StorageUnavailableError);
});

test('a storage that does not answer is given up in time', async () => {
  let requests = 0;
  const silent = createServer(() => {
    requests += 1;
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  // A server that listens on TCP returns an AddressInfo.
  const { port } = silent.address() as AddressInfo;
  const storage = openStorage({ endpoint: `http://127.0.0.1:${port}`, timeoutMs: 300 });
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await expect(storage.head(newKey())).rejects.toThrow(StorageUnavailableError);
  // One limit for all attempts, so none is left for a second one.
  expect(timeout.mock.calls).toEqual([[300]]);
  expect(requests).toBeLessThanOrEqual(1);
  await expect(storage.get(newKey())).rejects.toThrow(StorageUnavailableError);
  expect(requests).toBeLessThanOrEqual(1 + 1);
});

test('a storage that is overwhelmed is unavailable, not refusing', async () => {
  const busy = createServer((_request, response) => response.writeHead(503).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(busy, 'listening');
  onTestFinished(() => void busy.close());
  // A server that listens on TCP returns an AddressInfo.
  const { port } = busy.address() as AddressInfo;
  const storage = openStorage({ endpoint: `http://127.0.0.1:${port}`, timeoutMs: 2_000 });
  await expect(storage.head(newKey())).rejects.toThrow(StorageUnavailableError);
});
