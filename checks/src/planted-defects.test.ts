import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlantedDefect } from './planted-defect.ts';
import { judge, plant, selectDefects, tryDefects } from './planted-defects.ts';
import { copyRepository } from './repository-copy.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'defects-test-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function outcome(exitCode: number, output: string) {
  return { exitCode, output, seconds: 0 };
}

function defect(overrides: Partial<PlantedDefect>): PlantedDefect {
  return {
    name: 'x',
    file: 'a.txt',
    edit: (source) => `${source}wrong`,
    // Red, naming the word, exactly when the file holds it.
    check: ['sh', '-c', '! grep wrong a.txt'],
    expect: /wrong/,
    ...overrides,
  };
}

async function verdicts(planned: PlantedDefect): Promise<string[]> {
  const found: string[] = [];
  for await (const { verdict } of tryDefects(root, [planned])) found.push(verdict);
  return found;
}

test('counts a defect as caught when the check turns red and says why', () => {
  expect(judge(outcome(0, 'ok'), outcome(1, 'a.ts is wrong'), /wrong/)).toBe('caught');
  expect(judge(outcome(1, 'b.ts is odd'), outcome(1, 'a.ts is wrong'), /wrong/)).toBe('caught');
});

test('does not count a check that stays green, is red anyway or gives another reason', () => {
  expect(judge(outcome(0, ''), outcome(0, 'wrong'), /wrong/)).toBe('missed');
  expect(judge(outcome(0, ''), outcome(1, 'crashed'), /wrong/)).toBe('red for another reason');
  expect(judge(outcome(1, 'wrong'), outcome(1, 'wrong'), /wrong/)).toBe(
    'red before it was planted',
  );
});

test('plants, runs the check and restores the file', async () => {
  writeFileSync(join(root, 'a.txt'), 'right\n');
  expect(await verdicts(defect({}))).toEqual(['caught']);
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('right\n');
});

test('removes a file again that it had to make', () => {
  const restore = plant(root, defect({ file: 'new/b.txt' }));
  expect(existsSync(join(root, 'new/b.txt'))).toBe(true);
  restore?.();
  expect(existsSync(join(root, 'new/b.txt'))).toBe(false);
});

test('says so when an edit no longer finds its place', async () => {
  writeFileSync(join(root, 'a.txt'), 'right\n');
  expect(await verdicts(defect({ edit: (source) => source }))).toEqual(['not planted']);
});

test('says so when the check does not notice', async () => {
  writeFileSync(join(root, 'a.txt'), 'right\n');
  expect(await verdicts(defect({ check: ['true'] }))).toEqual(['missed']);
});

test('selects all defects, those named, or one for each check', () => {
  const all = [
    defect({ name: 'first', check: ['a'] }),
    defect({ name: 'second', check: ['a'] }),
    defect({ name: 'third', check: ['b'] }),
  ];
  const names = (wanted: string[]) => selectDefects(all, wanted).map(({ name }) => name);
  expect(names([])).toEqual(['first', 'second', 'third']);
  expect(names(['sec', 'thi'])).toEqual(['second', 'third']);
  expect(names(['--short'])).toEqual(['first', 'third']);
});

test('copies what is not ignored, links packages, and points workspaces into the copy', () => {
  const original = join(root, 'original');
  const copy = join(root, 'copy');
  mkdirSync(join(original, 'web'), { recursive: true });
  mkdirSync(join(original, 'node_modules/@danube'), { recursive: true });
  mkdirSync(join(original, 'node_modules/zod'));
  symlinkSync('../../web', join(original, 'node_modules/@danube/web'));
  writeFileSync(join(original, 'package.json'), '{ "workspaces": ["web"] }');
  writeFileSync(join(original, 'web/page.ts'), 'page');
  writeFileSync(join(original, '.gitignore'), 'node_modules/\n*.log\n');
  writeFileSync(join(original, 'a.log'), 'noise');
  execFileSync('git', ['init', '--quiet'], { cwd: original });
  mkdirSync(copy);

  copyRepository(original, copy);

  writeFileSync(join(copy, 'web/page.ts'), 'changed');
  expect(readFileSync(join(copy, 'node_modules/@danube/web/page.ts'), 'utf8')).toBe('changed');
  expect(readFileSync(join(original, 'web/page.ts'), 'utf8')).toBe('page');
  expect(existsSync(join(copy, 'node_modules/zod'))).toBe(true);
  expect(existsSync(join(copy, 'a.log'))).toBe(false);
});
