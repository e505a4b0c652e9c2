import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { lessonId } from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noReads } from '../../platform/request-context.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createStoredFile, testCatalogue } from './catalogue.factory.ts';
import { rename, wholeCourse } from './editing/whole-course.factory.ts';

const sunday = '2026-11-15T10:20:00Z';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, sunday);
const catalogue = testCatalogue(platform);
await insertPerson(db, { id: 'admin-id' });

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(sunday);
  await pool.query('delete from file_uses; delete from catalogue_items');
});

const admin = createRouterClient(catalogue.routers.catalogueAdmin, {
  context: contextOf(callers.admin),
});
const visitor = createRouterClient(catalogue.routers.catalogue, {
  context: contextOf(callers.anonymous, { reads: noReads }),
});

async function aCourse() {
  const start = { kind: 'course', title: 'Reading a chart', originalLanguage: 'en' } as const;
  const { id, revision } = await admin.create(start);
  return admin.edit({ id, revision, edits: wholeCourse });
}

describe('publishing at a time', () => {
  test('taken back twice leaves the public page', async () => {
    const { id, revision } = await aCourse();
    await admin.publish({ id, revision, at: null });
    await admin.publish({ id, revision, at: new Date('2026-11-16T08:00:00Z') });
    for (const _attempt of [1, 2]) {
      const { state } = await admin.withdraw({ id, of: 'schedule' });
      expect(state).toBe('published');
    }
    expect(await visitor.course({ slug: 'reading-a-chart', language: 'en' })).toMatchObject({
      page: { title: 'Reading a chart' },
    });
  });
});

describe('publishing a draft with files', () => {
  test('waits for files that are still being checked, and names them and their places', async () => {
    const [cover, video] = [
      await createStoredFile(db, 'picture', 'checking'),
      await createStoredFile(db),
    ];
    await pool.query(
      "update stored_files set state = 'checking', name = 'film.mp4' where id = $1",
      [video],
    );
    const { id, revision } = await aCourse();
    const edits: DraftEdit[] = [
      { edit: 'facts', facts: { cover } },
      { edit: 'lesson', id: lessonId(1), facts: { kind: 'video', video } },
    ];
    const edited = await admin.edit({ id, revision, edits });
    expect(edited.problems).toEqual([
      { code: 'fileNotReady', unit: null, field: 'cover', name: 'a file.pdf' },
      { code: 'fileNotReady', unit: lessonId(1), field: 'video', name: 'film.mp4' },
    ]);
    await expect(admin.publish({ id, revision: edited.revision, at: null })).rejects.toMatchObject({
      code: 'NOT_PUBLISHABLE',
      data: { problems: edited.problems },
    });
  });

  test('counts a video whose check ended after the editor was left', async () => {
    const video = await createStoredFile(db, 'video', 'checking');
    const { id, revision } = await aCourse();
    const facts = { kind: 'video', video, videoSeconds: null } as const;
    const edited = await admin.edit({
      id,
      revision,
      edits: [{ edit: 'lesson', id: lessonId(1), facts }],
    });
    await pool.query(
      "update stored_files set state = 'ready', duration_seconds = 600 where id = $1",
      [video],
    );
    const published = await admin.publish({ id, revision: edited.revision, at: null });
    expect(published).toMatchObject({ state: 'published', problems: [] });
    const { draft } = published;
    const [lesson] = draft.kind === 'course' ? (draft.modules[0]?.lessons ?? []) : [];
    expect(lesson?.videoSeconds).toBe(600);
    const { rows } = await pool.query('select video_seconds from lessons where id = $1', [
      lessonId(1),
    ]);
    expect(rows).toEqual([{ video_seconds: 600 }]);
  });

  test('is refused for a file that failed its check or is gone, which keeps its place', async () => {
    const file = await createStoredFile(db, 'picture', 'refused');
    const { id, revision } = await aCourse();
    const edited = await admin.edit({
      id,
      revision,
      edits: [{ edit: 'facts', facts: { cover: file } }],
    });
    expect(edited.problems).toEqual([
      { code: 'fileRefused', unit: null, field: 'cover', name: 'a file.pdf' },
    ]);
    expect(edited).toMatchObject({ draft: { cover: file }, files: [{ state: 'refused' }] });
  });
});

describe('a price that is lowered', () => {
  const price = (euros: number): DraftEdit => ({
    edit: 'facts',
    facts: { price: moneySchema.parse(euros * 100) },
  });
  const seen = async () => {
    const answer = await visitor.course({ slug: 'reading-a-chart', language: 'en' });
    const { items } = await visitor.list({ kind: 'course', language: 'en' });
    if (answer.isMoved) throw new Error('it has its name');
    expect(items[0]?.priorPrice).toBe(answer.page.priorPrice);
    return [answer.page.price, answer.page.priorPrice];
  };

  async function publishAt(
    moment: string,
    edit: DraftEdit,
    before: { id: ItemId; revision: number },
  ) {
    platform.clock.set(moment);
    const edited = await admin.edit({ ...before, edits: [edit] });
    await admin.publish({ id: before.id, revision: edited.revision, at: null });
    return { id: before.id, revision: edited.revision };
  }

  test('is shown beside the lowest of the 30 days before, for 30 days', async () => {
    const { id, revision } = await aCourse();
    const first = await publishAt('2026-11-15T11:00:00Z', price(179), { id, revision });
    expect(await seen()).toEqual([179_00, undefined]);
    const raised = await publishAt('2026-12-20T11:00:00Z', price(199), first);
    expect(await seen()).toEqual([199_00, undefined]);
    const lowered = await publishAt('2027-01-02T11:00:00Z', price(149), raised);
    expect(await seen()).toEqual([149_00, 179_00]);
    // The text changes, the price doesn't.
    await publishAt('2027-01-20T11:00:00Z', rename('Reading charts'), lowered);
    expect(await seen()).toEqual([149_00, 179_00]);
    expect(await admin.read({ id })).toMatchObject({ publicPrice: 149_00, lowestPrice: 149_00 });
    const end = catalogue.jobs.find(({ name }) => name === 'end-reductions');
    platform.clock.set('2027-02-01T10:59:00Z');
    await end?.handle({} as never, {} as never);
    expect(await seen()).toEqual([149_00, 179_00]);
    platform.clock.set('2027-02-01T11:01:00Z');
    await end?.handle({} as never, {} as never);
    expect(await seen()).toEqual([149_00, undefined]);
  });

  test('is none where it was not on sale before', async () => {
    const { id, revision } = await aCourse();
    const first = await publishAt('2026-11-15T11:00:00Z', price(179), { id, revision });
    platform.clock.set('2026-11-20T11:00:00Z');
    await admin.withdraw({ id, of: 'publication' });
    expect(await admin.read({ id })).toMatchObject({ publicPrice: null });
    await publishAt('2027-01-02T11:00:00Z', price(149), first);
    expect(await seen()).toEqual([149_00, undefined]);
  });
});
