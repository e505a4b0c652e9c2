import { moneySchema } from '@danube/contract/money.ts';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse, makeDraft } from '../catalogue-admin.factory.ts';
import { findDifferences } from './find-differences.ts';

const after = makeCourse();

describe('what an earlier version says differently', () => {
  it('is nothing where it says the same, whatever the order of its keys', () => {
    expect(findDifferences(makeCourse(), after)).toEqual([]);
  });

  it('tells title, price and the number of lessons', () => {
    const before = makeCourse(
      {
        edit: 'text',
        unit: 'item',
        language: 'en',
        state: 'reviewed',
        text: { title: 'Before' },
      },
      { edit: 'facts', facts: { price: moneySchema.parse(9900) } },
      { edit: 'removeLesson', id: lessonIdOf(1) },
    );
    expect(findDifferences(before, after)).toEqual([
      { what: 'title', before: 'Before', after: 'A sample' },
      { what: 'price', before: 9900, after: 0 },
      { what: 'lessons', before: 3, after: 4 },
    ]);
  });

  it('names facts of lessons and of the item that it cannot put in a few words', () => {
    const before = makeCourse(
      { edit: 'lesson', id: lessonIdOf(1), facts: { isFree: true } },
      { edit: 'facts', facts: { level: 'advanced' } },
    );
    expect(findDifferences(before, after)).toEqual([{ what: 'structure' }, { what: 'facts' }]);
  });

  it('counts languages', () => {
    const before = makeDraft('book', {
      edit: 'text',
      unit: 'item',
      language: 'de',
      state: 'reviewed',
      text: { title: 'Ein Muster' },
    });
    expect(findDifferences(before, makeDraft('book'))).toContainEqual({
      what: 'languages',
      before: 2,
      after: 1,
    });
  });
});
