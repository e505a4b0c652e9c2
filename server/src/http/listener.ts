import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Composition } from '../compose.ts';
import type { Environment } from '../env.ts';
import { createAccessLog } from '../platform/access-log.ts';
import type { HttpRoute, HttpTools } from '../platform/http-route.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { LiveHub } from '../platform/live.ts';
import type { Logger } from '../platform/logger.ts';
import type { BuiltModule } from '../platform/module.ts';
import { handleAccountRequest } from './account.ts';
import { createApp, rpcBodyBytes } from './app.ts';
import { handleBrowserError } from './browser-errors.ts';
import { createCachedPages } from './cached-pages.ts';
import { createClientIpReader } from './client-address.ts';
import { denyAllPolicy } from './content-security-policy.ts';
import { chooseLanguageOf } from './language.ts';
import { createLiveStreams } from './live-stream.ts';
import { serveOpenApiDocument } from './openapi-document.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import type { Readiness } from './readiness.ts';
import { createRefusalLog } from './refusal-log.ts';
import { createRenderLimiter } from './render-limiter.ts';
import { createRequestContexts, type RequestContexts } from './request-contexts.ts';
import { createRequestObserver, type RequestObserver } from './request-observer.ts';
import { createOriginReader, type OriginReader } from './request-origin.ts';
import { createRpc } from './rpc.ts';
import { createRpcCalls } from './rpc-calls.ts';
import { securityHeaders } from './security-headers.ts';
import { createSettingsSlugs } from './settings-slugs.ts';
import { serveSitemap } from './sitemap.ts';
import { createVisits } from './visits.ts';
import type { LoadWebBuild } from './web-build.ts';

export type Web = {
  loadWeb: LoadWebBuild;
  /** Null in development, where Vite serves the files. */
  assets: MiddlewareHandler<HttpVariables> | null;
};

const pageCacheBytes = 64 * 1024 * 1024;
/** At 15 ms per render on a busy core, the last one in the queue waits about two seconds. */
const maxWaitingRenders = 128;

/** Default headers: responses may not be cached, embedded or executed. */
const defaultHeaders = {
  ...securityHeaders,
  'cache-control': 'private, no-store',
  'content-security-policy': denyAllPolicy,
};

const headersToSet = Object.entries(defaultHeaders);

type Deps = {
  env: Environment;
  logger: Logger;
  parts: Composition;
  hub: LiveHub;
  readiness: Readiness;
  web: Web;
};

/** Answers a request: cached pages on the fast path, everything else in the application. */
export async function createListener(deps: Deps): Promise<RequestListener> {
  const { env, logger, parts, web } = deps;
  const { clock, versions, identity, metrics, limiter, securityLog } = parts;
  const isDevelopment = env.NODE_ENV === 'development';
  const site = { siteUrl: env.SITE_URL, findCountry: parts.location.api.findCountry };
  const accessLog = createAccessLog({ level: env.LOG_LEVEL, name: 'web' });
  const observe = createRequestObserver({ metrics, accessLog });
  const readClientAddress = createClientIpReader(env.TRUSTED_PROXIES);
  const readOrigin = createOriginReader(env.TRUSTED_PROXIES);
  const cache = createPageCache({ versions, clock, maxBytes: pageCacheBytes });
  const { contextFor, createContext, apiFor } = createRequestContexts(parts);
  const consumeSignIn = (network: string) => limiter.consume('signIn', network);

  const app = createApp({
    logger,
    clock,
    observe,
    logRefusal: createRefusalLog({ ...identity.api, ...site, securityLog }),
    readiness: deps.readiness,
    siteUrl: env.SITE_URL,
    securityContact: env.SECURITY_CONTACT,
    readOrigin,
    assets: web.assets,
    ...createRpc({ router: parts.router, contextFor, observeRpc: metrics.observeRpc }),
    answerAccount: handleAccountRequest(identity.api, consumeSignIn),
    answerBrowserError: handleBrowserError({ ...metrics, consume: limiter.consume }),
    answerOpenApiDocument: serveOpenApiDocument(env.SITE_URL),
    addresses: moduleRoutes(parts, site),
    answerSitemap: serveSitemap({ loadWeb: web.loadWeb, siteUrl: env.SITE_URL, apiFor }),
    answerPage: createPages({
      cache,
      isDevelopment,
      apiFor,
      loadWeb: web.loadWeb,
      renders: limitRenders(parts),
      ...site,
      locationServices: env.LOCATION_SERVICES,
      storageOrigin: storageOriginOf(env),
      formTargets: providerOrigins(env),
      onCache: (outcome) => metrics.countPage(outcome),
      findListed: settingsSlugs(parts),
    }),
  });
  const answerCall = createFastPath(deps, {
    observe,
    createContext,
    readOrigin,
    readClientAddress,
  });
  const answer = getRequestListener(app.fetch);
  const listener: RequestListener = (request, response) => {
    if (answerCall(request, response)) return;
    // Set up front, because changing a finished response is slow; the response may override them.
    for (const [name, value] of headersToSet) response.setHeader(name, value);
    void answer(request, response);
  };
  if (isDevelopment) return listener;

  const answerCachedPage = createCachedPages({
    cache,
    web: await web.loadWeb(),
    observe,
    readOrigin,
    findCountry: site.findCountry,
    onHit: () => metrics.countPage('hit'),
  });
  return (request, response) => {
    if (!answerCachedPage(request, response)) listener(request, response);
  };
}

/** Procedure calls, visits and live streams. The result says whether it answers the request. */
function createFastPath(
  { env, logger, parts, hub }: Pick<Deps, 'env' | 'logger' | 'parts' | 'hub'>,
  requests: {
    observe: RequestObserver;
    createContext: RequestContexts['createContext'];
    readOrigin: OriginReader;
    readClientAddress: ReturnType<typeof createClientIpReader>;
  },
) {
  const { clock, identity, metrics, securityLog, router } = parts;
  const siteUrl = env.SITE_URL;
  const shared = { ...identity.api, ...requests, logger, securityLog, headers: defaultHeaders };
  const { observeRpc } = metrics;
  const rpc = { router, observeRpc, siteUrl, maxBodyBytes: rpcBodyBytes };
  const answerRpcCall = createRpcCalls({ ...shared, ...rpc });
  const answerVisit = createVisits({ ...shared, siteUrl, analytics: parts.analytics.api });
  const answerLiveStream = createLiveStreams({ ...shared, clock, hub });
  return (request: IncomingMessage, response: ServerResponse): boolean =>
    answerRpcCall(request, response) ||
    answerVisit(request, response) ||
    answerLiveStream(request, response);
}

function providerOrigins({ OIDC_PROVIDERS }: Environment): string[] {
  return OIDC_PROVIDERS.map(({ authorizationUrl }) => new URL(authorizationUrl).origin);
}

function limitRenders({ limiter }: Composition) {
  return createRenderLimiter({
    consume: (network) => limiter.consume('render', network),
    maxWaiting: maxWaitingRenders,
  });
}

function settingsSlugs({ versions, settings, database }: Composition) {
  return createSettingsSlugs({ versions, settings: settings.api, db: database.db });
}

/** Files, streams and webhooks of all modules. */
function moduleRoutes(
  parts: Composition,
  site: { siteUrl: string; findCountry: Composition['location']['api']['findCountry'] },
): HttpRoute[] {
  const { documents, versions, limiter, identity } = parts;
  const tools: HttpTools = {
    documents,
    versions,
    siteUrl: site.siteUrl,
    findActor: identity.api.findActor,
    chooseLanguage: (c) => chooseLanguageOf(c, site.findCountry).language,
    spend: (limit, key) => limiter.consume(limit, key),
  };
  const modules: readonly BuiltModule[] = Object.values(parts.modules);
  return modules.flatMap(({ addresses }) => addresses?.(tools) ?? []);
}

function storageOriginOf(env: Environment): string | undefined {
  const address = env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT;
  return address && new URL(address).origin;
}
