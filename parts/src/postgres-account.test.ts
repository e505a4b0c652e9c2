import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from './parts-folder.factory.ts';
import { asPostgresAccount, canReach } from './postgres-account.ts';

const nobody = { uid: 54_321, gid: 54_321 };

function makeNested(mode: number): { outer: string; inner: string } {
  const outer = makeTemporaryFolder();
  const inner = join(outer, 'inner');
  mkdirSync(inner, { mode: 0o755 });
  chmodSync(outer, mode);
  return { outer, inner };
}

test('sees a closed folder anywhere above', () => {
  expect(canReach(nobody, makeNested(0o700).inner)).toBe(false);
  expect(canReach(nobody, makeNested(0o755).inner)).toBe(true);
});

test('runs as it is for an ordinary user', () => {
  const program = { command: '/bin/initdb', args: ['-x'], paths: [makeNested(0o700).inner] };
  expect(asPostgresAccount(undefined, program)).toEqual({
    command: '/bin/initdb',
    args: ['-x'],
    options: {},
  });
});

test('lends no right to look into closed folders while all are open', () => {
  const program = { command: '/bin/initdb', args: ['-x'], paths: [makeNested(0o755).inner] };
  expect(asPostgresAccount(nobody, program)).toEqual({
    command: '/bin/initdb',
    args: ['-x'],
    options: nobody,
  });
});
