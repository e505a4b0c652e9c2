import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import {
  attributionVersion,
  repAgreementVersion,
} from '@danube/contract/sales-reps/commission-rules.ts';
import type { ActionContext } from '../../platform/action-context.ts';
import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import { insertOrderAttribution } from './attribution/attributions.repository.ts';
import { followCommission } from './commission/follow-commission.ts';
import { ensureRep } from './membership/ensure-rep.ts';
import { confirmPayout } from './payouts/confirm-payout.ts';
import { draftPayout } from './payouts/draft-payout.ts';
import { markSent } from './payouts/follow-payout.ts';
import { hashIban } from './reps/hash-iban.ts';
import {
  changeRep,
  countOnDay,
  findRates,
  insertRate,
  type RepRecord,
} from './reps/reps.repository.ts';
import type { SalesRepsDependencies } from './sales-reps.dependencies.ts';

export type SampleRep = {
  readonly userId: string;
  readonly code: string;
  readonly rate: number;
  readonly displayName: string | null;
  readonly holderName: string;
  readonly iban: string;
  readonly since: Date;
};

/** A representative who can be paid; null if they already have a history. */
export function seedRep(
  deps: SalesRepsDependencies,
  { userId, code, rate, displayName, holderName, iban, since }: SampleRep,
): Promise<RepRecord | null> {
  return deps.transact(async ({ tx }) => {
    const rep = await ensureRep(deps, tx, { userId, code });
    if ((await findRates(tx, rep.id)).length > 0) return null;
    const reason = 'sample';
    await insertRate(tx, {
      repId: rep.id,
      itemType: null,
      rate,
      validFrom: since,
      addedAt: since,
      reason,
    });
    await changeRep(tx, rep.id, {
      displayName,
      holderName,
      agreementVersion: repAgreementVersion,
      agreedAt: since,
      iban: deps.seal.close(iban),
      ibanEnd: iban.slice(-4),
      createdAt: since,
      ibanDigest: hashIban(deps.settings, iban),
    });
    return rep;
  });
}

type Earning = { readonly rep: RepRecord; readonly code: string; readonly orderId: OrderId };

/** The attribution of an existing order, and its commission. */
export function seedEarning(
  deps: SalesRepsDependencies,
  { rep, code, orderId }: Earning,
): Promise<void> {
  const at = deps.clock.now();
  return deps.transact(async (change) => {
    await insertOrderAttribution(change.tx, {
      orderId,
      repId: rep.id,
      code,
      rule: 'signUp',
      ruleVersion: attributionVersion,
      at,
      placedAt: at,
      candidates: [{ source: 'signUp', code, outcome: 'won' }],
    });
    await followCommission(deps, change, orderId);
  });
}

/** Clicks and sign-ups with a code on the clock's day. */
export function seedDay(
  deps: SalesRepsDependencies,
  rep: RepRecord,
  counts: { clicks: number; signUps: number },
): Promise<void> {
  return countOnDay(deps.db, { repId: rep.id, day: formatAcademyDay(deps.clock.now()) }, counts);
}

/** Drafted, confirmed and sent by the only administrator in development. */
export async function seedPayout(
  { clock, ...deps }: SalesRepsDependencies,
  act: ActionContext,
): Promise<void> {
  const { id } = await draftPayout({ ...deps, clock }, act);
  const dayAfter = { now: () => new Date(clock.now().getTime() + 25 * 3_600_000) };
  await confirmPayout({ ...deps, clock: dayAfter }, act, id);
  await markSent({ ...deps, clock: dayAfter }, act, id);
}
