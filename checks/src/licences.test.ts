import { expect, test } from 'vitest';
import { groupByLicence, isAllowed } from './licences.ts';

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['not stated', false],
])('%s is agreed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

test('lists what ships by its licence, also where only its own manifest states one', () => {
  const packages = {
    web: { version: '1.0.0' },
    'node_modules/a': { license: 'MIT', version: '1.0.0' },
    'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
    'node_modules/tool': { license: 'GPL-3.0', version: '1.0.0', dev: true },
    'node_modules/@danube/web': { link: true },
  };
  const found = groupByLicence(packages, () => 'ISC');
  expect([...found]).toEqual([
    ['MIT', ['a 1.0.0']],
    ['ISC', ['@x/b 2.0.0']],
  ]);
});
