import { couponCodeSchema } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Coupon } from '@danube/contract/checkout/coupons.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CouponsDependencies } from './coupons.dependencies.ts';
import {
  type CouponCursor,
  type CouponFilter,
  countCoupons,
  findCouponCursor,
  findCoupons,
} from './coupons.repository.ts';

type Input = Omit<CouponFilter, 'now'> & { limit: number; cursor?: string | undefined };

/** Newest first. The list may contain email addresses, so reading it is audited. */
export function listCoupons(
  { clock, transact }: Pick<CouponsDependencies, 'clock' | 'transact'>,
  act: ActionContext,
  { limit, cursor, ...input }: Input,
): Promise<{ coupons: Coupon[]; nextCursor: string | null; total: number }> {
  const filter = { ...input, now: clock.now() };
  return transact(async ({ tx, audit }) => {
    const after = await readCursor(tx, cursor);
    // One extra row shows whether there is another page.
    const found = await findCoupons(tx, filter, { limit: limit + 1, after });
    const shown = found.slice(0, limit);
    const total = await countCoupons(tx, filter);
    if (shown.some(({ owner }) => owner !== null)) {
      // The search text may be an email, which must not outlive its owner in the log.
      const query = { search: input.search !== '', state: input.state, shown: shown.length, total };
      const target = { kind: 'coupons', id: 'all' };
      audit({ ...auditFieldsOf(act), action: 'coupons.list', target, after: query });
    }
    const nextCursor = found.length > limit ? (shown.at(-1)?.code ?? null) : null;
    return { coupons: shown, nextCursor, total };
  });
}

/** A cursor is the last code shown. An invalid one starts from the beginning. */
async function readCursor(tx: Tx, cursor: string | undefined): Promise<CouponCursor | null> {
  const code = couponCodeSchema.safeParse(cursor);
  return code.success ? findCouponCursor(tx, code.data) : null;
}
