import { occurrencePath } from '@danube/contract/events/event-paths.ts';
import { occurrenceAddressSchema } from '@danube/contract/events/events.schemas.ts';
import type { Context } from 'hono';
import type { HttpTools } from '../../../platform/http-route.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { enterRoom } from '../page/enter-room.ts';

const headers = {
  'cache-control': 'private, no-store',
  // The room's provider doesn't need to know the referring page.
  'referrer-policy': 'no-referrer',
};

/** The only URL that leads into a room. It stays the same when the room changes. */
export function handleJoin(
  deps: Pick<EventsDependencies, 'db' | 'clock' | 'entitlements' | 'transact'>,
  { findActor }: Pick<HttpTools, 'findActor'>,
) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const address = occurrenceAddressSchema.safeParse(c.req.param());
    if (!address.success) return c.notFound();
    const actor = await findActor(c.req.raw.headers);
    const room = await enterRoom(deps, address.data, { actor, isCounted: isVisit(c) });
    const { slug, date } = address.data;
    return c.body(null, 302, { ...headers, location: room ?? occurrencePath(slug, date) });
  };
}

/**
 * The academy's room, for weeks without a room in the programme. A redirect like every other room,
 * so that no page contains its URL.
 */
export function handleWeeklyJoin({
  db,
  findMeetingUrl,
}: Pick<EventsDependencies, 'db' | 'findMeetingUrl'>) {
  return async (c: Context<HttpVariables>): Promise<Response> =>
    c.body(null, 302, { ...headers, location: await findMeetingUrl(db) });
}

/** Mail scanners send HEAD requests and browsers prefetch: neither counts as a visit. */
function isVisit(c: Context<HttpVariables>): boolean {
  const isPrefetch = /prefetch|prerender/.test(c.req.header('sec-purpose') ?? '');
  return c.req.method === 'GET' && !isPrefetch;
}
