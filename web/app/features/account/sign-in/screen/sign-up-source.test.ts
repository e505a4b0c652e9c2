import { expect, it } from 'vitest';
import { signUpSourceOf } from './sign-up-source.ts';

it.each([
  ['', 'direct'],
  ['https://www.google.co.uk/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://l.facebook.com/', 'social'],
  ['https://t.co/x1', 'social'],
  ['https://paint.co/', 'site'],
  ['https://notgoogle.com.example/', 'site'],
  ['https://academy.example/courses', null],
  ['nonsense', null],
])('%s is %s', (referrer, source) => {
  expect(signUpSourceOf(referrer, 'https://academy.example')).toBe(source);
});
