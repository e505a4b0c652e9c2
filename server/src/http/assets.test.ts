import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import type { HttpVariables } from '../platform/http-variables.ts';
import { createAssets } from './assets.ts';

const app = new Hono<HttpVariables>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'film-1.mp4'), '0123456789');
  writeFileSync(join(folder, 'assets', 'words-1.vtt'), 'WEBVTT\n');
  writeFileSync(join(folder, 'assets', 'page-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'mark-1.svg'), '<svg/>');
  writeFileSync(join(folder, 'service-worker.js'), 'addEventListener();');
  writeFileSync(join(folder, 'site.webmanifest'), 'English');
  writeFileSync(join(folder, 'site.de.webmanifest'), 'German');
  app.use(createAssets(folder));
});

it('sends the part of a film that a player asks for', async () => {
  const answer = await app.request('/assets/film-1.mp4', { headers: { range: 'bytes=2-4' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(await answer.text()).toBe('234');
});

it('says that a film can be asked for in parts, and sends all of it unasked', async () => {
  const answer = await app.request('/assets/film-1.mp4');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  expect(await answer.text()).toBe('0123456789');
});

it('refuses a part that lies outside', async () => {
  const answer = await app.request('/assets/film-1.mp4', { headers: { range: 'bytes=10-' } });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */10');
});

it('sends the whole film when the part belongs to another version of it', async () => {
  const headers = { range: 'bytes=2-4', 'if-range': '"older"' };
  const answer = await app.request('/assets/film-1.mp4', { headers });
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
});

it('never cuts what it also sends compressed', async () => {
  const answer = await app.request('/assets/page-1.js', { headers: { range: 'bytes=0-1' } });
  expect([answer.status, await answer.text()]).toEqual([200, 'export {};']);
});

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('compresses the first and every later answer to %s with %s', async (...given) => {
  const [accepted, encoding, decompress] = given;
  for (const _ of ['first', 'later']) {
    const headers = { 'accept-encoding': accepted };
    const answer = await app.request('/assets/page-1.js', { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(decompress(await answer.arrayBuffer()).toString()).toBe('export {};');
  }
});

it('compresses nothing for a browser that cannot read it', async () => {
  const answer = await app.request('/assets/page-1.js');
  expect(answer.headers.has('content-encoding')).toBe(false);
});

it('names the charset of drawings', async () => {
  const answer = await app.request('/assets/mark-1.svg');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});

it('names captions as captions, or browsers ignore them', async () => {
  const answer = await app.request('/assets/words-1.vtt');
  expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
});

it('names the application in the language that a page asks for, where there is one', async () => {
  const of = async (lang: string) => (await app.request(`/site.webmanifest?lang=${lang}`)).text();
  expect(await Promise.all(['de', 'el', '../x'].map(of))).toEqual(['German', 'English', 'English']);
});

it('has the service worker checked at every start, and lets it ask nobody but us', async () => {
  const { headers } = await app.request('/service-worker.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});
