import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type SourceFile = { readonly path: string; readonly text: string };

/** The root of the repository that contains this file, also inside a copy of it. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Paths, relative to the root, of everything that is or could be committed. */
export function listPaths(root: string): string[] {
  const arguments_ = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', arguments_, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const paths = new Set(output.split('\0').filter((path) => path !== ''));
  // A file that was deleted but not yet committed is still listed.
  return [...paths].filter((path) => existsSync(join(root, path))).sort();
}

export function readFiles(root: string, wanted: (path: string) => boolean): SourceFile[] {
  return listPaths(root)
    .filter(wanted)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function isTestPath(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}
