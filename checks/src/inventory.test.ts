import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const page = read('docs/inventory.md');

test('every setting that names a host or holds a secret is in the inventory', () => {
  const settings = [...read('server/src/env.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)];
  const names = settings.map(([, name = '']) => name);
  const relevant = names.filter((name) =>
    /_(URL|ENDPOINT|ADDRESS|SECRET|PROVIDERS|SERVICES)$|_KEY(_|$)|^(PORT|INTERNAL_PORT)$/.test(
      name,
    ),
  );
  expect(relevant).toContain('STRIPE_WEBHOOK_SECRET');
  expect(relevant.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('every module has a level of protection that the page explains', () => {
  const folders = readdirSync(join(repositoryRoot, 'server/src/modules'), { withFileTypes: true });
  const modules = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
  const levels = new Set([...page.matchAll(/^\| \*\*(\w+)\*\* \|/gm)].map(([, level]) => level));
  const rows = [...page.matchAll(/^\| `([\w-]+)` \| (\w+) \|/gm)];
  expect(rows.map(([, name = '']) => name).toSorted()).toEqual(modules.toSorted());
  expect(rows.filter(([, , level]) => !levels.has(level)).map(([, name]) => name)).toEqual([]);
});

test('every level of protection names the tests of its rules', () => {
  const levels = [...page.matchAll(/^\| \*\*\w+\*\* \|.*\| (.*) \|$/gm)];
  const tests = levels.map(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, at]) => at));
  expect(tests).toHaveLength(4);
  for (const paths of tests) {
    expect(paths.length).toBeGreaterThan(1);
    const missing = paths.filter((path = '') => !existsSync(join(repositoryRoot, path)));
    expect(missing).toEqual([]);
  }
});
