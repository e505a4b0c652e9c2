import { expect, test } from 'vitest';
import { hasSignInHint, signInHintCookies } from './sign-in-hint.ts';

test('over HTTPS the hint is for this host only, and replaces the one without prefix', () => {
  expect(signInHintCookies({ isHttps: true, isOver: false })).toEqual([
    '__Host-signedIn=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
    'signedIn=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ]);
  expect(signInHintCookies({ isHttps: false, isOver: false })).toEqual([
    'signedIn=1; Path=/; SameSite=Lax; Max-Age=2592000',
  ]);
});

test('signing out removes both', () => {
  for (const cookie of signInHintCookies({ isHttps: true, isOver: true }))
    expect(cookie).toContain('Max-Age=0');
});

test.each([
  ['signedIn=1', true],
  ['a=b; __Host-signedIn=1', true],
  ['a=signedIn=1', false],
  ['', false],
])('a hint in %j: %s', (cookie, isThere) => {
  expect(hasSignInHint(new Headers(cookie ? { cookie } : {}))).toBe(isThere);
});
