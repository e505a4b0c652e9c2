import type { AdminCommissionLine } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findOpenHolds, type StandingLine } from '../commission/commissions.repository.ts';
import { toCommissionLine } from '../reading/line.mapper.ts';
import { findLineContext, type LineOverrides, pageOfLines } from '../reading/list-lines.ts';
import { findRepNames } from '../reps/find-rep-names.ts';
import { findRepsById } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

type ReadDependencies = Pick<SalesRepsDependencies, 'people'>;

export async function listAdminLines(deps: ReadDependencies, tx: Tx, input: LineOverrides) {
  const { found, nextCursor } = await pageOfLines(tx, input);
  return { lines: await toAdminLines(deps, tx, found), nextCursor };
}

const maxHolds = 200;

/** Held commissions waiting for a decision, oldest first. */
export async function listHolds(deps: ReadDependencies, tx: Tx): Promise<AdminCommissionLine[]> {
  return toAdminLines(deps, tx, await findOpenHolds(tx, maxHolds));
}

export async function toAdminLines(
  deps: ReadDependencies,
  tx: Tx,
  found: readonly StandingLine[],
): Promise<AdminCommissionLine[]> {
  const ids = [...new Set(found.map(({ line }) => line.repId))];
  const names = await findRepNames(deps, await findRepsById(tx, ids));
  const context = await findLineContext(tx, found);
  return found.map((standing) => {
    const { repId, orderId } = standing.line;
    const repName = names.get(repId) ?? '';
    return { ...toCommissionLine(standing, context), repId, orderId, repName };
  });
}
