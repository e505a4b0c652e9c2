import { expect, test } from 'vitest';
import type { VersionSnapshot } from '../platform/content-versions.ts';
import { createPageCache, type FreshPage } from './page-cache.ts';

type CacheState = { now: number; versions: VersionSnapshot };

function aCache(world: CacheState) {
  return createPageCache({
    versions: { known: () => world.versions },
    clock: { now: () => new Date(world.now) },
    maxBytes: 1024 * 1024,
  });
}

function aPage(html: string, overrides: Partial<FreshPage> = {}): FreshPage {
  return { html, headers: {}, tags: new Set(['events']), freshUntil: undefined, ...overrides };
}

const textOf = (page: { bodies: { identity: Buffer } } | undefined) =>
  page?.bodies.identity.toString('utf8');

test('finds a page again while nothing it showed has changed', async () => {
  const world: CacheState = { now: 0, versions: new Map([['events', 1]]) };
  const cache = aCache(world);
  await cache.make('key', async () => aPage('one'));
  world.versions = new Map([
    ['events', 1],
    ['settings', 9],
  ]);
  expect(textOf(cache.find('key'))).toBe('one');
});

test('does not find a page whose content has changed since', async () => {
  const world: CacheState = { now: 0, versions: new Map([['events', 1]]) };
  const cache = aCache(world);
  await cache.make('key', async () => aPage('one'));
  world.versions = new Map([['events', 2]]);
  expect(cache.find('key')).toBeUndefined();
  expect(textOf(cache.findStale('key'))).toBe('one');
});

test('does not keep a page as right when its content changed while it was rendered', async () => {
  const world: CacheState = { now: 0, versions: new Map([['events', 1]]) };
  const cache = aCache(world);
  await cache.make('key', async () => {
    world.versions = new Map([['events', 2]]);
    return aPage('rendered before the change');
  });
  expect(cache.find('key')).toBeUndefined();
});

test('counts a tag that never changed before as changed by its first change', async () => {
  const world: CacheState = { now: 0, versions: new Map() };
  const cache = aCache(world);
  await cache.make('key', async () => aPage('one'));
  expect(textOf(cache.find('key'))).toBe('one');
  world.versions = new Map([['events', 1]]);
  expect(cache.find('key')).toBeUndefined();
});

test('lets a page go at the moment until which it is fresh', async () => {
  const world: CacheState = { now: 1_000, versions: new Map() };
  const cache = aCache(world);
  await cache.make('key', async () => aPage('one', { freshUntil: new Date(2_000) }));
  world.now = 1_999;
  expect(cache.find('key')).toBeDefined();
  world.now = 2_000;
  expect(cache.find('key')).toBeUndefined();
});

test('renders once for all who wait for the same page', async () => {
  const cache = aCache({ now: 0, versions: new Map() });
  let renders = 0;
  const render = async () => {
    renders++;
    return aPage('one');
  };
  await Promise.all([cache.make('key', render), cache.make('key', render)]);
  expect(renders).toBe(1);
});

test('does not hand a page begun before a change to somebody who came after it', async () => {
  const world: CacheState = { now: 0, versions: new Map([['events', 1]]) };
  const cache = aCache(world);
  let finishOld: () => void = () => undefined;
  const old = cache.make(
    'key',
    () =>
      new Promise((resolve) => {
        finishOld = () => resolve(aPage('old'));
      }),
  );
  world.versions = new Map([['events', 2]]);
  const fresh = await cache.make('key', async () => aPage('new'));
  finishOld();
  await old;
  expect(textOf(fresh)).toBe('new');
});

test('forgets a failed attempt, so that the next one may succeed', async () => {
  const cache = aCache({ now: 0, versions: new Map() });
  await expect(cache.make('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(textOf(await cache.make('key', async () => aPage('one')))).toBe('one');
});
