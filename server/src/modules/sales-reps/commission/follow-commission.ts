import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import {
  daysAfterWithdrawal,
  renewalMonths,
} from '@danube/contract/sales-reps/commission-rules.ts';
import {
  type CommissionId,
  type CommissionState,
  commissionIdSchema,
  type HoldReason,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { Change } from '../../../platform/transact.ts';
import type { Sale } from '../../checkout/checkout.api.ts';
import { findOrderAttribution } from '../attribution/attributions.repository.ts';
import { findRateAt } from '../reps/find-rate-at.ts';
import { notifyRep } from '../reps/notify-rep.ts';
import { notifyStaff } from '../reps/notify-staff.ts';
import {
  countOnDay,
  findRates,
  findRep,
  lockBalances,
  type RepRecord,
} from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { findLinesOfOrder, insertHolds } from './commissions.repository.ts';
import { computeDueLines, type DueLine, type Terms } from './compute-due-lines.ts';
import { findFraudSignals } from './find-fraud-signals.ts';
import { followCommissionJob } from './follow-commission.job.ts';
import { screenSale } from './screen-sale.ts';
import { writeLines } from './write-lines.ts';

export function createFollowCommissionJob(
  deps: SalesRepsDependencies,
): JobDefinition<{ orderId: OrderId }> {
  return {
    ...followCommissionJob,
    handle: ({ orderId }) => deps.transact((change) => followCommission(deps, change, orderId)),
  };
}

type ExistingLines = Awaited<ReturnType<typeof findLinesOfOrder>>;

/** Compares the sale's current state with its lines and adds the missing ones; idempotent. */
export async function followCommission(
  deps: SalesRepsDependencies,
  change: Change,
  orderId: OrderId,
): Promise<void> {
  const { tx } = change;
  const receipt = await findOrderAttribution(tx, orderId);
  // Locks the order before the representative, as everywhere, to avoid deadlocks.
  const sale = receipt && (await deps.checkout.lockSale(tx, orderId));
  const rep = receipt && (await findRep(tx, receipt.repId));
  if (!sale || !rep || isOver(sale)) return;
  await lockBalances(tx, rep.id);
  const existing = await findLinesOfOrder(tx, orderId);
  const due = computeDueLines(sale, await termsOf(change, sale, rep), existing);
  if (due.length === 0) return;
  const isNew = existing.length === 0;
  const reasons = isNew ? screenSale(await findFraudSignals(deps, tx, { sale, rep })) : [];
  await addLines(deps, change, { sale, rep, existing, due, reasons });
  if (isNew) await announce(deps, change, { sale, rep, due, reasons });
  if (rep.userId) change.notify(`user:${rep.userId}`, { topic: 'commissions' });
  // Someone has to decide.
  if (reasons.length > 0) await notifyStaff(deps, change);
}

/** A subscription earns commission for a year from its first payment. */
function isOver({ continues, paidAt }: Sale): boolean {
  if (!continues) return false;
  const end = new Date(continues.paidAt);
  end.setUTCMonth(end.getUTCMonth() + renewalMonths);
  return paidAt >= end;
}

/** The rate on the day of the order; for renewals, of the first order. */
async function termsOf({ tx }: Change, sale: Sale, rep: RepRecord): Promise<Terms> {
  const rates = await findRates(tx, rep.id);
  const orderedAt = sale.continues?.placedAt ?? sale.placedAt;
  return {
    cause: sale.continues ? 'renewal' : 'sale',
    rates: sale.lines.map(({ itemType }) => findRateAt(rates, itemType, orderedAt)),
  };
}

type NewLinesContext = {
  readonly sale: Sale;
  readonly rep: RepRecord;
  readonly existing: ExistingLines;
  readonly due: readonly DueLine[];
  readonly reasons: readonly HoldReason[];
};

async function addLines(
  deps: SalesRepsDependencies,
  { tx }: Change,
  { sale, rep, existing, due, reasons }: NewLinesContext,
): Promise<void> {
  const known = new Map<string, LinkedLine>(
    existing.map(({ source, id, state, dueAt }) => [source, { id, state, dueAt }]),
  );
  const first = {
    state: reasons.length > 0 ? 'held' : 'pending',
    dueAt: computeDueDate(sale),
  } as const;
  const rows = due.map(({ reverses: about, ...line }) => {
    const id = commissionIdSchema.parse(deps.ids.uuid());
    const parent = about === null ? undefined : known.get(about);
    const place = parent ? { state: stateForLinkedLine(parent.state), dueAt: parent.dueAt } : first;
    known.set(line.source, { id, ...place });
    const what = describe(sale, { position: line.position, isEarned: about === null });
    const { orderId } = sale;
    return { ...line, ...what, ...place, id, orderId, repId: rep.id, reverses: parent?.id ?? null };
  });
  await writeLines(deps, tx, rows);
  const heldAt = deps.clock.now();
  const held = rows.filter(({ reverses, state }) => reverses === null && state === 'held');
  await insertHolds(
    tx,
    held.map(({ id }) => ({ lineId: id, reasons: [...reasons], heldAt })),
  );
}

type LinkedLine = {
  readonly id: CommissionId;
  readonly state: CommissionState;
  readonly dueAt: Date;
};

/** What was sold, as stored in the line; lines that refer to another have no price. */
function describe(sale: Sale, line: { position: number; isEarned: boolean }) {
  const sold = sale.lines.find(({ position }) => position === line.position);
  if (!sold) throw new Error('a commission needs a line of the order');
  const { itemType, title, price, discount } = sold;
  const zero = moneySchema.parse(0);
  const amounts = line.isEarned ? { price, discount } : { price: zero, discount: zero };
  return { itemType, title, country: sale.country, ...amounts };
}

/** A line that refers to another has its state; once that one is payable, it counts immediately. */
function stateForLinkedLine(state: CommissionState): CommissionState {
  return state === 'paid' ? 'payable' : state;
}

function computeDueDate({ withdrawalEnd }: Sale): Date {
  return new Date(withdrawalEnd.getTime() + daysAfterWithdrawal * 24 * 3_600_000);
}

async function announce(
  deps: SalesRepsDependencies,
  change: Change,
  { sale, rep, due, reasons }: Omit<NewLinesContext, 'existing'>,
): Promise<void> {
  const own = due.filter(({ reverses }) => reverses === null);
  const earned = own.reduce((sum, { amount }) => sum + amount, 0);
  const sales = own.reduce((sum, { net }) => sum + net, 0);
  const day = formatAcademyDay(sale.paidAt);
  await countOnDay(change.tx, { repId: rep.id, day }, { orders: 1, earned, sales });
  if (earned === 0) return;
  await notifyRep(deps, change.tx, {
    rep,
    messageKey: `rep-order:${sale.orderId}`,
    mail: (about) =>
      reasons.length > 0
        ? { ...about, kind: 'rep-held', amount: earned }
        : {
            ...about,
            kind: 'rep-order',
            amount: earned,
            readyAt: computeDueDate(sale).toISOString(),
          },
  });
}
