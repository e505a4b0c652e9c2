import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { broadcastTyping } from '../../../platform/typing-broadcast.ts';
import { findBlockedEitherWay } from '../access/blocks.repository.ts';
import { counterpartOf, requireConversation } from '../access/require-conversation.ts';
import { toCommunityMember } from '../access/to-community-member.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';

type Dependencies = Pick<
  CommunityDependencies,
  'clock' | 'db' | 'entitlements' | 'findShownPeople' | 'moderation' | 'presence' | 'redis'
>;

/** The presence key for having any conversation open. */
const anyConversationKey = 'chat';

/**
 * Records that the caller has a conversation open, and returns who else does. Writes nothing to the
 * database.
 */
export async function recordPresence(
  deps: Dependencies,
  member: Member,
  { conversationId: id, isTyping }: { conversationId: ConversationId; isTyping: boolean },
) {
  const { userId } = member;
  const { conversation } = await requireConversation(deps, deps.db, { member, id });
  const [, hereCount] = await Promise.all([
    deps.presence.note(anyConversationKey, userId),
    deps.presence.note(id, userId),
  ]);
  const { kind, requestedBy } = conversation;
  if (kind === 'room') return { hereCount, isCounterpartActive: null };
  const blocked = await findBlockedEitherWay(deps.db, userId);
  const notifyTyping = () => (isTyping ? notifyOthers(deps, { userId, id, blocked }) : undefined);
  if (kind === 'group') {
    await notifyTyping();
    return { hereCount, isCounterpartActive: null };
  }
  const otherId = counterpartOf(conversation, userId);
  // People outside the conversation see nothing and aren't counted.
  if (requestedBy !== null || otherId === null) {
    return { hereCount: null, isCounterpartActive: null };
  }
  if (blocked.has(otherId)) {
    // The same response as for someone who is offline; anything else would reveal the block.
    return { hereCount: null, isCounterpartActive: hereCount === null ? null : false };
  }
  await notifyTyping();
  const isCounterpartActive = await deps.presence.isPresent(anyConversationKey, otherId);
  return { hereCount: null, isCounterpartActive };
}

/** Not sent to people who blocked the person or were blocked by them. */
async function notifyOthers(
  { db, clock, moderation, findShownPeople, redis }: Dependencies,
  { userId, id, blocked }: { userId: string; id: ConversationId; blocked: ReadonlySet<string> },
): Promise<void> {
  const writer = { userId, conversationId: id, now: clock.now() };
  if (await moderation.findRestriction(db, writer)) return;
  const person = toCommunityMember(await findShownPeople(db, [userId]), userId);
  if (!person) return;
  const message = { topic: 'typing' as const, conversationId: id, person };
  broadcastTyping(redis, { message, hiddenFrom: [...blocked] });
}
