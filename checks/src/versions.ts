// Versions of our dependencies: `npm run check:static -- versions`. Works offline: it reads the
// advisories that an operator recorded in ops/advisories.json (docs/runbooks/supply-chain.md).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concludeCheck, type Finding } from './findings.ts';
import { readFiles, repositoryRoot, type SourceFile } from './repository.ts';

const advisoriesPath = 'ops/advisories.json';
/** The oldest version without a relevant known advisory. */
const minimums = readMinimums(readFileSync(join(repositoryRoot, advisoriesPath), 'utf8'));
const listPath = 'docs/dependencies.md';
const dependencyFields = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
];

type LockFile = {
  readonly packages: Readonly<Record<string, { version?: string; resolved?: string }>>;
};

/** Of several advisories for a package, the latest fix counts. */
export function readMinimums(text: string): Readonly<Record<string, string>> {
  const { advisories }: { advisories: { package: string; fixedIn: string }[] } = JSON.parse(text);
  const newest: Record<string, string> = {};
  for (const { package: name, fixedIn } of advisories) {
    if (!/^\d+\.\d+\.\d+$/.test(fixedIn)) throw new Error(`${name}: ${fixedIn} is no version`);
    if (isOlder(newest[name] ?? '0.0.0', fixedIn)) newest[name] = fixedIn;
  }
  return newest;
}

export function findVulnerableVersions(lock: LockFile): Finding[] {
  return Object.entries(lock.packages).flatMap(([path, { version = '' }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const minimum = minimums[name];
    if (minimum === undefined || path === name || !isOlder(version, minimum)) return [];
    return [{ file: 'package-lock.json', message: `${path} is ${version}, older than ${minimum}` }];
  });
}

export function findResolvedUrls(lock: LockFile): Finding[] {
  return Object.entries(lock.packages)
    .filter(([, { resolved = '' }]) => /^https?:/.test(resolved))
    .map(([path]) => ({ file: 'package-lock.json', message: `${path} carries an address` }));
}

export function findInexactVersions({ path, text }: SourceFile): Finding[] {
  return declaredVersions(text)
    .filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(({ name, version }) => ({
      file: path,
      message: `${name} is declared as ${version}, not as one exact version`,
    }));
}

/** The person who installs chooses the registry, so no file may name one. */
export function findRegistryNames({ path, text }: SourceFile): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    const [name] =
      /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\bregistry\s*=\s*https?:\S*/.exec(content) ?? [];
    return name ? [{ file: path, line: index + 1, message: `names the registry ${name}` }] : [];
  });
}

export function findUnlistedDependencies(
  list: string,
  manifests: readonly SourceFile[],
): Finding[] {
  return manifests.flatMap(({ path, text }) =>
    declaredVersions(text)
      .filter(({ name }) => !name.startsWith('@danube/') && !list.includes(`\`${name}\``))
      .map(({ name }) => ({ file: path, message: `${name} is not explained in ${listPath}` })),
  );
}

function declaredVersions(manifest: string): { name: string; version: string }[] {
  // package.json has these fields as objects of strings, or npm would have rejected it.
  const fields = JSON.parse(manifest) as Record<string, Record<string, string> | undefined>;
  return dependencyFields.flatMap((field) =>
    Object.entries(fields[field] ?? {}).map(([name, version]) => ({ name, version })),
  );
}

function isOlder(version: string, minimum: string): boolean {
  const parts = version.split(/[.-]/).map(Number);
  const wanted = minimum.split('.').map(Number);
  const at = wanted.findIndex((part, index) => (parts[index] ?? 0) !== part);
  return at !== -1 && (parts[at] ?? 0) < (wanted[at] ?? 0);
}

function readLock(root: string): LockFile {
  // npm writes this file; `packages` exists since lockfile version 2.
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

function isTextPath(path: string): boolean {
  return /\.(ts|tsx|mjs|cjs|js|json|md|ya?ml|toml|sh|tsv|css|html)$|(^|\/)[^.]*$|^\.[^/]+$/.test(
    path,
  );
}

if (import.meta.main) {
  const lock = readLock(repositoryRoot);
  const manifests = readFiles(repositoryRoot, (path) => /(^|\/)package\.json$/.test(path));
  const texts = readFiles(repositoryRoot, isTextPath);
  const list = join(repositoryRoot, listPath);
  concludeCheck(`${Object.keys(lock.packages).length} packages in ${manifests.length} manifests`, [
    ...findVulnerableVersions(lock),
    ...findResolvedUrls(lock),
    ...manifests.flatMap(findInexactVersions),
    ...texts
      .filter(({ path }) => !path.startsWith('checks/src/versions'))
      .flatMap(findRegistryNames),
    ...(existsSync(list) ? findUnlistedDependencies(readFileSync(list, 'utf8'), manifests) : []),
  ]);
}
