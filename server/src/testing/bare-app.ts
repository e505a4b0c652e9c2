import { Hono } from 'hono';
import { createApp } from '../http/app.ts';
import type { HttpVariables } from '../http/http-variables.ts';
import { createOriginReader } from '../http/request-origin.ts';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';

const elsewhere = () => new Response('elsewhere', { status: 418 });

/** The application with a stand-in behind every address but those that a test hands in. */
export function bareApp(given: Partial<Parameters<typeof createApp>[0]> & { siteUrl: string }) {
  return createApp({
    logger: createLogger({ level: 'silent', name: 'test' }),
    clock: systemClock,
    observe: () => undefined,
    securityContact: 'mailto:desk@danube.example',
    readOrigin: createOriginReader([]),
    readiness: { report: () => Promise.reject(new Error('nobody asks')) },
    answerSitemap: elsewhere,
    assets: null,
    ...{ answerAccount: elsewhere, answerRpc: elsewhere, answerOpenApi: elsewhere },
    ...{ answerOpenApiDocument: elsewhere, answerPage: elsewhere },
    ...{ answerCalendarFeed: elsewhere, answerProgramme: elsewhere, answerBrowserError: elsewhere },
    answerPicture: elsewhere,
    videoStreams: new Hono<HttpVariables>(),
    lessonFilms: new Hono<HttpVariables>(),
    answerCourseArchive: elsewhere,
    answerInvoice: elsewhere,
    ...{ answerCertificate: elsewhere, answerCertificateCard: elsewhere },
    answerStripeWebhook: elsewhere,
    ...given,
  });
}
