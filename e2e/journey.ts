import type { StripeControl } from '@danube/parts/stripe-control.ts';
import { type BrowserContext, test as base } from '@playwright/test';
import { moveOnArrival, watchReadiness } from './application.ts';
import {
  createDatabase,
  dropDatabase,
  type PartsEnvironment,
  queryAsOwner,
  withDatabase,
} from './database.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { addMember } from './new-member.ts';
import { openPaymentAccount, openPayments } from './payments.ts';
import { type Administrator, administratorOf, type Login } from './people.ts';
import {
  failOnLoggedErrors,
  type Product,
  type ProductAddresses,
  startCopy,
  startProduct,
} from './product.ts';
import { refuseConsent } from './refuse-consent.ts';
import { runningProduct } from './running-product.ts';

export const { expect } = base;

type Noise = {
  /** Ignores errors that this journey provokes on purpose; everything else fails it. */
  allow(pattern: RegExp): void;
  /** Monitors another browser context, like the journey's own. */
  listenTo(context: BrowserContext): Promise<void>;
};

type JourneyFixtures = {
  /** Whether the visitor has already allowed only necessary storage. */
  hasDecided: boolean;
  /** Whether the visitor moves as soon as a page has loaded; otherwise they only read. */
  isMoving: boolean;
  noise: Noise;
  /** Plans events in the journey's own product; they are removed when the journey ends. */
  administrator: Administrator;
  /** Creates an account in the journey's own product that no other journey uses. */
  newMember: (firstName?: string) => Promise<Login>;
  /** Received emails. Using it starts the worker, which sends them. */
  mailbox: Mailbox;
};

type WorkerFixtures = {
  /** Only called when a journey runs: while journeys are being listed, no product is running. */
  startedProduct: { find: typeof runningProduct };
  /** The seeded product that all journeys share: read only. */
  product: ProductAddresses;
  /**
   * A product with its own database, with the seeded logins and no events. The journeys of one
   * worker share it.
   */
  ownProduct: Product;
  ownEnvironment: PartsEnvironment;
  /** The job worker of the journey's own product: emails, exports, erasure. */
  jobWorker: { log(): string };
  /** Simulates buyers, banks and Stripe for the journey's own product. */
  payments: StripeControl;
};

/** A journey: any error of the page, the browser or the network fails it. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  hasDecided: [true, { option: true }],
  isMoving: [true, { option: true }],
  noise: [
    async ({ context, hasDecided, isMoving }, use) => {
      const received: string[] = [];
      const allowed: RegExp[] = [];
      if (hasDecided) await refuseConsent(context);
      if (isMoving) await moveOnArrival(context);
      await listen(context, received);
      await use({
        allow: (pattern) => void allowed.push(pattern),
        async listenTo(other) {
          if (isMoving) await moveOnArrival(other);
          await listen(other, received);
        },
      });
      const complaints = received.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(complaints, 'the journey made noise').toEqual([]);
    },
    { auto: true },
  ],
  administrator: async ({ ownProduct }, use) => {
    const administrator = await administratorOf(ownProduct);
    await use(administrator);
    await administrator.tidyUp();
  },
  newMember: ({ ownEnvironment }, use) =>
    use((firstName = 'Milena') => addMember(ownEnvironment, firstName)),
  mailbox: async ({ ownEnvironment, jobWorker: _ }, use) => use(openMailbox(ownEnvironment)),
  startedProduct: [{ find: runningProduct }, { scope: 'worker' }],
  product: [({ startedProduct }, use) => use(startedProduct.find().product), { scope: 'worker' }],
  ownEnvironment: [
    async ({ startedProduct }, use, worker) => {
      const { run, template, env } = startedProduct.find();
      const name = `${run}_${worker.workerIndex}`;
      await createDatabase(env, name, template);
      const own = withDatabase(env, name);
      await queryAsOwner(own, 'truncate events cascade');
      const account = await openPaymentAccount(own, name);
      // The whole log is searched for secrets; only warnings and errors fail the run.
      await use({ ...own, ...account, LOG_LEVEL: 'info' });
      await dropDatabase(env, name);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  ownProduct: [
    async ({ ownEnvironment }, use) => {
      const product = await startProduct(ownEnvironment);
      await use(product);
      await product.stop();
    },
    // Both workers start theirs at the same time.
    { scope: 'worker', timeout: 600_000 },
  ],
  payments: [
    async ({ ownEnvironment, ownProduct, jobWorker: _ }, use) =>
      use(await openPayments(ownEnvironment, ownProduct.url)),
    { scope: 'worker' },
  ],
  jobWorker: [
    async ({ ownEnvironment, ownProduct }, use) => {
      const worker = await startCopy({
        env: ownEnvironment,
        program: 'worker',
        siteUrl: ownProduct.url,
      });
      await use(worker);
      await worker.stop();
      failOnLoggedErrors(worker.log());
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

/** For journeys that change data: each worker has a server of its own. */
export const changingTest = test.extend({
  baseURL: ({ ownProduct }, use) => use(ownProduct.url),
});

/** Records everything that a developer would see in red or yellow. */
async function listen(context: BrowserContext, received: string[]): Promise<void> {
  await watchReadiness(context);
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Page speed is meaningless on a computer that runs all journeys in parallel.
    if (message.text().startsWith('Slow page:')) return;
    received.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => received.push(`uncaught: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests that were pending when a page was left.
    if (reason === 'net::ERR_ABORTED') return;
    received.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) received.push(`answer ${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    // Reported as a page error, whether or not the browser logs it to the console.
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      reportError(
        new Error(`policy violated: ${violatedDirective} ${blockedURI} by ${sourceFile}`),
      );
    });
    // React wraps errors; the cause is more useful.
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause) reportError(error.cause);
    });
  });
}
