import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openMediaStage } from './media.factory.ts';

const media = await openMediaStage('2026-11-16T10:20:00Z');
const { admin, memory } = media;
const source = Buffer.from('plot(close)\n');
const small = { name: 'cross.pine', purpose: 'source', bytes: source.length } as const;
const unknownId = '00000000-0000-4000-8000-000000000000';
const type = { contentType: 'text/plain' };

afterAll(() => media.database.close());
beforeEach(() => media.empty());

test('an upload that nobody finished in a day is given up; a younger one is not', async () => {
  const { fileId } = await admin.beginUpload(small);
  media.clock.set('2026-11-17T10:00:00Z');
  const young = await admin.beginUpload(small);
  await media.runJob('forget-uploads', {});
  expect(memory.countUploads()).toBe(2);
  media.clock.set('2026-11-17T10:30:00Z');
  await media.runJob('forget-uploads', {});
  await media.runJobs();
  await media.runJob('forget-uploads', {});
  await expect(admin.read({ fileId })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  expect((await admin.readUpload({ fileId: young.fileId })).received).toEqual([]);
  expect(memory.countUploads()).toBe(1);
});

test('a file that nobody could check in two days is refused, and forgotten after a month', async () => {
  const fileId = await media.upload(source);
  media.recorded.forget();
  media.clock.set('2026-11-18T10:10:00Z');
  await media.runJob('forget-uploads', {});
  expect((await admin.read({ fileId })).state).toBe('checking');
  media.clock.set('2026-11-18T10:30:00Z');
  await media.runJob('forget-uploads', {});
  await media.runJobs();
  expect(await admin.read({ fileId })).toMatchObject({ state: 'refused', refusal: 'broken' });
  expect(memory.keys()).toEqual([]);
  media.clock.set('2026-12-18T10:00:00Z');
  await media.runJob('forget-uploads', {});
  expect((await admin.read({ fileId })).state).toBe('refused');
  media.clock.set('2026-12-18T11:00:00Z');
  await media.runJob('forget-uploads', {});
  await expect(admin.read({ fileId })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
});

test('what the storage holds and no row knows is swept, and nothing else', async () => {
  const ready = await media.upload(source);
  await media.runJobs();
  const waiting = await media.upload(source);
  const { fileId: open } = await admin.beginUpload(small);
  await memory.storage.put(`quarantine/${ready}`, 'left by a crash', type);
  await memory.storage.put(`files/${unknownId}`, 'x', type);
  await memory.storage.put(`pictures/${unknownId}/480`, 'x', type);
  await memory.storage.put(`lesson-pictures/${unknownId}/480`, 'x', type);
  await memory.storage.put('exports/somebody/file.zip', 'not ours', type);
  await memory.storage.uploads.begin(`quarantine/${unknownId}`, type);
  await media.runJob('sweep-storage', {});
  expect(memory.keys()).toEqual([
    'exports/somebody/file.zip',
    `files/${ready}`,
    `quarantine/${waiting}`,
  ]);
  expect(memory.countUploads()).toBe(1);
  expect((await admin.readUpload({ fileId: open })).received).toEqual([]);
  expect(fileIdSchema.safeParse(unknownId).success).toBe(true);
});

test('an object in quarantine gets a day to be followed by its row', async () => {
  const key = `quarantine/${unknownId}`;
  await memory.storage.put(key, 'on its way', type);
  memory.setModified(key, new Date('2026-11-16T10:00:00Z'));
  media.clock.set('2026-11-17T03:11:00Z');
  await media.runJob('sweep-storage', {});
  expect(memory.keys()).toEqual([key]);
  media.clock.set('2026-11-18T03:11:00Z');
  await media.runJob('sweep-storage', {});
  expect(memory.keys()).toEqual([]);
});
