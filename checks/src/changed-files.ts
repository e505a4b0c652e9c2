import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file that differs from the last release before the current version, or undefined if the
 * history has none. A release whose check failed carries the current version, so fixes on top of it
 * are still compared with the previous release.
 */
export function listChangedSinceRelease(root: string): string[] | undefined {
  const base = lastReleaseOtherThan(versionOf(root), root);
  if (base === undefined) return undefined;
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', base);
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...changed.split('\0'), ...added.split('\0')].filter((path) => path !== '');
}

function lastReleaseOtherThan(version: string, root: string): string | undefined {
  return git(root, 'log', '--extended-regexp', '--grep=^release: v[0-9]', '--format=%H %s')
    .split('\n')
    .map((line) => /^(\w+) release: v(\S+)/.exec(line))
    .find((release) => release !== null && release[2] !== version)?.[1];
}

function versionOf(root: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return manifest.version;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
