import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createVideo } from '../hostile/hostile-videos.factory.ts';
import { digestsOf, openMediaStage } from '../media.factory.ts';
import { checkFileJob, createCheckJob } from './check-file.job.ts';

const media = await openMediaStage('2026-11-16T10:20:00Z');
const { admin, memory, recorded } = media;
const source = Buffer.from('//@version=6\r\nindicator("Cross")  \r\n');
const expectedSource = '//@version=6\nindicator("Cross")\n';

afterAll(() => media.database.close());
beforeEach(() => media.empty());

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('what is served is what we made of it, and what came is gone', async () => {
  const fileId = await media.upload(source);
  await media.runJobs();
  expect(await admin.read({ fileId })).toMatchObject({
    state: 'ready',
    bytes: expectedSource.length,
    contentType: 'text/plain; charset=utf-8',
    sha256: sha256(expectedSource),
  });
  expect(memory.keys()).toEqual([`files/${fileId}`]);
  expect(String(memory.bytes(`files/${fileId}`))).toBe(expectedSource);
  expect((await media.auditLog()).at(-1)).toMatchObject({
    action: 'media.check',
    actor: 'system',
    before: { bytes: source.length, sha256: sha256(source) },
    after: { state: 'ready', sha256: sha256(expectedSource) },
  });
});

test('a small file does not wait behind a film: each has its own queue', async () => {
  const film = await media.upload(Buffer.from('film'), { purpose: 'video', name: 'film.mp4' });
  const other = await media.upload(source);
  expect(recorded.sent.map(({ name, payload }) => [name, payload])).toEqual([
    ['check-video', { fileId: film }],
    ['check-file', { fileId: other }],
  ]);
  // The second one is done while the first hasn't been started.
  await media.runJob('check-file', { fileId: other });
  expect((await admin.read({ fileId: other })).state).toBe('ready');
  expect((await admin.read({ fileId: film })).state).toBe('checking');
});

test('what arrived other than it was sent is refused', async () => {
  const digests = digestsOf(Buffer.from('something else'));
  const fileId = await media.upload(source, { digests });
  await media.runJobs();
  expect(await admin.read({ fileId })).toMatchObject({ state: 'refused', refusal: 'altered' });
  expect(memory.keys()).toEqual([]);
});

test('a check that is run again, or late, changes nothing', async () => {
  const fileId = await media.upload(source);
  await Promise.all([
    media.runJob('check-file', { fileId }),
    media.runJob('check-file', { fileId }),
  ]);
  const before = await admin.read({ fileId });
  await media.runJob('check-file', { fileId });
  expect(await admin.read({ fileId })).toEqual(before);
  expect((await media.auditLog()).filter(({ action }) => action === 'media.check')).toHaveLength(1);
  expect(memory.keys()).toEqual([`files/${fileId}`]);
});

test('a file that was removed while it was checked leaves nothing', async () => {
  const fileId = await media.upload(source);
  await admin.remove({ fileId });
  await media.runJob('check-file', { fileId });
  expect(memory.keys()).toEqual([]);
});

test('a check that fails is tried again, and after the last time the file is refused', async () => {
  const fileId = await media.upload(source);
  const storage = { ...memory.storage, get: () => Promise.reject(new Error('away')) };
  const job = createCheckJob({ ...media, storage }, checkFileJob);
  const context = (attempt: number) => ({
    jobId: 'job',
    attempt,
    signal: AbortSignal.timeout(5_000),
    logger: media.logger,
  });
  await expect(job.handle({ fileId }, context(1))).rejects.toThrow('away');
  expect((await admin.read({ fileId })).state).toBe('checking');
  await expect(job.handle({ fileId }, context(9))).rejects.toThrow('away');
  expect(await admin.read({ fileId })).toMatchObject({ state: 'refused', refusal: 'broken' });
});

test('no folder is left behind', async () => {
  // A separate folder, because concurrent tests use the same parent.
  const place = await mkdtemp(join(tmpdir(), 'check-file-'));
  vi.stubEnv('TMPDIR', place);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(place, { recursive: true });
  });
  await media.upload(source);
  await media.upload(Buffer.from('\0'));
  await media.runJobs();
  expect(await readdir(place)).toEqual([]);
});

test('a picture is ready in the sizes that pages show, without what was written into it', async () => {
  const photograph = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: '#246' },
  })
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .jpeg()
    .toBuffer();
  const fileId = await media.upload(photograph, { purpose: 'picture', name: 'cover.jpg' });
  await media.runJobs();
  expect(await admin.read({ fileId })).toMatchObject({
    state: 'ready',
    contentType: 'image/webp',
    width: 2000,
    height: 1000,
  });
  for (const width of [480, 960, 1440]) {
    const metadata = await sharp(memory.bytes(`pictures/${fileId}/${width}`)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height: width / 2 });
    expect(metadata.exif).toBeUndefined();
  }
  expect(await media.media.api.openPicture(fileId, 480)).not.toBeNull();
  await admin.remove({ fileId });
  await media.runJobs();
  expect(memory.keys()).toEqual([]);
});

test('a picture of a lesson has the same sizes, but no public address', async () => {
  const drawing = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#246' },
  })
    .png()
    .toBuffer();
  const fileId = await media.upload(drawing, { purpose: 'lesson-picture', name: 'chart.png' });
  await media.runJobs();
  expect(await admin.read({ fileId })).toMatchObject({ state: 'ready', width: 600, height: 300 });
  expect(memory.keys()).toEqual([
    `files/${fileId}`,
    ...[1440, 480, 960].map((width) => `lesson-pictures/${fileId}/${width}`),
  ]);
  expect(await media.media.api.openPicture(fileId, 480)).toBeNull();
  expect(await media.media.api.openLessonPicture(fileId, 480)).not.toBeNull();
  await admin.remove({ fileId });
  await media.runJobs();
  expect(memory.keys()).toEqual([]);
});

test.each([
  ['lesson.mp4', 'libx264'],
  ['lesson.webm', 'libvpx'],
  ['lesson.ogv', 'libtheora'],
  ['lesson.mov', 'libx264'],
  ['lesson.avi', 'mpeg4'],
])('[R5.02] %s is taken, and served as MP4', async (name, codec) => {
  const fileId = await media.upload(await createVideo(name, ['-c:v', codec]), {
    purpose: 'video',
    name,
  });
  await media.runJobs();
  expect(await admin.read({ fileId })).toMatchObject({
    state: 'ready',
    contentType: 'video/mp4',
    durationSeconds: 1,
    width: 64,
    height: 48,
  });
});

describe('the scanner', () => {
  /** Like clamd's INSTREAM: reads up to the zero-length chunk, then responds. */
  async function aScanner(judge: (bytes: Buffer) => string): Promise<string> {
    const server = createServer((socket) => {
      let came = Buffer.alloc(0);
      socket.on('data', (chunk) => {
        came = Buffer.concat([came, chunk]);
        if (!came.subarray(-4).equals(Buffer.alloc(4))) return;
        expect(came.subarray(0, 10).toString('latin1')).toBe('zINSTREAM\0');
        const length = came.readUInt32BE(10);
        socket.end(`${judge(came.subarray(14, 14 + length))}\0`);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    // A server that listens on TCP returns an AddressInfo.
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function check(clamdAddress: string) {
    const fileId = await media.upload(source);
    const { storage } = memory;
    const job = createCheckJob({ ...media, storage, clamdAddress }, checkFileJob);
    const signal = AbortSignal.timeout(10_000);
    await job.handle({ fileId }, { jobId: 'job', attempt: 1, signal, logger: media.logger });
    return admin.read({ fileId });
  }

  test('refuses what it knows', async () => {
    const address = await aScanner(() => 'stream: Eicar-Test-Signature FOUND');
    expect(await check(address)).toMatchObject({ state: 'refused', refusal: 'infected' });
    expect(memory.keys()).toEqual([]);
  });

  test('gets exactly what came, and lets pass what it does not know', async () => {
    const seen: Buffer[] = [];
    const address = await aScanner((bytes) => {
      seen.push(bytes);
      return 'stream: OK';
    });
    expect((await check(address)).state).toBe('ready');
    expect(Buffer.concat(seen).equals(source)).toBe(true);
  });

  test('that is away, or cannot judge, lets nothing pass', async () => {
    await expect(check('127.0.0.1:9')).rejects.toThrow('scanner');
    const full = await aScanner(() => 'INSTREAM size limit exceeded. ERROR');
    await expect(check(full)).rejects.toThrow('size limit');
    expect(memory.keys().filter((key) => key.startsWith('files/'))).toEqual([]);
  });
});

describe('bytes that the academy brings itself', () => {
  const id = fileIdSchema.parse('11111111-1111-4111-8111-111111111111');
  const own = { id, name: 'cross.pine', purpose: 'source', uploadedBy: null } as const;

  test('go through the same checks and are ready at once', async () => {
    const saved = await media.media.api.store({ ...own, body: source });
    expect(saved).toMatchObject({
      id,
      state: 'ready',
      sha256: sha256(expectedSource),
      uploadedBy: null,
    });
    const bad = { ...own, id: fileIdSchema.parse(id.replace(/1$/, '2')), name: 'cross.exe' };
    expect(await media.media.api.store({ ...bad, body: source })).toMatchObject({
      state: 'refused',
      refusal: 'wrongContent',
    });
    expect(recorded.sent).toEqual([]);
  });

  test('stay as they were kept first, and come back where the storage lost them', async () => {
    const first = await media.media.api.store({ ...own, body: source });
    const other = Buffer.from('//@version=6\nindicator("Other")\n');
    expect(await media.media.api.store({ ...own, body: other })).toEqual(first);
    memory.empty();
    expect((await media.media.api.store({ ...own, body: other })).sha256).toBe(sha256(other));
    expect(memory.keys()).toEqual([`files/${id}`]);
  });
});
