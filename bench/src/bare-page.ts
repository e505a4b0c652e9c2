// A minimal server that sends another server's pages and assets, with the same bytes and headers.
import { gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { fetchRaw, type RawResponse } from './fetch-raw.ts';

const source = process.env.SOURCE ?? '';
const { COOKIE: cookie } = process.env;
const known = new Map<string, RawResponse>();
await fetchPage('/');

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.get('*', async (c) => {
  const { path } = c.req;
  const { body, status, headers } = known.get(path) ?? (await fetchPage(path));
  return new Response(body, { status, headers });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });

async function fetchPage(path: string): Promise<RawResponse> {
  // For a page behind sign-in: as this member sees it.
  const headers = cookie ? { cookie } : undefined;
  const answer = await fetchRaw(source + path, { encoding: 'gzip', headers });
  const isPage = answer.headers['content-type']?.includes('text/html') ?? false;
  const isZipped = answer.headers['content-encoding'] === 'gzip';
  const isStripped = isPage && isZipped && process.env.WITHOUT_SCRIPTS === '1';
  const body = isStripped ? withoutScripts(answer.body) : answer.body;
  const sentHeaders = { ...answer.headers, 'content-length': String(body.length) };
  const sent = { ...answer, body, headers: sentHeaders };
  known.set(path, sent);
  return sent;
}

function withoutScripts(zipped: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const html = gunzipSync(zipped)
    .toString('utf8')
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*modulepreload[^>]*>/g, '');
  return new Uint8Array(gzipSync(html, { level: 6 }));
}
