import type { Tx } from '../../platform/database.ts';
import type { EventRow } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

/**
 * Whether someone else can review a decision: neither the moderator who made it nor the person it
 * is about. Only then does the terms' promise of a second reviewer apply.
 */
export async function hasOtherModerator(
  { findStaffIds }: Pick<ModerationDependencies, 'findStaffIds'>,
  tx: Tx,
  { actorId, personId }: Pick<EventRow, 'actorId' | 'personId'>,
): Promise<boolean> {
  const moderators = await findStaffIds(tx, 'community');
  return moderators.some((id) => id !== actorId && id !== personId);
}
