import { moneySchema } from '@danube/contract/money.ts';
import {
  type CommissionId,
  commissionIdSchema,
  type RepId,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import {
  findLinesOfOrder,
  findStandingLine,
  type StandingLine,
  storeDecision,
} from '../commission/commissions.repository.ts';
import { moveLines, writeLines } from '../commission/write-lines.ts';
import { notifyRep } from '../reps/notify-rep.ts';
import { notifyStaff } from '../reps/notify-staff.ts';
import { findRep, lockBalances } from '../reps/reps.repository.ts';
import { requireWaitAndFactor } from '../require-wait-and-factor.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

type Decision = {
  readonly id: CommissionId;
  readonly decision: 'released' | 'refused';
  readonly note: string;
};

/** A manual decision, stored as a line that refers to the held one. */
export function decideHold(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, decision, note }: Decision,
): Promise<StandingLine> {
  return deps.transact(async (change) => {
    const { tx, audit } = change;
    const requested = await findStandingLine(tx, id);
    if (!requested?.hold) throw new DomainError('COMMISSION_NOT_FOUND');
    await lockBalances(tx, requested.line.repId);
    const look = await requireOtherCase(deps, tx, {
      act,
      repId: requested.line.repId,
      heldAt: requested.hold.heldAt,
    });
    const decidedBy = act.member.userId;
    const decided = { decision, decidedAt: deps.clock.now(), decidedBy, note };
    if (!(await storeDecision(tx, id, decided))) throw new DomainError('HOLD_DECIDED');
    await apply(deps, change, { ...decided, line: requested.line });
    await notifyStaff(deps, change);
    audit({
      ...auditFieldsOf(act),
      action: 'sales-reps.decide-hold',
      target: { kind: 'commission', id },
      before: { reasons: requested.hold.reasons },
      after: { decision, ...look },
      reason: note,
    });
    const now = await findStandingLine(tx, id);
    if (!now) throw new DomainError('COMMISSION_NOT_FOUND');
    return now;
  });
}

type Case = { readonly act: ActionContext; readonly repId: RepId; readonly heldAt: Date };

/**
 * Nobody decides about their own commission, unless there is no other bookkeeper: then an owner
 * may, a day after it was held or the staff changed, with the second factor.
 */
async function requireOtherCase(
  deps: SalesRepsDependencies,
  tx: Tx,
  { act: { member }, repId, heldAt }: Case,
): Promise<{ isOwn: boolean; waitedSince?: Date }> {
  const rep = await findRep(tx, repId);
  if (rep?.userId !== member.userId) return { isOwn: false };
  const staff = await deps.people.findStaffIds(tx, 'money');
  const hasOther = staff.some((id) => id !== member.userId);
  if (hasOther || !coversScope(member.roles, 'owner')) throw new DomainError('OWN_COMMISSION');
  const waitedSince = await requireWaitAndFactor(deps, tx, {
    member,
    since: heldAt,
    refuse: (why, until) => new DomainError('HOLD_REFUSED', { why, until }),
  });
  return { isOwn: true, waitedSince };
}

type HoldDecision = {
  readonly line: StandingLine['line'];
  readonly decision: Decision['decision'];
  readonly decidedAt: Date;
  readonly decidedBy: string;
  readonly note: string;
};

async function apply(
  deps: SalesRepsDependencies,
  { tx, notify }: Change,
  { line, decision, decidedAt, decidedBy, note }: HoldDecision,
): Promise<void> {
  const { id, repId, orderId, position, dueAt } = line;
  const ofItem = await findLinesOfOrder(tx, orderId);
  // Reversals in the meantime are held with it.
  const group = ofItem.filter((one) => one.position === position && one.state === 'held');
  const left = group.reduce((sum, { amount }) => sum + amount, 0);
  // A released line can be held again for a new reason.
  const before = ofItem.filter((one) => one.reverses === id && one.cause === 'released').length;
  const name = before === 0 ? decision : `${decision}-${before + 1}`;
  const released = dueAt > decidedAt ? ('pending' as const) : ('payable' as const);
  const state = decision === 'refused' ? ('closed' as const) : released;
  const { itemType, title, country, rate } = line;
  const zero = moneySchema.parse(0);
  await moveLines(deps, tx, {
    repId,
    from: 'held',
    to: state,
    name: `commission-${name}`,
    which: { lineIds: group.map((one) => one.id) },
  });
  await writeLines(deps, tx, [
    {
      id: commissionIdSchema.parse(deps.ids.uuid()),
      repId,
      orderId,
      position,
      state,
      dueAt,
      cause: decision,
      source: `${name}:${id}`,
      reverses: id,
      at: decidedAt,
      itemType,
      title,
      country,
      rate,
      by: decidedBy,
      price: zero,
      discount: zero,
      total: zero,
      vat: zero,
      net: zero,
      amount: moneySchema.parse(decision === 'refused' ? 0 - left : 0),
    },
  ]);
  const rep = await findRep(tx, repId);
  if (!rep) return;
  if (rep.userId) notify(`user:${rep.userId}`, { topic: 'commissions' });
  await notifyRep(deps, tx, {
    rep,
    messageKey: `rep-decided:${id}:${name}`,
    mail: (about) => ({ ...about, kind: 'rep-decided', decision, title, amount: left, note }),
  });
}
