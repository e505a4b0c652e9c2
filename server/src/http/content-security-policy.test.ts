import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const isHttps = true;

test('lets a page ask nobody but us, unless location services are configured', () => {
  const policy = contentSecurityPolicy({ scripts: [] }, { isHttps });
  expect(policy).toContain("; connect-src 'self';");
});

test('names the origins of the location services and no more of them', () => {
  const locationServices = ['https://first.example/json?key=k', 'https://second.example:8443/'];
  const policy = contentSecurityPolicy({ nonce: 'n' }, { isHttps, locationServices });
  expect(policy).toContain(
    "; connect-src 'self' https://first.example https://second.example:8443;",
  );
});

test('lets a page frame the two sites that visitors can allow, and no other', () => {
  const policy = contentSecurityPolicy({ scripts: [] }, { isHttps });
  expect(policy).toContain(
    '; frame-src https://www.instagram.com https://www.youtube-nocookie.com;',
  );
});

test('names the storage where files go and come from, and nowhere else', () => {
  const storageOrigin = 'https://files.example';
  const policy = contentSecurityPolicy({ scripts: [] }, { isHttps, storageOrigin });
  const named = policy.split('; ').filter((rule) => rule.includes(storageOrigin));
  expect(named.map((rule) => rule.split(' ')[0])).toEqual([
    'img-src',
    'connect-src',
    'media-src',
    'form-action',
  ]);
});
