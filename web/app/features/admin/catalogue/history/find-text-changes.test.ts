import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse } from '../catalogue-admin.factory.ts';
import { findTextChanges } from './find-text-changes.ts';

describe('texts that read differently', () => {
  it('are named by lesson, field and language, with the words that changed', () => {
    const lesson = {
      edit: 'text',
      unit: lessonIdOf(2),
      language: 'en',
      state: 'reviewed',
    } as const;
    const before = makeCourse({ ...lesson, text: { body: 'Wait for the close.' } });
    const after = makeCourse({ ...lesson, text: { body: 'Wait for the daily close.' } });
    expect(findTextChanges(before, after)).toEqual([
      {
        unit: 'Lesson 2',
        field: 'body',
        language: 'en',
        passage: { lead: 'Wait for the', before: '', after: 'daily', tail: 'close.' },
      },
    ]);
  });

  it('hold lists and translations, and leave the title to its own line', () => {
    const item = { edit: 'text', unit: 'item', state: 'reviewed' } as const;
    const before = makeCourse();
    const after = makeCourse(
      { ...item, language: 'en', text: { title: 'Renamed', outcomes: ['Read a chart'] } },
      { ...item, language: 'de', text: { title: 'Umbenannt' } },
    );
    expect(
      findTextChanges(before, after).map(({ unit, field, language }) => [unit, field, language]),
    ).toEqual([
      [null, 'outcomes', 'en'],
      [null, 'title', 'de'],
    ]);
  });

  it('are none where nothing changed', () => {
    expect(findTextChanges(makeCourse(), makeCourse())).toEqual([]);
  });
});
