import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChangedSinceRelease } from './changed-files.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-files-'));
  git('init', '--quiet');
  git('config', 'user.email', 'test@danube.example');
  git('config', 'user.name', 'Test');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root });
}

function commit(subject: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  git('add', '.');
  git('commit', '--quiet', '--message', subject);
}

function version(number: string): Record<string, string> {
  return { 'package.json': JSON.stringify({ version: number }) };
}

test('knows no change where nothing was released yet', () => {
  commit('feat: begin', { ...version('0.1.0'), 'a.ts': '1' });
  expect(listChangedSinceRelease(root)).toBeUndefined();
  commit('release: v0.1.0', { 'CHANGELOG.md': 'first' });
  expect(listChangedSinceRelease(root)).toBeUndefined();
});

test('compares a release with the one before it, and what is not committed yet as well', () => {
  commit('release: v0.1.0', { ...version('0.1.0'), 'a.ts': '1', 'b.ts': '1' });
  commit('fix: a', { 'a.ts': '2' });
  commit('release: v0.2.0', version('0.2.0'));
  writeFileSync(join(root, 'new.ts'), '1');
  expect(listChangedSinceRelease(root)?.toSorted()).toEqual(['a.ts', 'new.ts', 'package.json']);
});

test('what is mended after a release that did not pass is compared with the one before it', () => {
  commit('release: v0.1.0', { ...version('0.1.0'), 'a.ts': '1', 'b.ts': '1' });
  commit('fix: a', { 'a.ts': '2' });
  commit('release: v0.2.0', version('0.2.0'));
  commit('fix: b', { 'b.ts': '2' });
  expect(listChangedSinceRelease(root)?.toSorted()).toEqual(['a.ts', 'b.ts', 'package.json']);
});
