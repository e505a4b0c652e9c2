import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { HttpVariables } from '../platform/http-variables.ts';
import { serveOpenApiDocument } from './openapi-document.ts';

const documentSchema = z.object({ servers: z.array(z.unknown()), paths: z.looseObject({}) });
const siteUrl = 'https://danube.example';

function appWith(answer: ReturnType<typeof serveOpenApiDocument>) {
  return new Hono<HttpVariables>().get('/api/openapi.json', answer);
}

test('describes the procedures of the contract', async () => {
  const answer = await appWith(serveOpenApiDocument(siteUrl)).request('/api/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json');
  const { servers, paths } = documentSchema.parse(await answer.json());
  expect(servers).toEqual([{ url: `${siteUrl}/api/v1` }]);
  expect(Object.keys(paths).length).toBeGreaterThan(50);
});

test('is generated once, however often and in whatever encoding it is asked for', async () => {
  const generate = vi.fn(async () => ({ openapi: '3.1.1' }));
  const app = appWith(serveOpenApiDocument(siteUrl, generate));
  const ask = (encoding: string) =>
    app.request('/api/openapi.json', { headers: { 'accept-encoding': encoding } });
  const [plain, brotli] = await Promise.all([ask('identity'), ask('br'), ask('gzip')]);
  expect(await plain?.json()).toEqual({ openapi: '3.1.1' });
  expect(brotli?.headers.get('content-encoding')).toBe('br');
  const bytes = Buffer.from((await brotli?.arrayBuffer()) ?? new ArrayBuffer());
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual({ openapi: '3.1.1' });
  await ask('br');
  expect(generate).toHaveBeenCalledTimes(1);
});

test('is tried again after a failure', async () => {
  const generate = vi.fn(async () => ({ openapi: '3.1.1' }));
  generate.mockRejectedValueOnce(new Error('not this time'));
  const app = appWith(serveOpenApiDocument(siteUrl, generate));
  app.onError((_error, c) => c.text('failed', 500));
  expect((await app.request('/api/openapi.json')).status).toBe(500);
  expect((await app.request('/api/openapi.json')).status).toBe(200);
});
