import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { LiveMessage } from '@danube/contract/live.ts';
import { liveMessagesParameter, livePath } from '@danube/contract/live-settings.ts';
import { type Actor, type Member, visitor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { isDatabaseUnavailable } from '../platform/database.ts';
import type { LiveCursor } from '../platform/live.repository.ts';
import type { LiveHub, LiveStream } from '../platform/live.ts';
import { formatCursor, parseCursor } from '../platform/live-cursor.ts';
import type { Logger } from '../platform/logger.ts';
import type { RequestHeaders } from '../platform/request-headers.ts';
import type { SecurityLog } from '../platform/security-log.ts';
import type { RequestObserver } from './request-observer.ts';
import { serializeLiveMessage } from './serialize-live-message.ts';

/** A tab that reads this slowly is disconnected and catches up when it reconnects. */
const maxUnreadBytes = 1024 * 1024;
/** Streams open in this instance for one person; each browser holds one. */
const maxStreamsPerUser = 20;

type Dependencies = {
  hub: Pick<LiveHub, 'open' | 'remove'>;
  clock: Clock;
  peekActor(headers: RequestHeaders): Promise<Actor>;
  observe: RequestObserver;
  logger: Logger;
  securityLog: Pick<SecurityLog, 'record'>;
  /** Number of open streams per person. */
  openOf: Map<string, number>;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
};

/**
 * The fast path for live streams: every open browser has one. Objects allocated by middleware would
 * live as long as the stream, and are larger than the stream itself.
 */
export function createLiveStreams(given: Omit<Dependencies, 'openOf'>) {
  const deps = { ...given, openOf: new Map<string, number>() };
  return function answerLiveStream(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== livePath) return false;
    void answer(deps, request, response);
    return true;
  };
}

async function answer(
  deps: Dependencies,
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const begin = performance.now();
  const requestId = randomUUID();
  const head = { ...deps.headers, 'x-request-id': requestId };
  try {
    const actor = await findActor(deps, headers.cookie);
    // The client disconnected in the meantime: a stream opened now would never get a close event.
    if (!response.destroyed) await open(deps, actor, { response, head, headers, url });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) {
      deps.logger.error({ err: error, requestId }, 'request failed');
    }
    sendError(response, head, isDatabaseUnavailable(error));
  }
  const status = response.statusCode;
  deps.observe({ requestId, method: 'GET', path: livePath, status, begin });
}

async function findActor(deps: Dependencies, cookie: string | undefined): Promise<Actor> {
  return cookie === undefined ? visitor : deps.peekActor(new Headers({ cookie }));
}

type Head = Readonly<Record<string, string>> & { readonly 'x-request-id': string };

type StreamRequest = {
  readonly response: ServerResponse;
  readonly head: Head;
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
};

async function open(deps: Dependencies, actor: Actor, opening: StreamRequest): Promise<void> {
  const { response, head, headers, url } = opening;
  if (actor.kind === 'visitor') {
    // A 204 stops the browser from reconnecting; the application reconnects after sign-in.
    response.writeHead(204, head).end();
    return;
  }
  if (!reserveStreamSlot(deps.openOf, actor.userId, response)) {
    const event = { at: livePath, reason: 'TOO_MANY_REQUESTS', userId: actor.userId };
    const requestId = head['x-request-id'];
    deps.securityLog.record({ kind: 'limit-reached', ...event, requestId });
    const wait = { 'retry-after': '60', 'content-type': 'application/json' };
    response
      .writeHead(429, { ...head, ...wait })
      .end(JSON.stringify({ code: 'TOO_MANY_REQUESTS' }));
    return;
  }
  response.writeHead(200, {
    ...head,
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  });
  const lastEventId = headers['last-event-id']?.toString();
  const takesMessages = new URLSearchParams(url.split('?')[1]).has(liveMessagesParameter);
  await watch(deps, actor, { response, lastEventId, takesMessages });
}

/**
 * False if this person has reached the limit; otherwise a slot is reserved until the response
 * closes.
 */
function reserveStreamSlot(
  openOf: Map<string, number>,
  userId: string,
  response: ServerResponse,
): boolean {
  const count = openOf.get(userId) ?? 0;
  if (count >= maxStreamsPerUser) return false;
  openOf.set(userId, count + 1);
  response.on('close', () => {
    const left = (openOf.get(userId) ?? 1) - 1;
    if (left > 0) openOf.set(userId, left);
    else openOf.delete(userId);
  });
  return true;
}

function sendError(response: ServerResponse, head: Head, isDown: boolean): void {
  const wait = isDown ? { 'retry-after': '5' } : {};
  response.writeHead(isDown ? 503 : 500, { ...head, ...wait, 'content-type': 'application/json' });
  const fault = { code: 'INTERNAL_SERVER_ERROR', requestId: head['x-request-id'] };
  response.end(JSON.stringify(isDown ? { code: 'SERVICE_UNAVAILABLE' } : fault));
}

async function watch(
  deps: Dependencies,
  actor: Member,
  tab: { response: ServerResponse; lastEventId: string | undefined; takesMessages: boolean },
): Promise<void> {
  const { response, lastEventId, takesMessages } = tab;
  // How long the browser waits before reconnecting.
  response.write('retry: 1000\n\n');
  const stream = { ...streamTo(response, actor, deps.clock), takesMessages };
  response.on('close', () => deps.hub.remove(stream));
  try {
    const isComplete = await deps.hub.open(stream, parseCursor(lastEventId, deps.clock.now()));
    const cameBack = lastEventId !== undefined;
    if (cameBack && !isComplete) write(response, 'data: {"topic":"reset"}\n\n');
  } catch {
    // The backlog couldn't be read: disconnect, and the browser retries with its cursor.
    response.destroy();
  }
}

function streamTo(
  response: ServerResponse,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
  clock: Clock,
): Omit<LiveStream, 'takesMessages'> {
  return {
    audiences: ['everyone', `user:${userId}`, `session:${sessionId}`],
    userId,
    sessionId,
    send: (message, cursor) => write(response, `${idLine(cursor, clock)}${data(message)}`),
    whisper: (message) => write(response, data(message)),
    beat: (cursor) => write(response, `${idLine(cursor, clock)}: beat\n\n`),
    close(reason) {
      if (reason === 'signed-out') write(response, data({ topic: 'signed-out' }));
      response.end();
    },
  };
}

function idLine(cursor: LiveCursor, clock: Clock): string {
  return `id: ${formatCursor(cursor, clock.now())}\n`;
}

function data(message: LiveMessage): string {
  return `data: ${serializeLiveMessage(message)}\n\n`;
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > maxUnreadBytes) response.destroy();
  else response.write(text);
}
