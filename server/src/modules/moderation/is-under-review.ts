import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { isDomainError } from '../../platform/domain-error.ts';
import { caseKeyOf } from './case-key.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { requireCase } from './require-case.ts';

/** Whether this moderator can open the message's case, by the same rule as the queue. */
export async function isUnderReview(
  deps: Pick<ModerationDependencies, 'community' | 'findNames'>,
  tx: Tx,
  { moderator, id }: { moderator: Member; id: MessageId },
): Promise<boolean> {
  try {
    await requireCase(deps, tx, { key: caseKeyOf('message', id), viewerId: moderator.userId });
    return true;
  } catch (error) {
    if (isDomainError(error, 'CASE_NOT_FOUND')) return false;
    throw error;
  }
}
