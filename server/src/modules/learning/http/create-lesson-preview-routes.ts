import { Readable } from 'node:stream';
import { itemIdSchema, lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { lessonVersions } from '@danube/contract/learning/lesson-version.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { isDomainError } from '../../../platform/domain-error.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import type { HttpTools } from '../../../platform/http-route.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { withServiceUnavailable } from '../../../platform/with-service-unavailable.ts';
import type { PreviewFiles } from '../preview/preview-files.ts';
import type { PreviewedLesson } from '../preview/require-previewed-lesson.ts';

const own = { 'cache-control': 'private, no-store' };
const vtt = { 'content-type': 'text/vtt; charset=utf-8' };

const placeSchema = z.object({
  version: z.enum(lessonVersions),
  course: itemIdSchema,
  lesson: lessonIdSchema,
});

type Deps = { files: PreviewFiles; identity: Pick<HttpTools, 'findActor'> };

/**
 * Videos, captions and files of lessons for people who edit them, including drafts. For everyone
 * else these URLs don't exist.
 */
export function createLessonPreviewRoutes({ files, identity }: Deps): Hono<HttpVariables> {
  const app = new Hono<HttpVariables>();
  const path = '/:version/:course/:lesson';

  function asStaff(answer: (c: Context<HttpVariables>, at: PreviewedLesson) => Promise<Response>) {
    return (c: Context<HttpVariables>) =>
      withServiceUnavailable(c, async () => {
        const place = placeSchema.safeParse(c.req.param());
        const actor = await identity.findActor(c.req.raw.headers);
        const mayEdit = actor.kind === 'member' && isStaffFor(actor, 'content');
        return place.success && mayEdit ? orNotFound(c, answer(c, place.data)) : notFound(c);
      });
  }

  app.get(
    `${path}/film`,
    asStaff(async (c, at) => redirectTo(c, await files.linkVideo(at))),
  );
  app.get(
    `${path}/file`,
    asStaff(async (c, at) => redirectTo(c, await files.linkFile(at))),
  );
  app.get(
    `${path}/captions.vtt`,
    asStaff(async (c, at) => {
      if (c.req.method === 'HEAD') {
        const found = await files.describeCaptions(at);
        if (!found) return notFound(c);
        return c.body(null, 200, { ...vtt, ...own, 'content-length': String(found.contentLength) });
      }
      const captions = await files.openCaptions(at);
      if (!captions) return notFound(c);
      // The two stream types are equivalent but incompatible for TypeScript.
      return c.body(Readable.toWeb(captions.body) as ReadableStream, 200, { ...vtt, ...own });
    }),
  );
  return app;
}

function redirectTo(c: Context<HttpVariables>, link: { url: string } | null): Response {
  return link ? c.body(null, 302, { location: link.url, ...own }) : notFound(c);
}

async function orNotFound(c: Context<HttpVariables>, answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (isDomainError(error, 'LESSON_NOT_FOUND')) return notFound(c);
    throw error;
  }
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404, own);
}
