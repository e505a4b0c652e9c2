import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveHub } from '../platform/live.ts';
import type { Logger } from '../platform/logger.ts';
import { denyAllPolicy } from './content-security-policy.ts';
import type { Readiness } from './readiness.ts';
import { securityHeaders } from './security-headers.ts';

const streamSpreadMs = 2_000;
const lastRequestMs = 20_000;
/** How long reads are rejected at the end of the drain period. */
const rejectReadsMs = 1_000;

/**
 * Graceful shutdown: first report "not ready" and keep answering, so that the proxy routes
 * elsewhere; then stop accepting connections, close live streams gradually, and finish the rest.
 */
export async function drain(deps: {
  server: Server;
  hub: LiveHub;
  readiness: Readiness;
  drainSeconds: number;
  logger: Logger;
}): Promise<void> {
  const { server } = deps;
  const drainMs = deps.drainSeconds * 1000;
  const lastMs = Math.min(rejectReadsMs, drainMs / 2);
  deps.logger.info('draining');
  deps.readiness.startDraining();
  // Every response closes its connection, so that proxies drop their keep-alive connections.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await sleep(drainMs - lastMs);
  rejectReads(server);
  await sleep(lastMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await deps.hub.closeAll(streamSpreadMs);
  server.closeIdleConnections();
  await Promise.race([closed, sleep(lastRequestMs, undefined, { ref: false })]);
  server.closeAllConnections();
}

/**
 * Some proxies only notice failing responses. A read is safe to retry, so they send it to another
 * instance and stop using this one. Otherwise they would keep connecting until shutdown, and a
 * write cut off then can't be retried safely.
 */
function rejectReads(server: Server): void {
  const answer = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.url !== '/healthz') sendUnavailable(response);
    else for (const listener of answer) listener.call(server, request, response);
  });
}

function sendUnavailable(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  response.writeHead(503, {
    ...securityHeaders,
    'content-security-policy': denyAllPolicy,
    'cache-control': 'private, no-store',
    'retry-after': '1',
  });
  response.end();
}
