import {
  applyEdits,
  createCourseDraft,
  lessonId,
  moduleId,
} from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { PackageDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import {
  createDraftOf,
  createPublicItem,
  createStoredFile,
  testCatalogue,
  unknownItemId,
} from './catalogue.factory.ts';
import { ownCourse, titledCourse } from './course-drafts.factory.ts';

const sunday = '2026-11-15T10:20:00Z';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, sunday);
const catalogue = testCatalogue(platform);
const tags: string[] = [];
const reads = { tag: (tag: string) => void tags.push(tag), freshUntil: () => undefined };
const visitor = createRouterClient(catalogue.routers.catalogue, {
  context: contextOf(callers.anonymous, { reads }),
});

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(sunday);
  tags.splice(0);
  await pool.query('delete from file_uses; delete from catalogue_items');
});

function publish(draft: Parameters<typeof createPublicItem>[1]) {
  return createPublicItem(catalogue.deps, draft);
}

async function slugs(input: Omit<Parameters<typeof visitor.list>[0], 'kind' | 'language'> = {}) {
  const { items } = await visitor.list({ kind: 'course', language: 'en', ...input });
  return items.map(({ slug }) => slug);
}

describe('the list of courses [R1.02]', () => {
  beforeEach(async () => {
    await publish(ownCourse('dax', { markets: ['dax'], price: moneySchema.parse(24_900) }));
    platform.clock.set('2026-11-15T11:00:00Z');
    await publish(ownCourse('funds', { markets: ['funds'], level: 'advanced' }));
    platform.clock.set('2026-11-15T12:00:00Z');
    await publish(
      ownCourse('gold', {
        markets: ['commodities', 'dax'],
        instructor: 'katharina-lindner',
        price: moneySchema.parse(9_900),
      }),
    );
  });

  test('comes in the order that was asked for', async () => {
    expect(await slugs()).toEqual(['dax', 'funds', 'gold']);
    expect(await slugs({ order: 'newest' })).toEqual(['gold', 'funds', 'dax']);
    expect(await slugs({ order: 'cheapest' })).toEqual(['funds', 'gold', 'dax']);
  });

  test.for([
    [{ market: 'dax' }, ['dax', 'gold']],
    [{ level: 'advanced' }, ['funds']],
    [{ cost: 'free' }, ['funds']],
    [{ cost: 'paid', instructor: 'katharina-lindner' }, ['gold']],
    [{ market: 'stocks' }, []],
  ] as const)('holds what fits %j', async ([filter, expected]) => {
    expect(await slugs(filter)).toEqual(expected);
    const { total } = await visitor.list({ kind: 'course', language: 'en', ...filter });
    expect(total).toBe(expected.length);
  });

  test.for(['chosen', 'newest', 'cheapest', 'shortest'] as const)(
    'is whole when it is read one by one in the order %s',
    async (order) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await visitor.list({
          kind: 'course',
          language: 'en',
          order,
          limit: 1,
          cursor,
        });
        found.push(...page.items.map(({ slug }) => slug));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(found).toEqual(await slugs({ order }));
    },
  );

  test('begins anew after a place that cannot be read', async () => {
    expect(await slugs({ cursor: "x' or 1=1" })).toHaveLength(3);
    expect(await slugs({ cursor: unknownItemId })).toHaveLength(3);
  });

  test('falls with the items of its kind wherever it is kept, and with no others', async () => {
    tags.length = 0;
    await slugs();
    expect(tags).toEqual(['catalogue:course']);
  });
});

describe('a course page', () => {
  test('is in the reader’s language, else in English, and says so', async () => {
    await publish(titledCourse('charts', { de: ['Charts lesen', 'Kerzen.'] }));
    const inLanguage = async (language: LanguageCode) => {
      const found = await visitor.course({ slug: 'charts', language });
      if (found.isMoved) throw new Error('it has its name');
      return found.page;
    };
    expect(await inLanguage('de')).toMatchObject({
      title: 'Charts lesen',
      language: 'de',
      originalLanguage: 'en',
      availableIn: expect.arrayContaining(['de', 'en']),
    });
    expect(await inLanguage('el')).toMatchObject({ title: 'Course charts', language: 'en' });
    const [card] = (await visitor.list({ kind: 'course', language: 'de' })).items;
    expect(card).toMatchObject({ title: 'Charts lesen', language: 'de' });
  });

  test('does not show a translation that has no title yet', async () => {
    await publish(titledCourse('charts', { de: ['', 'Nur ein Anfang.'] }));
    expect(await visitor.course({ slug: 'charts', language: 'de' })).toMatchObject({
      page: { title: 'Course charts', language: 'en', availableIn: ['en'] },
    });
    const [card] = (await visitor.list({ kind: 'course', language: 'de' })).items;
    expect(card).toMatchObject({ title: 'Course charts', language: 'en', availableIn: ['en'] });
  });

  test('is called in other lists as it calls itself', async () => {
    const id = await publish(titledCourse('charts', { de: ['Charts lesen', ''], fr: ['', ''] }));
    const called = async (language: LanguageCode) =>
      (await catalogue.api.nameItems(db, [id], language)).map(({ title }) => title);
    expect(await called('de')).toEqual(['Charts lesen']);
    expect(await called('fr')).toEqual(['Course charts']);
    expect(await called('el')).toEqual(['Course charts']);
  });

  test('has its lessons with the time they take, and which are free', async () => {
    await publish(createCourseDraft());
    const found = await visitor.course({ slug: 'reading-a-chart', language: 'en' });
    expect(found).toMatchObject({
      page: {
        lessonCount: 4,
        modules: [
          {
            id: moduleId(1),
            title: 'First module',
            lessons: [{ isFree: true }, { isFree: false }],
          },
          { id: moduleId(2), lessons: [{ id: lessonId(3), minutes: 1 }, {}] },
        ],
      },
    });
    expect(JSON.stringify(found)).not.toContain('What lesson');
  });
});

describe('a translation that has only begun', () => {
  const started = (unit: 'item' | ReturnType<typeof lessonId>): DraftEdit => ({
    ...({ edit: 'text', unit, language: 'de', state: 'reviewed' } as const),
    text: { title: 'Einen Chart lesen' },
  });

  test('shows what it lacks in the original’s language, on the page and on cards', async () => {
    await publish(applyEdits(createCourseDraft(), started('item')));
    const answer = await visitor.course({ slug: 'reading-a-chart', language: 'de' });
    expect(answer).toMatchObject({
      page: {
        title: 'Einen Chart lesen',
        language: 'de',
        summary: 'What a chart says.',
        description: 'How to read **candles**.',
        fieldLanguages: { summary: 'en', description: 'en' },
      },
    });
    const { items } = await visitor.list({ kind: 'course', language: 'de' });
    expect(items).toMatchObject([
      {
        title: 'Einen Chart lesen',
        summary: 'What a chart says.',
        fieldLanguages: { summary: 'en' },
      },
    ]);
    const [inEnglish] = (await visitor.list({ kind: 'course', language: 'en' })).items;
    expect(inEnglish).not.toHaveProperty('fieldLanguages');
  });

  test('says on cards which language the lessons are in, where it is another', async () => {
    await publish(applyEdits(createCourseDraft(), started('item')));
    const [inGerman] = (await visitor.list({ kind: 'course', language: 'de' })).items;
    expect(inGerman).toMatchObject({ language: 'de', lessonLanguages: ['en'] });
    const [inEnglish] = (await visitor.list({ kind: 'course', language: 'en' })).items;
    expect(inEnglish).not.toHaveProperty('lessonLanguages');
  });

  test('of a lesson leaves its text in the original’s language', async () => {
    const free = { edit: 'lesson', id: lessonId(1), facts: { isFree: true } } as const;
    await publish(applyEdits(createCourseDraft(), started(lessonId(1)), free));
    const input = { slug: 'reading-a-chart', lesson: 'lesson-1', language: 'de' } as const;
    expect(await visitor.freeLesson(input)).toMatchObject({
      page: { title: 'Einen Chart lesen', language: 'de', fieldLanguages: { body: 'en' } },
    });
    expect(await visitor.freeLesson(input)).toHaveProperty(
      ...(['page.body', 'What lesson 1 says about candles.'] as const),
    );
  });
});

describe('a lesson', () => {
  const lesson = (slug: string) =>
    visitor.freeLesson({ slug: 'reading-a-chart', lesson: slug, language: 'en' });

  test('that is free can be read by everybody, with its neighbours', async () => {
    await publish(createCourseDraft());
    expect(await lesson('lesson-1')).toMatchObject({
      page: {
        body: 'What lesson 1 says about candles.',
        previous: null,
        next: { slug: 'lesson-2' },
        moduleTitle: 'First module',
      },
    });
  });

  test('that is not free is not there', async () => {
    await publish(createCourseDraft());
    await expect(lesson('lesson-2')).rejects.toThrow('ITEM_NOT_FOUND');
    await expect(lesson('lesson-9')).rejects.toThrow('ITEM_NOT_FOUND');
  });
});

test('an indicator is found by its name and by its id, which leads to the name', async () => {
  const id = await publish(
    createDraftOf('indicator', 'bands', await createStoredFile(db, 'source')),
  );
  expect(await visitor.indicator({ id, language: 'en' })).toEqual({ isMoved: true, slug: 'bands' });
  expect(await visitor.indicator({ id: 'bands', language: 'en' })).toMatchObject({
    page: { manual: 'Turn it on.', files: [{ name: 'a file.pdf', bytes: 1_000 }] },
  });
  await expect(visitor.indicator({ id: unknownItemId, language: 'en' })).rejects.toThrow(
    'ITEM_NOT_FOUND',
  );
  await expect(visitor.book({ slug: 'bands', language: 'en' })).rejects.toThrow('ITEM_NOT_FOUND');
});

test('a book offers only files that were checked', async () => {
  const ready = await createStoredFile(db);
  const draft = createDraftOf('book', 'a-book', ready);
  if (draft.kind !== 'book') throw new Error('a book was asked for');
  await publish({ ...draft, files: [await createStoredFile(db, 'document', 'checking'), ready] });
  expect(await visitor.book({ slug: 'a-book', language: 'en' })).toMatchObject({
    page: { files: [{ id: ready }] },
  });
});

describe('packages', () => {
  async function aPackage(slug: string, facts: Partial<PackageDraft>) {
    const draft = createDraftOf('package', slug, await createStoredFile(db));
    if (draft.kind !== 'package') throw new Error('a package was asked for');
    return publish({ ...draft, ...facts });
  }

  test('[R7.03] the pricing summary lists subscriptions by id and name, bundles not', async () => {
    const monthly = await aPackage('monthly', { sale: 'subscription', interval: 'month' });
    await aPackage('bundle', { sale: 'bundle', interval: null });
    expect(await visitor.pricingSummary({ language: 'en' })).toEqual([
      { id: monthly, name: 'Monthly' },
    ]);
  });

  test('come with cards of what they include, as long as it is public', async () => {
    const included = await publish(ownCourse('dax'));
    const hidden = await publish(ownCourse('hidden'));
    await pool.query('update catalogue_items set is_public = false where id = $1', [hidden]);
    await aPackage('bundle', { sale: 'bundle', includes: [hidden, included] });
    expect(await visitor.packages({ language: 'en' })).toMatchObject([
      { sale: 'bundle', includes: [{ slug: 'dax' }] },
    ]);
  });
});

test('courses are found by who teaches them, also where only the draft or the public form says so', async () => {
  await publish(ownCourse('dax'));
  await publish(ownCourse('gold', { instructor: 'katharina-lindner' }));
  await publish(ownCourse('oil', { instructor: 'katharina-lindner' }));
  await pool.query(
    `update catalogue_items set draft = jsonb_set(draft, '{instructor}', '"anna-real"') where slug = 'oil'`,
  );
  const titlesBy = async (slug: string) =>
    (await catalogue.api.findCoursesOfInstructor(db, slug)).map(({ path }) => path);
  expect(await titlesBy('katharina-lindner')).toEqual([
    '/admin/courses/gold',
    '/admin/courses/oil',
  ]);
  expect(await titlesBy('anna-real')).toEqual(['/admin/courses/oil']);
  expect(await titlesBy('nobody')).toEqual([]);
});
