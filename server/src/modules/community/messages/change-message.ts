import type {
  Message,
  MessageId,
  ReactionKind,
} from '@danube/contract/community/community.schemas.ts';
import { hasLinks } from '@danube/contract/community/message-links.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import {
  type ConversationMembership,
  incrementRevision,
} from '../access/conversations.repository.ts';
import { requireWriter } from '../access/require-writer.ts';
import { notifyConversation } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { removePictureOf } from '../pictures/remove-picture.job.ts';
import { isShown } from './describe-messages.ts';
import { type MessageRow, markRemoved, storeText, updateMessage } from './messages.repository.ts';
import { deleteReaction, deleteReactionsTo, insertReaction } from './reactions.repository.ts';
import { requireLockedMessage } from './require-message.ts';
import { findMessageLanguage, readSent } from './send-message.ts';

/** By its author, as long as it is visible. */
export async function editMessage(
  deps: CommunityDependencies,
  member: Member,
  { messageId, text }: { messageId: MessageId; text: string },
): Promise<Message> {
  const language = await findMessageLanguage(deps, member);
  return withLockedMessage(deps, { member, messageId }, async (open, { message, found }) => {
    const { conversation } = found;
    requireAuthor(message, member);
    if (!isShown(message)) throw new DomainError('MESSAGE_NOT_CHANGEABLE');
    if (message.text === text) return null;
    const isRequest = conversation.requestedBy === member.userId;
    if (isRequest && hasLinks(text)) throw new DomainError('LINKS_IN_REQUEST');
    const editedAt = deps.clock.now();
    const revision = await incrementRevision(open.tx, conversation.id);
    const stored = await storeText(open.tx, message, { text, language, revision, editedAt });
    const row = message.quotedAt ? await removeFromPublicPage(open, stored) : stored;
    await deps.moderation.messageWritten(open, {
      id: row.id,
      conversationId: conversation.id,
      senderId: member.userId,
      text,
      pictureAlt: message.picture?.alt ?? null,
      conversationKind: conversation.kind,
      isEdit: true,
    });
    return row;
  });
}

/** A message hidden by a moderator stays for an appeal. */
export function removeMessage(
  deps: CommunityDependencies,
  member: Member,
  messageId: MessageId,
): Promise<Message> {
  return withLockedMessage(
    deps,
    { member, messageId, isRemoval: true },
    async (open, { message }) => {
      const { tx } = open;
      requireAuthor(message, member);
      if (message.removedAt) return null;
      if (message.hiddenAt) throw new DomainError('MESSAGE_NOT_CHANGEABLE');
      if (message.quotedAt) open.touchContent('community');
      const revision = await incrementRevision(tx, message.conversationId);
      await deleteReactionsTo(tx, messageId);
      await removePictureOf(deps, tx, messageId);
      return markRemoved(tx, messageId, { revision, removedAt: deps.clock.now() });
    },
  );
}

export function reactToMessage(
  deps: CommunityDependencies,
  member: Member,
  { messageId, kind, isOn }: { messageId: MessageId; kind: ReactionKind; isOn: boolean },
): Promise<Message> {
  return withLockedMessage(deps, { member, messageId }, async ({ tx }, { message }) => {
    if (!isShown(message)) throw new DomainError('MESSAGE_NOT_CHANGEABLE');
    const reaction = { messageId, userId: member.userId, kind };
    const hasChanged = isOn
      ? await insertReaction(tx, { ...reaction, reactedAt: deps.clock.now() })
      : await deleteReaction(tx, reaction);
    if (!hasChanged) return null;
    const revision = await incrementRevision(tx, message.conversationId);
    return updateMessage(tx, messageId, { revision });
  });
}

type Input = {
  readonly member: Member;
  readonly messageId: MessageId;
  /** Someone who may no longer write can still remove their messages. */
  readonly isRemoval?: boolean;
};

type ApplyChange = (
  open: Change,
  locked: { message: MessageRow; found: ConversationMembership },
) => Promise<MessageRow | null>;

/**
 * Changes a message under its conversation's lock and notifies the members; null if nothing
 * changes.
 */
async function withLockedMessage(
  deps: CommunityDependencies,
  { member, messageId, isRemoval = false }: Input,
  work: ApplyChange,
): Promise<Message> {
  const row = await deps.transact(async (open) => {
    const locked = await requireLockedMessage(deps, open.tx, { member, id: messageId });
    const { conversation } = locked.found;
    if (!isRemoval) await requireWriter(deps, open.tx, { member, conversation });
    const changed = await work(open, locked);
    if (changed) notifyConversation(open, conversation.id);
    return changed ?? locked.message;
  });
  return readSent(deps, member, row);
}

/** Visitors only see the text that staff selected, so an edit removes it from the page. */
function removeFromPublicPage(
  { tx, touchContent }: Change,
  { id }: MessageRow,
): Promise<MessageRow> {
  touchContent('community');
  return updateMessage(tx, id, { quotedAt: null });
}

function requireAuthor({ senderId }: MessageRow, { userId }: Member): void {
  if (senderId !== userId) throw new DomainError('MESSAGE_NOT_CHANGEABLE');
}
