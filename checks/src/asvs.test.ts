import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

/** How many requirements ASVS 5.0.0 has at each of the two levels. */
const requirementsPerLevel = { 1: 70, 2: 183 };
const verdicts = ['met', 'not met', 'not applicable'];

const lines = readFileSync(join(repositoryRoot, 'docs/asvs.md'), 'utf8').split('\n');
const cells = lines
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));
const rows = cells
  .filter(([number = '', level = '']) => /^\d+\.\d+\.\d+$/.test(number) && /^\d$/.test(level))
  .map(([number = '', level = '', requirement = '', verdict = '', proof = '', ...more]) => ({
    number,
    level,
    verdict,
    isWhole: requirement !== '' && proof !== '' && more.length === 0,
    paths: [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));

test('has every requirement of both levels once, each with a verdict and its proof or reason', () => {
  expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([]);
  expect(rows.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(requirementsPerLevel)) {
    expect(rows.filter((row) => row.level === level)).toHaveLength(count);
  }
});

test('names only paths that exist, and at least one where a requirement is met', () => {
  const missing = rows.flatMap(({ number, paths }) =>
    paths.filter((path) => !existsSync(join(repositoryRoot, path))).map((path) => [number, path]),
  );
  expect(missing).toEqual([]);
  expect(rows.filter(({ verdict, paths }) => verdict === 'met' && paths.length === 0)).toEqual([]);
});

test('lists at the top exactly what is not met, and sums up the rows', () => {
  const listed = cells
    .filter(({ length }) => length === 3)
    .flatMap(([numbers = '']) => numbers.match(/\d+\.\d+\.\d+/g) ?? []);
  const unmet = rows.filter(({ verdict }) => verdict === 'not met').map(({ number }) => number);
  expect(listed.toSorted()).toEqual(unmet.toSorted());
  for (const level of Object.keys(requirementsPerLevel)) {
    const ofLevel = rows.filter((row) => row.level === level);
    const sums = verdicts.map((each) => ofLevel.filter(({ verdict }) => verdict === each).length);
    expect(cells).toContainEqual([level, ...sums, ofLevel.length].map(String));
  }
});
