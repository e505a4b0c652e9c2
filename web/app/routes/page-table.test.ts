import { readdirSync } from 'node:fs';
import { findPage } from '@danube/contract/site/find-page.ts';
import { allPages, pathsOf } from '@danube/contract/site/pages.ts';
import { describe, expect, it } from 'vitest';

/** Route files that aren't pages: layouts, and the 404 page. */
const otherFiles = ['admin-area', 'member-area', 'not-found', 'rep-area', 'kit'];

const routeFiles = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => name.slice(0, -'.tsx'.length))
  .filter((name) => !otherFiles.includes(name));

describe('the page table', () => {
  it.each(routeFiles)('has the page of routes/%s.tsx', (file) => {
    const found = allPages.some(({ route }) => route === file);
    expect(found, `add a page with route: '${file}' to a table in contract/src/site`).toBe(true);
  });

  it.each(allPages.map(({ route, path }) => [route, path]))(
    'names a file: routes/%s.tsx for %s',
    (route) => {
      expect(routeFiles, `write web/app/routes/${route}.tsx`).toContain(route);
    },
  );

  it('gives every address to one page', () => {
    const addresses = allPages.flatMap(pathsOf);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(allPages.filter(({ path }) => path.includes(':')).map((page) => [page.path, page]))(
    'has an example of %s',
    (_, page) => {
      expect(page.example, `add example: to ${page.path}`).toBeDefined();
      expect(findPage(page.example ?? '')?.page).toBe(page);
    },
  );

  it('leads on to pages that exist', () => {
    const next = allPages.flatMap((page) => page.next ?? []);
    const known = allPages.flatMap(pathsOf);
    expect(next.filter((path) => !known.includes(path))).toEqual([]);
  });
});
