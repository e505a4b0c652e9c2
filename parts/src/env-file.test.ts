import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatEnvFile, parseEnvFile } from './env-file.ts';
import { makeTemporaryFolder } from './parts-folder.factory.ts';

const entries = {
  PLAIN: 'postgres://danube_app:0a1b@127.0.0.1:20000/danube?sslmode=disable',
  EMPTY: '',
  DIFFICULT: 'a $HOME # "b" & c=\\n',
};

test('reads back what it wrote', () => {
  expect(parseEnvFile(formatEnvFile(entries))).toEqual(entries);
});

test('leaves ordinary addresses without quotes', () => {
  expect(formatEnvFile({ PLAIN: entries.PLAIN })).toBe(`PLAIN=${entries.PLAIN}\n`);
});

test('is read alike by a shell', () => {
  const path = join(makeTemporaryFolder(), 'env');
  writeFileSync(path, formatEnvFile(entries));
  const output = execFileSync('sh', ['-c', `. "${path}"; printf %s "$DIFFICULT"`], {
    encoding: 'utf8',
  });
  expect(output).toBe(entries.DIFFICULT);
});

test.each(['two\nlines', "a ' quote"])(
  'refuses a value that no reader would return: %j',
  (value) => {
    expect(() => formatEnvFile({ SECRET: value })).toThrow('SECRET');
  },
);
