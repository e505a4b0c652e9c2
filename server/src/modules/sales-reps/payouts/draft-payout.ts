import { moneySchema } from '@danube/contract/money.ts';
import { minPayout, repAgreementVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import { type PayoutId, payoutIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { PayoutDetail } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { Change } from '../../../platform/transact.ts';
import { freezeForPayout, sumPayable } from '../commission/commissions.repository.ts';
import { matureLines } from '../commission/mature-commissions.job.ts';
import { holdBeforePayout } from '../holds/hold-before-payout.ts';
import { notifyStaff } from '../reps/notify-staff.ts';
import { refreshDashboard } from '../reps/refresh-dashboard.ts';
import { findPayableReps, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { minPayoutFor } from './find-next-payout.ts';
import { changePayout, insertItem, insertPayout, removeEmptyPayout } from './payouts.repository.ts';
import { readPayout } from './read-payout.ts';
import { toSepaCharacters } from './sepa-characters.ts';

/** Freezes what can be paid out, for everyone who has enough and can be paid. */
export async function draftPayout(
  deps: SalesRepsDependencies,
  act: ActionContext,
): Promise<PayoutDetail> {
  const drafted = await deps.transact(async (change) => {
    const { tx, audit } = change;
    const id = payoutIdSchema.parse(deps.ids.uuid());
    const draftedAt = deps.clock.now();
    const zero = moneySchema.parse(0);
    const isOnly = await insertPayout(tx, {
      id,
      state: 'draft',
      total: zero,
      count: 0,
      draftedAt,
      period: formatAcademyDay(draftedAt).slice(0, 7),
      draftedBy: act.member.userId,
    });
    if (!isOnly) throw new DomainError('PAYOUT_STATE');
    const amounts: number[] = [];
    const able = { agreementVersion: repAgreementVersion, minimum: minPayout };
    for (const rep of await findPayableReps(tx, able)) {
      const amount = await freeze(deps, change, { rep, payoutId: id });
      if (amount > 0) amounts.push(amount);
    }
    if (amounts.length === 0) {
      // Commits anyway: newly held commissions stay held.
      await removeEmptyPayout(tx, id);
      return null;
    }
    const total = moneySchema.parse(amounts.reduce((sum, amount) => sum + amount, 0));
    await changePayout(tx, id, { total, count: amounts.length });
    await notifyStaff(deps, change);
    audit({
      ...auditFieldsOf(act),
      action: 'sales-reps.draft-payout',
      target: { kind: 'payout', id },
      after: { total, count: amounts.length },
    });
    return readPayout(deps, tx, id);
  });
  if (!drafted) throw new DomainError('PAYOUT_EMPTY');
  return drafted;
}

/** Less than the minimum, or a negative amount, is carried over. */
async function freeze(
  deps: SalesRepsDependencies,
  change: Change,
  { rep, payoutId }: { rep: RepRecord; payoutId: PayoutId },
): Promise<number> {
  const { tx } = change;
  const { id: repId, holderName, iban, ibanEnd } = rep;
  if (holderName === null || iban === null || ibanEnd === null) return 0;
  // A name without any accepted letter would make banks reject the whole file.
  if (toSepaCharacters(holderName) === '') return 0;
  await matureLines(deps, tx, repId);
  await holdBeforePayout(deps, change, rep);
  if ((await sumPayable(tx, repId)) < minPayoutFor(rep)) return 0;
  const frozen = await freezeForPayout(tx, repId, payoutId);
  const amount = moneySchema.parse(frozen.reduce((sum, each) => sum + each, 0));
  await insertItem(tx, {
    payoutId,
    repId,
    amount,
    lines: frozen.length,
    state: 'draft',
    holderName,
    iban,
    ibanEnd,
  });
  await refreshDashboard(change, repId);
  return amount;
}
