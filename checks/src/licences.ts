// Licences of everything that ships: `npm run licences`. Fails on one that isn't approved.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concludeCheck } from './findings.ts';
import { repositoryRoot } from './repository.ts';

/**
 * May ship with a closed-source product. LGPL: libvips, a separate library that sharp loads and
 * anyone can replace. MPL: files that we don't modify.
 */
const allowedLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Python-2.0',
  'Zlib',
  'WTFPL',
]);

/** Their manifests lack the field; their licence file or readme says so. */
const manuallyReviewed: Readonly<Record<string, string>> = {
  'node_modules/humanize-number': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/png-js': 'MIT',
};

type LockedPackage = {
  license?: string;
  version?: string;
  dev?: boolean;
  link?: boolean;
};

/** Package names by licence, without development dependencies. */
export function groupByLicence(
  packages: Readonly<Record<string, LockedPackage>>,
  readLicence: (path: string) => string | undefined = () => undefined,
): Map<string, string[]> {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  const named = shipped.map(([path, { license, version }]) => ({
    licence: license ?? readLicence(path) ?? 'not stated',
    name: `${path.split('node_modules/').at(-1)} ${version}`,
  }));
  const groups = Map.groupBy(named, ({ licence }) => licence);
  return new Map([...groups].map(([licence, group]) => [licence, group.map(({ name }) => name)]));
}

/** "A AND B" needs both, "A OR B" one of them. */
export function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((part) => allowedLicences.has(part));
}

function licenceInFolder(path: string): string | undefined {
  const manifest = join(repositoryRoot, path, 'package.json');
  if (!existsSync(manifest)) return 'not installed here';
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  return license ?? licenses?.[0]?.type ?? manuallyReviewed[path];
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'));
  const found = groupByLicence(packages, licenceInFolder);
  for (const [licence, names] of [...found].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(`${licence} (${names.length}): ${names.join(', ')}`);
  }
  const refused = [...found].filter(
    ([licence]) => licence !== 'not installed here' && !isAllowed(licence),
  );
  concludeCheck(
    `${[...found.values()].flat().length} packages under ${found.size} licences`,
    refused.map(([licence, names]) => ({
      file: 'package-lock.json',
      message: `${licence}: ${names.join(', ')}`,
    })),
  );
}
