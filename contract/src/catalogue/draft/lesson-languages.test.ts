import { expect, test } from 'vitest';
import { applyEdits, createCourseDraft, lessonId } from './draft.factory.ts';
import type { DraftEdit } from './edit.schemas.ts';
import { courseLanguages, languagesByLesson, shownLanguages } from './lesson-languages.ts';

function german(lesson: number, text: { title: string; body?: string }): DraftEdit {
  return { edit: 'text', unit: lessonId(lesson), language: 'de', state: 'reviewed', text };
}

test('a language counts once every lesson is written in it, body and all', () => {
  const titled = [1, 2, 3, 4].map((number) =>
    german(number, { title: 'Lektion', body: 'Kerzen.' }),
  );
  expect(courseLanguages(createCourseDraft())).toEqual(['en']);
  expect(courseLanguages(applyEdits(createCourseDraft(), ...titled.slice(1)))).toEqual(['en']);
  expect(courseLanguages(applyEdits(createCourseDraft(), ...titled))).toEqual(['en', 'de']);
  const bare = applyEdits(createCourseDraft(), german(1, { title: 'Lektion' }), ...titled.slice(1));
  expect(courseLanguages(bare)).toEqual(['en']);
});

test('a reader gets each lesson in their language, else in English, else as it was written', () => {
  const lessons = languagesByLesson(
    applyEdits(createCourseDraft(), german(1, { title: 'Lektion', body: 'Kerzen.' })),
  );
  expect(shownLanguages(lessons, 'en')).toEqual(['en']);
  expect(shownLanguages(lessons, 'de')).toEqual(['de', 'en']);
  expect(shownLanguages(lessons, 'fr')).toEqual(['en']);
  expect(shownLanguages([['sk', 'de']], 'fr')).toEqual(['sk']);
  expect(shownLanguages([], 'fr')).toEqual([]);
});
