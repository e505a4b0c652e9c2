import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';
import { readByteRange } from './byte-range.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.vtt', '.webmanifest']);

/** Its URL never changes. Its policy, not that of the page, says what it may request. */
const serviceWorker = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'self'",
};

type Asset = {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
  /** Null if compression wouldn't save enough. */
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> | null;
};

/** Best first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => toGzip(body, { level: 6 }),
};

/** Compressed by the build: `web/vite/precompress.ts`. */
const builtSuffix = '.br';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Serves the web build from memory. Only files that existed at startup have a URL, so path
 * traversal is impossible.
 */
export function createAssets(folder: string): MiddlewareHandler<HttpVariables> {
  const assets = new Map(listFiles(folder).map((path) => [addressOf(folder, path), load(path)]));
  return async (c, next) => {
    const asset = ['GET', 'HEAD'].includes(c.req.method) ? assets.get(c.req.path) : undefined;
    if (!asset) return next();
    return send(c, assets.get(translatedManifest(c)) ?? asset);
  };
}

/** The web app manifest has one URL, but a file for each fully translated language. */
function translatedManifest(c: Context<HttpVariables>): string {
  return c.req.path === '/site.webmanifest' ? `/site.${c.req.query('lang')}.webmanifest` : '';
}

async function send(c: Context<HttpVariables>, asset: Asset): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? '';
  const headers: Record<string, string> = { ...asset.headers };
  if (c.req.header('if-none-match') === headers.etag) {
    return new Response(null, { status: 304, headers });
  }
  if (!asset.compressed && acceptsRange(c, asset)) return sendPart(c, asset);
  const encoding = encodings.find((each) => asset.compressed && accepted.includes(each));
  if (encoding) headers['content-encoding'] = encoding;
  const body = encoding ? await encoded(asset, encoding) : asset.body;
  // A Buffer is a Uint8Array over an ArrayBuffer, but the DOM types don't accept it as one.
  return new Response(c.req.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    headers,
  });
}

/**
 * Compressed on the first request: a thousand files, most of them never requested, would delay the
 * start of every instance by 12 s of processor time.
 */
function encoded({ body, compressed }: Asset, encoding: Encoding): Promise<Buffer> {
  if (!compressed) return Promise.resolve(body);
  compressed[encoding] ??= compress[encoding](body);
  return compressed[encoding];
}

/** Players fetch a video in ranges; if the version changed in between, they need the whole file. */
function acceptsRange(c: Context<HttpVariables>, { headers }: Asset): boolean {
  const version = c.req.header('if-range');
  return c.req.method === 'GET' && (version === undefined || version === headers.etag);
}

function sendPart(c: Context<HttpVariables>, { body, headers }: Asset): Response {
  const range = readByteRange(c.req.header('range'), body.length);
  if (range === 'unsatisfiable') {
    const outside = { ...headers, 'content-range': `bytes */${body.length}` };
    return new Response(null, { status: 416, headers: outside });
  }
  const { first, last } = range ?? { first: 0, last: body.length - 1 };
  const part = range ? { 'content-range': `bytes ${first}-${last}/${body.length}` } : {};
  // A Buffer is a Uint8Array over an ArrayBuffer, but the DOM types don't accept it as one.
  return new Response(body.subarray(first, last + 1) as Uint8Array<ArrayBuffer>, {
    status: range ? 206 : 200,
    headers: { ...headers, ...part },
  });
}

function load(path: string): Asset {
  const body = readFileSync(path);
  const extension = extname(path);
  const isHashed = path.includes(`${sep}assets${sep}`);
  const isServiceWorker = basename(path) === 'service-worker.js';
  const headers = {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(isServiceWorker ? serviceWorker : {}),
  };
  if (!compressible.has(extension)) {
    return { body, headers: { ...headers, 'accept-ranges': 'bytes' }, compressed: null };
  }
  return {
    body,
    headers: { ...headers, vary: 'Accept-Encoding' },
    compressed: existsSync(path + builtSuffix)
      ? { br: Promise.resolve(readFileSync(path + builtSuffix)) }
      : {},
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith(builtSuffix))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function addressOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}
