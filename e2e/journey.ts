import { type BrowserContext, test as base } from '@playwright/test';
import { watchReadiness } from './application.ts';
import { asOwner, createDatabase, dropDatabase, withDatabase } from './database.ts';
import { type Administrator, administratorOf } from './people.ts';
import { type ProductAddresses, startProduct } from './product.ts';
import { runningProduct } from './running-product.ts';

export const { expect } = base;

type Noise = {
  /** Names what this journey provokes on purpose; everything else fails it. */
  allow(pattern: RegExp): void;
  /** Listens to a further browser context, as it does to the journey's own. */
  listenTo(context: BrowserContext): Promise<void>;
};

type JourneyFixtures = {
  noise: Noise;
  /** Plans events in the journey's own product; they are gone when the journey is over. */
  administrator: Administrator;
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
  ownProduct: ProductAddresses;
};

/** A journey: any complaint of the page, the browser or the network fails it. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  noise: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await listen(context, heard);
      await use({
        allow: (pattern) => void allowed.push(pattern),
        listenTo: (other) => listen(other, heard),
      });
      const complaints = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(complaints, 'the journey made noise').toEqual([]);
    },
    { auto: true },
  ],
  administrator: async ({ ownProduct }, use) => {
    const administrator = await administratorOf(ownProduct);
    await use(administrator);
    await administrator.tidyUp();
  },
  startedProduct: [{ find: runningProduct }, { scope: 'worker' }],
  product: [({ startedProduct }, use) => use(startedProduct.find().product), { scope: 'worker' }],
  ownProduct: [
    async ({ startedProduct }, use, worker) => {
      const { run, template, env } = startedProduct.find();
      const name = `${run}_${worker.workerIndex}`;
      await createDatabase(env, name, template);
      const own = withDatabase(env, name);
      await asOwner(own, 'truncate events cascade');
      const product = await startProduct(own);
      await use(product);
      await product.stop();
      await dropDatabase(env, name);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

/** Writes down everything that a developer would see in red or yellow. */
async function listen(context: BrowserContext, heard: string[]): Promise<void> {
  await watchReadiness(context);
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page that is left had still asked for.
    if (reason === 'net::ERR_ABORTED') return;
    heard.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`answer ${response.status()}: ${response.url()}`);
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
