import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';
import { allPages, pathsOf } from './pages.ts';

const cached = allPages.filter(({ cache }) => cache).flatMap(pathsOf);

test.each(cached.map((address) => address.replaceAll(/:\w+/g, 'a-Name')))(
  '%s stands for itself',
  (path) => {
    expect(canonicalPath(path)).toBe(path);
  },
);

test.each([
  ['/AbOuT', '/about'],
  ['/%61bout', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//', '/'],
  ['/Course/From-Zero/', '/course/From-Zero'],
  ['/course/%66rom-zero', '/course/from-zero'],
  ['/course/a%2fb', '/course/a%2Fb'],
  ['/INSTRUCTORS/viktor-hajnal', '/instructors/viktor-hajnal'],
])('%s is another spelling of %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each(['/account-settings', '/Danube2026', '/rep/AbC', '/index.html', '//about', '/%E0%A4%A'])(
  '%s is left as it is',
  (path) => {
    expect(canonicalPath(path)).toBeNull();
  },
);

test('a canonical path is final, and never leads to another site', () => {
  const segment = fc.string({ unit: 'binary', maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom('course', 'ITV', 'book', '', '/'), segment, (first, typed) => {
      const { pathname } = new URL(
        `https://danube.example/${first}/${encodeURIComponent(typed.toWellFormed())}`,
      );
      const canonical = canonicalPath(pathname);
      if (canonical === null) return;
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(new URL(canonical, 'https://danube.example').href).toBe(
        `https://danube.example${canonical}`,
      );
    }),
  );
});
