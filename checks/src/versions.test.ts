import { expect, test } from 'vitest';
import {
  findInexactVersions,
  findRegistryNames,
  findResolvedUrls,
  findUnlistedDependencies,
  findVulnerableVersions,
  readMinimums,
} from './versions.ts';

function lockWith(path: string, entry: { version?: string; resolved?: string }) {
  return { packages: { [path]: entry } };
}

test.each([
  ['4.12.20', 1],
  ['4.12.21', 0],
  ['4.13.0', 0],
  ['3.99.99', 1],
  ['5.0.0', 0],
])('hono %s gives %i findings', (version, count) => {
  expect(findVulnerableVersions(lockWith('node_modules/hono', { version }))).toHaveLength(count);
});

test('of several advisories for a package the last one counts', () => {
  const advisories = ['1.9.0', '1.10.0', '1.2.3'].map((fixedIn) => ({ package: 'a', fixedIn }));
  expect(readMinimums(JSON.stringify({ advisories }))).toEqual({ a: '1.10.0' });
  const mistyped = [{ package: 'a', fixedIn: '< 2' }];
  expect(() => readMinimums(JSON.stringify({ advisories: mistyped }))).toThrow(
    'a: < 2 is no version',
  );
});

test('finds an old copy below another package', () => {
  const path = 'node_modules/x/node_modules/drizzle-orm';
  expect(findVulnerableVersions(lockWith(path, { version: '0.44.7' }))).toEqual([
    { file: 'package-lock.json', message: `${path} is 0.44.7, older than 0.45.2` },
  ]);
});

test('objects to addresses in the lock file, not to links between workspaces', () => {
  const address = { version: '1.0.0', resolved: 'https://packages.example/a.tgz' };
  expect(findResolvedUrls(lockWith('node_modules/a', address))).toHaveLength(1);
  expect(findResolvedUrls(lockWith('node_modules/@danube/web', { resolved: 'web' }))).toEqual([]);
});

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1.0.0', 'github:a/b'])(
  'objects to the version %s',
  (version) => {
    const manifest = JSON.stringify({ devDependencies: { a: version } });
    expect(findInexactVersions({ path: 'web/package.json', text: manifest })).toEqual([
      {
        file: 'web/package.json',
        message: `a is declared as ${version}, not as one exact version`,
      },
    ]);
  },
);

test('accepts exact versions, also of a release to come', () => {
  const text = JSON.stringify({ dependencies: { a: '1.2.3', b: '18.4.0-beta.17' } });
  expect(findInexactVersions({ path: 'package.json', text })).toEqual([]);
});

test('objects to the name of a registry', () => {
  const host = ['registry', 'example', 'org'].join('.');
  expect(findRegistryNames({ path: 'a.md', text: `one\nget it from ${host}` })).toEqual([
    {
      file: 'a.md',
      line: 2,
      message: `names the registry ${['registry', 'example'].join('.')}.org`,
    },
  ]);
  expect(findRegistryNames({ path: 'a.md', text: 'the registry. It answers' })).toEqual([]);
});

test('wants every package explained', () => {
  const manifest = { dependencies: { hono: '1.0.0', pg: '1.0.0', '@danube/contract': '0.0.0' } };
  const file = { path: 'server/package.json', text: JSON.stringify(manifest) };
  expect(findUnlistedDependencies('| `hono` | answers HTTP |', [file])).toEqual([
    { file: 'server/package.json', message: 'pg is not explained in docs/dependencies.md' },
  ]);
});
