import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { Context } from 'hono';
import * as z from 'zod';
import type { HttpVariables } from './http-variables.ts';

const widths = { '480': 480, '960': 960, '1440': 1440 } as const;

const querySchema = z.object({
  file: fileIdSchema,
  width: z.enum(['480', '960', '1440']).default('960'),
});

export type RequestedPicture = {
  readonly file: FileId;
  readonly width: (typeof widths)[keyof typeof widths];
};

/** For responses that depend on the reader: a browser asks again, and access is checked again. */
export const checkedEachTime = { 'cache-control': 'private, no-cache' };

/** The picture in the path and its width in the query; null if either is invalid. */
export function requestedPicture(c: Context<HttpVariables>): RequestedPicture | null {
  const query = querySchema.safeParse({ file: c.req.param('fileId'), width: c.req.query('w') });
  return query.success ? { file: query.data.file, width: widths[query.data.width] } : null;
}

export async function sendGuardedPicture(
  c: Context<HttpVariables>,
  { body, etag }: { body: Readable; etag?: string },
): Promise<Response> {
  const headers = {
    'content-type': 'image/webp',
    ...checkedEachTime,
    ...(etag ? { etag } : {}),
  };
  if (etag && c.req.header('if-none-match') === etag) {
    body.destroy();
    return c.body(null, 304, headers);
  }
  return c.body(new Uint8Array(await buffer(body)), 200, headers);
}
