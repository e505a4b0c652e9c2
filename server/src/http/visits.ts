import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitBodyBytes } from '@danube/contract/analytics/analytics.schemas.ts';
import { visitsPath } from '@danube/contract/analytics/visits-path.ts';
import type { AnalyticsApi, VisitResult } from '../modules/analytics/analytics.api.ts';
import type { Actor } from '../platform/actor.ts';
import { isDatabaseUnavailable } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { RequestHeaders } from '../platform/request-headers.ts';
import { findSecurityEvent, type SecurityLog } from '../platform/security-log.ts';
import type { createClientIpReader } from './client-address.ts';
import type { RequestObserver } from './request-observer.ts';
import { isCrossOrigin } from './same-origin.ts';

type Dependencies = {
  analytics: AnalyticsApi;
  peekActor(headers: RequestHeaders): Promise<Actor>;
  readClientAddress: ReturnType<typeof createClientIpReader>;
  observe: RequestObserver;
  logger: Logger;
  securityLog: Pick<SecurityLog, 'record'>;
  siteUrl: string;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
};

type VisitResponse = { status: number; code?: string; retryAfter?: string };

/**
 * The fast path for visits, which every page view sends with `navigator.sendBeacon`; its plain-text
 * body rules out an RPC procedure. Like cached pages, they are answered before a request object or
 * middleware is created, which would cost more than recording the visit.
 */
export function createVisits(deps: Dependencies) {
  return function answerVisit(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'POST' || request.url !== visitsPath) return false;
    void answer(deps, request, response);
    return true;
  };
}

async function answer(
  deps: Dependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const begin = performance.now();
  const requestId = randomUUID();
  const { status, code, retryAfter } = await record(deps, request, requestId);
  response.writeHead(status, {
    ...deps.headers,
    'x-request-id': requestId,
    ...(code ? { 'content-type': 'application/json' } : {}),
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
  });
  response.end(code ? JSON.stringify({ code }) : undefined);
  deps.observe({ requestId, method: 'POST', path: visitsPath, status, begin });
  const kind = code && findSecurityEvent({ code, status }, true);
  if (!kind) return;
  const event = { at: visitsPath, reason: code, userId: null, requestId };
  deps.securityLog.record({ kind: status === 403 ? 'foreign-origin' : kind, ...event });
}

async function record(
  deps: Dependencies,
  request: IncomingMessage,
  requestId: string,
): Promise<VisitResponse> {
  const { headers, socket } = request;
  if (isCrossOrigin(headers, deps.siteUrl)) return { status: 403, code: 'FORBIDDEN' };
  const body = await readBody(request);
  if (body === null) return { status: 413, code: 'PAYLOAD_TOO_LARGE' };
  try {
    return toResponse(
      await deps.analytics.recordVisit({
        body,
        // Node joins a repeated header with commas.
        address: deps.readClientAddress(
          socket.remoteAddress,
          headers['x-forwarded-for']?.toString(),
        ),
        userAgent: headers['user-agent'] ?? '',
        findUserId: () => findUserId(deps, headers.cookie),
      }),
    );
  } catch (error) {
    if (isDatabaseUnavailable(error)) return unavailable;
    deps.logger.error({ err: error, requestId }, 'request failed');
    return { status: 500, code: 'INTERNAL_SERVER_ERROR' };
  }
}

async function findUserId(deps: Dependencies, cookie: string | undefined): Promise<string | null> {
  if (cookie === undefined) return null;
  const actor = await deps.peekActor(new Headers({ cookie }));
  return actor.kind === 'member' ? actor.userId : null;
}

const unavailable: VisitResponse = { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: '5' };

function toResponse(answer: VisitResult): VisitResponse {
  switch (answer.kind) {
    case 'recorded':
      return { status: 204 };
    case 'invalid':
      return { status: 400, code: 'BAD_REQUEST' };
    case 'busy':
      return unavailable;
    case 'too-many': {
      const retryAfter = String(answer.retryAfterSeconds);
      return { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter };
    }
  }
}

/** Null if the body is too long; the rest isn't read. */
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
    // The client disconnected: nothing is recorded or answered.
    incoming.on('error', () => resolve(''));
    incoming.on('close', () => resolve(''));
  });
}
