import { expect, test } from 'vitest';
import { checkLimits } from './limits.ts';

const statements = (count: number) => 'call();\n'.repeat(count);
// Split, so that this file doesn't count as suppressing anything.
const ignore = ['biome', 'ignore'].join('-');
const expectError = ['@ts', 'expect-error'].join('-');

function messages(path: string, text: string): string[] {
  return checkLimits([{ path, text }]).map(({ line, message }) => `${line ?? '-'} ${message}`);
}

test('objects to a file of more than 400 lines', () => {
  expect(messages('a.css', 'a {}\n'.repeat(400))).toEqual([]);
  expect(messages('a.css', 'a {}\n'.repeat(401))).toEqual(['- file has 401 lines, more than 400']);
});

test('objects to a function of more than 80 lines, named or not', () => {
  expect(messages('a.ts', `function long() {\n${statements(78)}}\n`)).toEqual([]);
  expect(messages('a.ts', `// first\nfunction long() {\n${statements(79)}}\n`)).toEqual([
    '2 function long has 81 lines, more than 80',
  ]);
  expect(messages('a.ts', `run(() => {\n${statements(79)}});\n`)).toEqual([
    '1 function (anonymous) has 81 lines, more than 80',
  ]);
});

test('grants components 120 lines, other functions of the same file 80', () => {
  const body = `{\n${statements(100)}}\n`;
  expect(messages('a.tsx', `function Card() ${body}`)).toEqual([]);
  expect(messages('a.tsx', `export const Card = () => ${body}`)).toEqual([]);
  expect(messages('a.tsx', `function helper() ${body}`)).toHaveLength(1);
  expect(messages('a.tsx', `function Card() {\n${statements(119)}}\n`)).toEqual([
    '1 component Card has 121 lines, more than 120',
  ]);
});

test('does not measure describe blocks, but the tests in them', () => {
  const long = `{\n${statements(90)}}`;
  expect(messages('a.test.ts', `describe('x', () => ${long});`)).toEqual([]);
  expect(messages('a.test.ts', `test('x', () => ${long});`)).toHaveLength(1);
});

test('wants a reason beside every suppression', () => {
  const withReason = `// ${ignore} lint/style/noNonNullAssertion: the row was just inserted`;
  expect(messages('a.ts', withReason)).toEqual([]);
  expect(messages('a.ts', `// ${ignore} lint/style/noNonNullAssertion`)).toEqual([
    `1 ${ignore} gives no reason`,
  ]);
  expect(messages('a.ts', `// ${expectError} the library types omit this field`)).toEqual([]);
  expect(messages('a.ts', `// ${expectError}`)).toHaveLength(1);
  const squawkIgnore = ['-- squawk', 'ignore ban-drop-column\n'].join('-');
  expect(messages('a.sql', squawkIgnore)).toHaveLength(1);
  expect(messages('a.sql', `-- no release reads it any more\n${squawkIgnore}`)).toEqual([]);
});

test('allows ten suppressions in all', () => {
  const line = `// ${expectError} the library types omit this field\n`;
  expect(messages('a.ts', line.repeat(10))).toEqual([]);
  expect(messages('a.ts', line.repeat(11))[0]).toContain('11 suppressions in all, more than 10');
});

test('objects to entries packed into the spread of a literal', () => {
  const finding = '1 spreads a literal: write its entries where they belong';
  expect(messages('a.ts', 'run({ ...{ a, b }, c });')).toEqual([finding]);
  expect(messages('a.ts', "run([...['a', 'b'], 'c']);")).toEqual([finding]);
  expect(messages('a.ts', 'run({ ...(a ? { a } : {}), ...b }, [...c, ...[a].flat()]);')).toEqual(
    [],
  );
});
