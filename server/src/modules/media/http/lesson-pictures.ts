import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { Context } from 'hono';
import { isStaffFor } from '../../../platform/guard.ts';
import {
  alwaysRevalidate,
  readRequestedWidth,
  sendGuardedPicture,
} from '../../../platform/guarded-picture.ts';
import type { HttpTools } from '../../../platform/http-route.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { withServiceUnavailable } from '../../../platform/with-service-unavailable.ts';
import type { MediaApi } from '../media.api.ts';

/**
 * A lesson's picture for people who edit lessons, published or not. Readers get it from the
 * lesson's own URL; for them this one doesn't exist.
 */
export function serveLessonPicture(deps: {
  media: Pick<MediaApi, 'openLessonPicture'>;
  identity: Pick<HttpTools, 'findActor'>;
}) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const id = fileIdSchema.safeParse(c.req.param('fileId'));
    const width = readRequestedWidth(c);
    const notFound = () => c.json({ code: 'NOT_FOUND' }, 404, alwaysRevalidate);
    if (!id.success || width === null) return notFound();
    return withServiceUnavailable(c, async () => {
      const actor = await deps.identity.findActor(c.req.raw.headers);
      if (actor.kind === 'visitor' || !isStaffFor(actor, 'content')) return notFound();
      const found = await deps.media.openLessonPicture(id.data, width);
      return found ? sendGuardedPicture(c, found) : notFound();
    });
  };
}
