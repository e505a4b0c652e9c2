import { describe, expect, test } from 'vitest';
import { createPublicItem } from '../../catalogue/catalogue.factory.ts';
import { createPricedCourse, someMarks } from '../learning.factory.ts';
import { english, openLearningStage } from '../testing/learning-stage.ts';

const stage = await openLearningStage();
const { as, ask } = stage;

describe('lessons in the search', () => {
  test('are the free ones for everyone, with the words marked', async () => {
    await stage.aCourse();
    expect(await as('anonymous').findLessons({ query: 'candle', ...english })).toMatchObject([
      {
        slug: 'lesson-1',
        isFree: true,
        course: { slug: 'fast', title: 'Course fast' },
        excerpt: 'Candles for everybody.',
        excerptMarks: [[0, 7]],
      },
    ]);
    // The index also contains the titles of paid lessons, so the course itself is found.
    const titled = await as('anonymous').findLessons({ query: 'lesson', ...english });
    expect(titled.map(({ slug }) => slug)).toEqual(['lesson-1']);
    expect(await as('anonymous').findLessons({ query: 'secret', ...english })).toEqual([]);
    expect(await as('anonymous').findLessons({ query: ' ', ...english })).toEqual([]);
  });

  test('are quoted by their sentences, and also found by a word in a table', async () => {
    const body =
      'Costs add up.\n\n| Cost | Euros |\n|---|---|\n| Spread | 2 |\n\nA spread is paid twice.';
    const draft = createPricedCourse('tables', 0, [{ isFree: true, body }]);
    await createPublicItem(stage.catalogue.deps, draft);
    const excerptOf = async (query: string) =>
      (await as('anonymous').findLessons({ query, ...english })).map(({ excerpt }) => excerpt);
    expect(await excerptOf('spread')).toEqual(['A spread is paid twice.']);
    expect(await excerptOf('euros')).toEqual(['Costs add up.']);
    const [found] = await ask.search({ course: 'tables', words: 'euros', ...english });
    expect(found?.excerpt).toBe('Costs add up. A spread is paid twice.');
  });

  test('are paid ones only of a course that is in use: an excerpt would count as use', async () => {
    const { id, lessons } = await stage.anOwnedCourse();
    const secret = () => ask.findLessons({ query: 'secret', ...english });
    const read = (lesson: (typeof lessons)[number]) =>
      ask.keepMarks({ lessons: [{ lesson, marks: someMarks({ isRead: true }) }] });
    await read(lessons[0]);
    expect(await secret()).toEqual([]);
    await read(lessons[2]);
    expect(await secret()).toEqual([]);
    await stage.pool.query(`update entitlements set used_at = now() where item_id = $1`, [id]);
    expect(await secret()).toMatchObject([{ slug: 'lesson-5', isFree: false }]);
    expect(await as('otherMember').findLessons({ query: 'secret', ...english })).toEqual([]);
    await stage.pool.query(`update entitlements set revoked_at = now() where item_id = $1`, [id]);
    expect(await secret()).toEqual([]);
  });

  test('are those of a free course once one was read', async () => {
    const { lessons } = await stage.aCourse('fast', 0);
    const secret = () => ask.findLessons({ query: 'secret', ...english });
    expect(await secret()).toEqual([]);
    await ask.keepMarks({
      lessons: [{ lesson: lessons[2], marks: someMarks({ isRead: true }) }],
    });
    expect(await secret()).toMatchObject([{ slug: 'lesson-5', course: { isPublic: true } }]);
  });
});
