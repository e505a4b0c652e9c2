import type { PersonRecord } from '@danube/contract/moderation/moderation.schemas.ts';
import { listDecisions } from './list-decisions.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { findStanding } from './standing.ts';

/** Null for oneself: nobody finds what is about themselves. */
export async function readPerson(
  deps: Pick<ModerationDependencies, 'db' | 'clock'>,
  { userId, viewerId }: { userId: string; viewerId: string },
): Promise<PersonRecord | null> {
  if (userId === viewerId) return null;
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
