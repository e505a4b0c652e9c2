// A bare server that sends the bytes and headers of another server's landing page.
import { gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Answer, fetchAnswer } from './fetch-answer.ts';

const source = process.env.SOURCE ?? '';
const page = await fetchAnswer(source, { encoding: 'gzip' });
const body = process.env.WITHOUT_SCRIPTS === '1' ? withoutScripts(page.body) : page.body;
const headers = { ...page.headers, 'content-length': String(body.length) };

const app = new Hono();
app.get('/', (c) => c.body(body, 200, headers));
app.get('/healthz', (c) => c.text('ok'));
const assets = new Map<string, Answer>();
app.get('*', async (c) => {
  const { path } = c.req;
  const asset = assets.get(path) ?? (await fetchAnswer(source + path, { encoding: 'gzip' }));
  assets.set(path, asset);
  return new Response(asset.body, { status: asset.status, headers: asset.headers });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });

function withoutScripts(zipped: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const html = gunzipSync(zipped)
    .toString('utf8')
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*modulepreload[^>]*>/g, '');
  return new Uint8Array(gzipSync(html, { level: 6 }));
}
