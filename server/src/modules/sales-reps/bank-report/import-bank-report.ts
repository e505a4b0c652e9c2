import { createHash } from 'node:crypto';
import { moneySchema } from '@danube/contract/money.ts';
import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { ReportedPayment } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { sendItems, settleItem } from '../payouts/follow-payout.ts';
import {
  findItems,
  findItemsByBankIds,
  lockPayout,
  type PayoutItemRecord,
  paymentName,
} from '../payouts/payouts.repository.ts';
import { findRepNames } from '../reps/find-rep-names.ts';
import { notifyStaff } from '../reps/notify-staff.ts';
import { findRepOf, findRepsById } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { type InterpretedPayment, interpretBankReport } from './interpret-bank-report.ts';
import { parseBankReport } from './parse-bank-report.ts';

type PayoutPayment = { name: string; file: string; amount: number; item: PayoutItemRecord };
type Input = { readonly xml: string; readonly isTrial: boolean };

/**
 * Booked payments have arrived; rejected and returned ones become payable again. Each payment has
 * its own transaction, and the same file can be imported again: known results stay unchanged.
 */
export async function importBankReport(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { xml, isTrial }: Input,
): Promise<{ payments: ReportedPayment[] }> {
  const words = parseBankReport(xml);
  if (!words) throw new DomainError('BANK_FILE_UNREADABLE');
  const items = await findItemsByBankIds(deps.db, {
    payments: words.flatMap(({ about, name }) => (about === 'payment' ? [name] : [])),
    files: words.flatMap(({ about, name }) => (about === 'file' ? [name] : [])),
  });
  const named = items.map((item) => ({
    name: paymentName(item),
    file: item.payoutId.replaceAll('-', ''),
    amount: item.amount,
    item,
  }));
  const own = await findRepOf(deps.db, act.member.userId);
  const payments: ReportedPayment[] = [];
  const names = await namesOf(deps, items);
  for (const judged of interpretBankReport(words, named)) {
    const outcome = await settle(deps, act, { judged, isTrial, ownId: own?.id ?? null });
    const { payment, name, reason } = judged;
    payments.push({
      name,
      reason,
      outcome,
      amount: payment ? moneySchema.parse(payment.amount) : null,
      repName: payment ? (names.get(payment.item.repId) ?? '') : null,
    });
  }
  await auditImport(deps, act, { xml, isTrial, payments });
  return { payments };
}

async function namesOf(deps: SalesRepsDependencies, items: readonly PayoutItemRecord[]) {
  const ids = [...new Set(items.map(({ repId }) => repId))];
  return findRepNames(deps, await findRepsById(deps.db, ids));
}

type SettlementInput = {
  readonly judged: InterpretedPayment<PayoutPayment>;
  readonly isTrial: boolean;
  readonly ownId: RepId | null;
};

async function settle(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { judged: { payment, outcome: word, reason }, isTrial, ownId }: SettlementInput,
): Promise<ReportedPayment['outcome']> {
  if (!payment) return 'unknown';
  if (word === 'waiting' || word === 'wrongAmount' || word === 'unknown') return word;
  const outcome = word === 'refused' ? 'returned' : word;
  // Someone importing a file about their own payment could get paid twice.
  if (payment.item.repId === ownId) return 'own';
  return deps.transact(async (change) => {
    const { payoutId: id, repId } = payment.item;
    const payout = await lockPayout(change.tx, id);
    const items = await findItems(change.tx, id);
    const item = items.find((one) => one.repId === repId);
    const isWithBank = payout?.state === 'confirmed' || payout?.state === 'sent';
    if (!item || !isWithBank) return 'unknown';
    if (item.state === 'returned' || item.state === outcome) return 'known';
    // A booked payment has left; a rejection is then about another order, such as a duplicate file.
    if (word === 'refused' && item.state === 'arrived') return 'known';
    if (isTrial) return outcome;
    // The bank's response proves that it has the file, even if nobody marked it as sent.
    if (payout.state === 'confirmed') await sendItems(deps, change, { id, items });
    await settleItem(deps, change, { item, outcome, reason });
    await notifyStaff(deps, change);
    change.audit({
      ...auditFieldsOf(act),
      action: 'sales-reps.settle-payment',
      target: { kind: 'payout', id },
      after: { repId, outcome, reason },
    });
    return outcome;
  });
}

async function auditImport(
  { transact }: SalesRepsDependencies,
  act: ActionContext,
  { xml, isTrial, payments }: Input & { payments: readonly ReportedPayment[] },
): Promise<void> {
  const count = (wanted: ReportedPayment['outcome']) =>
    payments.filter(({ outcome }) => outcome === wanted).length;
  const fileHash = createHash('sha256').update(xml).digest('hex');
  await transact(async ({ audit }) =>
    audit({
      ...auditFieldsOf(act),
      action: 'sales-reps.import-answer',
      target: { kind: 'payouts', id: 'all' },
      after: { isTrial, fileHash, arrived: count('arrived'), returned: count('returned') },
    }),
  );
}
