import {
  applyEdits,
  createCourseDraft,
  lessonId,
} from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { createPublicItem, testCatalogue } from './catalogue.factory.ts';
import { ownCourse, titledCourse } from './course-drafts.factory.ts';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, '2026-11-15T10:20:00Z');
const catalogue = testCatalogue(platform);
const visitor = createRouterClient(catalogue.routers.catalogue, {
  context: contextOf(callers.anonymous),
});

afterAll(() => database.close());

beforeEach(async () => {
  await pool.query('delete from file_uses; delete from catalogue_items');
});

function publish(draft: Parameters<typeof createPublicItem>[1]) {
  return createPublicItem(catalogue.deps, draft);
}

describe('search', () => {
  const found = async (query: string, language: LanguageCode = 'en') =>
    (await visitor.search({ query, language })).map(({ slug }) => slug);

  test.for<[LanguageCode, string, string, string]>([
    ['en', 'Trading plans', 'Reading volumes carefully', 'volume'],
    ['de', 'Positionsgrößen', 'Die Größe der Positionen', 'große'],
    ['fr', 'Gérer le risque', 'Les pertes répétées', 'perte'],
    ['es', 'Gestión', 'Operaciones con índices', 'indice'],
    ['pl', 'Wielkość pozycji', 'Świece i luki', 'swiece'],
    ['sk', 'Veľkosť pozície', 'Sviečky a medzery', 'sviecky'],
    ['el', 'Διάγραμμα', 'Ανάγνωση κεριών', 'αναγνωση'],
    ['hu', 'Kockázat', 'A gyertyák olvasása', 'gyertya'],
  ])(
    'in %s finds words by their stem and without their accents',
    async ([language, title, body, query]) => {
      await publish(titledCourse('wanted', { [language]: [title, body] }));
      await publish(ownCourse('other'));
      expect(await found(query, language)).toEqual(['wanted']);
    },
  );

  test('finds an unfinished last word, and every word must occur', async () => {
    await publish(titledCourse('wanted', { en: ['Position size', 'How much to risk.'] }));
    expect(await found('posit')).toEqual(['wanted']);
    expect(await found('risk posi')).toEqual(['wanted']);
    expect(await found('risk banana')).toEqual([]);
  });

  test('puts what has it in the title first', async () => {
    await publish(titledCourse('body', { en: ['Something else', 'A word about gold.'] }));
    await publish(titledCourse('title', { en: ['Gold', 'Something else.'] }));
    expect(await found('gold')).toEqual(['title', 'body']);
  });

  test('falls back to titles that look alike', async () => {
    await publish(titledCourse('wanted', { en: ['Commodities', 'Gold, oil and grain.'] }));
    expect(await found('comodities')).toEqual(['wanted']);
  });

  test('reads free lessons and no others, and cuts an excerpt', async () => {
    const draft = applyEdits(
      createCourseDraft(),
      {
        edit: 'text',
        unit: lessonId(1),
        language: 'en',
        text: { body: 'Zoo.\n\n| Zebras | Lions |\n|---|---|\n\nAll about **zebras**.' },
        state: 'reviewed',
      },
      {
        edit: 'text',
        unit: lessonId(2),
        language: 'en',
        text: { body: 'Secret giraffes.' },
        state: 'reviewed',
      },
    );
    await publish(draft);
    const [hit] = await visitor.search({ query: 'zebra', language: 'en' });
    expect(hit?.excerpt).toContain('Zoo. All about zebras');
    expect(await found('lions')).toHaveLength(1);
    expect(await found('giraffes')).toEqual([]);
  });

  test('marks the words in the title and in the excerpt', async () => {
    await publish(
      titledCourse('wanted', { en: ['Gold & <b>silver</b>', 'Trading metals, gold among them.'] }),
    );
    const [hit] = await visitor.search({ query: 'golds', language: 'en' });
    expect(hit?.title).toBe('Gold & <b>silver</b>');
    expect(hit?.titleMarks).toEqual([[0, 4]]);
    const words = hit?.excerptMarks.map(([from, to]) => hit.excerpt.slice(from, to));
    expect(words).toEqual(['Gold', 'gold']);
    expect(hit?.excerptLanguage).toBe('en');
  });

  test('marks no word in a title of another language than the one it was found in', async () => {
    await publish(titledCourse('wanted', { en: ['Gold', 'Coins.'], de: ['Golden', 'Barren.'] }));
    const [hit] = await visitor.search({ query: 'coins', language: 'de' });
    expect(hit).toMatchObject({ title: 'Golden', titleMarks: [], excerptLanguage: 'en' });
  });

  test('of nothing, of signs or of SQL finds nothing and breaks nothing', async () => {
    await publish(ownCourse('a'));
    for (const query of ['', '  ', '&|!:*()', "'; drop table x; --", '\\', '<->', 'a:*b & !c']) {
      await expect(visitor.search({ query, language: 'mt' })).resolves.toBeInstanceOf(Array);
    }
  });

  test('does not find what was withdrawn, and finds it once it is public again', async () => {
    const id = await publish(titledCourse('wanted', { en: ['Zebra', 'Stripes.'] }));
    const admin = createRouterClient(catalogue.routers.catalogueAdmin, {
      context: contextOf(callers.admin),
    });
    const { revision } = await admin.withdraw({ id, of: 'publication' });
    expect(await found('zebra')).toEqual([]);
    await admin.publish({ id, revision, at: null });
    expect(await found('zebra')).toEqual(['wanted']);
  });
});
