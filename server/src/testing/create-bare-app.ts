import { createApp } from '../http/app.ts';
import { createOriginReader } from '../http/request-origin.ts';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';

const fallbackHandler = () => new Response('elsewhere', { status: 418 });

/** The application with stubs for everything except what the test passes in. */
export function createBareApp(
  overrides: Partial<Parameters<typeof createApp>[0]> & { siteUrl: string },
) {
  return createApp({
    logger: createLogger({ level: 'silent', name: 'test' }),
    clock: systemClock,
    observe: () => undefined,
    logRefusal: async () => undefined,
    securityContact: 'mailto:desk@danube.example',
    readOrigin: createOriginReader([]),
    readiness: { report: () => Promise.reject(new Error('nobody asks')) },
    answerSitemap: fallbackHandler,
    assets: null,
    answerAccount: fallbackHandler,
    answerRpc: fallbackHandler,
    answerOpenApi: fallbackHandler,
    answerOpenApiDocument: fallbackHandler,
    answerPage: fallbackHandler,
    answerBrowserError: fallbackHandler,
    addresses: [],
    ...overrides,
  });
}
