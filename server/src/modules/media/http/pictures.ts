import { buffer } from 'node:stream/consumers';
import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { withServiceUnavailable } from '../../../platform/with-service-unavailable.ts';
import type { MediaApi } from '../media.api.ts';

const querySchema = z.object({
  id: fileIdSchema,
  width: z.enum(['480', '960', '1440']).default('960'),
});

const widths = { '480': 480, '960': 960, '1440': 1440 } as const;
const storedBytes = 32 * 1024 * 1024;

type Picture = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Cover images for pages. Everything under this path was created by us and never changes: a new
 * image is a new file. Popular ones are cached in memory.
 */
export function servePicture({ media }: { media: Pick<MediaApi, 'openPicture'> }) {
  const saved = new LRUCache<string, Picture>({
    maxSize: storedBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  async function find(id: FileId, width: keyof typeof widths): Promise<Picture | null> {
    const key = `${id} ${width}`;
    const known = saved.get(key);
    if (known) return known;
    const found = await media.openPicture(id, widths[width]);
    if (!found) return null;
    const picture = {
      bytes: new Uint8Array(await buffer(found.body)),
      etag: found.etag ?? `"${id}-${width}"`,
    };
    saved.set(key, picture);
    return picture;
  }

  return async (c: Context<HttpVariables>): Promise<Response> => {
    const query = querySchema.safeParse({ id: c.req.param('fileId'), width: c.req.query('w') });
    if (!query.success) return c.json({ code: 'NOT_FOUND' }, 404);
    return withServiceUnavailable(c, async () => {
      const picture = await find(query.data.id, query.data.width);
      return picture ? send(c, picture) : c.json({ code: 'NOT_FOUND' }, 404);
    });
  };
}

function send(c: Context<HttpVariables>, { bytes, etag }: Picture): Response {
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return c.body(bytes, 200, headers);
}
