import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';
import { areaOfRoute, areas, coreJourneys, selectFor } from './selection.ts';

const placed = Object.values(areas);

/** What belongs to no area because every area uses it: a change there plays everything. */
const shared = {
  modules: [
    'identity',
    'location',
    'media',
    'entitlements',
    'analytics',
    'settings',
    'administration',
  ],
  features: [
    'shared/paths',
    'shared/storage',
    'shared/consent',
    'shared/session',
    'shared/owned',
    'account/sign-in',
    'admin/kit',
    'admin/frame',
    'admin/media',
    'frame/shell',
    'frame/language',
    'frame/visits',
    'frame/prefetch',
    'frame/page-speed',
    'frame/kit',
    'frame/administration',
    'admin/settings',
  ],
  journeys: [
    'act-before-hydration',
    'decide-on-consent',
    'read-on-an-old-browser',
    'reset-a-password',
    'sign-in-with-a-provider',
    'survive-a-failed-start',
    'use-a-second-factor',
    'upload-files',
  ],
};

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

describe('everything of the product has its place', () => {
  test('modules', () => {
    const known = [...placed.flatMap(({ modules = [] }) => modules), ...shared.modules];
    expect(known.toSorted()).toEqual(foldersIn('server/src/modules').toSorted());
  });

  test('features', () => {
    const known = [...placed.flatMap(({ features = [] }) => features), ...shared.features];
    const features = foldersIn('web/app/features').flatMap((group) =>
      foldersIn(`web/app/features/${group}`).map((feature) => `${group}/${feature}`),
    );
    expect(known.toSorted()).toEqual(features.toSorted());
  });

  test('journeys', () => {
    const known = [
      ...placed.flatMap(({ journeys }) => journeys),
      ...coreJourneys,
      ...shared.journeys,
    ];
    expect([...new Set(known)].toSorted()).toEqual(journeyNames().toSorted());
  });
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
  expect(journeys).not.toContain('look-after-people');
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
  expect(areaOfRoute('admin-order-statistics')).toBe('sales');
  expect(areaOfRoute('admin-course-statistics')).toBe('learning');
  expect(areaOfRoute('my-course')).toBe('learning');
  expect(areaOfRoute('my-orders')).toBe('sales');
  expect(areaOfRoute('admin')).toBeUndefined();
});
