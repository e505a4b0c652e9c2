import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openMediaStage } from '../media.factory.ts';

const media = await openMediaStage('2026-11-16T10:20:00Z');
const { admin, memory, pool, db } = media;
const { api } = media.media;
const course = '99999999-9999-4999-8999-999999999999';
const otherCourse = '99999999-9999-4999-8999-999999999998';
const unknownFile = fileIdSchema.parse('00000000-0000-4000-8000-000000000000');

afterAll(() => media.database.close());
beforeEach(() => media.empty());

type Row = Partial<{ name: string; purpose: string; state: string; bytes: number; at: string }>;

let inserted = 0;

async function insert(row: Row = {}): Promise<FileId> {
  inserted += 1;
  const id = fileIdSchema.parse(`00000000-0000-4000-9000-${String(inserted).padStart(12, '0')}`);
  const { name = 'film.mp4', purpose = 'video', state = 'ready', bytes = 10 } = row;
  await pool.query(
    `insert into stored_files (id, name, purpose, state, refusal, bytes, content_type,
       uploaded_by, created_at, updated_at)
     values ($1, $2, $3, $4, case when $4 = 'refused' then 'broken' end, $5, 'video/mp4',
       'admin-id', $6, $6)`,
    [id, name, purpose, state, bytes, row.at ?? '2026-11-01T10:00:00Z'],
  );
  return id;
}

async function idsOf(input: Parameters<typeof admin.list>[0]): Promise<string[]> {
  return (await admin.list(input)).files.map(({ id }) => id);
}

describe('the list', () => {
  test('shows who sent a file and what names it, with sums over all that was found', async () => {
    const id = await insert({ bytes: 7 });
    await insert({ bytes: 5 });
    await media.use(id, course);
    const list = await admin.list({ isOrphan: 'false' });
    expect(list).toMatchObject({ total: 1, totalBytes: 7, nextCursor: null });
    expect(list.files).toMatchObject([
      {
        id,
        uploadedBy: { id: 'admin-id', name: 'Name of admin-id' },
        uses: [{ kind: 'course', itemId: course, slug: 'dax', title: 'The DAX' }],
      },
    ]);
    expect(await admin.list({ limit: 1 })).toMatchObject({ total: 2, totalBytes: 12 });
  });

  test.each([
    ['kovac', 'Ján Kováč.pdf'],
    ['DAX intro', 'intro to the dax.mp4'],
    ['100%', '100% sure.mp4'],
    ['a_b', 'a_b.mp4'],
  ])('%j finds %j and nothing else', async (search, name) => {
    const id = await insert({ name });
    await insert({ name: 'aXb 100 other.mp4' });
    expect(await idsOf({ search })).toEqual([id]);
  });

  test('is narrowed by purpose, state and use', async () => {
    const film = await insert({ name: 'a' });
    const book = await insert({ name: 'b', purpose: 'document' });
    const refused = await insert({ name: 'c', state: 'refused' });
    await media.use(film, course);
    expect(await idsOf({ purpose: 'document' })).toEqual([book]);
    expect(await idsOf({ state: 'refused' })).toEqual([refused]);
    expect(await idsOf({ isOrphan: 'true', order: 'name' })).toEqual([book, refused]);
    expect(await idsOf({ isOrphan: 'false' })).toEqual([film]);
  });

  test.each(['newest', 'oldest', 'name', 'largest'] as const)(
    'in the order %s has every file once over its pages',
    async (order) => {
      for (let number = 0; number < 11; number += 1) {
        await insert({
          name: `Film ${number % 3}`,
          bytes: number % 2,
          at: `2026-11-0${1 + (number % 2)}T10:00:00.000${number % 4}Z`,
        });
      }
      const all = await idsOf({ order, limit: 100 });
      const pages: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await admin.list({ order, limit: 2, cursor });
        pages.push(...page.files.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor && pages.length < 50);
      expect(new Set(all).size).toBe(11);
      expect(pages).toEqual(all);
    },
  );

  test('begins anew where its cursor cannot be read', async () => {
    const id = await insert();
    const strange = Buffer.from('newest:nothing\0').toString('base64url');
    for (const cursor of ['x', strange, Buffer.from(`name:${id}`).toString('base64url')]) {
      expect(await idsOf({ cursor })).toEqual([id]);
    }
  });

  test('as a file is safe for spreadsheets and on record', async () => {
    await insert({ name: '=HYPERLINK("x")' });
    const { fileName, csv } = await admin.exportCsv({});
    expect(fileName).toBe('files-2026-11-16.csv');
    expect(csv.split('\r\n')[1]).toContain(`"'=HYPERLINK(""x"")",video,ready,,10,video/mp4`);
    expect((await media.auditLog()).map(({ action }) => action)).toEqual(['media.export']);
  });

  test('as a file has every file, also of more than are read at once', async () => {
    await pool.query(`
      insert into stored_files (id, name, purpose, state, bytes, content_type, created_at, updated_at)
      select gen_random_uuid(), 'film-' || n, 'video', 'ready', 10, 'video/mp4', at, at
      from generate_series(1, 10050) n,
        lateral (select timestamptz '2026-11-01Z' - n / 100 * interval '1 minute' as at) as moment`);
    const { csv } = await admin.exportCsv({});
    const names = csv.match(/film-\d+/g) ?? [];
    expect([names.length, new Set(names).size]).toEqual([10_050, 10_050]);
  });
});

describe('a file', () => {
  test('that is not there is not found, and removing it is no error', async () => {
    const notFound = { code: 'FILE_NOT_FOUND' };
    await expect(admin.read({ fileId: unknownFile })).rejects.toMatchObject(notFound);
    await expect(admin.link({ fileId: unknownFile })).rejects.toMatchObject(notFound);
    expect(await admin.remove({ fileId: unknownFile })).toEqual({ removed: false });
    expect(await api.link(db, unknownFile)).toBeNull();
    expect(await api.open(db, unknownFile)).toBeNull();
    expect(await media.auditLog()).toEqual([]);
  });

  test('is linked for a minute, as an attachment, with our type and an ending that fits', async () => {
    const fileId = await insert({ name: 'Úvod do DAX.mov' });
    const { url } = await admin.link({ fileId });
    expect(new URL(url).pathname).toBe(`files/${fileId}`);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      expiresInSeconds: '60',
      downloadName: 'Úvod do DAX.mp4',
      contentType: 'video/mp4',
    });
    expect(await api.link(db, fileId)).toEqual({ url, fileName: 'Úvod do DAX.mp4' });
    expect((await media.auditLog()).map(({ action }) => action)).toEqual(['media.link']);
  });

  test.each([
    ['uploading', 'video'],
    ['checking', 'video'],
    ['refused', 'video'],
    ['ready', 'course'],
  ])('that is %s and a %s is never linked', async (state, purpose) => {
    const fileId = await insert({ state, purpose });
    await expect(admin.link({ fileId })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect(await api.link(db, fileId)).toBeNull();
  });

  test('that something shows stays', async () => {
    const fileId = await insert();
    await media.use(fileId, course);
    await expect(admin.remove({ fileId })).rejects.toMatchObject({ code: 'FILE_IN_USE' });
    expect((await admin.read({ fileId })).uses).toHaveLength(1);
    await api.storeUses(db, course, []);
    expect(await admin.remove({ fileId })).toEqual({ removed: true });
    expect(await admin.remove({ fileId })).toEqual({ removed: false });
    expect((await media.auditLog()).map(({ action }) => action)).toEqual(['media.remove']);
  });

  test('opens as it was made', async () => {
    const fileId = await media.upload(Buffer.from('plot(close)\r\n'));
    expect(await api.open(db, fileId)).toBeNull();
    await media.runJobs();
    const opened = await api.open(db, fileId);
    expect(opened && (await text(opened.body))).toBe('plot(close)\n');
    expect(opened?.uploadedBy).toBeNull();
    expect(await api.findFiles(db, [fileId, unknownFile])).toMatchObject([{ id: fileId }]);
  });
});

describe('uses', () => {
  test('are exactly those that the item names last; what is not there is told', async () => {
    const [one, two, three] = [await insert(), await insert(), await insert()];
    expect(await api.storeUses(db, course, [one, two, two, unknownFile])).toEqual([unknownFile]);
    expect(await api.storeUses(db, otherCourse, [two])).toEqual([]);
    expect(await api.storeUses(db, course, [three])).toEqual([]);
    const { rows } = await pool.query('select file_id, item_id from file_uses order by file_id');
    expect(rows).toEqual([
      { file_id: two, item_id: otherCourse },
      { file_id: three, item_id: course },
    ]);
  });

  test('that wait for a removal are told that the file is gone', async () => {
    const fileId = await insert();
    const remover = await pool.connect();
    await remover.query('begin');
    await remover.query('delete from stored_files where id = $1', [fileId]);
    const using = media.transact(({ tx }) => api.storeUses(tx, course, [fileId]));
    await sleep(100);
    await remover.query('commit');
    remover.release();
    expect(await using).toEqual([fileId]);
  });

  test('that are being written keep a removal waiting, and then from happening', async () => {
    const fileId = await insert();
    const removal = await media.transact(async ({ tx }) => {
      await api.storeUses(tx, course, [fileId]);
      const removing = admin.remove({ fileId }).catch(({ code }) => code);
      await sleep(100);
      return { removing };
    });
    expect(await removal.removing).toBe('FILE_IN_USE');
  });
});

describe('files that nothing shows', () => {
  test('are removed once they are older than a day, with their bytes', async () => {
    const old = await insert({ bytes: 100 });
    const refused = await insert({ state: 'refused', bytes: 11 });
    const used = await insert();
    const young = await insert({ at: '2026-11-16T09:00:00Z' });
    const waiting = await insert({ state: 'checking' });
    await media.use(used, course);
    await memory.storage.put(`files/${old}`, 'x', { contentType: 'video/mp4' });
    expect(await admin.removeOrphans()).toEqual({ removed: 2, bytes: 111 });
    expect(await admin.removeOrphans()).toEqual({ removed: 0, bytes: 0 });
    await media.runJobs();
    expect(memory.keys()).toEqual([]);
    const left = await api.findFiles(db, [old, refused, used, young, waiting]);
    expect(left.map(({ id }) => id).sort()).toEqual([used, young, waiting].sort());
  });
});
