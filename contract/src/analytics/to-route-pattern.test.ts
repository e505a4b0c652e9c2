import { expect, test } from 'vitest';
import { toRoutePattern } from './to-route-pattern.ts';

test.each([
  ['/', '/'],
  ['/courses', '/courses'],
  ['/Courses/', '/courses'],
  ['/course/fast-track', '/course/fast-track'],
  ['/course/dax', '/course/{slug}'],
  ['/instructors/viktor-hajnal', '/instructors/{slug}'],
  ['/reset-password/4f1c0d9ab27e', '/reset-password/{token}'],
  ['/admin/people/u1', '/admin/people/{userId}'],
  ['/ANNA24', '/{referralCode}'],
  ['/course//', '/{unknown}'],
  ['/no/such/page', '/{unknown}'],
  ['', '/'],
])('%s is %s', (pathname, pattern) => {
  expect(toRoutePattern(pathname)).toBe(pattern);
});
