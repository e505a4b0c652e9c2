import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import {
  createCourseDraft,
  lessonId,
  moduleId,
} from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noReads } from '../../platform/request-context.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createPublicItem, createStoredFile, testCatalogue } from './catalogue.factory.ts';
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
  catalogue.recorded.forget();
  await pool.query(
    'delete from file_uses; delete from catalogue_items; delete from content_versions',
  );
});

function as(caller: Caller) {
  return createRouterClient(catalogue.routers.catalogueAdmin, {
    context: contextOf(callers[caller]),
  });
}

const admin = as('admin');
const visitor = createRouterClient(catalogue.routers.catalogue, {
  context: contextOf(callers.anonymous, { reads: noReads }),
});

async function aCourse(title = 'Reading a chart'): Promise<ItemEdition> {
  const { id, revision } = await admin.create({ kind: 'course', title, originalLanguage: 'en' });
  return admin.edit({ id, revision, edits: wholeCourse });
}

async function version(tag = 'catalogue'): Promise<number> {
  const { rows } = await pool.query('select version::int from content_versions where tag = $1', [
    tag,
  ]);
  return rows[0]?.version ?? 0;
}

async function actions(): Promise<string[]> {
  const { rows } = await pool.query(
    'select action from audit_entries order by number desc limit 9',
  );
  return rows.map(({ action }) => action);
}

describe('a draft', () => {
  test('begins with a title, gets its name from it, and nobody outside sees it', async () => {
    const course = await admin.create({
      kind: 'course',
      title: 'Čítanie grafov: úvod',
      originalLanguage: 'sk',
    });
    expect(course).toMatchObject({ revision: 1, state: 'draft', updatedBy: 'name of admin-id' });
    expect(course.draft.slug).toBe('citanie-grafov-uvod');
    await expect(visitor.course({ slug: course.draft.slug, language: 'sk' })).rejects.toThrow(
      'ITEM_NOT_FOUND',
    );
    expect(await actions()).toContain('catalogue.create');
    expect(await version()).toBe(0);
  });

  test('with a title that is taken gets a number; a name that is asked for is refused', async () => {
    const first = await aCourse();
    const second = await aCourse();
    expect([first.draft.slug, second.draft.slug]).toEqual(['reading-a-chart', 'reading-a-chart-2']);
    const input = { kind: 'course', title: 'X', slug: 'reading-a-chart' } as const;
    await expect(admin.create({ ...input, originalLanguage: 'en' })).rejects.toThrow('SLUG_TAKEN');
    await expect(
      admin.create({ ...input, kind: 'book', originalLanguage: 'en' }),
    ).resolves.toMatchObject({ draft: { slug: 'reading-a-chart' } });
  });

  test('does not take a name that its own administration needs', async () => {
    const input = { kind: 'indicator', title: 'Create', originalLanguage: 'en' } as const;
    expect((await admin.create(input)).draft.slug).toBe('indicator');
    await expect(admin.create({ ...input, slug: 'create' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('is begun once under one name by fifty who want it at the same time', async () => {
    const input = { kind: 'course', title: 'X', slug: 'wanted', originalLanguage: 'en' } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => admin.create(input)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rejections = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.code] : [],
    );
    expect(new Set(rejections)).toEqual(new Set(['SLUG_TAKEN']));
  });

  test('takes all steps or none', async () => {
    const { id, revision, draft } = await aCourse();
    const edits: DraftEdit[] = [rename('Half done'), { edit: 'removeLesson', id: lessonId(9) }];
    await expect(admin.edit({ id, revision, edits })).rejects.toThrow('EDIT_INVALID');
    expect((await admin.read({ id })).draft).toEqual(draft);
  });

  test('is not overwritten by somebody who has not seen it as it is', async () => {
    const { id, revision } = await aCourse();
    await admin.edit({ id, revision, edits: [rename('Mine')] });
    await expect(admin.edit({ id, revision, edits: [rename('Theirs')] })).rejects.toMatchObject({
      code: 'DRAFT_CHANGED',
      data: { revision: revision + 1 },
    });
    expect((await admin.read({ id })).draft.texts.en?.text.title).toBe('Mine');
  });

  test('can be removed until the public has seen it', async () => {
    const { id, revision } = await aCourse();
    expect(await admin.remove({ id })).toEqual({ removed: true });
    expect(await admin.remove({ id })).toEqual({ removed: false });
    await expect(admin.edit({ id, revision, edits: [rename('X')] })).rejects.toThrow(
      'ITEM_NOT_FOUND',
    );
    const shown = await createPublicItem(catalogue.deps, createCourseDraft());
    await expect(admin.remove({ id: shown })).rejects.toThrow('ITEM_IN_USE');
  });
});

describe('publishing', () => {
  test('shows the draft to everybody at once, and later edits only once published', async () => {
    const { id, revision } = await aCourse();
    const published = await admin.publish({ id, revision, at: null });
    expect(published.state).toBe('published');
    expect(await version()).toBe(1);
    // Pages of other kinds stay cached.
    expect(await version('catalogue:course')).toBe(1);
    expect(await version('catalogue:book')).toBe(0);

    const edited = await admin.edit({ id, revision, edits: [rename('Renamed')] });
    expect(edited.state).toBe('changed');
    const seen = () => visitor.course({ slug: 'reading-a-chart', language: 'en' });
    expect(await seen()).toMatchObject({ page: { title: 'Reading a chart' } });
    expect(await version()).toBe(1);

    await admin.publish({ id, revision: edited.revision, at: null });
    expect(await seen()).toMatchObject({ page: { title: 'Renamed' } });
    expect(await actions()).toEqual(
      expect.arrayContaining(['catalogue.publish', 'catalogue.edit', 'catalogue.create']),
    );
  });

  test('is refused with every reason while something is missing', async () => {
    const { id, revision } = await admin.create({
      kind: 'course',
      title: 'Empty',
      originalLanguage: 'en',
    });
    await expect(admin.publish({ id, revision, at: null })).rejects.toMatchObject({
      code: 'NOT_PUBLISHABLE',
      data: {
        problems: [
          { code: 'summaryMissing', unit: null },
          { code: 'descriptionMissing', unit: null },
          { code: 'lessonsMissing', unit: null },
        ],
      },
    });
  });

  test('of a package names each item that the public does not see', async () => {
    const hidden = await aCourse('Still a draft');
    const { id, revision } = await admin.create({
      kind: 'package',
      title: 'Everything',
      originalLanguage: 'en',
    });
    const facts: DraftEdit = { edit: 'facts', facts: { includes: [hidden.id] } };
    const { problems } = await admin.edit({ id, revision, edits: [facts] });
    expect(problems).toContainEqual({
      code: 'includesUnpublished',
      unit: null,
      name: 'Still a draft',
    });
  });

  test('at a time happens then, as the draft was when it was scheduled', async () => {
    const { id, revision } = await aCourse();
    const at = new Date('2026-11-16T08:00:00Z');
    expect(await admin.publish({ id, revision, at })).toMatchObject({
      state: 'scheduled',
      scheduledFor: at,
    });
    await admin.edit({ id, revision, edits: [rename('Not yet')] });
    const [sent] = catalogue.recorded.sent;
    const [job] = catalogue.jobs;
    platform.clock.set('2026-11-16T08:00:00Z');
    // The recorder has already validated it with the job's own schema.
    const run = () => job?.handle(sent?.payload as never, {} as never);
    await run();
    await run();
    expect(await visitor.course({ slug: 'reading-a-chart', language: 'en' })).toMatchObject({
      page: { title: 'Reading a chart' },
    });
    expect((await admin.read({ id })).state).toBe('changed');
    expect(await version()).toBe(1);
  });

  test('that was taken out of the schedule does not happen', async () => {
    const { id, revision } = await aCourse();
    await admin.publish({ id, revision, at: new Date('2026-11-16T08:00:00Z') });
    expect((await admin.withdraw({ id, of: 'schedule' })).state).toBe('draft');
    const [sent] = catalogue.recorded.sent;
    await catalogue.jobs[0]?.handle(sent?.payload as never, {} as never);
    expect((await admin.read({ id })).state).toBe('draft');
  });

  test('can be taken back: the page is gone, the draft stays', async () => {
    const { id, revision } = await aCourse();
    await admin.publish({ id, revision, at: null });
    expect((await admin.withdraw({ id, of: 'publication' })).state).toBe('withdrawn');
    await expect(visitor.course({ slug: 'reading-a-chart', language: 'en' })).rejects.toThrow(
      'ITEM_NOT_FOUND',
    );
    expect(await version()).toBe(2);
  });
});

describe('a renamed item', () => {
  test('is found under every name it had, and no other item can take one of them', async () => {
    const { id, revision } = await aCourse();
    await admin.publish({ id, revision, at: null });
    const edits: DraftEdit[] = [{ edit: 'facts', facts: { slug: 'charts' } }];
    const edited = await admin.edit({ id, revision, edits });
    expect(await visitor.course({ slug: 'charts', language: 'en' })).toEqual({
      isMoved: true,
      slug: 'reading-a-chart',
    });
    await admin.publish({ id, revision: edited.revision, at: null });
    expect(await visitor.course({ slug: 'reading-a-chart', language: 'en' })).toEqual({
      isMoved: true,
      slug: 'charts',
    });
    expect(await visitor.course({ slug: 'charts', language: 'en' })).toMatchObject({
      isMoved: false,
      page: { slug: 'charts' },
    });
    expect((await admin.find({ kind: 'course', slug: 'reading-a-chart' })).id).toBe(id);
    const input = { kind: 'course', title: 'X', slug: 'reading-a-chart' } as const;
    await expect(admin.create({ ...input, originalLanguage: 'en' })).rejects.toThrow('SLUG_TAKEN');
  });

  test('that nobody has seen gives its tried names back', async () => {
    const { id, revision } = await aCourse();
    const edits: DraftEdit[] = [{ edit: 'facts', facts: { slug: 'charts' } }];
    await admin.edit({ id, revision, edits });
    const input = { kind: 'course', title: 'X', slug: 'reading-a-chart' } as const;
    await expect(admin.create({ ...input, originalLanguage: 'en' })).resolves.toBeDefined();
  });
});

describe('the history', () => {
  test('keeps one entry for one sitting, and another for the next', async () => {
    const { id, revision } = await aCourse();
    await admin.edit({ id, revision, edits: [rename('Once')] });
    platform.clock.set('2026-11-15T10:40:00Z');
    await admin.edit({ id, revision: revision + 1, edits: [rename('Later')] });
    const history = await admin.history({ id });
    expect(history.map(({ number, act }) => [number, act])).toEqual([
      [4, 'edited'],
      [3, 'edited'],
      [1, 'created'],
    ]);
    expect(await admin.readRevision({ id, number: 3 })).toMatchObject({
      draft: { texts: { en: { text: { title: 'Once' } } } },
    });
  });

  test('brings an earlier state back as a new one', async () => {
    const { id, revision, draft } = await aCourse();
    platform.clock.set('2026-11-15T10:40:00Z');
    await admin.edit({ id, revision, edits: [rename('Worse')] });
    const restored = await admin.restore({ id, number: revision, revision: revision + 1 });
    expect(restored).toMatchObject({ revision: revision + 2, draft });
    await expect(admin.restore({ id, number: 99, revision: revision + 2 })).rejects.toThrow(
      'ITEM_NOT_FOUND',
    );
    expect(await actions()).toContain('catalogue.restore');
  });

  test('never joins what is public with what came after', async () => {
    const { id, revision } = await aCourse();
    await admin.publish({ id, revision, at: null });
    await admin.edit({ id, revision, edits: [rename('After')] });
    const history = await admin.history({ id });
    expect(history.filter(({ isPublic }) => isPublic)).toMatchObject([{ number: revision }]);
  });

  test('says of every version whether it was ever public', async () => {
    const { id, revision } = await aCourse();
    await admin.publish({ id, revision, at: null });
    await admin.edit({ id, revision, edits: [rename('After')] });
    await admin.publish({ id, revision: revision + 1, at: null });
    const history = await admin.history({ id });
    const published = history.filter(({ publishedAt }) => publishedAt);
    expect(published.map(({ number, isPublic }) => [number, isPublic])).toEqual([
      [revision + 1, true],
      [revision, false],
    ]);
  });

  test('counts versions, not saves, and forgets none for the number of its saves', async () => {
    let { id, revision } = await aCourse();
    const { length: before } = await admin.history({ id });
    platform.clock.set('2026-11-15T12:00:00Z');
    for (let save = 0; save < 110; save += 1) {
      ({ revision } = await admin.edit({ id, revision, edits: [rename(`Save ${save}`)] }));
    }
    const versions = (await admin.history({ id })).map(({ version }) => version);
    expect(versions).toEqual([before + 1, ...versions.slice(1)]);
    expect(versions.at(-1)).toBe(1);
  });
});

test('files are kept from removal as long as the item or its history names them', async () => {
  const file = await createStoredFile(db, 'picture');
  const { id, revision } = await aCourse();
  const uses = async () =>
    (await pool.query('select file_id from file_uses where item_id = $1', [id])).rows;
  const cover = (to: typeof file | null): DraftEdit => ({ edit: 'facts', facts: { cover: to } });
  await admin.edit({ id, revision, edits: [cover(file)] });
  expect(await uses()).toEqual([{ file_id: file }]);
  platform.clock.set('2026-11-15T12:00:00Z');
  await admin.edit({ id, revision: revision + 1, edits: [cover(null)] });
  expect(await uses()).toEqual([{ file_id: file }]);
  await admin.remove({ id });
  expect(await uses()).toEqual([]);
});

describe('translations', () => {
  test('are counted by unit, and a language is as far as its least finished unit', async () => {
    const { id, revision } = await aCourse();
    const edits: DraftEdit[] = [
      { edit: 'text', unit: 'item', language: 'de', text: { title: 'Charts' }, state: 'reviewed' },
      {
        edit: 'text',
        unit: moduleId(1),
        language: 'de',
        text: { title: 'Eins' },
        state: 'machine',
      },
    ];
    await admin.edit({ id, revision, edits });
    const progress = await admin.translations({ id });
    expect(progress).toHaveLength(24);
    expect(progress.find(({ language }) => language === 'de')).toMatchObject({
      state: 'missing',
      units: { item: 'partial', [moduleId(1)]: 'machine', [lessonId(1)]: 'missing' },
    });
    expect(progress.find(({ language }) => language === 'en')?.state).toBe('original');
  });
});

test('the preview is what the public page will be', async () => {
  const { id, revision } = await aCourse();
  const preview = await admin.preview({ id, language: 'en' });
  await admin.publish({ id, revision, at: null });
  const page = await visitor.course({ slug: 'reading-a-chart', language: 'en' });
  if (page.isMoved) throw new Error('it has its name');
  expect(preview).toEqual({ kind: 'course', page: page.page });
});

test('a price is whole cents and within reason', async () => {
  const { id, revision } = await aCourse();
  for (const price of [-1, 0.5, 1_000_001, Number.NaN]) {
    const facts = { price: price as ReturnType<typeof moneySchema.parse> };
    await expect(
      admin.edit({ id, revision, edits: [{ edit: 'facts', facts }] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});
