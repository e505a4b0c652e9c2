import { repDocumentIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Context } from 'hono';
import type { HttpTools } from '../../../platform/http-route.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { openDocument } from './open-document.ts';

export const repDocumentsPath = '/api/sales-rep-documents/:file';

/** A statement or self-billed invoice as issued; for strangers it doesn't exist. */
export function serveRepDocument(
  deps: Pick<SalesRepsDependencies, 'db' | 'transact'>,
  { findActor, spend }: Pick<HttpTools, 'findActor' | 'spend'>,
) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const notFound = () => c.json({ code: 'NOT_FOUND' }, 404);
    const actor = await findActor(c.req.raw.headers);
    const id = repDocumentIdSchema.safeParse(c.req.param('file')?.replace(/\.pdf$/, ''));
    if (actor.kind === 'visitor' || !id.success) return notFound();
    const answer = await spend('download', `user:${actor.userId}`);
    if (!answer.allowed) {
      const wait = { 'retry-after': String(answer.retryAfterSeconds) };
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, wait);
    }
    const act = { member: actor, requestId: c.get('requestId') };
    const found = await openDocument(deps, act, id.data);
    if (!found) return notFound();
    return c.body(new Uint8Array(found.pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${found.number}.pdf"`,
      'cache-control': 'private, no-store',
    });
  };
}
