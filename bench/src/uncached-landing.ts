// The real composition, with every page rendered per request, as for signed-in members.
import { compose } from '@danube/server/compose.ts';
import { readEnvironment } from '@danube/server/env.ts';
import { servePrivatePage } from '@danube/server/http/private-page.ts';
import { createRenderLimiter } from '@danube/server/http/render-limiter.ts';
import { createRequestContexts } from '@danube/server/http/request-contexts.ts';
import { loadBuiltWeb } from '@danube/server/http/web-build.ts';
import type { HttpVariables } from '@danube/server/platform/http-variables.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const env = readEnvironment(process.env);
const logger = createLogger({ level: 'warn', name: 'bench' });
const parts = compose(env, logger, 'danube-bench');
const { apiFor } = createRequestContexts(parts);
// Rendering is measured here, not how much of it one network may ask for.
const renders = createRenderLimiter({
  maxWaiting: 1_000,
  consume: async () => ({ allowed: true }),
});
const web = await loadBuiltWeb(env.APPLICATION_ROOT)();

const app = new Hono<HttpVariables>();
app.get('/healthz', (c) => c.text('ok'));
app.get('*', (c) => {
  c.set('logger', logger);
  c.set('requestId', 'bench');
  c.set('responseHeaders', new Headers());
  const page = {
    c,
    web,
    apiFor,
    renders,
    network: 'bench',
    siteUrl: env.SITE_URL,
    formTargets: [],
    locationServices: [],
  };
  const choice = { language: 'en', decidedBy: 'address' } as const;
  return servePrivatePage({ ...page, choice, isDevelopment: false });
});
serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT });
