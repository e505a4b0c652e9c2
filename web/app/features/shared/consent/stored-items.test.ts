import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personalKeys } from '../storage/forget-person.ts';
import { storedItems } from './stored-items.ts';

const repository = new URL('../../../../../', import.meta.url);

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, repository), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\//.test(path))
    .map((path) => readFileSync(new URL(`${folder}/${path}`, repository), 'utf8'));
}

function names(place: string): string[] {
  return storedItems.filter((item) => item.place === place).map(({ name }) => name);
}

const storageKeys = readFileSync(new URL('../storage/storage-keys.ts', import.meta.url), 'utf8');

function constantIn(constant: string, source: string): string | undefined {
  return new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1];
}

/** The keys passed to `setItem`: literals, or constants of the same file or of the list of keys. */
function keysWritten(storage: string): Set<string> {
  // `shelf` is local storage, if the browser has it.
  const places = storage === 'localStorage' ? `(?:${storage}|shelf\\?)` : storage;
  const write = new RegExp(`${places}\\.setItem\\(\\s*('?)(\\w+)'?`, 'g');
  const found = sourcesIn('web/app').flatMap((source) =>
    [...source.matchAll(write)].map(([, quote, name = '']) =>
      quote ? name : (constantIn(name, source) ?? constantIn(name, storageKeys) ?? name),
    ),
  );
  return new Set(found);
}

describe('the list of what is stored', () => {
  it('names everything that the pages write into local and session storage', () => {
    const elsewhere: Record<string, string> = { languageStorageKey: 'userLanguage' };
    const local = [...keysWritten('localStorage')].map((key) => elsewhere[key] ?? key);
    expect(names('local').toSorted()).toEqual(local.toSorted());
    for (const key of keysWritten('sessionStorage')) expect(names('session')).toContain(key);
  });

  it('decides for each entry whether signing out deletes it', () => {
    // What belongs to the browser: its settings, and what a visitor needs before signing in. Staff
    // keep their filters, which contain no searches, and resume uploads after a short session.
    const staying = [
      'userLanguage',
      'theme',
      'consent',
      'visitor_id',
      'audioLanguage',
      'captions',
      'continueWatching',
      'locationSearch',
      'referralCode',
      'wantedPage',
      'react-router-scroll-positions',
      'adminViews',
      'unfinishedUploads',
    ];
    const decided = new Set([...staying, ...personalKeys]);
    expect(new Set([...names('local'), ...names('session')])).toEqual(decided);
  });

  it('names both kinds of caches that pages fill', () => {
    const writers = sourcesIn('web/app').filter((source) =>
      /(?:caches|storage)\.open\(/.test(source),
    );
    expect(writers).toHaveLength(1);
    expect(writers[0]).toContain('storage.open(name)');
    expect(names('cache')).toEqual(['offlineCourse', 'offlineBook']);
  });

  it('names every cookie that the server or a page sets', () => {
    const source = sourcesIn('server/src').join('\n');
    const found = [
      ...source.matchAll(/'__Host-([\w-]+)'/g),
      ...source.matchAll(/[\w_]+: cookie\('([\w-]+)'\)/g),
    ].map(([, name]) => `__Host-${name}`);
    // The auth library can set these, but our configuration doesn't.
    const unused = ['__Host-dont-remember', '__Host-trusted-device', '__Host-provider-verifier'];
    const expected = new Set(['__Host-userLanguage', '__Host-signedIn', ...found]);
    for (const name of unused) expected.delete(name);
    expect(names('cookie').toSorted()).toEqual([...expected].toSorted());
  });

  it('holds nothing twice, and asks for everything that is not necessary', () => {
    const places = storedItems.map(({ name, place }) => `${place} ${name}`);
    expect(new Set(places).size).toBe(places.length);
    const requested = storedItems.filter(({ purpose }) => purpose !== 'necessary');
    expect(requested.map(({ name }) => name)).toEqual(['visitor_id']);
  });
});
