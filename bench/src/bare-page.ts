// A minimal server that sends another server's pages and assets, with the same bytes and headers
// unless a setting takes scripts or fonts away.
import { gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { fetchRaw, type RawResponse } from './fetch-raw.ts';
import { withoutFonts, withoutScripts } from './stripped-page.ts';

const source = process.env.SOURCE ?? '';
const hasScripts = process.env.WITHOUT_SCRIPTS !== '1';
const hasFonts = process.env.SYSTEM_FONTS !== '1';
const known = new Map<string, RawResponse>();
await fetchPage('/');

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.get('*', async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname + search;
  const answer = known.get(path) ?? (await fetchPage(path, c.req.header('cookie')));
  const { body, status, headers } = answer;
  return new Response(body, { status, headers });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });

/** A page behind sign-in is kept as its first visitor sees it. */
async function fetchPage(path: string, cookie?: string): Promise<RawResponse> {
  const headers = cookie ? { cookie } : undefined;
  const answer = await fetchRaw(source + path, { encoding: 'gzip', headers });
  const body = strip(answer);
  const sentHeaders = { ...answer.headers, 'content-length': String(body.length) };
  const sent = { ...answer, body, headers: sentHeaders };
  known.set(path, sent);
  return sent;
}

function strip({ body, headers }: RawResponse): RawResponse['body'] {
  const type = headers['content-type'] ?? '';
  const isPage = type.includes('text/html');
  const isChanged = isPage ? !(hasScripts && hasFonts) : type.includes('text/css') && !hasFonts;
  if (!isChanged || headers['content-encoding'] !== 'gzip') return body;
  let text = gunzipSync(body).toString('utf8');
  if (isPage && !hasScripts) text = withoutScripts(text);
  if (!hasFonts) text = withoutFonts(text);
  return new Uint8Array(gzipSync(text, { level: 9 }));
}
