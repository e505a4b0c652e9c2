import { expect, test } from 'vitest';
import { developmentSecret } from './development/environment.ts';
import { readEnvironment } from './env.ts';

const good = {
  NODE_ENV: 'production',
  SITE_URL: 'https://danube.example/some/path',
  DATABASE_URL: 'postgres://app:x@db/danube',
  S3_ENDPOINT: 'https://s3.example',
  SMTP_URL: 'smtps://mail.example',
  AUTH_SECRET: 'a-long-random-value-of-enough-characters',
};

test('keeps only the origin of the site address', () => {
  expect(readEnvironment(good).SITE_URL).toBe('https://danube.example');
});

test('names everything that is wrong at once', () => {
  const read = () => readEnvironment({ NODE_ENV: 'production', SITE_URL: 'nonsense' });
  expect(read).toThrow(/SITE_URL[\s\S]*DATABASE_URL[\s\S]*AUTH_SECRET/);
});

test.each([
  ['plain http', { SITE_URL: 'http://danube.example' }],
  ['the secret of development', { AUTH_SECRET: developmentSecret }],
  ['no mail server', { SMTP_URL: '' }],
  ['no storage', { S3_ENDPOINT: undefined }],
])('refuses to run in production with %s', (_name, change) => {
  expect(() => readEnvironment({ ...good, ...change })).toThrow('not usable');
});

test('takes up to two location services in their order, and none by default', () => {
  const servicesOf = (text: string | undefined) =>
    readEnvironment({ ...good, LOCATION_SERVICES: text }).LOCATION_SERVICES;
  expect(servicesOf(undefined)).toEqual([]);
  const [first, second] = ['https://b.example/json', 'https://a.example/'];
  expect(servicesOf(`${first}, ${second}`)).toEqual([first, second]);
  expect(() => servicesOf(`${first},${second},https://c.example`)).toThrow(/LOCATION_SERVICES/);
  expect(() => servicesOf('http://plain.example')).toThrow(/LOCATION_SERVICES/);
});
