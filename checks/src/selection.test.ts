import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';
import { areas, coreJourneys, findAreaOfRoute, selectEverything, selectFor } from './selection.ts';

const placed = Object.values(areas);

/** Journeys that belong to no area: they only run when everything does. */
const sharedJourneys = [
  'act-before-hydration',
  'decide-on-consent',
  'read-on-an-old-browser',
  'read-without-acting',
  'reset-a-password',
  'sign-in-with-a-provider',
  'survive-a-failed-start',
  'use-a-second-factor',
  'upload-files',
];

function foldersIn(path: string): string[] {
  return readdirSync(join(repositoryRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function journeyNames(): string[] {
  return globSync('e2e/journeys/*.spec.ts', { cwd: repositoryRoot }).map((path) =>
    basename(path, '.spec.ts'),
  );
}

describe('an area names only what there is', () => {
  test('modules', () => {
    const known = placed.flatMap(({ modules = [] }) => modules);
    const remedy = 'remove it from checks/src/selection.ts';
    expect(without(known, foldersIn('server/src/modules')), remedy).toEqual([]);
  });

  test('features', () => {
    const known = placed.flatMap(({ features = [] }) => features);
    const features = foldersIn('web/app/features').flatMap((group) =>
      foldersIn(`web/app/features/${group}`).map((feature) => `${group}/${feature}`),
    );
    expect(without(known, features), 'remove it from checks/src/selection.ts').toEqual([]);
  });

  test('journeys, each of which has its place', () => {
    const known = [
      ...placed.flatMap(({ journeys }) => journeys),
      ...coreJourneys,
      ...sharedJourneys,
    ];
    const remedy = 'name the journey in an area of checks/src/selection.ts';
    expect([...new Set(known)].toSorted(), remedy).toEqual(journeyNames().toSorted());
  });
});

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name));
}

test.each([
  'server/src/modules/not-named-yet/not-named-yet.module.ts',
  'web/app/features/site/not-named-yet/page.tsx',
  'web/app/routes/not-named-yet.tsx',
])('what no area names is played with everything: %s', (path) => {
  expect(selectFor([path])).toEqual(selectEverything(`${path} concerns everything`));
});

test('a change of a feature plays its side, its pages and journeys, and the core', () => {
  const { tests, pages, journeys, hasFaults } = selectFor([
    'web/app/features/site/newsletter/form.tsx',
    'web/app/routes/newsletter.tsx',
    'docs/owner-guide.md',
  ]);
  expect(tests).toEqual(['pure', 'web']);
  expect(pages).toEqual(['/newsletter']);
  expect(journeys).toEqual([...coreJourneys, 'join-the-newsletter']);
  expect(hasFaults).toBe(false);
});

test('a change of a module plays the database and the faults, not the components', () => {
  const { tests, hasFaults } = selectFor(['server/src/modules/newsletter/subscribe.ts']);
  expect(tests).toEqual(['pure', 'database']);
  expect(hasFaults).toBe(true);
});

test('what builds on a changed area is played too', () => {
  const { pages, journeys } = selectFor(['server/src/modules/catalogue/publish.ts']);
  expect(pages).toContain('/cart');
  expect(journeys).toContain('learn-a-course');
  expect(journeys).toContain('buy-by-transfer');
  expect(journeys).not.toContain('manage-people');
});

test('a change of an indicator plays the pages that draw it', () => {
  const { tests, pages, hasFaults } = selectFor(['indicators/src/danube-bands.ts']);
  expect(tests).toEqual(['pure', 'web']);
  expect(pages).toContain('/indicator');
  expect(hasFaults).toBe(false);
});

test.each([
  'contract/src/money.ts',
  'web/app/ui/button.tsx',
  'web/app/lib/texts.tsx',
  'locales/de/nav.json',
  'web/app/features/frame/shell/header.tsx',
  'server/src/platform/guard.ts',
  'server/src/compose.ts',
  'server/src/modules/identity/sign-in.ts',
  'package-lock.json',
  'vitest.config.ts',
  'checks/src/check.ts',
  'e2e/journey.ts',
  'web/app/routes.ts',
  'content/courses/dax/course.md',
  'e2e/journeys/reset-a-password.spec.ts',
  'faults/src/stage.ts',
  'docs/requirements.tsv',
])('a change of %s plays everything', (path) => {
  expect(selectFor(['web/app/features/site/newsletter/form.tsx', path])).toMatchObject({
    tests: ['pure', 'web', 'database'],
    journeys: 'all',
    pages: 'all',
    hasFaults: true,
  });
});

test('documentation alone plays no journey', () => {
  expect(selectFor(['README.md', 'docs/runbooks/README.md'])).toMatchObject({
    tests: ['pure'],
    journeys: [],
    pages: [],
    hasFaults: false,
  });
});

test('a route belongs to the area with the longest matching beginning', () => {
  expect(findAreaOfRoute('admin-order-statistics')).toBe('sales');
  expect(findAreaOfRoute('admin-course-statistics')).toBe('learning');
  expect(findAreaOfRoute('my-course')).toBe('learning');
  expect(findAreaOfRoute('my-orders')).toBe('sales');
  expect(findAreaOfRoute('admin')).toBeUndefined();
});
