import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compression.ts';

const words = 'A stop is where the idea is wrong. '.repeat(100);
const json = { headers: { 'content-type': 'application/json' } };

async function sent(body: string | null, accepted?: string, init: ResponseInit = json) {
  const answer = await compressResponse(new Response(body, init), accepted);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, encoding: answer.headers.get('content-encoding') };
}

test('an answer is sent in the smallest form that the browser takes, and is the same', async () => {
  const brotli = await sent(words, 'gzip, deflate, br, zstd');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(words);
  const zipped = await sent(words, 'gzip');
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.bytes).toString()).toBe(words);
  for (const { answer, bytes } of [brotli, zipped]) {
    expect(bytes.length).toBeLessThan(words.length / 5);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  }
});

test('a browser that takes no other form gets it as it is', async () => {
  const { bytes, encoding, answer } = await sent(words);
  expect([bytes.toString(), encoding]).toEqual([words, null]);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

test('what is small, or no text, or compressed already is left alone', async () => {
  expect((await sent('{"ok":true}', 'br')).encoding).toBeNull();
  const picture = { headers: { 'content-type': 'image/webp' } };
  expect((await sent(words, 'br', picture)).encoding).toBeNull();
  const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
  expect((await sent(words, 'br', { headers })).encoding).toBe('gzip');
  expect((await sent(null, 'br', { status: 304 })).answer.status).toBe(304);
});

test('status and headers stay, cookies one by one', async () => {
  const headers = new Headers(json.headers);
  for (const name of ['a', 'b']) headers.append('set-cookie', `${name}=1`);
  const { answer } = await sent(words, 'br', { status: 422, headers });
  expect(answer.status).toBe(422);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=1']);
});

test('what cannot be made smaller is still what was sent', async () => {
  const noise = randomBytes(3_000).toString('base64');
  const { bytes } = await sent(noise, 'br');
  expect(brotliDecompressSync(bytes).toString()).toBe(noise);
});
