import { Readable } from 'node:stream';
import { type LessonId, lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { type Context, Hono } from 'hono';
import { type Actor, visitor } from '../../../platform/actor.ts';
import { readRequestedWidth, sendGuardedPicture } from '../../../platform/guarded-picture.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { withServiceUnavailable } from '../../../platform/with-service-unavailable.ts';
import type { IdentityApi } from '../../identity/identity.api.ts';
import type { ClosedLesson, LearningApi } from '../learning.api.ts';

const vtt = { 'content-type': 'text/vtt; charset=utf-8' };
const own = { 'cache-control': 'private, no-store' };

type Deps = {
  learning: Pick<LearningApi, 'film' | 'captions' | 'describeCaptions' | 'picture'>;
  identity: Pick<IdentityApi, 'findActor'>;
};

/** The videos, captions and pictures of lessons; access is checked on every request. */
export function createLessonVideoRoutes({ learning, identity }: Deps): Hono<HttpVariables> {
  const app = new Hono<HttpVariables>();
  const actorOf = (c: Context<HttpVariables>): Actor | Promise<Actor> =>
    c.req.header('cookie') === undefined ? visitor : identity.findActor(c.req.raw.headers);

  app.get('/:lesson/film', (c) =>
    withLessonId(c, async (lesson) => {
      const film = await learning.film(await actorOf(c), lesson);
      if (film === null) return notFound(c);
      return isClosed(film)
        ? denyAccess(c, film)
        : c.body(null, 302, { location: film.url, ...own });
    }),
  );
  app.get('/:lesson/captions.vtt', (c) =>
    withLessonId(c, async (lesson) => {
      const actor = await actorOf(c);
      if (c.req.method === 'HEAD') {
        return describeCaptions(c, await learning.describeCaptions(actor, lesson));
      }
      const captions = await learning.captions(actor, lesson);
      if (captions === null) return notFound(c);
      if (isClosed(captions)) return denyAccess(c, captions);
      // The two stream types are equivalent but incompatible for TypeScript.
      const words = Readable.toWeb(captions.body) as ReadableStream;
      return c.body(words, 200, { ...vtt, ...own });
    }),
  );
  app.get('/:lesson/pictures/:fileId', (c) =>
    withLessonId(c, async (lesson) => {
      const file = fileIdSchema.safeParse(c.req.param('fileId'));
      const width = readRequestedWidth(c);
      if (!file.success || width === null) return notFound(c);
      const requested = { file: file.data, width };
      const picture = await learning.picture(await actorOf(c), lesson, requested);
      if (picture === null) return notFound(c);
      return isClosed(picture) ? denyAccess(c, picture) : sendGuardedPicture(c, picture);
    }),
  );
  return app;
}

function describeCaptions(
  c: Context<HttpVariables>,
  found: Awaited<ReturnType<LearningApi['describeCaptions']>>,
): Response {
  if (found === null) return notFound(c);
  if (isClosed(found)) return denyAccess(c, found);
  return c.body(null, 200, { ...vtt, 'content-length': String(found.contentLength), ...own });
}

async function withLessonId(
  c: Context<HttpVariables>,
  answer: (lesson: LessonId) => Promise<Response>,
): Promise<Response> {
  const lesson = lessonIdSchema.safeParse(c.req.param('lesson'));
  return lesson.success ? withServiceUnavailable(c, () => answer(lesson.data)) : notFound(c);
}

function isClosed<Found extends object>(found: Found | ClosedLesson): found is ClosedLesson {
  return 'isClosed' in found;
}

function denyAccess(c: Context<HttpVariables>, { isSignedOut }: ClosedLesson): Response {
  if (isSignedOut) return c.json({ code: 'UNAUTHORIZED' }, 401, own);
  return c.json({ code: 'LESSON_CLOSED' }, 403, own);
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404, own);
}
