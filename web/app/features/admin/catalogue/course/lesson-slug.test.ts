import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse } from '../catalogue-admin.factory.ts';
import { isTaken, suggestSlug } from './lesson-slug.ts';

describe('the name of a new lesson', () => {
  it.each([
    ['The opening hour', 'the-opening-hour'],
    ['Lesson 2', 'lesson-2-2'],
    ['Μάθημα', 'lesson'],
    [`${'a'.repeat(69)} b`, 'a'.repeat(69)],
  ])('of “%s” is %s', (title, slug) => {
    expect(suggestSlug(title, makeCourse())).toBe(slug);
  });

  it('is taken by another lesson, not by the lesson itself', () => {
    const course = makeCourse();
    expect(isTaken('lesson-1', lessonIdOf(1), course)).toBe(false);
    expect(isTaken('lesson-1', lessonIdOf(2), course)).toBe(true);
  });
});
