import { randomUUID } from 'node:crypto';
import { browserErrorsPath } from '@danube/contract/browser-error.ts';
import { fileProcedurePaths } from '@danube/contract/file-procedures.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../platform/clock.ts';
import { isDatabaseUnavailable } from '../platform/database.ts';
import { runWithDatabaseBudget } from '../platform/database-budget.ts';
import type { HttpRoute } from '../platform/http-route.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { Logger } from '../platform/logger.ts';
import { createRequestLogger } from '../platform/request-logger.ts';
import type { Readiness } from './readiness.ts';
import type { RefusalLog } from './refusal-log.ts';
import type { RequestObserver } from './request-observer.ts';
import type { OriginReader } from './request-origin.ts';
import { addResponseHeaders } from './response-headers.ts';
import { sameOriginOnly } from './same-origin.ts';
import { robotsTxt, securityTxt } from './well-known.ts';

type RouteHandler = (c: Context<HttpVariables>) => Response | Promise<Response>;

export const rpcBodyBytes = 64 * 1024;
const fileBodyBytes = 2 * 1024 * 1024;
const pageBodyBytes = 64 * 1024;
const signedBodyBytes = 1024 * 1024;

/** Every route of the server, in matching order. */
export function createApp(deps: {
  logger: Logger;
  clock: Clock;
  observe: RequestObserver;
  logRefusal: RefusalLog;
  siteUrl: string;
  securityContact: string;
  readOrigin: OriginReader;
  readiness: Pick<Readiness, 'report'>;
  assets: MiddlewareHandler<HttpVariables> | null;
  answerAccount: RouteHandler;
  answerBrowserError: RouteHandler;
  answerRpc: RouteHandler;
  answerOpenApi: RouteHandler;
  answerOpenApiDocument: RouteHandler;
  answerSitemap: RouteHandler;
  /** Contributed by the modules. */
  addresses: readonly HttpRoute[];
  answerPage: RouteHandler;
}) {
  const app = new Hono<HttpVariables>();
  app.use(identifyRequest(deps));
  app.onError((error, c) => handleError(error, c));

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const { isReady, parts } = await deps.readiness.report();
    return c.json({ ready: isReady, parts }, isReady ? 200 : 503);
  });
  if (deps.assets) app.use(deps.assets);
  app.get('/robots.txt', (c) => c.text(robotsTxt(deps.siteUrl)));
  app.get('/.well-known/security.txt', (c) =>
    c.text(securityTxt(deps.siteUrl, deps.securityContact, deps.clock.now())),
  );
  app.get('/sitemap.xml', deps.answerSitemap);

  // Before the origin check, which would reject them.
  mount(app, deps.addresses.filter(isSigned), limitBody(signedBodyBytes));
  app.use('/api/*', sameOriginOnly(deps.siteUrl), limitApiBody());
  app.post(browserErrorsPath, deps.answerBrowserError);
  app.get('/api/auth/*', deps.answerAccount);
  app.all('/api/rpc/*', deps.answerRpc);
  app.get('/api/openapi.json', deps.answerOpenApiDocument);
  app.all('/api/v1/*', deps.answerOpenApi);
  mount(
    app,
    deps.addresses.filter((address) => !isSigned(address)),
  );
  app.all('/api/*', (c) => c.json({ code: 'NOT_FOUND' }, 404));
  app.use(sameOriginOnly(deps.siteUrl), limitBody(pageBodyBytes));
  app.all('*', deps.answerPage);
  return app;
}

function isSigned(address: HttpRoute): boolean {
  return 'isSigned' in address;
}

function mount(
  app: Hono<HttpVariables>,
  addresses: readonly HttpRoute[],
  ...before: MiddlewareHandler<HttpVariables>[]
): void {
  for (const address of addresses) {
    if ('routes' in address) app.route(address.path, address.routes);
    else app.on([address.method], [address.path], ...before, address.answer);
  }
}

/** A 413 right away: a thrown error would be reported as a server fault. */
function limitBody(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => c.json({ code: 'PAYLOAD_TOO_LARGE' }, 413) });
}

function limitApiBody(): MiddlewareHandler<HttpVariables> {
  const [usual, large] = [limitBody(rpcBodyBytes), limitBody(fileBodyBytes)];
  const paths = new Set(fileProcedurePaths.map((path) => `/api${path}`));
  return (c, next) => (paths.has(c.req.path) ? large : usual)(c, next);
}

/** Gives every request its id, client address and log line. */
function identifyRequest(deps: {
  logger: Logger;
  observe: RequestObserver;
  logRefusal: RefusalLog;
  readOrigin: OriginReader;
}) {
  return async (c: Context<HttpVariables>, next: () => Promise<void>): Promise<void> => {
    const begin = performance.now();
    const requestId = randomUUID();
    const socket = c.env.incoming?.socket;
    c.set('requestId', requestId);
    c.set('responseHeaders', new Headers());
    c.set('logger', createRequestLogger(deps.logger, requestId));
    const origin = deps.readOrigin(socket?.remoteAddress, (name) => c.req.header(name));
    c.set('origin', origin);
    c.set('clientAddress', origin.address());
    c.env.outgoing.setHeader('x-request-id', requestId);
    await runWithDatabaseBudget(next);
    await deps.logRefusal(c);
    if (c.req.method === 'HEAD' || c.env.outgoing.destroyed) await dropBody(c.res);
    addResponseHeaders(c.res.headers, c.get('responseHeaders'));
    const { method, path } = c.req;
    deps.observe({ requestId, method, path, status: c.res.status, begin });
  };
}

/** Nobody reads this body, and its source stays open until it is cancelled. */
async function dropBody(answer: Response): Promise<void> {
  await answer.body?.cancel().catch(() => undefined);
}

function handleError(error: Error, c: Context<HttpVariables>): Response {
  if (isDatabaseUnavailable(error)) {
    return c.json({ code: 'SERVICE_UNAVAILABLE' }, 503, { 'retry-after': '5' });
  }
  c.get('logger').error({ err: error }, 'request failed');
  return c.json({ code: 'INTERNAL_SERVER_ERROR', requestId: c.get('requestId') }, 500);
}
