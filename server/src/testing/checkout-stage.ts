import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { startStripeStandIn } from '@danube/parts/stripe-stand-in.ts';
import { limits } from '../limits.ts';
import { createCart } from '../modules/cart/cart.module.ts';
import { createCheckout } from '../modules/checkout/checkout.module.ts';
import { createStripe } from '../modules/checkout/payments/stripe.ts';
import { lateBoundSubscriptions } from '../modules/checkout/subscriptions/late-bound-subscriptions.ts';
import type { VatIdStatus } from '../modules/checkout/vat-ids/vies.ts';
import { createEntitlements } from '../modules/entitlements/entitlements.module.ts';
import { lateBoundSalesReps } from '../modules/sales-reps/late-bound-sales-reps.ts';
import { createSalesReps } from '../modules/sales-reps/sales-reps.module.ts';
import type { Clock } from '../platform/clock.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { JobDefinition } from '../platform/job-definition.ts';
import { createLogger } from '../platform/logger.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { createRedis } from '../platform/redis.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { contextOf } from './callers.ts';
import { openBuyer, shopRouter } from './checkout-buyer.ts';
import { createRecordedJobs } from './create-recorded-jobs.ts';
import { createRecordedNotices } from './create-recorded-notices.ts';
import { noGrantMails } from './no-grant-mails.ts';
import { offers } from './offered-items.ts';
import { testDatabase } from './test-database.ts';
import { testPlatform } from './test-platform.ts';
import { testSeal } from './test-secret.ts';

export const shopOpeningTime = '2026-11-16T09:00:00Z';

// Joined at runtime, because secret scanners would take the whole string for a real key.
const secretKey = ['sk', 'test', 'checkout'].join('_');
const webhookSecret = ['whsec', 'checkout'].join('_');
const silent = createLogger({ level: 'silent', name: 'test' });

const bank = { holder: 'Danube', iban: 'SK3112000000198742637541', bic: 'TATRSKBX' };
const seller = {
  name: 'Danube Trading Academy s.r.o.',
  addressLines: ['Laurinská 14'],
  email: 'desk@danube.example',
  companyId: '50000000',
  vatId: 'SK2020000000',
};

const settings = {
  siteUrl: 'https://academy.example',
  secret: 'only-for-tests',
  findSeller: async () => seller,
  findBank: async () => bank,
};

/** Plain texts that a test can read instead of rendered documents. */
const plainDocuments = {
  declarationText: async ({ kind, buys, country }: Record<string, unknown>) =>
    `${kind} of ${buys} in ${country}`,
  renderPdf: async (pdf: unknown) => new TextEncoder().encode(JSON.stringify(pdf)),
};

type Stripe = Awaited<ReturnType<typeof startStripeStandIn>>;
type SentMail = { messageKey: string; mail: { kind: string }; attachment?: { fileName: string } };

/** The shop with the test's own database: the real modules, and Stripe's stand-in over HTTP. */
export async function openCheckoutStage({ events = ['*'] }: { events?: string[] } = {}) {
  const database = await testDatabase();
  const { db } = database;
  const platform = testPlatform(db, shopOpeningTime);
  const stripe = await startStripeStandIn({ secretKey, webhookSecret, now: platform.clock.now });
  const recorded = createRecordedJobs();
  const network = { country: null as string | null };
  const register = { answer: 'valid' as VatIdStatus };
  const subscriptions = lateBoundSubscriptions(() => checkout.api);
  const entitlements = createEntitlements({
    ...platform,
    ...noGrantMails,
    subscriptions,
    catalogue: offers,
    findNames: async () => new Map(),
  });
  const sold = { catalogue: offers, entitlements: entitlements.api };
  const cart = createCart({ ...platform, ...sold, subscriptions });
  const provider = createStripe({ secretKey, webhookSecret, apiUrl: stripe.url });
  const people = stagePeople();
  const checkout = createCheckout({
    ...platform,
    referrals: lateBoundSalesReps(() => salesReps.api),
    jobs: recorded.jobs,
    logger: silent,
    seal: testSeal,
    ...sold,
    cart: cart.api,
    documents: plainDocuments,
    findEmail: people.findEmail,
    findNames: async () => new Map(),
    findCountry: () => network.country,
    provider,
    vatIds: { findCached: () => null, check: async () => register.answer },
    limiter: createTestRateLimiter(platform.clock),
    settings,
  });
  const salesReps = createSalesReps({
    ...platform,
    jobs: recorded.jobs,
    seal: testSeal,
    checkout: checkout.api,
    people,
    documents: plainDocuments,
    settings,
  });
  const definitions: readonly JobDefinition<unknown>[] = [...checkout.jobs, ...salesReps.jobs];
  const door = await startWebhookReceiver(checkout.api.receiveEvent);
  await stripe.control.setDeliveries({ paused: true });
  await stripe.control.setWebhook({ url: door.url, events });
  const router = shopRouter({ cart, checkout, entitlements, salesReps });

  const mails: SentMail[] = [];
  const { notices, collect } = createRecordedNotices();
  const runJobs = () => runRecorded(recorded, [...definitions, collect], mails);
  const opened = { db, database, platform, stripe, provider, people, network, register };
  return {
    ...opened,
    checkout,
    entitlements,
    salesReps,
    mails,
    notices,
    router,
    pool: database.pool,
    runJobs,
    /** Delivers Stripe's pending events and processes them. */
    async receiveEvents(): Promise<void> {
      await deliverEvents(stripe);
      await runJobs();
    },
    runJob: (name: string, payload: object = {}) => runNamed(definitions, name, payload),
    openBuyer: (network?: string) => openBuyer(db, router, network),
    async close() {
      await stripe.close();
      await door.close();
      await database.close();
    },
  };
}

/** A delivery can time out on a busy machine; Stripe repeats it, and so does the next flush. */
async function deliverEvents({ control }: Stripe): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { waiting } = await control.flush();
    if (waiting === 0) return;
  }
}

/** Runs the sent jobs, and those they send; anything that isn't a job is an email. */
async function runRecorded(
  recorded: ReturnType<typeof createRecordedJobs>,
  definitions: readonly JobDefinition<unknown>[],
  mails: SentMail[],
): Promise<void> {
  for (const job of recorded.forget()) {
    const definition = definitions.find(({ name }) => name === job.name);
    if (!definition) mails.push(job.payload as SentMail);
    const context = { jobId: job.name, attempt: 99, signal: AbortSignal.timeout(60_000) };
    await definition?.handle(job.payload, { ...context, logger: silent });
  }
  if (recorded.sent.length > 0) await runRecorded(recorded, definitions, mails);
}

/** Accounts as the identity module would provide them; tests change what they need. */
function stagePeople() {
  const emails = new Map<string, string>();
  const names = new Map<string, string>();
  const reps = new Set<string>();
  const staff = {
    ids: ['admin-id', 'second-id'],
    changedAt: null as Date | null,
    hasFactor: true,
    proofs: 0,
  };
  return {
    emails,
    names,
    reps,
    staff,
    findEmail: async (_: unknown, id: string) => emails.get(id) ?? `${id}@danube.example`,
    findLanguage: async () => 'en' as const,
    findNames: async () => names,
    findUserId: async (_: unknown, email: string) =>
      [...emails].find(([, known]) => known === email)?.[0] ?? null,
    async changeSalesRep(_: unknown, id: string, isRep: boolean) {
      if (isRep) reps.add(id);
      else reps.delete(id);
    },
    async proveIdentity() {
      staff.proofs += 1;
    },
    async requireRecentFactor() {
      if (!staff.hasFactor) {
        throw new DomainError('SECOND_FACTOR_NEEDED', { hasApp: true, hasPasskey: false });
      }
    },
    hasSecondFactor: async () => staff.hasFactor,
    findStaffIds: async () => staff.ids,
    findStaffChangedAt: async () => staff.changedAt,
  };
}

/** Without Redis: each instance counts on its own. */
function createTestRateLimiter(clock: Clock) {
  return createRateLimiter({
    redis: createRedis({ logger: silent }),
    limits,
    clock,
    logger: silent,
    onFallback: () => undefined,
  });
}

export type CheckoutStage = Awaited<ReturnType<typeof openCheckoutStage>>;

async function runNamed(
  definitions: readonly JobDefinition<unknown>[],
  name: string,
  payload: object,
): Promise<void> {
  const definition = definitions.find((known) => known.name === name);
  if (!definition) throw new Error(`no job is called ${name}`);
  const signal = AbortSignal.timeout(60_000);
  await definition.handle(payload, { jobId: name, attempt: 1, signal, logger: silent });
}

/** Receives the stand-in's events like the server's webhook endpoint. */
async function startWebhookReceiver(
  receive: (body: string, signature: string) => Promise<boolean>,
) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const signature = String(request.headers['stripe-signature']);
    const isTaken = await receive(await text(request), signature);
    response.writeHead(isTaken ? 200 : 400).end();
  }
  const server: Server = createServer((request, response) => {
    // Like the server. Closing the stage may interrupt a delivery, which fails no test.
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The stand-in's payment URL ends with the session id. */
export function sessionOf(payAt: string | null): string {
  const id = payAt?.split('/').at(-1);
  if (!id) throw new Error('the order has no page to pay on');
  return id;
}

export async function stateOf(stage: CheckoutStage, id: OrderId) {
  const { rows } = await stage.pool.query(
    'select state, total, refunded, dispute, inquiry, held_because as held, payment_intent_id as intent from orders where id = $1',
    [id],
  );
  return rows[0];
}

export function adminContext(): RequestContext {
  return contextOf({
    kind: 'member',
    userId: 'admin-id',
    sessionId: 'admin',
    isAdmin: true,
    roles: ['owner'],
    isSalesRep: false,
  });
}
