import { createRouterClient } from '@orpc/server';
import { type ApiRouter, compose } from '../compose.ts';
import { readEnvironment } from '../env.ts';
import type { JobDefinition } from '../platform/job-definition.ts';
import { createLogger } from '../platform/logger.ts';
import { noReads, type RequestContext } from '../platform/request-context.ts';
import type { SendMail } from '../platform/send-mail.job.ts';
import { toNetworkKey } from '../platform/to-network-key.ts';
import { testDatabase } from './test-database.ts';
import { testSeal, testSecret } from './test-secret.ts';

export const siteUrl = 'https://academy.example';

type WaitingJob = { id: string; name: string; data: { payload: unknown } };

/** The whole server with the test's own database, without Redis; emails are kept, not sent. */
export async function openStage(environment: Record<string, string> = {}) {
  const database = await testDatabase();
  const env = readEnvironment({
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    DATABASE_URL: database.url,
    AUTH_SECRET: testSecret,
    ...environment,
  });
  const parts = compose(env, createLogger({ level: 'silent', name: 'test' }), 'danube-test');
  const mails: SendMail[] = [];
  const definitions: readonly JobDefinition<unknown>[] = [
    ...parts.identity.jobs,
    ...parts.newsletter.jobs,
    ...parts.checkout.jobs,
  ];

  async function runJob({ id, name, data }: WaitingJob): Promise<void> {
    const payload =
      typeof data.payload === 'string' ? JSON.parse(testSeal.open(data.payload)) : data.payload;
    if (name === 'send-mail') mails.push(payload);
    const definition = definitions.find((known) => known.name === name);
    const context = { jobId: id, attempt: 1, signal: AbortSignal.timeout(10_000), logger: silent };
    await definition?.handle(payload, context);
    await database.pool.query("update pgboss.job set state = 'completed' where id = $1", [id]);
  }

  return {
    parts,
    database,
    db: database.db,
    mails,
    /** Runs waiting jobs, and those they send, until none are left. */
    async runJobs(): Promise<void> {
      for (;;) {
        const { rows } = await database.pool.query<WaitingJob>(
          "select id, name, data from pgboss.job where state = 'created' order by created_on",
        );
        if (rows.length === 0) return;
        for (const job of rows) await runJob(job);
      }
    },
    browser: (from?: string) => openBrowser(parts, from),
    async close() {
      await parts.close();
      await database.close();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

const silent = createLogger({ level: 'silent', name: 'test' });

let visitors = 0;

/** Someone with a cookie jar who calls procedures, from their own network. */
function openBrowser(parts: ReturnType<typeof compose>, from?: string) {
  visitors += 1;
  const network = toNetworkKey(from ?? `10.${visitors >> 8}.${visitors & 255}.1`);
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  function storeCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      setCookies.push(cookie);
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', value = ''] = [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ];
      const isOver = attributes.some((attribute) => /max-age=0$/i.test(attribute.trim()));
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  function headers(): Headers {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Headers({
      origin: siteUrl,
      'user-agent': 'Firefox/140.0',
      ...(cookie ? { cookie } : {}),
    });
  }

  function contextNow(): RequestContext {
    const own = headers();
    return {
      headers: own,
      responseHeaders: new Headers(),
      network,
      address: from ?? null,
      origin: { proxyHeader: () => null, address: () => from ?? null },
      reads: noReads,
      requestId: 'test',
      spend: (limit, userId) => parts.limiter.consume(limit, userId ? `user:${userId}` : network),
      logger: silent,
      securityLog: parts.securityLog,
      findActor: () => parts.identity.api.findActor(own),
      peekActor: () => parts.identity.api.peekActor(own),
    };
  }

  return {
    cookies,
    setCookies,
    headers,
    /** Calls one procedure and keeps the cookies it sets, even if it fails. */
    async call<Answer>(ask: (api: StageApi) => Promise<Answer>): Promise<Answer> {
      const context = contextNow();
      try {
        return await ask(createRouterClient(parts.router, { context }));
      } finally {
        storeCookies(context.responseHeaders);
      }
    },
    /** Returns from the identity provider at `url`; answers with the redirect's target. */
    async comeBackFrom(url: string): Promise<string> {
      const requested = new URL(url).searchParams;
      const back = new URL(requested.get('redirect_uri') ?? '');
      back.search = String(
        new URLSearchParams({ code: 'any', state: requested.get('state') ?? '' }),
      );
      const request = new Request(back, { headers: headers() });
      const answer = await parts.identity.api.answerProviderCallback(request, network);
      if (answer) storeCookies(answer.headers);
      return answer?.headers.get('location') ?? '';
    },
  };
}

type StageApi = ReturnType<typeof createRouterClient<ApiRouter, Record<never, never>>>;
export type Browser = ReturnType<typeof openBrowser>;
