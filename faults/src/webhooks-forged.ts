import { createHmac } from 'node:crypto';
import { mapConcurrently } from './map-concurrently.ts';
import { expectAtMost, expectNone, type Figure } from './scenario.ts';
import { webhookSecret } from './shop.ts';
import type { Stage } from './stage.ts';
import { sendRequest } from './visitor.ts';

type Forgery = { readonly body: string; readonly signature: string | null };

/** Events that Stripe didn't send are rejected and leave no trace. */
export async function forgeEvents(stage: Stage, copyUrl: string): Promise<Figure[]> {
  const count = stage.isShort ? 50 : 1_000;
  const before = await countTraces(stage);
  const forgeries = Array.from({ length: count }, (_, number) => forged(number));
  const answers = await mapConcurrently(32, forgeries, (forgery) => post(copyUrl, forgery));
  const after = await countTraces(stage);
  // Valid except for its signature: the same event with the right signature is accepted.
  const genuine = eventOf('evt_genuine');
  const taken = await post(copyUrl, { body: genuine, signature: signed(genuine) });
  const wrong = answers.filter((status) => status !== 400).map(String);
  return [
    expectNone(`of ${count} bad signatures not 400`, wrong),
    expectAtMost(0, 'rows and jobs they left', [after - before, '']),
    expectNone('right signature not taken', taken === 200 ? [] : [String(taken)]),
  ];
}

/** One of several ways to forge it. */
function forged(number: number): Forgery {
  const body = eventOf(`evt_forged_${number}`);
  const seconds = Math.floor(Date.now() / 1000);
  const ways: readonly (() => Forgery)[] = [
    () => ({ body, signature: signed(body, { secret: 'whsec_another' }) }),
    () => ({ body, signature: signed(body.replace('"paid"', '"unpaid"')) }),
    () => ({ body, signature: signed(body, { seconds: seconds - 3_600 }) }),
    () => ({ body, signature: signed(body, { secret: '' }) }),
    () => ({ body, signature: signed(body).replace('v1=', 'v0=') }),
    () => ({ body, signature: `t=${seconds},v1=` }),
    () => ({ body, signature: signed(body).slice(0, -1) }),
    () => ({ body: `${body} `, signature: signed(body) }),
    () => ({ body, signature: '' }),
    () => ({ body, signature: null }),
  ];
  return ways[number % ways.length]?.() ?? { body, signature: null };
}

function eventOf(id: string): string {
  const object = { id: 'cs_test_forged', object: 'checkout.session', payment_status: 'paid' };
  return JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object },
  });
}

/** Signed as in Stripe's documentation. */
function signed(
  body: string,
  { secret = webhookSecret, seconds = Math.floor(Date.now() / 1000) } = {},
): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

async function post(copyUrl: string, { body, signature }: Forgery): Promise<number> {
  const { status } = await sendRequest(`${copyUrl}/api/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
    body,
  });
  return status;
}

async function countTraces(stage: Stage): Promise<number> {
  const [row] = await stage.query<{ count: number }>(
    `select ((select count(*) from stripe_events)
       + (select count(*) from pgboss.job where name = 'process-stripe-event'))::int as count`,
  );
  return row?.count ?? Number.NaN;
}
