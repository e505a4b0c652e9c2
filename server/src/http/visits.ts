import type { IncomingMessage } from 'node:http';
import { visitBodyBytes } from '@danube/contract/analytics/analytics.schemas.ts';
import type { Context } from 'hono';
import type { AnalyticsApi } from '../modules/analytics/analytics.api.ts';
import type { Actor } from '../platform/actor.ts';
import type { HttpVariables } from './http-variables.ts';

/**
 * Where pages send their visits with `navigator.sendBeacon`, whose body is plain text: no
 * procedure could be called that way.
 */
export function answerVisit(
  analytics: AnalyticsApi,
  findWatcher: (headers: Headers) => Promise<Actor>,
) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const body = await readBody(c.env.incoming);
    if (body === null) return c.json({ code: 'PAYLOAD_TOO_LARGE' }, 413);
    const answer = await analytics.recordVisit({
      body,
      address: c.get('clientAddress'),
      userAgent: c.req.header('user-agent') ?? '',
      async findUserId() {
        const actor = await findWatcher(c.req.raw.headers);
        return actor.kind === 'member' ? actor.userId : null;
      },
    });
    switch (answer.kind) {
      case 'recorded':
        return c.body(null, 204);
      case 'invalid':
        return c.json({ code: 'BAD_REQUEST' }, 400);
      case 'busy':
        return c.json({ code: 'SERVICE_UNAVAILABLE' }, 503, { 'retry-after': '5' });
      case 'too-many': {
        const wait = { 'retry-after': String(answer.retryAfterSeconds) };
        return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, wait);
      }
    }
  };
}

/** Null for one that is too long, of which no more is kept. */
function readBody(incoming: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= visitBodyBytes) chunks.push(chunk);
      else chunks = [];
    });
    incoming.on('end', () =>
      resolve(bytes > visitBodyBytes ? null : Buffer.concat(chunks).toString('utf8')),
    );
    // Gone before the end: nothing is recorded, and nobody hears the answer.
    incoming.on('error', () => resolve(''));
    incoming.on('close', () => resolve(''));
  });
}
