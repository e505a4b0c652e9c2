import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import { findRep, lockBalances, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { readRep } from './read-rep.ts';

const defaultPeriodDays = 90;

type RepAction = {
  readonly id: RepId;
  readonly action: string;
  readonly reason?: string;
  /** Returns what changed, for the audit log. */
  perform(change: Change, rep: RepRecord): Promise<{ before?: object; after: object }>;
};

/** An administrator's change to a representative, audited. */
export function performRepAction(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { id, action, reason, perform }: RepAction,
): Promise<AdminRep> {
  return deps.transact(async (change) => {
    const { tx } = change;
    await lockBalances(tx, id);
    const rep = await findRep(tx, id);
    if (!rep) throw new DomainError('REP_NOT_FOUND');
    // Nobody may set their own terms.
    if (rep.userId === act.member.userId) throw new DomainError('OWN_COMMISSION');
    const changed = await perform(change, rep);
    change.touchContent('salesReps');
    if (rep.userId) change.notify(`user:${rep.userId}`, { topic: 'commissions' });
    const target = { kind: 'sales-rep', id };
    change.audit({ ...auditFieldsOf(act), action, target, ...changed, ...(reason && { reason }) });
    return readRep(deps, tx, { id, days: defaultPeriodDays });
  });
}
