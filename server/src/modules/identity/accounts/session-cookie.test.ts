import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSessionToken } from './session-cookie.ts';

const site = { siteUrl: 'https://danube.example', secret: 'a secret of the site' };
const token = 'bRw9-0pFZ.with_a-dot';

function signed(secret = site.secret): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}

function read(cookie: string, settings = site): string | null {
  return readSessionToken(new Headers({ cookie }), settings);
}

test('a token that was signed with our secret is read, whatever stands around it', () => {
  expect(read(`__Host-session=${signed()}`)).toBe(token);
  expect(read(`theme=dark; __Host-session=${signed()};signedIn=1`)).toBe(token);
  expect(read(`session=${signed()}`, { ...site, siteUrl: 'http://localhost:3000' })).toBe(token);
});

test.each([
  ['without a cookie', 'theme=dark'],
  ['under the name that a sibling could set', `session=${signed()}`],
  ['under a name that only ends like ours', `x__Host-session=${signed()}`],
  ['signed with another secret', `__Host-session=${signed('another secret')}`],
  ['changed', `__Host-session=A${signed().slice(1)}`],
  ['without its signature', `__Host-session=${token}`],
  ['with half of its signature', `__Host-session=${signed().slice(0, -20)}`],
  ['with a second one behind the first', `__Host-session=x; __Host-session=${signed()}`],
  ['not decodable', '__Host-session=%E0%A4%A'],
])('nobody is there %s', (_, cookie) => {
  expect(read(cookie)).toBeNull();
});
