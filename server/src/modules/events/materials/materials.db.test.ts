import { materialIdSchema } from '@danube/contract/events/events.schemas.ts';
import { fileIdSchema, type StoredFile } from '@danube/contract/media/media.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createEventDraft, insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { describeUses } from './describe-uses.ts';

const fileId = fileIdSchema.parse('00000000-0000-4000-8000-0000000000f1');
const filmId = fileIdSchema.parse('00000000-0000-4000-8000-0000000000f2');
const waitingId = fileIdSchema.parse('00000000-0000-4000-8000-0000000000f3');
const forged = materialIdSchema.parse('00000000-0000-4000-8000-00000000dead');

const files = [
  aFile({ id: fileId, purpose: 'document', state: 'ready' }),
  aFile({ id: filmId, purpose: 'video', state: 'ready' }),
  aFile({ id: waitingId, purpose: 'document', state: 'checking' }),
];
const uses = new Map<string, readonly string[]>();

const stage = await openEventsStage({
  media: {
    findFiles: async (_tx, ids) => files.filter(({ id }) => ids.includes(id)),
    storeUses: async (_tx, itemId, ids) => {
      uses.set(itemId, ids);
      return [];
    },
    receiveObject: async () => undefined,
    link: async (_tx, id) => ({ url: `https://files.example/${id}`, fileName: 'worksheet.pdf' }),
  },
});
const { db, as, admin, visitor, platform } = stage;

afterAll(() => stage.database.close());
beforeEach(async () => {
  uses.clear();
  await stage.reset();
  await stage.database.pool.query('delete from stored_files');
  for (const { id, purpose, state } of files) {
    await stage.database.pool.query(
      `insert into stored_files (id, name, purpose, state, bytes, created_at, updated_at)
       values ($1, 'worksheet.pdf', $2, $3, 2048, now(), now())`,
      [id, purpose, state],
    );
  }
});

const address = { slug: 'clinic', date: '2026-11-17' };
const register = { ...address, timeZone: 'Europe/Vienna' };

function aFile(part: Pick<StoredFile, 'id' | 'purpose' | 'state'>): StoredFile {
  return {
    ...part,
    name: 'worksheet.pdf',
    refusal: null,
    bytes: 2048,
    contentType: 'application/pdf',
    sha256: null,
    durationSeconds: null,
    width: null,
    height: null,
    pageCount: 2,
    uploadedBy: null,
    createdAt: new Date('2026-11-01T10:00:00Z'),
  };
}

async function aClinicWithMaterial(overrides: Parameters<typeof insertEventWith>[1] = {}) {
  const { id } = await insertEventWith(db, { slug: 'clinic', audience: 'members', ...overrides });
  const material = await admin.addMaterial({ id, date: address.date, fileId, title: 'Worksheet' });
  return { id, material };
}

describe('materials', () => {
  test('are for who has a place, as a link, and the page says only that there are some', async () => {
    const { material } = await aClinicWithMaterial({ capacity: 1 });
    const [first = '', second = ''] = await stage.people(2);
    expect((await visitor.page({ ...address, language: 'en' })).hasMaterials).toBe(true);
    expect((await as(first).registration(address)).materials).toEqual([]);
    expect((await as(first).register(register)).materials).toEqual([
      { id: material.id, title: 'Worksheet', fileName: 'worksheet.pdf', bytes: 2048 },
    ]);
    const link = await as(first).materialLink({ ...address, materialId: material.id });
    expect(link).toEqual({ url: `https://files.example/${fileId}`, fileName: 'worksheet.pdf' });
    // People on the waiting list get none, before and after the session.
    expect((await as(second).register(register)).materials).toEqual([]);
    platform.clock.set('2026-11-20T10:00:00Z');
    expect((await as(first).registration(address)).materials).toHaveLength(1);
  });

  test('of others, of other days and made up are not found', async () => {
    const { id, material } = await aClinicWithMaterial({ capacity: 1 });
    const [first = '', second = ''] = await stage.people(2);
    await as(first).register(register);
    await as(second).register(register);
    const nextWeek = { slug: 'clinic', date: '2026-11-24' };
    await as(first).register({ ...nextWeek, timeZone: 'Europe/Vienna' });
    const other = await admin.addMaterial({ id, date: nextWeek.date, fileId, title: 'Next' });
    for (const requested of [
      () => as(second).materialLink({ ...address, materialId: material.id }),
      () => as(first).materialLink({ ...nextWeek, materialId: material.id }),
      () => as(first).materialLink({ ...address, materialId: other.id }),
      () => as(first).materialLink({ ...address, materialId: forged }),
    ]) {
      const answer = { code: 'MATERIAL_NOT_FOUND', status: 404 };
      await expect(requested()).rejects.toMatchObject(answer);
    }
    const unsigned = visitor.materialLink({ ...address, materialId: material.id });
    await expect(unsigned).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('can only be files that are ready and are handed out', async () => {
    const { id } = await insertEventWith(db, { slug: 'clinic' });
    for (const wrong of [filmId, waitingId, fileIdSchema.parse(forged)]) {
      const added = admin.addMaterial({ id, date: address.date, fileId: wrong, title: 'No' });
      await expect(added).rejects.toMatchObject({ code: 'MATERIAL_NOT_USABLE' });
    }
    const nowhere = admin.addMaterial({ id, date: '2026-11-18', fileId, title: 'No' });
    await expect(nowhere).rejects.toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
  });

  test('keep their file in the library until they or their series are removed', async () => {
    const { id, material } = await aClinicWithMaterial();
    expect(uses.get(material.id)).toEqual([fileId]);
    expect(await describeUses(db, [material.id, forged])).toEqual([
      {
        kind: 'session',
        itemId: material.id,
        slug: `${id}/2026-11-17`,
        title: 'Education Tuesday Live',
      },
    ]);
    const wanted = { id, date: address.date, materialId: material.id };
    expect(await admin.removeMaterial(wanted)).toEqual({ removed: true });
    expect(await admin.removeMaterial(wanted)).toEqual({ removed: false });
    expect(uses.get(material.id)).toEqual([]);
    const again = await admin.addMaterial({ id, date: address.date, fileId, title: 'Again' });
    expect(await admin.materials({ id, date: address.date })).toMatchObject([{ title: 'Again' }]);
    await admin.remove({ id });
    expect(uses.get(again.id)).toEqual([]);
  });

  test('of days that a series loses no longer keep their file, and those of other days do', async () => {
    const { id, material } = await aClinicWithMaterial();
    const add = (date: string) => admin.addMaterial({ id, date, fileId, title: date });
    const [ended, replanned] = [await add('2026-12-08'), await add('2026-12-01')];
    await admin.endSeries({ id, date: '2026-12-08' });
    expect(uses.get(ended.id)).toEqual([]);
    expect(uses.get(replanned.id)).toEqual([fileId]);
    const thursdays = { firstStart: '2026-11-26T18:00', recurrenceRule: 'FREQ=WEEKLY' } as const;
    await admin.changeFollowing({ id, date: '2026-12-01', draft: createEventDraft(thursdays) });
    expect(uses.get(replanned.id)).toEqual([]);
    expect(uses.get(material.id)).toEqual([fileId]);
    await admin.change({
      ...createEventDraft({ firstStart: '2026-01-07T18:00', recurrenceRule: null }),
      id,
    });
    expect(uses.get(material.id)).toEqual([]);
    expect(await describeUses(db, [material.id, ended.id, replanned.id])).toEqual([]);
  });
});
