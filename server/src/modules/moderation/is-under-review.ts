import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { isDomainError } from '../../platform/domain-error.ts';
import { formatCaseKey } from './case-key.ts';
import { contextReach } from './context-reach.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { requireCase } from './require-case.ts';

type ReviewCheckInput = {
  readonly moderator: Member;
  readonly id: MessageId;
  /** The case that shows the message; its own if undefined. */
  readonly caseKey: string | undefined;
};

/** Whether this moderator can open a case that shows the message, by the same rule as the queue. */
export async function isUnderReview(
  deps: Pick<ModerationDependencies, 'community' | 'findNames'>,
  tx: Tx,
  { moderator, id, caseKey: key = formatCaseKey('message', id) }: ReviewCheckInput,
): Promise<boolean> {
  try {
    const { message } = await requireCase(deps, tx, { key, viewerId: moderator.userId });
    if (!message || message.id === id) return message !== null;
    const shown = await deps.community.readContext(tx, message.id, contextReach);
    return shown.some((each) => each.id === id);
  } catch (error) {
    if (isDomainError(error, 'CASE_NOT_FOUND')) return false;
    throw error;
  }
}
