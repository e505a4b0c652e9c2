import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneySchema } from '../../money.ts';
import { applyEdit } from './apply-edit.ts';
import { applyEdits, createCourseDraft, lessonId, moduleId } from './draft.factory.ts';
import { type CourseDraft, type Draft, draftSchema } from './draft.schemas.ts';
import type { DraftEdit } from './edit.schemas.ts';
import { findPublishProblems } from './find-publish-problems.ts';
import { newDraft } from './new-draft.ts';
import { translationState } from './translated.ts';

const course = createCourseDraft();
const german: DraftEdit = {
  edit: 'text',
  unit: 'item',
  language: 'de',
  text: { title: 'Einen Chart lesen' },
  state: 'reviewed',
};

function order(draft: CourseDraft) {
  return draft.modules.map(({ id, lessons }) => ({ id, lessons: lessons.map((one) => one.id) }));
}

describe('facts', () => {
  test('change alone, and the rest stays', () => {
    const price = moneySchema.parse(9_900);
    expect(applyEdits(course, { edit: 'facts', facts: { price } })).toEqual({ ...course, price });
  });

  test('of another kind do not fit', () => {
    expect(applyEdit(course, { edit: 'facts', facts: { author: 'Somebody' } })).toBeNull();
    const book = newDraft({
      kind: 'book',
      slug: 'b',
      title: 'B',
      originalLanguage: 'en',
      instructor: 'viktor-hajnal',
      level: 'beginner',
    });
    expect(applyEdit(book, { edit: 'facts', facts: { level: 'advanced' } })).toBeNull();
  });

  test('do not take the original language away from its translations', () => {
    expect(applyEdit(course, { edit: 'facts', facts: { originalLanguage: 'de' } })).toBeNull();
  });
});

/** Translates every field of the original. */
const wholeGerman: DraftEdit = {
  ...german,
  text: {
    ...german.text,
    summary: 'Was ein Chart sagt.',
    description: 'Wie man **Kerzen** liest.',
  },
};

describe('a translation', () => {
  test('begins empty beside the original and is as good as its author says', () => {
    const draft = applyEdits(course, { ...german, state: 'machine' });
    expect(draft.texts.de?.text).toMatchObject({ title: 'Einen Chart lesen', description: '' });
    const whole = applyEdits(draft, { ...wholeGerman, state: 'machine' });
    expect(translationState(whole.texts, 'de', 'en')).toBe('machine');
    expect(translationState(applyEdits(whole, wholeGerman).texts, 'de', 'en')).toBe('reviewed');
    expect(translationState(draft.texts, 'fr', 'en')).toBe('missing');
    expect(translationState(draft.texts, 'en', 'en')).toBe('original');
  });

  test('is stale once the original says something else, and fresh again once it was seen to', () => {
    const renamed: DraftEdit = {
      edit: 'text',
      unit: 'item',
      language: 'en',
      text: { title: 'Reading charts' },
      state: 'reviewed',
    };
    const draft = applyEdits(course, wholeGerman, renamed);
    expect(translationState(draft.texts, 'de', 'en')).toBe('stale');
    expect(translationState(applyEdits(draft, wholeGerman).texts, 'de', 'en')).toBe('reviewed');
  });

  test('can be forgotten, the original cannot', () => {
    const draft = applyEdits(course, german);
    const forget = { edit: 'forgetText', unit: 'item' } as const;
    expect(applyEdits(draft, { ...forget, language: 'de' })).toEqual(course);
    expect(applyEdit(draft, { ...forget, language: 'en' })).toBeNull();
  });
});

describe('the order of a course', () => {
  test('is what was arranged, lessons moving between modules', () => {
    const modules = [
      { id: moduleId(2), lessons: [lessonId(4), lessonId(1)] },
      { id: moduleId(1), lessons: [lessonId(3), lessonId(2)] },
    ];
    expect(order(applyEdits(course, { edit: 'arrange', modules }))).toEqual(modules);
  });

  test('never loses or repeats a lesson, whatever is sent', () => {
    const ids = fc.constantFrom(...[1, 2, 3, 4, 9].map(lessonId));
    const arranged = fc.array(
      fc.record({ id: fc.constantFrom(...[1, 2, 3].map(moduleId)), lessons: fc.array(ids) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(arranged, (modules) => {
        const draft = applyEdit(course, { edit: 'arrange', modules });
        if (draft?.kind !== 'course') return;
        const lessons = draft.modules.flatMap((module) => module.lessons.map(({ id }) => id));
        expect(lessons.toSorted()).toEqual([1, 2, 3, 4].map(lessonId));
        expect(draft.modules.map(({ id }) => id).toSorted()).toEqual([1, 2].map(moduleId));
      }),
    );
  });

  test('has each name and each id once', () => {
    const again = { edit: 'addLesson', module: moduleId(1), kind: 'text', title: 'X' } as const;
    expect(applyEdit(course, { ...again, id: lessonId(5), slug: 'lesson-1' })).toBeNull();
    expect(applyEdit(course, { ...again, id: lessonId(1), slug: 'lesson-5' })).toBeNull();
    expect(applyEdit(course, { ...again, id: lessonId(5), slug: 'lesson-5' })).not.toBeNull();
  });
});

test('a step about what is not there does not fit', () => {
  const missing: DraftEdit[] = [
    { edit: 'removeLesson', id: lessonId(9) },
    { edit: 'removeModule', id: moduleId(9) },
    { edit: 'lesson', id: lessonId(9), facts: { isFree: true } },
    { ...german, edit: 'text', unit: lessonId(9) },
    {
      edit: 'addLesson',
      id: lessonId(9),
      module: moduleId(9),
      slug: 'nine',
      kind: 'text',
      title: '',
    },
  ];
  for (const edit of missing) expect(applyEdit(course, edit)).toBeNull();
});

test('whatever fits leaves a draft that can be stored', () => {
  const edits = fc.constantFrom<DraftEdit>(
    german,
    { edit: 'removeLesson', id: lessonId(2) },
    { edit: 'removeModule', id: moduleId(1) },
    { edit: 'addModule', id: moduleId(3), title: '' },
    { edit: 'lesson', id: lessonId(3), facts: { kind: 'quiz', slug: 'lesson-1' } },
    { edit: 'facts', facts: { slug: 'renamed', markets: ['dax'] } },
    { edit: 'facts', facts: { files: [] } },
  );
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 12 }), (steps) => {
      const draft = steps.reduce<Draft>(
        (before, edit) => applyEdit(before, edit) ?? before,
        course,
      );
      expect(draftSchema.safeParse(draft).success).toBe(true);
    }),
  );
});

describe('what keeps a draft from the public', () => {
  test('is nothing, for a whole course', () => {
    expect(findPublishProblems(course)).toEqual([]);
  });

  test('is named with the lesson it is about', () => {
    const draft = applyEdits(
      course,
      { edit: 'lesson', id: lessonId(2), facts: { kind: 'video' } },
      { edit: 'lesson', id: lessonId(3), facts: { kind: 'quiz' } },
      { edit: 'addModule', id: moduleId(3), title: '' },
    );
    expect(findPublishProblems(draft)).toEqual([
      { code: 'videoMissing', unit: lessonId(2) },
      { code: 'questionsMissing', unit: lessonId(3) },
      { code: 'titleMissing', unit: moduleId(3) },
      { code: 'moduleEmpty', unit: moduleId(3) },
    ]);
  });

  test('is everything, for a title alone', () => {
    const codes = (kind: 'course' | 'book' | 'package') =>
      findPublishProblems(
        newDraft({
          kind,
          slug: 'x',
          title: 'X',
          originalLanguage: 'sk',
          instructor: 'viktor-hajnal',
          level: 'beginner',
        }),
      ).map(({ code }) => code);
    expect(codes('course')).toEqual(['summaryMissing', 'descriptionMissing', 'lessonsMissing']);
    expect(codes('book')).toEqual(['summaryMissing', 'descriptionMissing', 'filesMissing']);
    expect(codes('package')).toEqual(['summaryMissing', 'descriptionMissing', 'includesMissing']);
  });
});
