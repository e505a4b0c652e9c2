import { fileIdSchema, maxFileBytes, partBytes } from '@danube/contract/media/media.schemas.ts';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callers } from '../../../testing/callers.ts';
import { digestsOf, openMediaStage } from '../media.factory.ts';
import { maxBytes, maxUnfinished } from './begin-upload.ts';

const media = await openMediaStage('2026-11-16T10:20:00Z');
const { admin, memory, recorded, pool } = media;
const other = media.asAdmin('other-admin');
const unknownFile = fileIdSchema.parse('00000000-0000-4000-8000-000000000000');
const source = Buffer.from('//@version=6\nindicator("Cross")\n');
const digest = 'a'.repeat(64);
const small = { name: 'cross.pine', purpose: 'source', bytes: source.length } as const;

afterAll(() => media.database.close());
beforeEach(() => media.empty());

describe('who may call', () => {
  type Client = ReturnType<typeof media.as>;
  const acts = {
    beginUpload: (api: Client) => api.beginUpload(small),
    readUpload: (api: Client) => api.readUpload({ fileId: unknownFile }),
    signParts: (api: Client) => api.signParts({ fileId: unknownFile, numbers: [1] }),
    completeUpload: (api: Client) =>
      api.completeUpload({ fileId: unknownFile, partDigests: [digest] }),
    abandonUpload: (api: Client) => api.abandonUpload({ fileId: unknownFile }),
    list: (api: Client) => api.list({}),
    exportCsv: (api: Client) => api.exportCsv({}),
    read: (api: Client) => api.read({ fileId: unknownFile }),
    link: (api: Client) => api.link({ fileId: unknownFile }),
    remove: (api: Client) => api.remove({ fileId: unknownFile }),
    removeOrphans: (api: Client) => api.removeOrphans(),
  };
  const rejections = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const;
  const refused = Object.entries(acts).flatMap(([name, act]) =>
    rejections.map(([caller, code]) => ({ name, act, caller, code })),
  );

  test.each(refused)(
    '[R6.03] $name answers $caller with $code and does nothing',
    async ({ act, caller, code }) => {
      await expect(act(media.as(caller))).rejects.toMatchObject({ code });
      expect(await media.auditLog()).toEqual([]);
      expect(memory.countUploads()).toBe(0);
    },
  );
});

describe('announcing a file', () => {
  test('opens an upload at the storage and is on record', async () => {
    const upload = await admin.beginUpload(small);
    expect(upload).toEqual({
      fileId: upload.fileId,
      bytes: source.length,
      partBytes,
      received: [],
    });
    expect(memory.countUploads()).toBe(1);
    expect(await media.auditLog()).toMatchObject([
      { action: 'media.begin-upload', target: `file:${upload.fileId}`, after: small },
    ]);
  });

  test.each([
    ['a path', { ...small, name: '../../etc/passwd' }],
    ['a path of Windows', { ...small, name: 'C:\\boot.ini' }],
    ['a line break', { ...small, name: 'a\r\nX: 1.pine' }],
    ['no name', { ...small, name: '  ' }],
  ])('%s is not accepted', async (_what, input) => {
    await expect(admin.beginUpload(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(memory.countUploads()).toBe(0);
  });

  test.each([maxFileBytes + 1, 0])('[R5.02] %d bytes are not accepted', async (bytes) => {
    await expect(admin.beginUpload({ ...small, bytes })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(memory.countUploads()).toBe(0);
  });

  test('[R5.02] exactly a gigabyte is accepted', async () => {
    const input = { name: 'film.mp4', purpose: 'video', bytes: maxFileBytes } as const;
    expect((await admin.beginUpload(input)).bytes).toBe(maxFileBytes);
  });

  test('one more unfinished upload than allowed is refused, and leaves nothing behind', async () => {
    const requests = Array.from({ length: maxUnfinished + 5 }, () => admin.beginUpload(small));
    const outcomes = await Promise.allSettled(requests);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'QUOTA_EXCEEDED' } })));
    expect(memory.countUploads()).toBe(maxUnfinished);
    expect((await other.beginUpload(small)).received).toEqual([]);
  });

  test('what an administrator has stored counts to the last byte', async () => {
    const insert = (bytes: number) =>
      pool.query(
        `insert into stored_files
           (id, name, purpose, state, bytes, uploaded_by, created_at, updated_at)
         select gen_random_uuid(), 'film.mp4', 'video', 'ready', $1, $2, now(), now()`,
        [bytes, callers.admin.userId],
      );
    for (let filled = 0; filled < maxBytes - maxFileBytes; filled += maxFileBytes) {
      await insert(maxFileBytes);
    }
    const film = { name: 'film.mp4', purpose: 'video', bytes: maxFileBytes } as const;
    const { fileId } = await admin.beginUpload(film);
    await admin.abandonUpload({ fileId });
    await insert(1);
    await expect(admin.beginUpload(film)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    const rest = { ...film, bytes: maxFileBytes - 1 };
    expect((await admin.beginUpload(rest)).bytes).toBe(maxFileBytes - 1);
  });
});

describe('an upload under way', () => {
  test('is another administrator’s business in nothing', async () => {
    const { fileId } = await admin.beginUpload(small);
    const notFound = { code: 'UPLOAD_NOT_FOUND' };
    await expect(other.readUpload({ fileId })).rejects.toMatchObject(notFound);
    await expect(other.signParts({ fileId, numbers: [1] })).rejects.toMatchObject(notFound);
    await expect(other.completeUpload({ fileId, partDigests: [digest] })).rejects.toMatchObject(
      notFound,
    );
    expect(await other.abandonUpload({ fileId })).toEqual({ abandoned: false });
    expect((await admin.readUpload({ fileId })).received).toEqual([]);
  });

  test('tells which parts have arrived whole, so that only the others are sent again', async () => {
    const bytes = 2 * partBytes + 100;
    const { fileId } = await admin.beginUpload({ name: 'a.mp4', purpose: 'video', bytes });
    const signed = await admin.signParts({ fileId, numbers: [1, 2, 3, 3] });
    expect(signed.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(memory.send(signed[2]?.url ?? '', Buffer.alloc(100))).toBe(200);
    expect(memory.send(signed[0]?.url ?? '', Buffer.alloc(partBytes))).toBe(200);
    expect(memory.send(signed[1]?.url ?? '', Buffer.alloc(7))).toBe(403);
    expect((await admin.readUpload({ fileId })).received).toEqual([1, 3]);
    await expect(admin.signParts({ fileId, numbers: [4] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const partDigests = [digest, digest, digest];
    await expect(admin.completeUpload({ fileId, partDigests })).rejects.toMatchObject({
      code: 'UPLOAD_INCOMPLETE',
    });
  });

  test('is given up once, with all that had arrived', async () => {
    const { fileId } = await admin.beginUpload(small);
    await media.sendParts(fileId, source);
    expect(await admin.abandonUpload({ fileId })).toEqual({ abandoned: true });
    expect(await admin.abandonUpload({ fileId })).toEqual({ abandoned: false });
    await media.runJobs();
    expect(memory.countUploads()).toBe(0);
    expect((await media.auditLog()).map(({ action }) => action)).toEqual([
      'media.begin-upload',
      'media.abandon-upload',
    ]);
    await expect(
      admin.completeUpload({ fileId, partDigests: digestsOf(source) }),
    ).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });
});

/** Makes callers that list the parts wait until this many have arrived. */
function waitForAllCallers(count: number): void {
  const { uploads } = memory.storage;
  const list = uploads.listParts;
  const all = Promise.withResolvers<void>();
  let come = 0;
  vi.spyOn(uploads, 'listParts').mockImplementation(async (upload) => {
    const parts = await list(upload);
    come += 1;
    if (come === count) all.resolve();
    await all.promise;
    return parts;
  });
}

describe('finishing an upload', () => {
  test('puts the file into quarantine and asks for its check, once, however often', async () => {
    const { fileId } = await admin.beginUpload(small);
    await media.sendParts(fileId, source);
    const finish = () => admin.completeUpload({ fileId, partDigests: digestsOf(source) });
    waitForAllCallers(3);
    const answers = await Promise.all([finish(), finish(), finish()]);
    expect(answers.map(({ state }) => state)).toEqual(['checking', 'checking', 'checking']);
    expect((await finish()).uploadedBy).toEqual({ id: 'admin-id', name: 'Name of admin-id' });
    expect(recorded.sent).toEqual([{ name: 'check-file', key: fileId, payload: { fileId } }]);
    expect(memory.bytes(`quarantine/${fileId}`).equals(source)).toBe(true);
    expect((await media.auditLog()).map(({ action }) => action)).toEqual([
      'media.begin-upload',
      'media.complete-upload',
    ]);
    await expect(admin.readUpload({ fileId })).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });

  test('goes on where a server died between the storage and the database', async () => {
    const { fileId } = await admin.beginUpload(small);
    await media.sendParts(fileId, source);
    const { rows } = await pool.query('select upload_id from stored_files where id = $1', [fileId]);
    const upload = { key: `quarantine/${fileId}`, uploadId: rows[0].upload_id };
    const parts = await memory.storage.uploads.listParts(upload);
    await memory.storage.uploads.complete(upload, parts ?? []);

    expect((await admin.readUpload({ fileId })).received).toEqual([1]);
    const finished = await admin.completeUpload({ fileId, partDigests: digestsOf(source) });
    expect(finished.state).toBe('checking');
    expect(recorded.sent).toHaveLength(1);
  });

  test('says that it is gone where the storage has given it up', async () => {
    const { fileId } = await admin.beginUpload(small);
    memory.empty();
    const notFound = { code: 'UPLOAD_NOT_FOUND' };
    await expect(admin.readUpload({ fileId })).rejects.toMatchObject(notFound);
    await expect(
      admin.completeUpload({ fileId, partDigests: digestsOf(source) }),
    ).rejects.toMatchObject(notFound);
  });

  test('needs a digest for each part', async () => {
    const { fileId } = await admin.beginUpload(small);
    await media.sendParts(fileId, source);
    await expect(
      admin.completeUpload({ fileId, partDigests: [digest, digest] }),
    ).rejects.toMatchObject({ code: 'UPLOAD_INCOMPLETE' });
    await expect(
      admin.completeUpload({ fileId, partDigests: ['not a digest'] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
