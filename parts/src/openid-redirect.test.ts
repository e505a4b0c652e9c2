import { expect, test } from 'vitest';
import { isAllowedRedirect } from './openid-redirect.ts';

test.each([
  'http://localhost:5173/api/auth/callback/academy',
  'http://127.0.0.1:20001/api/auth/callback/open-id',
  'http://[::1]:3000/api/auth/callback/openid',
])('lets a login return to %s', (address) => {
  expect(isAllowedRedirect(address)).toBe(true);
});

test.each([
  'http://example.org/api/auth/callback/academy',
  'http://localhost.example.org/api/auth/callback/academy',
  'http://localhost@example.org/api/auth/callback/academy',
  'http://someone@localhost/api/auth/callback/academy',
  'http://localhost:5173/api/auth/callback/../../elsewhere',
  'http://localhost:5173/api/auth/callback/',
  'http://localhost:5173/',
  'javascript:alert(1)',
  'not an address',
])('does not let a login return to %s', (address) => {
  expect(isAllowedRedirect(address)).toBe(false);
});
