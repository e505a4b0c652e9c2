import { Readable } from 'node:stream';
import { isLanguageCode } from '@danube/contract/locale.ts';
import { type VideoId, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import { type Context, Hono } from 'hono';
import { type Actor, visitor } from '../../../platform/actor.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { toNetworkKey } from '../../../platform/to-network-key.ts';
import { withServiceUnavailable } from '../../../platform/with-service-unavailable.ts';
import type { IdentityApi } from '../../identity/identity.api.ts';
import { pictureNames, type StreamsApi, type TrackSelection } from '../videos.api.ts';

const playlistType = 'application/vnd.apple.mpegurl';
const own = 'private, no-store';

type Streams = {
  streams: StreamsApi;
  identity: Pick<IdentityApi, 'findActor'>;
  /** False if this viewer was already counted for this video within the hour. */
  isNewViewer(id: VideoId, viewer: string): Promise<boolean>;
};
type Input = { c: Context<HttpVariables>; actor: Actor; id: VideoId; part(name: string): string };
type VideoHandler = (input: Input) => Promise<Response>;

/**
 * The player's endpoints. The full video is for members: the session is checked for every playlist
 * and segment, and a segment redirects to a storage link, so that its bytes don't pass through
 * here. Preview, images and captions are public.
 */
export function serveStreams({ streams, identity, isNewViewer }: Streams): Hono<HttpVariables> {
  const app = new Hono<HttpVariables>();
  const forMembers = (answer: VideoHandler) => (c: Context<HttpVariables>) =>
    withServiceUnavailable(c, async () => {
      const actor = await identity.findActor(c.req.raw.headers);
      if (actor.kind === 'member') return withVideoId(c, actor, answer);
      return c.json({ code: 'UNAUTHORIZED' }, 401, { 'cache-control': own });
    });
  /** Administrators also see unpublished videos; without a cookie the session isn't looked up. */
  const forAll = (answer: VideoHandler) => (c: Context<HttpVariables>) =>
    withServiceUnavailable(c, async () => {
      const hasCookie = c.req.header('cookie') !== undefined;
      const actor = hasCookie ? await identity.findActor(c.req.raw.headers) : visitor;
      return withVideoId(c, actor, answer);
    });

  addTracks(app, streams, { forMembers, forAll });
  app.get(
    '/:id/full.m3u8',
    forMembers(async ({ c, actor, id }) =>
      sendPlaylist(c, await streams.master(actor, id, { isPlay: isRead(c) }), own),
    ),
  );
  app.get(
    '/:id/full/:name/index.m3u8',
    forMembers(async ({ c, actor, id, part }) =>
      sendPlaylist(c, await streams.playlist(actor, id, part('name')), own),
    ),
  );
  app.get(
    '/:id/full/:name/:segment',
    forMembers(async ({ c, actor, id, part }) =>
      redirectTo(
        c,
        await streams.segment(actor, id, { name: part('name'), segment: part('segment') }),
      ),
    ),
  );
  app.get(
    '/:id/fallback.mp4',
    forMembers(async ({ c, actor, id }) => redirectTo(c, await streams.film(actor, id))),
  );
  app.get(
    '/:id/preview.m3u8',
    forAll(async ({ c, actor, id }) => {
      const isCounted = async () => isRead(c) && isNewViewer(id, viewerOf(c, actor));
      const playlist = await streams.previewPlaylist(actor, id, { isCounted });
      return sendPlaylist(c, playlist, cacheControlFor(actor));
    }),
  );
  app.get(
    '/:id/preview/:segment',
    forAll(async ({ c, actor, id, part }) =>
      redirectTo(c, await streams.previewSegment(actor, id, part('segment'))),
    ),
  );
  for (const name of pictureNames) {
    app.get(
      `/:id/${name}`,
      forAll(async ({ c, actor, id }) =>
        c.req.method === 'HEAD'
          ? describePicture(c, actor, await streams.describePicture(actor, id, name))
          : sendPicture(c, actor, await streams.picture(actor, id, name)),
      ),
    );
  }
  app.get(
    '/:id/thumbnails.vtt',
    forAll(async ({ c, actor, id }) => sendCaptions(c, actor, await streams.thumbnails(actor, id))),
  );
  app.get(
    '/:id/captions/:file',
    forAll(async ({ c, actor, id, part }) => {
      const language = part('file').replace(/\.vtt$/, '');
      const vtt = isLanguageCode(language) ? await streams.captions(actor, id, language) : null;
      return sendCaptions(c, actor, vtt);
    }),
  );
  return app;
}

type Gate = (answer: VideoHandler) => (c: Context<HttpVariables>) => Promise<Response>;

/** Audio tracks have the same access rules as their video. */
function addTracks(
  app: Hono<HttpVariables>,
  streams: StreamsApi,
  { forMembers, forAll }: { forMembers: Gate; forAll: Gate },
): void {
  app.get(
    '/:id/full/audio/:language/index.m3u8',
    forMembers(async ({ c, actor, id, part }) =>
      sendPlaylist(c, await streams.audioPlaylist(actor, id, toTrackSelection('full', part)), own),
    ),
  );
  app.get(
    '/:id/full/audio/:language/:segment',
    forMembers(async ({ c, actor, id, part }) =>
      redirectTo(
        c,
        await streams.audioSegment(actor, id, {
          ...toTrackSelection('full', part),
          segment: part('segment'),
        }),
      ),
    ),
  );
  app.get(
    '/:id/preview/index.m3u8',
    forAll(async ({ c, actor, id }) =>
      sendPlaylist(c, await streams.previewRendition(actor, id), cacheControlFor(actor)),
    ),
  );
  app.get(
    '/:id/preview/audio/:language/index.m3u8',
    forAll(async ({ c, actor, id, part }) =>
      sendPlaylist(
        c,
        await streams.audioPlaylist(actor, id, toTrackSelection('preview', part)),
        cacheControlFor(actor),
      ),
    ),
  );
  app.get(
    '/:id/preview/audio/:language/:segment',
    forAll(async ({ c, actor, id, part }) =>
      redirectTo(
        c,
        await streams.audioSegment(actor, id, {
          ...toTrackSelection('preview', part),
          segment: part('segment'),
        }),
      ),
    ),
  );
}

/** The extent comes from the route, never from a parameter. */
function toTrackSelection(extent: TrackSelection['extent'], part: Input['part']): TrackSelection {
  return { extent, language: part('language') };
}

/** A HEAD request doesn't count as watching. */
function isRead(c: Context<HttpVariables>): boolean {
  return c.req.method === 'GET';
}

async function withVideoId(c: Context<HttpVariables>, actor: Actor, answer: VideoHandler) {
  const id = videoIdSchema.safeParse(c.req.param('id'));
  if (!id.success) return notFound(c);
  return answer({ c, actor, id: id.data, part: (name) => c.req.param(name) ?? '' });
}

/** An administrator's response may be about an unpublished video, so it must not be cached. */
function cacheControlFor(actor: Actor, seconds = 60): string {
  const isEditor = actor.kind === 'member' && isStaffFor(actor, 'content');
  return isEditor ? own : `public, max-age=${seconds}`;
}

/** The member, else the network, because an IPv6 subscriber has many addresses. */
function viewerOf(c: Context<HttpVariables>, actor: Actor): string {
  if (actor.kind === 'member') return `user:${actor.userId}`;
  const address = c.get('clientAddress') ?? '';
  return address.includes(':') ? toNetworkKey(address) : address;
}

function sendPlaylist(c: Context<HttpVariables>, playlist: string | null, saved: string): Response {
  if (playlist === null) return notFound(c);
  return c.body(playlist, 200, { 'content-type': playlistType, 'cache-control': saved });
}

function sendCaptions(c: Context<HttpVariables>, actor: Actor, vtt: string | null): Response {
  if (vtt === null) return notFound(c);
  const headers = { 'cache-control': cacheControlFor(actor) };
  return c.body(vtt, 200, { 'content-type': 'text/vtt; charset=utf-8', ...headers });
}

function sendPicture(
  c: Context<HttpVariables>,
  actor: Actor,
  found: Awaited<ReturnType<StreamsApi['picture']>>,
): Response {
  if (!found) return notFound(c);
  // The two stream types are equivalent but incompatible for TypeScript.
  return c.body(Readable.toWeb(found.body) as ReadableStream, 200, pictureHeaders(actor, found));
}

function describePicture(
  c: Context<HttpVariables>,
  actor: Actor,
  found: Awaited<ReturnType<StreamsApi['describePicture']>>,
): Response {
  return found ? c.body(null, 200, pictureHeaders(actor, found)) : notFound(c);
}

function pictureHeaders(actor: Actor, { contentLength }: { contentLength: number }) {
  return {
    'content-type': 'image/jpeg',
    'content-length': String(contentLength),
    'cache-control': cacheControlFor(actor, 300),
  };
}

function redirectTo(c: Context<HttpVariables>, url: string | null): Response {
  if (url === null) return notFound(c);
  return c.body(null, 302, { location: url, 'cache-control': own });
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404, { 'cache-control': own });
}
