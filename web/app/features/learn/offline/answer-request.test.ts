import { describe, expect, it } from 'vitest';
import { answerRequest, kindOf } from './answer-request.ts';
import { memoryCaches } from './testing/memory-caches.ts';
import {
  makeOfflineBook,
  makeOfflineCourse,
  putOfflineItem,
} from './testing/offline-item.factory.ts';

const origin = 'https://academy.example';
const lesson = `${origin}/my-courses/fast-track/candles`;

/** Only a browser can make a request of this mode. */
function navigationTo(url: string): Request {
  return Object.defineProperty(new Request(url), 'mode', { value: 'navigate' });
}

const online = async () => new Response('fresh');
const offline = async () => Promise.reject(new TypeError('Failed to fetch'));

async function storageWith(wanted = {}, copy = {}) {
  const storage = memoryCaches();
  await putOfflineItem(storage, makeOfflineCourse(wanted), copy);
  return storage;
}

describe('what the service worker answers', () => {
  const kind = (method: string, mode: RequestMode, url: string) =>
    kindOf({ method, mode, url }, origin);

  it('pages, files of the build and pictures of lessons, of this site only', () => {
    expect(kind('GET', 'navigate', lesson)).toBe('page');
    expect(kind('GET', 'cors', `${origin}/assets/entry-1a2b.js`)).toBe('file');
    expect(kind('GET', 'no-cors', `${origin}/learning/lessons/1/pictures/2`)).toBe('picture');
    expect(kind('GET', 'navigate', `${origin}/library/1a2b.pdf`)).toBe('book');
    expect(kind('GET', 'cors', 'https://elsewhere.example/assets/entry.js')).toBeNull();
  });

  it('never a call of the API, a form, a film or the data of a page', () => {
    expect(kind('POST', 'cors', `${origin}/api/rpc/identity/session`)).toBeNull();
    expect(kind('GET', 'cors', `${origin}/api/v1/me/courses`)).toBeNull();
    expect(kind('POST', 'navigate', `${origin}/auth`)).toBeNull();
    expect(kind('GET', 'no-cors', `${origin}/learning/lessons/1/film`)).toBeNull();
    expect(kind('GET', 'cors', `${lesson}.data`)).toBeNull();
  });
});

describe('a page', () => {
  it('comes from the network while there is one, an error of the server too', async () => {
    const storage = await storageWith();
    const answer = await answerRequest('page', navigationTo(lesson), { storage, fetch: online });
    expect(await answer.text()).toBe('fresh');
    const broken = async () => new Response('', { status: 500 });
    const failed = await answerRequest('page', navigationTo(lesson), { storage, fetch: broken });
    expect(failed.status).toBe(500);
  });

  it('comes from this device without a network, whatever language its URL names', async () => {
    const storage = await storageWith();
    const asked = navigationTo(`${lesson}?lang=de`);
    const answer = await answerRequest('page', asked, { storage, fetch: offline });
    expect(await answer.text()).toBe('Candles & wicks');
  });

  it('never comes from a copy that was not finished', async () => {
    const storage = await storageWith({}, { isFinished: false });
    const asked = answerRequest('page', navigationTo(lesson), { storage, fetch: offline });
    await expect(asked).rejects.toThrow('Failed to fetch');
  });

  it('that is not saved says so in the language of the course, and lists what is', async () => {
    const storage = await storageWith({ language: 'de', title: '<b>Fast</b> Track' });
    const asked = navigationTo(`${origin}/library`);
    const answer = await answerRequest('page', asked, { storage, fetch: offline });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<a href="/my-courses/fast-track/candles">Candles &amp; wicks</a>');
    expect(html).not.toContain('<b>');
  });
});

describe('a book', () => {
  const book = makeOfflineBook();
  const at = navigationTo(`${origin}${book.links[0]?.path}`);

  it('comes from this device, online too, because the server has no such page', async () => {
    const storage = memoryCaches();
    await putOfflineItem(storage, book);
    const answer = await answerRequest('book', at, { storage, fetch: online });
    expect(await answer.text()).toBe('Forbidden Trading');
  });

  it('that was removed is not found online, and without a network the page lists the others', async () => {
    const storage = memoryCaches();
    await putOfflineItem(
      storage,
      makeOfflineBook({ links: [{ path: '/library/other.pdf', title: 'Other' }] }),
    );
    expect(await (await answerRequest('book', at, { storage, fetch: online })).text()).toBe(
      'fresh',
    );
    const html = await (await answerRequest('book', at, { storage, fetch: offline })).text();
    expect(html).toContain('<h2 lang="en"><a href="/library/other.pdf">Other</a></h2>');
  });
});

describe('a file of the build', () => {
  it('comes from this device first, because a saved page may be older than the server', async () => {
    const storage = memoryCaches();
    const cache = await storage.open('offlineCourse anna fast-track 1');
    await cache.put('/assets/entry-1a2b.js', new Response('saved'));
    const answerOf = async (path: string) =>
      (await answerRequest('file', new Request(origin + path), { storage, fetch: online })).text();
    expect(await answerOf('/assets/entry-1a2b.js')).toBe('saved');
    expect(await answerOf('/assets/entry-3c4d.js')).toBe('fresh');
  });
});
