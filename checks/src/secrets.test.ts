import { expect, test } from 'vitest';
import { findSecrets } from './secrets.ts';

function found(text: string): string[] {
  return findSecrets({ path: 'a.ts', text }).map(({ line, message }) => `${line} ${message}`);
}

// Each sample is assembled here, so that this file contains no secret itself.
test.each([
  ['-----BEGIN RSA ', 'PRIVATE KEY-----', 'a private key'],
  ['AKIA', 'ABCDEFGHIJKLMNOP', 'an access key of AWS'],
  ['sk_', 'live_abc123', 'a live key of Stripe'],
  ['ghp', '_abcdefghijklmnopqrstuv', 'a token of GitHub'],
  ['xoxb', '-1234567890-abc', 'a token of Slack'],
  ["'/home", '/someone/project', 'a path of one machine'],
  ['file:///root', '/key', 'a path of one machine'],
])('finds %s%s', (start, rest, what) => {
  expect(found(`first\n${start}${rest}`)).toEqual([`2 holds ${what}`]);
});

test('accepts addresses of the site, relative paths and test keys', () => {
  const lines = ["'/home'", "'/work'", './work/notes.md', 'e2e/home/page.ts', 'sk_test_abc'];
  expect(found(lines.join('\n'))).toEqual([]);
});

test('does not look into binary files', () => {
  expect(found(`\0${['AKIA', 'ABCDEFGHIJKLMNOP'].join('')}`)).toEqual([]);
});
