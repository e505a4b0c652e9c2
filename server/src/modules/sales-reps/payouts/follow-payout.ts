import type { PayoutId, RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { PayoutDetail } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import { releaseFromPayout } from '../commission/commissions.repository.ts';
import { moveLines } from '../commission/write-lines.ts';
import { issueDocumentsJob } from '../issue-documents.job.ts';
import { notifyRep } from '../reps/notify-rep.ts';
import { notifyStaff } from '../reps/notify-staff.ts';
import { refreshDashboard } from '../reps/refresh-dashboard.ts';
import { findRep, lockBalances } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import {
  changeItems,
  changePayout,
  findItems,
  lockPayout,
  type PayoutItemRecord,
  type PayoutRecord,
} from './payouts.repository.ts';
import { readPayout } from './read-payout.ts';

type Step = {
  readonly id: PayoutId;
  readonly action: string;
  /** Has no effect in any other state. */
  readonly from: readonly PayoutRecord['state'][];
  perform(change: Change, items: readonly PayoutItemRecord[]): Promise<object>;
};

/** One step of a payout under its lock, audited. */
function step(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, action, from, perform }: Step,
): Promise<PayoutDetail> {
  return deps.transact(async (change) => {
    const { tx, audit } = change;
    const payout = await lockPayout(tx, id);
    if (!payout) throw new DomainError('PAYOUT_NOT_FOUND');
    if (!from.includes(payout.state)) throw new DomainError('PAYOUT_STATE');
    const after = await perform(change, await findItems(tx, id));
    await notifyStaff(deps, change);
    audit({ ...auditFieldsOf(act), action, target: { kind: 'payout', id }, after });
    return readPayout(deps, tx, id);
  });
}

/** Discards a draft: its lines wait for the next one. */
export function discardPayout(deps: SalesRepsDependencies, act: ActionContext, id: PayoutId) {
  return step(deps, act, {
    id,
    action: 'sales-reps.discard-payout',
    from: ['draft'],
    async perform(change, items) {
      const { tx } = change;
      for (const { repId } of items) {
        await lockBalances(tx, repId);
        await releaseFromPayout(tx, repId, id);
        await refreshDashboard(change, repId);
      }
      await changePayout(tx, id, { state: 'discarded', file: null });
      return { count: items.length };
    },
  });
}

/** The bank has the file: frozen lines are paid. */
export function markSent(deps: SalesRepsDependencies, act: ActionContext, id: PayoutId) {
  return step(deps, act, {
    id,
    action: 'sales-reps.mark-sent',
    from: ['confirmed'],
    async perform(change, items) {
      await sendItems(deps, change, { id, items });
      return { count: items.length };
    },
  });
}

/** Requires the payout's lock. */
export async function sendItems(
  deps: SalesRepsDependencies,
  change: Change,
  { id, items }: { id: PayoutId; items: readonly PayoutItemRecord[] },
): Promise<void> {
  const { tx } = change;
  for (const { repId, amount, ibanEnd } of items) {
    await lockBalances(tx, repId);
    await moveLines(deps, tx, {
      repId,
      from: 'payable',
      to: 'paid',
      name: `commission-paid:${id}`,
      which: { payoutId: id },
    });
    await notifyAboutPayout(deps, change, {
      repId,
      key: `rep-payout:${id}:${repId}`,
      amount,
      ibanEnd,
    });
  }
  await changeItems(tx, { payoutId: id }, { state: 'sent' });
  await changePayout(tx, id, { state: 'sent', sentAt: deps.clock.now() });
}

type Outcome = {
  readonly id: PayoutId;
  readonly repId: RepId;
  readonly outcome: 'arrived' | 'returned';
  readonly reason: string;
};

/** Records manually that one payment arrived or was returned. */
export function settlePayment(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, repId, outcome, reason }: Outcome,
) {
  return step(deps, act, {
    id,
    action: 'sales-reps.settle-payment',
    from: ['sent'],
    async perform(change, items) {
      const item = items.find((one) => one.repId === repId);
      // A payment can be returned days after it seemed to have arrived, but not the other way
      // round.
      if (!item || item.state === 'returned' || item.state === outcome) {
        throw new DomainError('PAYOUT_STATE');
      }
      // Someone marking their own payment as returned would be paid twice.
      const rep = await findRep(change.tx, repId);
      if (rep?.userId === act.member.userId) throw new DomainError('OWN_COMMISSION');
      await settleItem(deps, change, { item, outcome, reason });
      return { repId, outcome };
    },
  });
}

type SettledItem = Pick<Outcome, 'outcome' | 'reason'> & { readonly item: PayoutItemRecord };

/** Returned payments become payable again. Requires the payout's lock. */
export async function settleItem(
  deps: SalesRepsDependencies,
  change: Change,
  { item: { payoutId: id, repId, amount, ibanEnd }, outcome, reason }: SettledItem,
): Promise<void> {
  const { tx } = change;
  const settledAt = deps.clock.now();
  if (outcome === 'arrived') {
    await changeItems(tx, { payoutId: id, repId }, { state: outcome, settledAt });
    await refreshDashboard(change, repId);
    return;
  }
  await lockBalances(tx, repId);
  await moveLines(deps, tx, {
    repId,
    from: 'paid',
    to: 'payable',
    name: `commission-returned:${id}`,
    which: { payoutId: id },
    payoutId: null,
  });
  const returned = { state: outcome, settledAt, returnedBecause: reason };
  await changeItems(tx, { payoutId: id, repId }, returned);
  await deps.jobs.enqueue(tx, issueDocumentsJob, { payload: { payoutId: id } });
  const key = `rep-payout-returned:${id}:${repId}`;
  await notifyAboutPayout(deps, change, { repId, key, amount, ibanEnd, reason });
}

type PayoutNotice = {
  readonly repId: RepId;
  readonly key: string;
  readonly amount: number;
  readonly ibanEnd: string;
  /** Why it was returned, if it was. */
  readonly reason?: string;
};

async function notifyAboutPayout(
  deps: SalesRepsDependencies,
  { tx, notify }: Change,
  { repId, key, amount, ibanEnd, reason }: PayoutNotice,
): Promise<void> {
  const rep = await findRep(tx, repId);
  if (!rep) return;
  if (rep.userId) notify(`user:${rep.userId}`, { topic: 'commissions' });
  await notifyRep(deps, tx, {
    rep,
    messageKey: key,
    mail: (about) =>
      reason === undefined
        ? { ...about, kind: 'rep-payout', amount, ibanEnd }
        : { ...about, kind: 'rep-payout-returned', amount, ibanEnd, reason },
  });
}
