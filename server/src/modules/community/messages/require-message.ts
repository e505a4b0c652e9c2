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
export function requireMessage(deps: Dependencies, tx: Tx, input: Input): Promise<LockedMessage> {
  return findReadable(requireConversation, { deps, tx, input });
}

/** The same with its conversation locked, so that nobody else can change it. */
export function requireLockedMessage(
  deps: Dependencies,
  tx: Tx,
  input: Input,
): Promise<LockedMessage> {
  return findReadable(requireLockedConversation, { deps, tx, input });
}

async function findReadable(
  require: typeof requireConversation,
  { deps, tx, input }: { deps: Dependencies; tx: Tx; input: Input },
): Promise<LockedMessage> {
  const known = await findMessage(tx, input.id);
  if (!known) throw new DomainError('MESSAGE_NOT_FOUND');
  const found = await requireMembershipOf(require, { deps, tx, input, known });
  // Read again, because it may have changed before the lock was acquired.
  const message = await findMessage(tx, input.id);
  if (!message || message.seq < firstSeqOf(found)) throw new DomainError('MESSAGE_NOT_FOUND');
  return { message, found };
}

async function requireMembershipOf(
  require: typeof requireConversation,
  given: { deps: Dependencies; tx: Tx; input: Input; known: MessageRow },
): Promise<ConversationMembership> {
  const { deps, tx, input, known } = given;
  try {
    return await require(deps, tx, { member: input.member, id: known.conversationId });
  } catch (error) {
    if (isDomainError(error, 'CONVERSATION_NOT_FOUND')) throw new DomainError('MESSAGE_NOT_FOUND');
    throw error;
  }
}
