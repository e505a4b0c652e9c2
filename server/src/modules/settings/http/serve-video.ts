import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { Context } from 'hono';
import { isStaffFor } from '../../../platform/guard.ts';
import type { HttpTools } from '../../../platform/http-route.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { withServiceUnavailable } from '../../../platform/with-service-unavailable.ts';
import { isSiteVideo } from '../group-files.ts';
import type { SettingsDependencies } from '../settings.dependencies.ts';

type Dependencies = Pick<SettingsDependencies, 'db' | 'media'> & Pick<HttpTools, 'findActor'>;

/**
 * A video used by the public settings, which everyone may watch, or by a draft, for those who edit
 * it. Any other video doesn't exist here.
 */
export function serveVideo({ db, media, findActor }: Dependencies) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const id = fileIdSchema.safeParse(c.req.param('fileId'));
    if (!id.success) return notFound(c);
    const withDrafts = await mayEdit(c, findActor);
    if (!(await isSiteVideo(db, id.data, { withDrafts }))) return notFound(c);
    return withServiceUnavailable(c, async () => {
      const link = await media.linkForPlayback(db, id.data);
      if (!link) return notFound(c);
      // The link expires, so it must not be cached.
      return c.body(null, 302, { location: link.url, 'cache-control': 'no-store' });
    });
  };
}

async function mayEdit(
  c: Context<HttpVariables>,
  findActor: Dependencies['findActor'],
): Promise<boolean> {
  if (c.req.header('cookie') === undefined) return false;
  const actor = await findActor(c.req.raw.headers);
  return actor.kind === 'member' && isStaffFor(actor, 'settings');
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404);
}
