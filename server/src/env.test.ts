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
  ['files over plain http', { S3_ENDPOINT: 'http://s3.example' }],
  ['a sample password of the database', { DATABASE_URL: 'postgres://app:danube_app@db/danube' }],
  ['the name as password', { DATABASE_URL: 'postgres://reader:reader@db/danube' }],
  ['a default password of Redis', { REDIS_URL: 'redis://:redis@redis:6379' }],
  ['a default password of the mail server', { SMTP_URL: 'smtps://desk:p%61ssword@mail.example' }],
  ['the sample key of the storage', { S3_SECRET_ACCESS_KEY: 'danube-local-only' }],
])('refuses to run in production with %s', (_name, change) => {
  expect(() => readEnvironment({ ...good, ...change })).toThrow('not usable');
});

const shop = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  BANK_IBAN: 'SK31 1200 0000 1987 4263 7541',
  BANK_BIC: 'DANUSKBX',
  SELLER_VAT_ID: 'SK2020123456',
  SELLER_COMPANY_ID: '50123456',
};

test('takes money in production once keys, bank account and numbers are its own', () => {
  const env = readEnvironment({ ...good, ...shop });
  expect(env.BANK_IBAN).toBe('SK3112000000198742637541');
  expect(env.VIES_URL).toBe('https://ec.europa.eu/taxation_customs/vies/rest-api');
  expect(env.STRIPE_API_URL).toBeUndefined();
});

test.each([
  ['no secret for webhooks', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  ['no key to the secret', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  ['an API over plain http', { STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
  ['half a bank account', { BANK_BIC: '' }, 'BANK_BIC'],
  ['a wrong IBAN', { BANK_IBAN: 'SK3112000000198742637542' }, 'BANK_IBAN'],
  ['a wrong BIC', { BANK_BIC: 'DANUBE' }, 'BANK_BIC'],
  ['no VAT id of the seller', { SELLER_VAT_ID: '' }, 'SELLER_VAT_ID'],
  ['no number of the company', { SELLER_COMPANY_ID: '' }, 'SELLER_COMPANY_ID'],
])('refuses to take money in production with %s', (_name, change, variable) => {
  expect(() => readEnvironment({ ...good, ...shop, ...change })).toThrow(variable);
});

test('a copy at a loopback address may take the money of a stand-in', () => {
  const { SELLER_VAT_ID: _, SELLER_COMPANY_ID: __, ...keys } = shop;
  const local = { SITE_URL: 'http://127.0.0.1:3000', STRIPE_API_URL: 'http://127.0.0.1:4000' };
  const env = readEnvironment({ ...good, ...keys, ...local });
  expect(env.STRIPE_API_URL).toBe('http://127.0.0.1:4000');
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
