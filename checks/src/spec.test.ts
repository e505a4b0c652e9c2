import { expect, test } from 'vitest';
import { findClaims, findInvalidClaims, parseRequirements } from './spec.ts';

function claimed(text: string): string[] {
  return findClaims({ path: 'server/src/x.test.ts', text }).map(({ id }) => id);
}

test('reads numbers from the titles of test, it and describe', () => {
  const text = `
    describe('cart [R2.01]', () => {
      it('adds [R2.02][R2.03]', () => {});
      test(\`removes \${x} [R2.04]\`, () => {});
    });`;
  expect(claimed(text)).toEqual(['R2.01', 'R2.02', 'R2.03', 'R2.04']);
});

test('reads numbers from tables of cases', () => {
  expect(claimed("test.each([1, 2])('case %i [R1.01]', () => {});")).toEqual(['R1.01']);
  expect(claimed("test.for([1])('case [R1.02]', () => {});")).toEqual(['R1.02']);
});

test('ignores numbers outside titles and in tests that do not run', () => {
  const text = `
    // [R1.01]
    expect('[R1.02]').toBe('[R1.03]');
    test.skip('later [R1.04]', () => {});
    test.todo('later [R1.05]');
    describe.skip('later [R1.06]', () => {});`;
  expect(claimed(text)).toEqual([]);
});

test('names the place of a number that no requirement has', () => {
  const requirements = parseRequirements('id\trequirement\nR1.01\tFour audiences\n');
  const claims = findClaims({
    path: 'a.test.ts',
    text: "test('a [R1.01]', f);\ntest('b [R7.99]', f);",
  });
  expect(findInvalidClaims(requirements, claims)).toEqual([
    { file: 'a.test.ts', line: 2, message: 'R7.99 is not in docs/requirements.tsv' },
  ]);
});

test('reads the letter of a part', () => {
  expect(claimed("test('keeps both [R3.01a] [R3.01ab]', f);")).toEqual(['R3.01a', 'R3.01ab']);
});

test('refuses the number of a requirement that is split, and a part that it does not have', () => {
  const requirements = parseRequirements('id\trequirement\nR3.01a\tprofiles\nR3.01b\tcourses\n');
  const text = "test('a [R3.01a]', f);\ntest('b [R3.01]', f);\ntest('c [R3.01c]', f);";
  expect(findInvalidClaims(requirements, findClaims({ path: 'a.test.ts', text }))).toEqual([
    { file: 'a.test.ts', line: 2, message: 'R3.01 is split: name the part' },
    { file: 'a.test.ts', line: 3, message: 'R3.01c is not in docs/requirements.tsv' },
  ]);
});
