import { expect, test } from 'vitest';
import { courseInPath } from './course-in-path.ts';

test.each([
  ['/my-courses/fast-track', { course: 'fast-track', lesson: null }],
  [
    '/my-courses/fast-track/position-size?lang=de#end',
    { course: 'fast-track', lesson: 'position-size' },
  ],
  ['/course/fast-track/', { course: 'fast-track', lesson: null }],
  ['/course-details/fast-track', { course: 'fast-track', lesson: null }],
  ['/my-courses', null],
  ['/my-courses/a/b/c', null],
  ['/course/..%2fadmin', null],
  ['/download', null],
  ['/', null],
])('%s leads to %j', (path, expected) => {
  expect(courseInPath(path)).toEqual(expected);
});
