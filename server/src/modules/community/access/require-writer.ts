import type { Member } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { haveBlocked } from './blocks.repository.ts';
import type { ConversationMembership } from './conversations.repository.ts';
import { counterpartOf } from './require-conversation.ts';

type Dependencies = Pick<CommunityDependencies, 'moderation' | 'clock'>;

/** Archived rooms, restrictions and blocks prevent every write: messages, edits and reactions. */
export async function requireWriter(
  deps: Dependencies,
  tx: Tx,
  {
    member,
    conversation,
  }: { member: Member; conversation: ConversationMembership['conversation'] },
): Promise<void> {
  if (conversation.archivedAt) throw new DomainError('ROOM_ARCHIVED');
  await requireUnrestricted(deps, tx, { userId: member.userId, conversationId: conversation.id });
  if (conversation.kind !== 'direct') return;
  const otherId = counterpartOf(conversation, member.userId);
  if (otherId === null || (await haveBlocked(tx, member.userId, otherId))) {
    throw new DomainError('RECIPIENT_UNAVAILABLE');
  }
}

export async function requireUnrestricted(
  { moderation, clock }: Dependencies,
  tx: Tx,
  writer: { userId: string; conversationId: ConversationMembership['conversation']['id'] | null },
): Promise<void> {
  const restriction = await moderation.findRestriction(tx, { ...writer, now: clock.now() });
  if (restriction) throw new DomainError('RESTRICTED', { until: restriction.until });
}
