import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fileIdSchema, partBytes } from '@danube/contract/media/media.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, expect, test } from 'vitest';
import { drawSmallVideo } from '../../development/draw-small-video.ts';
import { createLogger } from '../../platform/logger.ts';
import { createStorage } from '../../platform/storage.ts';
import { requirePartUrl } from '../../platform/test-parts.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createZip } from './hostile/zip.factory.ts';
import { digestsOf, partsOf } from './media.factory.ts';
import { createMedia } from './media.module.ts';

const bucketUrl = `${requirePartUrl('S3_ENDPOINT')}/${requirePartUrl('S3_BUCKET')}`;
/** The local replacement for Ceph neither checks signatures nor lists parts. */
const realTest = test.runIf((await fetch(bucketUrl)).status === 403);

const database = await testDatabase();
const recorded = createRecordedJobs();
const storage = createStorage({
  endpoint: requirePartUrl('S3_ENDPOINT'),
  region: requirePartUrl('S3_REGION'),
  bucket: requirePartUrl('S3_BUCKET'),
  accessKeyId: requirePartUrl('S3_ACCESS_KEY_ID'),
  secretAccessKey: requirePartUrl('S3_SECRET_ACCESS_KEY'),
});
const media = createMedia({
  ...testPlatform(database.db, '2026-11-16T10:20:00Z'),
  jobs: recorded.jobs,
  storage,
  findNames: async () => new Map(),
  fileJudged: async () => undefined,
  describeUses: async () => [],
  ownsBucket: false,
});
const admin = createRouterClient(media.routers.media, { context: contextOf(callers.admin) });
await insertPerson(database.db, { id: callers.admin.userId });

afterAll(async () => {
  storage.close();
  await database.close();
});

async function runJobs(): Promise<void> {
  const logger = createLogger({ level: 'silent', name: 'test' });
  for (let job = recorded.sent.shift(); job; job = recorded.sent.shift()) {
    const signal = AbortSignal.timeout(60_000);
    const { name, payload } = job;
    const definition = media.jobs.find((known) => known.name === name);
    await definition?.handle(payload, { jobId: 'job', attempt: 1, signal, logger });
  }
}

realTest(
  'a file of several parts goes from a browser to a signed link and is gone after',
  async () => {
    const course = createZip([
      { name: 'film.bin', body: randomBytes(partBytes + 5000), method: 0 },
    ]);
    const input = { name: 'course.zip', purpose: 'course', bytes: course.length } as const;
    const { fileId } = await admin.beginUpload(input);
    const links = await admin.signParts({ fileId, numbers: [1, 2] });
    const send = async (number: number, body: Buffer) => {
      const url = links.find((link) => link.number === number)?.url ?? '';
      const headers = { origin: 'http://localhost:3000' };
      return fetch(url, { method: 'PUT', body: new Uint8Array(body), headers });
    };
    const [first = course, second = course] = partsOf(course);
    expect((await send(2, first)).status).toBe(403);
    const sent = await send(2, second);
    expect(sent.status).toBe(200);
    expect(sent.headers.get('access-control-allow-origin')).toMatch(/localhost|\*/);
    expect(sent.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag');
    expect((await admin.readUpload({ fileId })).received).toEqual([2]);
    await send(1, first);

    const finish = () => admin.completeUpload({ fileId, partDigests: digestsOf(course) });
    const states = (await Promise.all([finish(), finish()])).map(({ state }) => state);
    expect(states).toEqual(['checking', 'checking']);
    expect(recorded.sent).toHaveLength(1);
    expect((await send(1, first)).status).toBe(404);
    await runJobs();
    expect(await admin.read({ fileId })).toMatchObject({
      state: 'ready',
      sha256: createHash('sha256').update(course).digest('hex'),
    });
    expect(await storage.head(`quarantine/${fileId}`)).toBeNull();
    await admin.remove({ fileId });
    await runJobs();
    expect(await storage.head(`files/${fileId}`)).toBeNull();
  },
);

realTest('a link gives what we made, as an attachment of our type', async () => {
  const source = Buffer.from('plot(close)\r\n');
  const input = { name: 'cross.pine', purpose: 'source', bytes: source.length } as const;
  const { fileId } = await admin.beginUpload(input);
  const [link] = await admin.signParts({ fileId, numbers: [1] });
  await fetch(link?.url ?? '', { method: 'PUT', body: new Uint8Array(source) });
  await admin.completeUpload({ fileId, partDigests: digestsOf(source) });
  await runJobs();
  const { url } = await admin.link({ fileId });
  const answer = await fetch(url);
  expect(await answer.text()).toBe('plot(close)\n');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="cross.pine"/);
  expect((await fetch(url.replace(`files/${fileId}`, `quarantine/${fileId}`))).status).toBe(403);
  await admin.remove({ fileId });
  await runJobs();
  expect((await fetch(url)).status).toBe(404);
});

realTest(
  'a film is played where it is, piece by piece, for whoever has its link',
  async () => {
    const id = fileIdSchema.parse(randomUUID());
    const body = await drawSmallVideo({ seconds: 1 });
    const film = { id, name: 'film.mp4', purpose: 'video', body, uploadedBy: null } as const;
    expect(await media.api.store(film)).toMatchObject({ state: 'ready' });
    const link = await media.api.linkForPlayback(database.db, id);
    const answer = await fetch(link?.url ?? '', { headers: { range: 'bytes=0-99' } });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 100]);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect((await fetch(link?.url.split('?')[0] ?? '')).status).toBe(403);
  },
  60_000,
);

realTest('what is given up leaves nothing at the storage', async () => {
  const input = { name: 'cross.pine', purpose: 'source', bytes: 100 } as const;
  const { fileId } = await admin.beginUpload(input);
  const [link] = await admin.signParts({ fileId, numbers: [1] });
  const send = () => fetch(link?.url ?? '', { method: 'PUT', body: new Uint8Array(100) });
  expect((await send()).status).toBe(200);
  await admin.abandonUpload({ fileId });
  await runJobs();
  const left = await storage.uploads.listUnfinished('quarantine');
  expect(left.filter(({ key }) => key.includes(fileId))).toEqual([]);
  expect((await send()).status).toBe(404);
});
