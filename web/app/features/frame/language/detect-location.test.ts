// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveConsent } from '../../shared/consent/consent-store.ts';
import { detectLocation } from './detect-location.ts';

const own = '/api/v1/location';
const [first, second, third] = ['first', 'second', 'third'].map(
  (name) => `https://${name}.example/json`,
) as [string, string, string]; // As many as there are names.
const unknown = { country: '', countryCode: '', region: '', city: '', ip: '::1', language: 'en' };

type Answer = () => Promise<Response> | Response;

let requested: { address: string; options: RequestInit }[];
let answers: Record<string, Answer>;
let pageLeft: AbortController;

beforeEach(() => {
  localStorage.clear();
  requested = [];
  answers = {};
  pageLeft = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    requested.push({ address, options });
    const answer = answers[address];
    return answer ? Promise.resolve(answer()) : neverRespond(options);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that accepts the request and never responds, until it is aborted. */
function neverRespond({ signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
}

const respondWith = (answer: object) => () => Response.json(answer);
const allow = (media: boolean) => saveConsent({ statistics: false, media });
const search = (services = [first, second]) => detectLocation(services, pageLeft.signal);

/** The logged messages; any that the test doesn't read make it fail. */
function readWarnings(): string[] {
  const warn = vi.mocked(console.warn);
  const warnings = warn.mock.calls.map(([text]) => String(text));
  warn.mockClear();
  return warnings;
}
const addresses = () => requested.map(({ address }) => address);

it('[R7.11] asks our own server first, and nobody else when it knows', async () => {
  allow(true);
  answers = {
    [own]: respondWith({ ...unknown, country: 'France', countryCode: 'FR', language: 'fr' }),
  };
  expect(await search()).toMatchObject({ countryCode: 'FR', language: 'fr' });
  expect(addresses()).toEqual([own]);
  expect(readWarnings()).toEqual([]);
});

it('[R7.11] asks the services in their order, and believes the first that knows', async () => {
  allow(true);
  answers = {
    [own]: respondWith(unknown),
    [first]: respondWith({ country_code: 'PL' }),
    [second]: respondWith({ country_code: 'IT' }),
  };
  expect(await search()).toMatchObject({ language: 'pl' });
  expect(addresses()).toEqual([own, first]);
  expect(readWarnings()).toEqual([]);
});

it.each([
  ['was refused', () => allow(false)],
  ['was not asked for yet', () => undefined],
])('contacts nobody but us where consent %s', async (_how, decide) => {
  decide();
  answers = { [own]: respondWith(unknown), [first]: respondWith({ country_code: 'PL' }) };
  expect(await search()).toBeNull();
  expect(addresses()).toEqual([own]);
});

it.each<[string, Answer]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => new Response('{"country_code":"PL"}', { status: 429 })],
  ['does not answer in JSON', () => new Response('<html>')],
  ['knows no country', respondWith({ error: true })],
])('[R8.08c] only logs a service that %s, and tries the next', async (_how, answer) => {
  allow(true);
  answers = {
    [own]: respondWith(unknown),
    [first]: answer,
    [second]: respondWith({ country_code: 'SK' }),
  };
  expect(await search()).toMatchObject({ language: 'sk' });
  expect(readWarnings()).toEqual([`location look-up failed: ${first}`]);
});

it('[R7.11] [R8.08c] goes on to the services when our own server fails', async () => {
  allow(true);
  answers = {
    [own]: () => new Response('', { status: 503 }),
    [first]: respondWith({ country: 'DE' }),
  };
  expect(await search()).toMatchObject({ language: 'de' });
  expect(readWarnings()).toHaveLength(1);
});

it('[R7.11] [R9.01n] hangs up after 5 s each, and has nothing after 15', async () => {
  allow(true);
  const end = vi.fn();
  void search().then(end);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(addresses()).toEqual([own]);
  await vi.advanceTimersByTimeAsync(1);
  expect(addresses()).toEqual([own, first]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(addresses()).toEqual([own, first, second]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledWith(null);
  expect(readWarnings()).toHaveLength(3);
});

it('[R7.11] does not wait longer for a body than for an answer', async () => {
  const body = new ReadableStream();
  answers = {
    [own]: () => {
      const { signal } = requested[0]?.options ?? {};
      const answer = new Response(body);
      vi.spyOn(answer, 'json').mockImplementation(() => neverRespond({ signal: signal ?? null }));
      return answer;
    },
  };
  const end = vi.fn();
  void search([]).then(end);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(end).toHaveBeenCalledWith(null);
  expect(readWarnings()).toHaveLength(1);
});

it('[R7.11] makes three look-ups at the most', async () => {
  allow(true);
  answers = Object.fromEntries([own, first, second, third].map((one) => [one, respondWith({})]));
  expect(await search([first, second, third])).toBeNull();
  expect(addresses()).toEqual([own, first, second]);
  expect(readWarnings()).toHaveLength(2);
});

it('tells strangers neither who asks nor from which page', async () => {
  allow(true);
  answers = { [own]: respondWith(unknown), [first]: respondWith({ country: 'DE' }) };
  await search();
  expect(requested[1]?.options).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
  });
  expect(requested[1]?.options.method ?? 'GET').toBe('GET');
});

it('stops without a word when the page is left', async () => {
  allow(true);
  const searching = search();
  pageLeft.abort();
  expect(await searching).toBeNull();
  expect(addresses()).toEqual([own]);
  expect(readWarnings()).toEqual([]);
});
