import type { Conversation, Message } from '@danube/contract/community/community.schemas.ts';
import type { Outgoing } from './timeline-state.ts';

/** The server creates branded ids; tests needn't validate theirs. */
type Written<Thing> = { readonly [Field in keyof Thing]?: unknown };

export function messageOf(written: Written<Message> & { seq: number }): Message {
  const { seq } = written;
  const message: unknown = {
    id: `m${seq}`,
    conversationId: 'c1',
    revision: seq,
    clientId: `client-${seq}`,
    sender: { id: 'ben', name: 'Ben Weber', isStaff: false },
    isMine: false,
    isFromBlocked: false,
    state: 'shown',
    text: `Message ${seq}`,
    sentAt: new Date(Date.UTC(2026, 10, 17, 9, seq % 60)),
    editedAt: null,
    replyTo: null,
    replyCount: 0,
    mentions: [],
    trade: null,
    picture: null,
    topic: null,
    reactions: [],
    isQuoted: false,
    ...written,
  };
  return message as Message;
}

export function conversationOf(written: Written<Conversation> = {}): Conversation {
  const conversation: unknown = {
    id: 'c1',
    kind: 'room',
    slug: 'dax',
    title: 'DAX',
    description: 'The index',
    courseId: null,
    counterpart: null,
    memberCount: null,
    seq: 3,
    revision: 3,
    firstSeq: 1,
    readSeq: 3,
    readUntil: null,
    unread: 0,
    isMember: true,
    isMuted: false,
    isArchived: false,
    slowSeconds: 0,
    request: null,
    isBlocked: false,
    lastMessage: null,
    ...written,
  };
  return conversation as Conversation;
}

export function outgoingOf(written: Partial<Outgoing> = {}): Outgoing {
  return {
    clientId: 'client-4',
    text: 'Fair.',
    replyTo: null,
    mentions: [],
    trade: null,
    picture: null,
    startedAt: new Date(),
    failure: null,
    ...written,
  };
}
