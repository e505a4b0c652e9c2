import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardRPCHandler } from '@orpc/server/standard';
import type { ApiRouter } from '../compose.ts';
import { runInRequest } from '../platform/current-request.ts';
import { runWithDatabaseBudget } from '../platform/database-budget.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { toRequestHeaders } from '../platform/request-headers.ts';
import { createRequestLogger } from '../platform/request-logger.ts';
import { encodeText } from './compression.ts';
import type { RequestContexts } from './request-contexts.ts';
import type { RequestObserver } from './request-observer.ts';
import { type OriginReader, originOf } from './request-origin.ts';
import { collectResponseHeaders } from './response-headers.ts';
import { rpcOptions } from './rpc.ts';
import { isCrossOrigin } from './same-origin.ts';

type Dependencies = {
  router: ApiRouter;
  createContext: RequestContexts['createContext'];
  readOrigin: OriginReader;
  observe: RequestObserver;
  observeRpc: Metrics['observeRpc'];
  logger: Logger;
  siteUrl: string;
  maxBodyBytes: number;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
};

type Answer = { status: number; body: unknown };

const prefix = '/api/rpc';
const pathPattern = /^\/api\/rpc\/[\w/-]+$/;

/**
 * The fast path for procedure calls from our pages. The web's request, response and stream objects,
 * which the application needs, cost as much as most procedures. Whatever isn't an ordinary call is
 * left to the application, which also refuses what is too long or comes from another site.
 */
export function createRpcCalls(deps: Dependencies) {
  const handler = new StandardRPCHandler(deps.router, rpcOptions(deps.observeRpc));
  return function answerRpcCall(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isOrdinaryCall(request, deps)) return false;
    void answer({ ...deps, handler }, request, response);
    return true;
  };
}

function isOrdinaryCall(
  { method, url, headers }: IncomingMessage,
  { maxBodyBytes, siteUrl }: Pick<Dependencies, 'maxBodyBytes' | 'siteUrl'>,
): boolean {
  return (
    method === 'POST' &&
    url !== undefined &&
    pathPattern.test(url) &&
    headers['content-type']?.startsWith('application/json') === true &&
    headers['content-disposition'] === undefined &&
    Number(headers['content-length']) <= maxBodyBytes &&
    !isCrossOrigin(headers, siteUrl)
  );
}

type Handler = StandardRPCHandler<RequestContext>;

async function answer(
  deps: Dependencies & { handler: Handler },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const begin = performance.now();
  const body = await readBody(request);
  // The client disconnected, so nobody waits for an answer.
  if (body === null) return;
  const { url: path = '', headers } = request;
  const requestId = randomUUID();
  const logger = createRequestLogger(deps.logger, requestId);
  const origin = originOf(request, deps.readOrigin);
  const context = deps.createContext({
    address: origin.address(),
    headers: toRequestHeaders(headers),
    origin,
    responseHeaders: new Headers(),
    requestId,
    logger,
  });
  const call = { path, body, context };
  const answered = await callProcedure(deps.handler, call).catch((error: unknown): Answer => {
    logger.error({ err: error }, 'request failed');
    return { status: 500, body: { code: 'INTERNAL_SERVER_ERROR', requestId } };
  });
  const encoded = await encodeText(JSON.stringify(answered.body), headers['accept-encoding']);
  response.writeHead(answered.status, {
    ...deps.headers,
    'content-type': 'application/json',
    'x-request-id': requestId,
    ...(answered.status === 503 ? { 'retry-after': '5' } : {}),
    ...encoded.headers,
    ...collectResponseHeaders(context.responseHeaders),
  });
  response.end(encoded.body);
  deps.observe({ requestId, method: 'POST', path, status: answered.status, begin });
}

async function callProcedure(
  handler: Handler,
  { path, body, context }: { path: string; body: string; context: RequestContext },
): Promise<Answer> {
  const request = {
    method: 'POST',
    url: new URL(path, 'http://localhost'),
    headers: {},
    body: async (): Promise<unknown> => (body === '' ? undefined : JSON.parse(body)),
    signal: undefined,
  };
  const { response } = await runWithDatabaseBudget(() =>
    runInRequest(context.requestId, () => handler.handle(request, { prefix, context })),
  );
  return response ?? { status: 404, body: { code: 'NOT_FOUND' } };
}

/** Null if the client disconnected. Its length is limited by the header, which Node enforces. */
function readBody(incoming: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    incoming.on('error', () => resolve(null));
    incoming.on('close', () => resolve(null));
  });
}
