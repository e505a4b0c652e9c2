// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetCourse,
  forgetCoursesExcept,
  type KeptCourse,
  noteKeptCourse,
  readKeptCourses,
  watchKeptCourses,
} from './kept-courses.ts';

function kept(slug: string, bytes = 1_000): KeptCourse {
  return { slug, title: slug, language: 'en', start: `/my-courses/${slug}/first`, bytes };
}

const deleted = vi.fn(async (_name: string) => true);

beforeEach(() => {
  localStorage.clear();
  deleted.mockClear();
  vi.stubGlobal('caches', { delete: deleted });
});

it('remembers each course once, with its latest size', () => {
  noteKeptCourse(kept('dax', 1));
  noteKeptCourse(kept('gold'));
  noteKeptCourse(kept('dax', 2));
  expect(readKeptCourses().map(({ slug, bytes }) => [slug, bytes])).toEqual([
    ['gold', 1_000],
    ['dax', 2],
  ]);
  expect(readKeptCourses()).toBe(readKeptCourses());
});

it('deletes the lessons of a course that is removed, and of no other', async () => {
  noteKeptCourse(kept('dax'));
  noteKeptCourse(kept('gold'));
  await forgetCourse('dax');
  expect(deleted.mock.calls).toEqual([['course:dax']]);
  expect(readKeptCourses().map(({ slug }) => slug)).toEqual(['gold']);
});

it('leaves nothing behind when somebody signs out', async () => {
  noteKeptCourse(kept('dax'));
  await forgetCoursesExcept([]);
  expect(localStorage.length).toBe(0);
});

it('tells who watches, and passes over what it did not write', () => {
  const heard = vi.fn();
  const stop = watchKeptCourses(heard);
  noteKeptCourse(kept('dax'));
  stop();
  noteKeptCourse(kept('gold'));
  expect(heard).toHaveBeenCalledTimes(1);
  for (const text of ['{', '7', '[{"slug":1}]']) {
    localStorage.setItem('keptCourses', text);
    expect(readKeptCourses()).toEqual([]);
  }
});
