import { readHistory } from './checkout-history.ts';
import { reconcileOnce } from './reconcile.ts';
import { expectAtMost, expectNone, type Figure } from './scenario.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';
import { verifyBooks } from './verify-money.ts';
import { measureMsUntil } from './wait.ts';

const lossTargetSeconds = 300;
const settleTimeoutMs = 180_000;

/** What buyers were told, and when. */
export type Acknowledgements = ReadonlyMap<string, number>;

/**
 * Which acknowledged orders the restore lost, and whether the rest is correct after reconciling
 * with Stripe.
 */
export async function verifyRestored(
  stage: Stage,
  given: {
    shop: Shop;
    historyPath: string;
    acknowledged: Acknowledgements;
    markedAt: number;
    destroyedAt: number;
  },
): Promise<Figure[]> {
  const { acknowledged, destroyedAt, markedAt } = given;
  const stored = new Set(
    (await stage.query<{ id: string }>('select id from orders')).map(({ id }) => id),
  );
  const lost = [...acknowledged].filter(([id, at]) => at <= destroyedAt && !stored.has(id));
  const firstLost = Math.min(...lost.map(([, at]) => at));
  const lossSeconds = lost.length === 0 ? 0 : (destroyedAt - firstLost) / 1000;
  const settled = await settle(stage, given.shop, given.historyPath);
  return [
    expectNone(
      'acknowledged before the mark and missing',
      lost.filter(([, at]) => at < markedAt).map(([id]) => id),
    ),
    expectAtMost(
      lossTargetSeconds,
      `lost of ${acknowledged.size} orders: ${lost.length}, the last`,
      [lossSeconds, ' s'],
    ),
    expectNone('paid and not settled', settled),
    await verifyBooks(stage),
  ];
}

/** Sends events again, as Stripe does for days, and reconciles every open session. */
async function settle(stage: Stage, shop: Shop, path: string): Promise<string[]> {
  let open: string[] = [];
  await shop.control.flush();
  await reconcileOnce(stage, shop.settings);
  await measureMsUntil(
    async () => {
      await shop.control.flush();
      open = await paidAndOpen(stage, path);
      return open.length === 0;
    },
    { timeoutMs: settleTimeoutMs, everyMs: 500 },
  );
  return open;
}

/**
 * Only for orders that still exist: the payment of a lost order has to be found at Stripe by staff.
 */
async function paidAndOpen(stage: Stage, path: string): Promise<string[]> {
  const paid = readHistory(path).filter((line) => line.what === 'paid');
  const names = new Set(paid.map(({ buyer, key }) => `${buyer} ${key}`));
  const open = await stage.query<{ name: string }>(
    `select user_id || ' ' || key as name from orders where paid_at is null and state <> 'cancelled'`,
  );
  return open.map(({ name }) => name).filter((name) => names.has(name));
}
