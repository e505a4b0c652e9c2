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
import { verifyFindings, verifyTests } from './defect-verdict.ts';
import { defects } from './defects.ts';
import type { PlantedDefect } from './planted-defect.ts';
import { plant, selectDefects, tryDefect } from './planted-defects.ts';
import { repositoryRoot } from './repository.ts';
import { copyRepository } from './repository-copy.ts';
import { findTests } from './run-test-file.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'defects-test-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function defect(overrides: Partial<PlantedDefect>): PlantedDefect {
  return {
    name: 'x',
    file: 'a.txt',
    edit: (source) => `${source}wrong`,
    check: { kind: 'static', name: 'words', finding: /a\.txt is wrong/ },
    ...overrides,
  };
}

/** A check that fails exactly if a.txt contains the word. */
function writeCheck(): void {
  mkdirSync(join(root, 'checks/src'), { recursive: true });
  writeFileSync(
    join(root, 'checks/src/run-checks.ts'),
    `import { readFileSync } from 'node:fs';
     if (readFileSync('a.txt', 'utf8').includes('wrong')) throw new Error('a.txt is wrong');`,
  );
}

const red = { exitCode: 1 };
const green = { exitCode: 0 };
const passing = { fullName: 'an order without the ticks is refused', status: 'passed' };
const failing = { fullName: 'an order of nobody is refused', status: 'failed' };

test('a defect is caught when the named test fails', () => {
  expect(verifyTests(red, [passing, failing], 'of nobody is refused')).toBe('caught');
});

test('a test that passes does not count as caught because of its title', () => {
  expect(verifyTests(red, [passing, failing], 'without the ticks')).toBe('red for another reason');
  expect(verifyTests(green, [passing], 'without the ticks')).toBe('missed');
});

test('a test file that does not compile does not count as caught', () => {
  const message = 'Transform failed: an order of nobody is refused';
  const report = { testResults: [{ name: '/tree/a.test.ts', message, assertionResults: [] }] };
  expect(verifyTests(red, findTests(report, 'a.test.ts'), 'an order of nobody')).toBe(
    'red for another reason',
  );
});

test('a file whose tests all fail has a broken setup, unless it is the only one', () => {
  const other = { ...failing, fullName: 'an order of two' };
  expect(verifyTests(red, [failing, other], 'an order of nobody')).toBe('red for another reason');
  expect(verifyTests(red, [failing], 'an order of nobody')).toBe('caught');
});

test('only the tests of the named file count', () => {
  const testResults = [
    { name: '/tree/web/b-a.test.ts', assertionResults: [failing] },
    { name: '/tree/web/a.test.ts', assertionResults: [passing] },
  ];
  expect(findTests({ testResults }, 'web/a.test.ts')).toEqual([passing]);
  expect(findTests({ testResults }, 'web/c.test.ts')).toEqual([]);
});

test('a static check has to say what was planted', () => {
  const says = (output: string, exitCode: number) =>
    verifyFindings({ exitCode, output }, /a\.ts is wrong/);
  expect(says('a.ts is wrong', 1)).toBe('caught');
  expect(says('b.ts is odd', 1)).toBe('red for another reason');
  expect(says('a.ts is wrong', 0)).toBe('missed');
});

test('plants, runs the check and restores the file', async () => {
  writeCheck();
  writeFileSync(join(root, 'a.txt'), 'right\n');
  expect(await tryDefect(root, defect({}))).toMatchObject({ verdict: 'caught' });
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('right\n');
});

test('says so when the check does not notice', async () => {
  writeCheck();
  writeFileSync(join(root, 'a.txt'), 'right\n');
  const unnoticed = defect({ edit: (source) => `${source}odd` });
  expect(await tryDefect(root, unnoticed)).toMatchObject({ verdict: 'missed' });
});

test('says so when an edit no longer finds its place', async () => {
  writeFileSync(join(root, 'a.txt'), 'right\n');
  const misplaced = defect({ edit: (source) => source.replace('gone', 'wrong') });
  expect(await tryDefect(root, misplaced)).toMatchObject({ verdict: 'not planted' });
});

test('removes a file again that it had to make', () => {
  const restore = plant(root, defect({ file: 'new/b.txt' }));
  expect(existsSync(join(root, 'new/b.txt'))).toBe(true);
  restore?.();
  expect(existsSync(join(root, 'new/b.txt'))).toBe(false);
});

test('selects all defects, those named, or those of every check', () => {
  const all = [
    defect({ name: 'first', isInShortRun: true }),
    defect({ name: 'second' }),
    defect({ name: 'third' }),
  ];
  const names = (wanted: string[]) => selectDefects(all, wanted).map(({ name }) => name);
  expect(names([])).toEqual(['first', 'second', 'third']);
  expect(names(['sec', 'thi'])).toEqual(['second', 'third']);
  expect(names(['--short'])).toEqual(['first']);
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

test.each(defects.map((each) => [each.name, each] as const))(
  'can be planted, and its test is there: %s',
  (_, { file, edit, check }) => {
    const path = join(repositoryRoot, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    expect(edit(source), file).not.toBe(source);
    if (check.kind === 'test')
      expect(existsSync(join(repositoryRoot, check.file)), check.file).toBe(true);
  },
);
