import type { PersonRecord } from '@danube/contract/moderation/moderation.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { listDecisions } from './list-decisions.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { findStanding } from './standing.ts';

/** Null for your own account: staff can't see records about themselves. Reading is audited. */
export async function readPerson(
  deps: Pick<ModerationDependencies, 'db' | 'clock' | 'transact'>,
  act: ActionContext,
  userId: string,
): Promise<PersonRecord | null> {
  if (userId === act.member.userId) return null;
  await deps.transact(async ({ audit }) =>
    audit({
      ...auditFieldsOf(act),
      action: 'moderation.read-person',
      target: { kind: 'person', id: userId },
    }),
  );
  const decisions = await listDecisions(deps, userId);
  return {
    standing: await findStanding(deps.db, userId, deps.clock.now()),
    decisions: decisions.map((decision) => ({
      id: decision.id,
      restriction: decision.restriction,
      rule: decision.rule,
      remark: decision.remark,
      decidedAt: decision.decidedAt,
      until: decision.until,
      isInForce: decision.isInForce,
      reversedAt: decision.reversedAt,
    })),
  };
}
