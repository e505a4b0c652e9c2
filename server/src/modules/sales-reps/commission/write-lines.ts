import type {
  CommissionState,
  PayoutId,
  RepId,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { RepAccount } from '../../checkout/checkout.api.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import {
  addToBalances,
  changeStands,
  insertLines,
  type LineRecord,
  type MovedLine,
} from './commissions.repository.ts';

/** Rejected commissions stay in the held account, where they add up to 0. */
const accounts: Record<CommissionState, RepAccount> = {
  pending: 'repPending',
  held: 'repHeld',
  payable: 'repPayable',
  paid: 'repPaid',
  closed: 'repHeld',
};

type NewLine = Parameters<typeof insertLines>[1][number];
type LedgerDependencies = Pick<SalesRepsDependencies, 'checkout' | 'clock'>;

/** Adds lines with their postings. The representative's balances must be locked. */
export async function writeLines(
  { checkout, clock }: LedgerDependencies,
  tx: Tx,
  rows: readonly NewLine[],
): Promise<LineRecord[]> {
  const made = await insertLines(tx, rows);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  await checkout.moveCommission(
    tx,
    made.map(({ id, orderId, amount }) => ({
      orderId,
      name: `commission:${id}`,
      amount,
      from: 'commission',
      to: accounts[states.get(id) ?? 'pending'],
    })),
    clock.now(),
  );
  for (const { repId, state, amount } of rows) {
    if (state !== 'closed') await addToBalances(tx, repId, { [state]: amount });
  }
  return made;
}

type Move = {
  readonly repId: RepId;
  readonly from: CommissionState;
  readonly to: CommissionState;
  /** The move's name in the ledger, before the line's id. */
  readonly name: string;
  readonly which: Pick<Parameters<typeof changeStands>[1], 'lineIds' | 'dueBy' | 'payoutId'>;
  /** The payout the lines now belong to; unchanged if omitted. */
  readonly payoutId?: PayoutId | null;
};

/** Changes the state of lines, in the ledger too. The balances must be locked. */
export async function moveLines(
  { checkout, clock }: LedgerDependencies,
  tx: Tx,
  { repId, from, to, name, which, payoutId }: Move,
): Promise<MovedLine[]> {
  const moved = await changeStands(
    tx,
    { repId, from, ...which },
    { state: to, ...(payoutId !== undefined && { payoutId }) },
  );
  const sum = moved.reduce((all, { amount }) => all + amount, 0);
  if (to !== 'closed') {
    await checkout.moveCommission(
      tx,
      moved.map(({ lineId, orderId, amount }) => ({
        orderId,
        amount,
        name: `${name}:${lineId}`,
        from: accounts[from],
        to: accounts[to],
      })),
      clock.now(),
    );
  }
  const change = { [from]: -sum, ...(to === 'closed' ? {} : { [to]: sum }) };
  await addToBalances(tx, repId, change);
  return moved;
}
