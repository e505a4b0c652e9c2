import { Readable } from 'node:stream';
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Context } from 'hono';
import { isStaffFor } from '../../../platform/guard.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { RateLimitResult } from '../../../platform/rate-limit.ts';
import type { IdentityApi } from '../../identity/identity.api.ts';
import type { CatalogueApi } from '../catalogue.api.ts';

/**
 * A whole course as a ZIP, for administrators: a separate endpoint, because gigabytes have to be
 * streamed. For anyone else it doesn't exist.
 */
export function serveCourseArchive(deps: {
  catalogue: Pick<CatalogueApi, 'exportCourse'>;
  identity: Pick<IdentityApi, 'findActor'>;
  spend: (userId: string) => Promise<RateLimitResult>;
}) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const notFound = () => c.json({ code: 'NOT_FOUND' }, 404);
    const actor = await deps.identity.findActor(c.req.raw.headers);
    if (actor.kind === 'visitor' || !isStaffFor(actor, 'content')) return notFound();
    const id = itemIdSchema.safeParse(c.req.param('file')?.replace(/\.zip$/, ''));
    if (!id.success) return notFound();
    const answer = await deps.spend(actor.userId);
    if (!answer.allowed) {
      const wait = { 'retry-after': String(answer.retryAfterSeconds) };
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, wait);
    }
    const act = { member: actor, requestId: c.get('requestId') };
    const archive = await deps.catalogue.exportCourse(act, id.data);
    if (!archive) return notFound();
    // Node's and the web's stream types are incompatible, although both are bytes.
    const body = Readable.toWeb(archive.body) as ReadableStream<Uint8Array>;
    return c.body(body, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${archive.fileName}"`,
    });
  };
}
