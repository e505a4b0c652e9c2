import type { StripeControl } from '@danube/parts/stripe-control.ts';
import { type BrowserContext, test as base } from '@playwright/test';
import { watchReadiness } from './application.ts';
import {
  asOwner,
  createDatabase,
  dropDatabase,
  type PartsEnvironment,
  withDatabase,
} from './database.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { addMember } from './new-member.ts';
import { openPaymentAccount, openPayments } from './payments.ts';
import { type Administrator, administratorOf, type Login } from './people.ts';
import {
  failOnComplaints,
  type Product,
  type ProductAddresses,
  startCopy,
  startProduct,
} from './product.ts';
import { refuseConsent } from './refuse-consent.ts';
import { runningProduct } from './running-product.ts';

export const { expect } = base;

type Noise = {
  /** Names what this journey provokes on purpose; everything else fails it. */
  allow(pattern: RegExp): void;
  /** Listens to a further browser context, as it does to the journey's own. */
  listenTo(context: BrowserContext): Promise<void>;
};

type JourneyFixtures = {
  /** Whether the visitor has already said that only what is necessary may be stored. */
  hasDecided: boolean;
  noise: Noise;
  /** Plans events in the journey's own product; they are gone when the journey is over. */
  administrator: Administrator;
  /** Opens an account in the journey's own product; nobody else uses it. */
  newMember: (firstName?: string) => Promise<Login>;
  /** What arrives by email. Asking for it starts the worker, which sends. */
  mailbox: Mailbox;
};

type WorkerFixtures = {
  /** Asked only when a journey runs: while journeys are being listed no product is there yet. */
  startedProduct: { find: typeof runningProduct };
  /** The seeded product that all journeys share: look, do not touch. */
  product: ProductAddresses;
  /**
   * A product on a database of its own, with the seeded logins and no events. Journeys of one
   * worker use it in turn.
   */
  ownProduct: Product;
  ownEnvironment: PartsEnvironment;
  /** The worker of the journey's own product: emails, files to take away, erasure. */
  jobWorker: { log(): string };
  /** What buyers, banks and Stripe do to the journey's own product. */
  payments: StripeControl;
};

/** A journey: any complaint of the page, the browser or the network fails it. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  hasDecided: [true, { option: true }],
  noise: [
    async ({ context, hasDecided }, use) => {
      const received: string[] = [];
      const allowed: RegExp[] = [];
      if (hasDecided) await refuseConsent(context);
      await listen(context, received);
      await use({
        allow: (pattern) => void allowed.push(pattern),
        listenTo: (other) => listen(other, received),
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
      await asOwner(own, 'truncate events cascade');
      const account = await openPaymentAccount(own, name);
      // Everything that a program says is read for secrets; only complaints fail the run.
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
      failOnComplaints(worker.log());
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

/** The same for journeys that change something: their pages are those of the worker's own product. */
export const changingTest = test.extend({
  baseURL: ({ ownProduct }, use) => use(ownProduct.url),
});

/** Records everything that a developer would see in red or yellow. */
async function listen(context: BrowserContext, received: string[]): Promise<void> {
  await watchReadiness(context);
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Page speed on a machine that runs all journeys in parallel is meaningless.
    if (message.text().startsWith('Slow page:')) return;
    received.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => received.push(`uncaught: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page that is left had still asked for.
    if (reason === 'net::ERR_ABORTED') return;
    received.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) received.push(`answer ${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    // Reported as an error of the page, whether or not the browser writes it to the console.
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      reportError(
        new Error(`policy violated: ${violatedDirective} ${blockedURI} by ${sourceFile}`),
      );
    });
    // React wraps what went wrong; the cause is what one wants to read.
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause) reportError(error.cause);
    });
  });
}
