import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, PartContext, PartReport } from './part.ts';
import { findProcess, startProcess, stopProcess } from './processes.ts';
import { acceptsConnections, waitUntilReady } from './readiness.ts';
import type { StandInOptions } from './stripe-stand-in.ts';

/** How long a sample buyer's bank takes to respond to a debit. */
const settleAfterMs = 5000;

export const stripePart: Part = {
  name: 'stripe',
  variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  // Without it the keys belong to the real Stripe.
  optionalVariables: ['STRIPE_API_URL'],
  isRunning: (folder) => findProcess(folder, 'stripe') !== undefined,
  start: startStripe,
  async stop(folder) {
    await stopProcess(folder, { name: 'stripe', signal: 'SIGTERM', timeoutMs: 5000 });
  },
};

async function startStripe({ folder, environment, ...set }: PartContext): Promise<PartReport> {
  const port = await set.ports.claim('stripe');
  const { STRIPE_WEBHOOK_URL: webhookUrl } = environment;
  const settings: Omit<StandInOptions, 'now'> = {
    port,
    secretKey: `sk_test_${set.secrets.stripeSecretKey}`,
    webhookSecret: `whsec_${set.secrets.stripeWebhookSecret}`,
    settleAfterMs,
    ...(webhookUrl && { webhookUrl }),
  };
  const path = join(folder, 'stripe.json');
  writeFileSync(path, JSON.stringify(settings), { mode: 0o600 });
  await startProcess(folder, {
    name: 'stripe',
    command: process.execPath,
    args: [join(import.meta.dirname, 'stripe-stand-in-server.ts'), path],
    options: { cwd: folder, env: environment },
  });
  const check = () => acceptsConnections(port);
  await waitUntilReady(folder, { processes: ['stripe'], check });
  const url = `http://127.0.0.1:${port}`;
  return {
    state: 'started',
    implementation: 'stand-in for Stripe',
    address: url,
    env: {
      STRIPE_API_URL: url,
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    },
  };
}
