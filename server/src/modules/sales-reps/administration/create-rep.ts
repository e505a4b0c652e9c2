import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { insertCode, isCodeTaken } from '../codes/codes.repository.ts';
import { ensureRep } from '../membership/ensure-rep.ts';
import { findRates, findRepOf, insertRate } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { readRep } from './read-rep.ts';

type Input = {
  readonly email: string;
  readonly code: string | null;
  readonly rate: number;
  readonly reason: string;
};

const defaultPeriodDays = 90;

/** Makes a person a representative: the role, a code to share and a default rate. */
export function createRep(
  deps: SalesRepsDependencies,
  act: ActionContext,
  { email, code, rate, reason }: Input,
): Promise<AdminRep> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const userId = await deps.people.findUserId(tx, email);
    if (userId === null) throw new DomainError('PERSON_NOT_FOUND');
    if (userId === act.member.userId) throw new DomainError('OWN_COMMISSION');
    const known = await findRepOf(tx, userId);
    if (known && (await findRates(tx, known.id)).length > 0) throw new DomainError('REP_EXISTS');
    if (code !== null && (await isCodeTaken(tx, code))) throw new DomainError('CODE_TAKEN');
    await deps.people.changeSalesRep(tx, userId, true);
    const addedAt = deps.clock.now();
    const rep = await ensureRep(deps, tx, { userId, code: code ?? undefined });
    // Someone who had the role before already has a code; this one is added.
    if (known && code !== null) {
      const flags = { isActive: true, isImported: false };
      await insertCode(tx, { code, repId: rep.id, ...flags, createdAt: addedAt });
    }
    const addedBy = act.member.userId;
    await insertRate(tx, {
      repId: rep.id,
      itemType: null,
      rate,
      validFrom: addedAt,
      addedAt,
      addedBy,
      reason,
    });
    touchContent('salesReps');
    audit({
      ...auditFieldsOf(act),
      action: 'sales-reps.create',
      target: { kind: 'sales-rep', id: rep.id },
      after: { rate, userId },
      reason,
    });
    return readRep(deps, tx, { id: rep.id, days: defaultPeriodDays });
  });
}
