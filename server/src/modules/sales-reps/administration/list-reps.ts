import { moneySchema } from '@danube/contract/money.ts';
import type { RepRow } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findCodes } from '../codes/codes.repository.ts';
import { countOpenHolds } from '../commission/commissions.repository.ts';
import { daysAgo } from '../reading/read-dashboard.ts';
import { findRepNames } from '../reps/find-rep-names.ts';
import { countReps, findReps, sumOwed, toBalances } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

type Input = {
  readonly search: string;
  readonly state?: 'active' | 'closed' | undefined;
  readonly days: number;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** Highest earnings in the period first; a cursor is the number already shown. */
export async function listReps(
  deps: Pick<SalesRepsDependencies, 'db' | 'clock' | 'people'>,
  { search, state, days, cursor, limit }: Input,
) {
  const filter = { search, state, from: daysAgo(deps.clock.now(), days) };
  const offset = cursor && /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
  const found = await findReps(deps.db, filter, { limit: limit + 1, offset });
  const shown = found.slice(0, limit);
  return {
    reps: await toRows(deps, deps.db, shown),
    nextCursor: found.length > limit ? String(offset + limit) : null,
    total: await countReps(deps.db, filter),
    owed: moneySchema.parse(await sumOwed(deps.db)),
    held: await countOpenHolds(deps.db),
  };
}

async function toRows(
  deps: Pick<SalesRepsDependencies, 'people'>,
  tx: Tx,
  found: Awaited<ReturnType<typeof findReps>>,
): Promise<RepRow[]> {
  const names = await findRepNames(
    deps,
    found.map(({ rep }) => rep),
  );
  const rows: RepRow[] = [];
  for (const { rep, balances, clicks, signUps, orders, earned } of found) {
    const codes = await findCodes(tx, rep.id);
    const code = codes.find(({ isActive }) => isActive) ?? codes[0];
    rows.push({
      id: rep.id,
      userId: rep.userId,
      name: names.get(rep.id) ?? '',
      isActive: rep.isActive,
      code: code?.code ?? '',
      balances: toBalances(balances),
      funnel: { clicks, signUps, orders, earned: moneySchema.parse(earned) },
    });
  }
  return rows;
}
