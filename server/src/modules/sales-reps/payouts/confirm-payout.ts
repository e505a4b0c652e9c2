import { createHash } from 'node:crypto';
import type { PayoutRejection } from '@danube/contract/sales-reps/sales-reps.errors.ts';
import type { PayoutId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { PayoutDetail } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { issueDocumentsJob } from '../issue-documents.job.ts';
import { notifyStaff } from '../reps/notify-staff.ts';
import { refreshDashboard } from '../reps/refresh-dashboard.ts';
import { findRepsById } from '../reps/reps.repository.ts';
import { requireWaitAndFactor } from '../require-wait-and-factor.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { writeBankFile } from './bank-file.ts';
import {
  changeItems,
  changePayout,
  findItems,
  lockPayout,
  type PayoutRecord,
  paymentName,
} from './payouts.repository.ts';
import { readPayout } from './read-payout.ts';

/** Creates the bank file once: confirming again changes nothing. */
export function confirmPayout(
  deps: SalesRepsDependencies,
  act: ActionContext,
  id: PayoutId,
): Promise<PayoutDetail> {
  return deps.transact(async (change) => {
    const { tx, audit } = change;
    const payout = await lockPayout(tx, id);
    if (!payout) throw new DomainError('PAYOUT_NOT_FOUND');
    if (payout.state === 'confirmed') return readPayout(deps, tx, id);
    if (payout.state !== 'draft') throw new DomainError('PAYOUT_STATE');
    const look = await requireFourEyes(deps, tx, { act, payout });
    const file = await fileOf(deps, tx, payout);
    const fileHash = createHash('sha256').update(file).digest('hex');
    await changePayout(tx, id, {
      state: 'confirmed',
      confirmedAt: deps.clock.now(),
      confirmedBy: act.member.userId,
      file: deps.seal.close(file),
      fileHash,
    });
    await changeItems(tx, { payoutId: id }, { state: 'confirmed' });
    await deps.jobs.enqueue(tx, issueDocumentsJob, { payload: { payoutId: id } });
    for (const { repId } of await findItems(tx, id)) await refreshDashboard(change, repId);
    await notifyStaff(deps, change);
    const { total, count } = payout;
    audit({
      ...auditFieldsOf(act),
      action: 'sales-reps.confirm-payout',
      target: { kind: 'payout', id },
      after: { total, count, fileHash, ...look },
    });
    return readPayout(deps, tx, id);
  });
}

/** Whether one person did everything, and whether they are paid by it. */
type ReviewContext = {
  readonly isAlone: boolean;
  readonly isOwnPayment: boolean;
  readonly waitedSince?: Date;
};

/**
 * Requires someone who neither drafted it nor is paid by it. If there is no such person, someone
 * who is paid may confirm another person's draft, after a day and with the second factor: otherwise
 * a team of representatives could never be paid. The drafter may only confirm if there is nobody
 * else at all: otherwise an owner could become the only one by making the bookkeeper a
 * representative.
 */
async function requireFourEyes(
  deps: SalesRepsDependencies,
  tx: Tx,
  { act: { member }, payout }: { act: ActionContext; payout: PayoutRecord },
): Promise<ReviewContext> {
  const paid = await findPaidUsers(tx, payout.id);
  const isOwnPayment = paid.has(member.userId);
  const isOwnDraft = payout.draftedBy === member.userId;
  if (!isOwnPayment && !isOwnDraft) return { isAlone: false, isOwnPayment };
  const staff = await deps.people.findStaffIds(tx, 'money');
  const others = staff.filter((id) => id !== payout.draftedBy);
  if (isOwnDraft && (others.length > 0 || !coversScope(member.roles, 'owner'))) {
    throw payoutRefused('ownDraft');
  }
  if (others.some((id) => !paid.has(id))) throw payoutRefused('ownPayment');
  const since = payout.draftedAt;
  const waitedSince = await requireWaitAndFactor(deps, tx, {
    member,
    since,
    refuse: payoutRefused,
  });
  return { isAlone: isOwnDraft, isOwnPayment, waitedSince };
}

async function findPaidUsers(tx: Tx, payoutId: PayoutId): Promise<ReadonlySet<string | null>> {
  const items = await findItems(tx, payoutId);
  const reps = await findRepsById(
    tx,
    items.map(({ repId }) => repId),
  );
  return new Set(reps.map(({ userId }) => userId));
}

function payoutRefused(why: PayoutRejection, until: Date | null = null) {
  return new DomainError('PAYOUT_REFUSED', { why, until });
}

async function fileOf(
  { settings, seal, clock }: SalesRepsDependencies,
  tx: Tx,
  payout: PayoutRecord,
): Promise<string> {
  const bank = await settings.findBank(tx);
  if (!bank) throw new DomainError('BANK_MISSING');
  const now = clock.now();
  const items = await findItems(tx, payout.id);
  return writeBankFile({
    id: payout.id,
    madeAt: now,
    executeOn: formatAcademyDay(now),
    from: bank,
    payments: items.map(({ repId, amount, holderName, iban }) => ({
      id: paymentName({ payoutId: payout.id, repId }),
      amount,
      holder: holderName,
      iban: seal.open(iban),
      text: `Commission ${payout.period}`,
    })),
  });
}
