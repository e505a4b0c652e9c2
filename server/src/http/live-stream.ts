import type { ServerResponse } from 'node:http';
import type { LiveMessage } from '@danube/contract/live.ts';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { LiveCursor } from '../platform/live.repository.ts';
import type { LiveHub, LiveStream } from '../platform/live.ts';
import { formatCursor, parseCursor } from '../platform/live-cursor.ts';
import type { HttpVariables } from './http-variables.ts';
import { securityHeaders } from './security-headers.ts';

/** A tab that reads this slowly is cut off and catches up when it comes back. */
const maxUnreadBytes = 1024 * 1024;

export function createLiveStream(deps: {
  hub: LiveHub;
  clock: Clock;
  findWatcher(headers: Headers): Promise<Actor>;
}) {
  return async function answerLiveStream(c: Context<HttpVariables>): Promise<Response> {
    const actor = await deps.findWatcher(c.req.raw.headers);
    // 204 tells the browser not to ask again by itself; the application opens a new one at sign-in.
    if (actor.kind === 'visitor') return c.body(null, 204);
    const since = parseCursor(c.req.header('last-event-id'), deps.clock.now());
    const { outgoing } = c.env;
    const stream = openStream(outgoing, deps, actor);
    outgoing.on('close', () => deps.hub.remove(stream));
    try {
      const isComplete = await deps.hub.open(stream, since);
      const cameBack = c.req.header('last-event-id') !== undefined;
      if (cameBack && !isComplete) write(outgoing, 'data: {"topic":"reset"}\n\n');
    } catch {
      // What it missed could not be read: cut the line, and the browser asks again with its cursor.
      outgoing.destroy();
    }
    return RESPONSE_ALREADY_SENT;
  };
}

function openStream(
  outgoing: ServerResponse,
  deps: { hub: LiveHub; clock: Clock },
  actor: { userId: string; sessionId: string },
): LiveStream {
  outgoing.writeHead(200, {
    ...securityHeaders,
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  });
  // How long the browser waits before it comes back.
  outgoing.write('retry: 1000\n\n');
  const id = (cursor: LiveCursor) => `id: ${formatCursor(cursor, deps.clock.now())}\n`;
  return {
    audiences: ['everyone', `user:${actor.userId}`, `session:${actor.sessionId}`],
    sessionId: actor.sessionId,
    send: (message, cursor) => write(outgoing, `${id(cursor)}${data(message)}`),
    beat: (cursor) => write(outgoing, `${id(cursor)}: beat\n\n`),
    close(reason) {
      if (reason === 'signed-out') write(outgoing, data({ topic: 'signed-out' }));
      outgoing.end();
    },
  };
}

function data(message: LiveMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}

function write(outgoing: ServerResponse, text: string): void {
  if (outgoing.writableEnded || outgoing.destroyed) return;
  if (outgoing.writableLength > maxUnreadBytes) outgoing.destroy();
  else outgoing.write(text);
}
