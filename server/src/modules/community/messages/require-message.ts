import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError, isDomainError } from '../../../platform/domain-error.ts';
import type { ConversationMembership } from '../access/conversations.repository.ts';
import {
  firstSeqOf,
  requireConversation,
  requireLockedConversation,
} from '../access/require-conversation.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';

type Dependencies = Pick<CommunityDependencies, 'entitlements'>;
type Input = { readonly member: Member; readonly id: MessageId };
type LockedMessage = { readonly message: MessageRow; readonly found: ConversationMembership };

/** A message that the caller may read, with its conversation and position. */
export function requireMessage(deps: Dependencies, tx: Tx, asked: Input): Promise<LockedMessage> {
  return requireBy(requireConversation, { deps, tx, asked });
}

/** The same with its conversation locked, so that nobody else can change it. */
export function requireLockedMessage(
  deps: Dependencies,
  tx: Tx,
  asked: Input,
): Promise<LockedMessage> {
  return requireBy(requireLockedConversation, { deps, tx, asked });
}

async function requireBy(
  require: typeof requireConversation,
  { deps, tx, asked }: { deps: Dependencies; tx: Tx; asked: Input },
): Promise<LockedMessage> {
  const known = await findMessage(tx, asked.id);
  if (!known) throw new DomainError('MESSAGE_NOT_FOUND');
  const found = await requireMembershipOf(require, { deps, tx, asked, known });
  // Read again, because it may have changed before the lock was acquired.
  const message = await findMessage(tx, asked.id);
  if (!message || message.seq < firstSeqOf(found)) throw new DomainError('MESSAGE_NOT_FOUND');
  return { message, found };
}

async function requireMembershipOf(
  require: typeof requireConversation,
  given: { deps: Dependencies; tx: Tx; asked: Input; known: MessageRow },
): Promise<ConversationMembership> {
  const { deps, tx, asked, known } = given;
  try {
    return await require(deps, tx, { member: asked.member, id: known.conversationId });
  } catch (error) {
    if (isDomainError(error, 'CONVERSATION_NOT_FOUND')) throw new DomainError('MESSAGE_NOT_FOUND');
    throw error;
  }
}
