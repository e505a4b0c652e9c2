import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';
import { noReads } from '../platform/request-context.ts';
import { compressResponse } from './compression.ts';
import { contentSecurityPolicy, developmentPolicy } from './content-security-policy.ts';
import { type LanguageChoice, languageTiming } from './language.ts';
import { retryAfterSeconds } from './page-failure.ts';
import type { RenderLimiter } from './render-limiter.ts';
import type { RequestContexts } from './request-contexts.ts';
import type { WebBuild } from './web-build.ts';

export type PrivatePage = {
  c: Context<HttpVariables>;
  web: WebBuild;
  choice: LanguageChoice;
  renders: RenderLimiter;
  /** The network whose rate limit this render counts against. */
  network: string;
  siteUrl: string;
  isDevelopment: boolean;
  /** Origins besides our own that a form may redirect to. */
  formTargets: readonly string[];
  locationServices: readonly string[];
  storageOrigin?: string | undefined;
  apiFor: RequestContexts['apiFor'];
};

/** Renders a page for this visitor only; it must not be cached. */
export async function servePrivatePage(page: PrivatePage): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  await page.renders.spend(page.network);
  const { response } = await page.renders.run(() =>
    page.web.handlePage(page.c.req.raw, {
      api: page.apiFor(noReads, page.c, false),
      language: page.choice.language,
      siteUrl: page.siteUrl,
      locationServices: page.locationServices,
      nonce,
      reportError: (error) => page.c.get('logger').error({ err: error }, 'page failed'),
    }),
  );
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'private, no-store');
  headers.set('content-language', page.choice.language);
  headers.set('server-timing', languageTiming(page.choice));
  headers.set(
    'content-security-policy',
    page.isDevelopment
      ? developmentPolicy
      : contentSecurityPolicy(
          { nonce },
          {
            isHttps: page.siteUrl.startsWith('https:'),
            formTargets: page.formTargets,
            locationServices: page.locationServices,
            storageOrigin: page.storageOrigin,
          },
        ),
  );
  if (response.status === 503) headers.set('retry-after', retryAfterSeconds);
  const answer = new Response(response.body, { status: response.status, headers });
  return compressResponse(answer, page.c.req.header('accept-encoding'));
}
