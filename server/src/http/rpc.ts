import type { ProcedureMeta } from '@danube/contract/base.ts';
import { readsHeader, readsNothing } from '@danube/contract/reads-header.ts';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import type { StandardRPCHandlerOptions } from '@orpc/server/standard';
import type { Context } from 'hono';
import type { ApiRouter } from '../compose.ts';
import { runInRequest } from '../platform/current-request.ts';
import { fillTag } from '../platform/guard.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { compressResponse } from './compression.ts';

/**
 * The API for the web (`/api/rpc`) and, from the same definitions, for other clients (`/api/v1`).
 */
export function createRpc(deps: {
  router: ApiRouter;
  contextFor(c: Context<HttpVariables>): RequestContext;
  observeRpc: Metrics['observeRpc'];
}) {
  const rpc = new RPCHandler<RequestContext>(deps.router, rpcOptions(deps.observeRpc));
  const openApi = new OpenAPIHandler<RequestContext>(deps.router, {
    interceptors: [onError(logUnexpected)],
    clientInterceptors: [(call) => measureCall(deps.observeRpc, call.path, () => call.next())],
  });

  return {
    async answerRpc(c: Context<HttpVariables>): Promise<Response> {
      const context = deps.contextFor(c);
      const { response } = await runInRequest(context.requestId, () =>
        rpc.handle(c.req.raw, { prefix: '/api/rpc', context }),
      );
      return response ? finishResponse(c, response) : notFound(c);
    },
    async answerOpenApi(c: Context<HttpVariables>): Promise<Response> {
      const context = deps.contextFor(c);
      const { response } = await openApi.handle(c.req.raw, { prefix: '/api/v1', context });
      return response ? finishResponse(c, response) : notFound(c);
    },
  };
}

/** What happens around every call from our pages. */
export function rpcOptions(
  observe: Metrics['observeRpc'],
): StandardRPCHandlerOptions<RequestContext> {
  return {
    interceptors: [onError(logUnexpected)],
    clientInterceptors: [
      (call) => {
        // Every procedure is built with the contract's base, which sets this metadata.
        setReadsHeader(call.procedure['~orpc'].meta, call);
        return measureCall(observe, call.path, () => call.next());
      },
    ],
  };
}

/** Tells the calling tab which content tags to watch for a refetch. */
function setReadsHeader(
  { reads }: ProcedureMeta,
  { input, context }: { input: unknown; context: RequestContext },
): void {
  if (!reads) return;
  const tags = reads.map((tag) => fillTag(tag, input));
  context.responseHeaders.set(readsHeader, tags.join(' ') || readsNothing);
}

/** Measures every call by procedure and outcome, including rejections. */
async function measureCall<Answer>(
  observe: Metrics['observeRpc'],
  path: readonly string[],
  call: () => Promise<Answer>,
): Promise<Answer> {
  const begin = performance.now();
  const notify = (status: string) => {
    const seconds = (performance.now() - begin) / 1000;
    observe({ procedure: path.join('.'), status, seconds });
  };
  try {
    const answer = await call();
    notify('ok');
    return answer;
  } catch (error) {
    notify(error instanceof ORPCError ? error.code : 'fault');
    throw error;
  }
}

function logUnexpected(error: unknown, options: { context: RequestContext }): void {
  const { logger } = options.context;
  if (!(error instanceof ORPCError)) logger.error({ err: error }, 'procedure failed');
  else if (error.status >= 500) logger.warn({ err: error.cause ?? error }, 'procedure unavailable');
}

function finishResponse(c: Context<HttpVariables>, response: Response): Promise<Response> {
  if (response.status === 503) response.headers.set('retry-after', '5');
  return compressResponse(response, c.req.header('accept-encoding'));
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404);
}
