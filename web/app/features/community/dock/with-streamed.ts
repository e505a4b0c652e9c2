import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import type { RoomChanges } from '@danube/contract/live.ts';

const maxExcerpt = 200;

/** A room in the list, updated with messages from the stream. */
export function withStreamed(
  conversation: Conversation,
  changes: RoomChanges,
  isRead: boolean,
): Conversation {
  const isCounted = conversation.isMember && !isRead;
  const revision = Math.max(conversation.revision, changes.revision);
  const last = changes.messages.toSorted((one, other) => other.seq - one.seq)[0];
  if (!last || last.seq < conversation.seq) return { ...conversation, revision };
  // Anyone who writes has read the earlier messages.
  const own = changes.messages.filter(({ isMine }) => isMine).map(({ seq }) => seq);
  const readSeq = Math.max(conversation.readSeq, ...own);
  const { seq, sender, sentAt, picture, isMine } = last;
  const text = last.text || (picture?.alt ?? '');
  const isPicture = last.text === '' && picture !== null;
  return {
    ...conversation,
    revision,
    seq,
    readSeq: isCounted ? readSeq : seq,
    readUntil: isMine || isRead ? sentAt : conversation.readUntil,
    unread: isCounted ? seq - readSeq : 0,
    lastMessage: { sender, sentAt, excerpt: text.slice(0, maxExcerpt), isPicture },
  };
}
