import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { whisper } from '../../../platform/whispers.ts';
import { haveBlocked } from '../access/blocks.repository.ts';
import type { Seat } from '../access/conversations.repository.ts';
import { counterpartOf, requireConversation } from '../access/require-conversation.ts';
import { toCommunityMember } from '../access/to-community-member.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';

type Dependencies = Pick<
  CommunityDependencies,
  'db' | 'entitlements' | 'findShownPeople' | 'presence' | 'redis'
>;

/** Where everyone is who has any conversation open. */
const anywhere = 'chat';

/** Notes that the caller has a conversation open, and who else has. Writes nothing to the database. */
export async function notePresence(
  deps: Dependencies,
  member: Member,
  { conversationId: id, isTyping }: { conversationId: ConversationId; isTyping: boolean },
) {
  const { userId } = member;
  const found = await requireConversation(deps, deps.db, { member, id });
  const [, hereCount] = await Promise.all([
    deps.presence.note(anywhere, userId),
    deps.presence.note(id, userId),
  ]);
  if (found.conversation.kind === 'room') return { hereCount, isCounterpartActive: null };
  const isWelcome = await areTalking(deps, found, userId);
  if (isTyping && isWelcome) await tellTyping(deps, userId, id);
  if (found.conversation.kind === 'group') return { hereCount, isCounterpartActive: null };
  const otherId = counterpartOf(found.conversation, userId);
  const isCounterpartActive =
    isWelcome && otherId ? await deps.presence.isThere(anywhere, otherId) : null;
  return { hereCount: null, isCounterpartActive };
}

/** A stranger, or someone who is blocked, learns nothing and shows nothing. */
async function areTalking(
  { db }: Pick<Dependencies, 'db'>,
  { conversation, seat }: Seat,
  userId: string,
): Promise<boolean> {
  if (!seat) return false;
  if (conversation.kind !== 'direct') return true;
  const otherId = counterpartOf(conversation, userId);
  if (conversation.requestedBy !== null || otherId === null) return false;
  return !(await haveBlocked(db, userId, otherId));
}

async function tellTyping(
  { db, findShownPeople, redis }: Dependencies,
  userId: string,
  conversationId: ConversationId,
): Promise<void> {
  const person = toCommunityMember(await findShownPeople(db, [userId]), userId);
  if (person) whisper(redis, { topic: 'typing', conversationId, person });
}
