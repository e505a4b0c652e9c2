import type { Message, MessageId } from '@danube/contract/community/community.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { incrementRevision } from '../access/conversations.repository.ts';
import { notifyConversation } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { isShown } from '../messages/describe-messages.ts';
import { findFeatured, updateMessage } from '../messages/messages.repository.ts';
import { requireLockedMessage } from '../messages/require-message.ts';
import { readSent } from '../messages/send-message.ts';

const maxQuotesListed = 100;

/** Messages that visitors may read; more than the page shows. */
export async function listFeaturedMessages({
  db,
  findShownPeople,
}: Pick<CommunityDependencies, 'db' | 'findShownPeople'>) {
  const found = await findFeatured(db, maxQuotesListed);
  const people = await findShownPeople(
    db,
    found.flatMap(({ message }) => message.senderId ?? []),
  );
  return found.flatMap(({ message, room }) => {
    const { id, text, sentAt, quotedAt, senderId } = message;
    const author = people.get(senderId ?? '')?.name ?? null;
    const pictureAlt = message.picture?.alt ?? null;
    return quotedAt ? [{ id, text, pictureAlt, sentAt, quotedAt, author, room: room ?? '' }] : [];
  });
}

/** Visitors read it on the community page; only visible messages from open rooms. */
export async function featureMessage(
  deps: CommunityDependencies,
  act: ActionContext,
  { messageId, isQuoted }: { messageId: MessageId; isQuoted: boolean },
): Promise<Message> {
  const { member } = act;
  const row = await deps.transact(async (change) => {
    const { tx } = change;
    const { message, found } = await requireLockedMessage(deps, tx, { member, id: messageId });
    const { kind, courseId, id } = found.conversation;
    const isOpen = kind === 'room' && courseId === null && isShown(message);
    if (isQuoted && !isOpen) throw new DomainError('NOT_FOR_THIS_KIND');
    if (isQuoted === (message.quotedAt !== null)) return message;
    const revision = await incrementRevision(tx, id);
    const quotedAt = isQuoted ? deps.clock.now() : null;
    const stored = await updateMessage(tx, messageId, { quotedAt, revision });
    change.touchContent('community');
    change.audit({
      ...auditFieldsOf(act),
      action: isQuoted ? 'community.quote' : 'community.unquote',
      target: { kind: 'message', id: messageId },
    });
    notifyConversation(change, id);
    return stored;
  });
  return readSent(deps, member, row);
}
