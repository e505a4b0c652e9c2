import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { Context } from 'hono';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { orUnavailable } from '../../../platform/or-unavailable.ts';
import { isFilmOfSite } from '../group-files.ts';
import type { SettingsDependencies } from '../settings.dependencies.ts';

type Films = Pick<SettingsDependencies, 'db' | 'media'>;

/** A video used by the settings, which everyone may watch. Any other video doesn't exist here. */
export function answerFilm({ db, media }: Films) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const id = fileIdSchema.safeParse(c.req.param('fileId'));
    if (!id.success || !(await isFilmOfSite(db, id.data))) return notFound(c);
    return orUnavailable(c, async () => {
      const link = await media.linkToPlay(db, id.data);
      if (!link) return notFound(c);
      // The link expires, so it must not be cached.
      return c.body(null, 302, { location: link.url, 'cache-control': 'no-store' });
    });
  };
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404);
}
