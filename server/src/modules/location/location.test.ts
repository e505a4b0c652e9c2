import { createRouterClient } from '@orpc/server';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { createLogger } from '../../platform/logger.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { createRedis } from '../../platform/redis.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { createLocation } from './location.module.ts';

const logger = createLogger({ level: 'silent', name: 'test' });
const known = new Map([
  ['91.127.1.1', 'SK'],
  ['2a02:8308::1', 'CZ'],
]);
const location = createLocation({
  countries: { find: (address) => known.get(address) ?? null },
  countryHeader: 'cf-ipcountry',
});

function find(context: Partial<RequestContext>) {
  const router = createRouterClient(location.routers.location, {
    context: contextOf(callers.anonymous, context),
  });
  return router.find();
}

test('[R3.06c] says where the caller is, in the shape of a location', async () => {
  expect(await find({ address: '91.127.1.1' })).toEqual({
    country: 'Slovakia',
    countryCode: 'SK',
    region: '',
    city: '',
    ip: '91.127.1.1',
    language: 'sk',
  });
});

test('believes the configured header of the CDN before the address', async () => {
  const headers = new Headers({ 'cf-ipcountry': 'de' });
  expect(await find({ headers, address: '91.127.1.1' })).toMatchObject({
    country: 'Germany',
    countryCode: 'DE',
    language: 'de',
  });
});

test.each([
  ['x-country', 'DE'],
  ['cf-ipcountry', 'XX'],
  ['cf-ipcountry', 'T1'],
  ['cf-ipcountry', 'DE, FR'],
  ['cf-ipcountry', '<b>'],
])('goes by the address when %s is %s', async (name, value) => {
  const headers = new Headers({ [name]: value });
  expect(await find({ headers, address: '2a02:8308::1' })).toMatchObject({
    countryCode: 'CZ',
    language: 'en',
  });
});

test.each([null, '10.0.0.1'])(
  'answers with an empty country for the address %s',
  async (address) => {
    expect(await find({ address })).toMatchObject({
      country: '',
      countryCode: '',
      ip: address ?? '',
      language: 'en',
    });
  },
);

test('has a country name for no letters that are not a country', async () => {
  const headers = new Headers({ 'cf-ipcountry': 'QQ' });
  expect(await find({ headers })).toMatchObject({ country: '', countryCode: 'QQ' });
});

test('lets a network ask as often as its limit says, and no more', async () => {
  const network = '192.0.2.0/24';
  const limiter = createRateLimiter({
    limits,
    clock: { now: () => new Date(0) },
    redis: createRedis({ logger }),
    logger,
    onFallback: () => undefined,
  });
  // Without Redis each instance allows half.
  const allowed = limits.location.points / 2;
  const ask = () => find({ network, spend: (limit) => limiter.consume(limit, network) });
  for (let call = 0; call < allowed; call++) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('takes each call from a budget of its own', async () => {
  const spent: string[] = [];
  await find({
    spend: async (limit) => {
      spent.push(limit);
      return { allowed: true };
    },
  });
  expect(spent).toEqual(['location']);
  const spend = async () => ({ allowed: false, retryAfterSeconds: 9 }) as const;
  await expect(find({ spend })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
});
