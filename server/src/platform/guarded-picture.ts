import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import type { HttpVariables } from './http-variables.ts';

const widths = [480, 960, 1440] as const;
const defaultWidth = 960;

/** For responses that depend on the reader: a browser asks again, and access is checked again. */
export const alwaysRevalidate = { 'cache-control': 'private, no-cache' };

/** The width in the query; null if there is no picture of that width. */
export function readRequestedWidth(c: Context<HttpVariables>): (typeof widths)[number] | null {
  const written = c.req.query('w');
  if (written === undefined) return defaultWidth;
  return widths.find((width) => String(width) === written) ?? null;
}

export async function sendGuardedPicture(
  c: Context<HttpVariables>,
  { body, etag }: { body: Readable; etag?: string },
): Promise<Response> {
  const headers = {
    'content-type': 'image/webp',
    ...alwaysRevalidate,
    ...(etag ? { etag } : {}),
  };
  if (etag && c.req.header('if-none-match') === etag) {
    body.destroy();
    return c.body(null, 304, headers);
  }
  return c.body(new Uint8Array(await buffer(body)), 200, headers);
}
