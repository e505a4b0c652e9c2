import type { Conversation } from '@danube/contract/community/community.schemas.ts';

export type WaitingMessage = {
  readonly room: Conversation;
  readonly message: NonNullable<Conversation['lastMessage']>;
  /** Someone asked, and there is no reply yet. */
  readonly isQuestion: boolean;
};

/**
 * A message for this member: the newest unanswered question, else the newest unread message. Never
 * their own.
 */
export function findWaiting(rooms: readonly Conversation[], userId: string): WaitingMessage | null {
  const others = rooms
    .flatMap((room): WaitingMessage[] => {
      const message = room.lastMessage;
      if (!message?.sender || message.sender.id === userId || message.excerpt === '') return [];
      if (room.isArchived) return [];
      return [
        { room, message, isQuestion: hasQuestionMark(message.excerpt) && !message.sender.isStaff },
      ];
    })
    .toSorted((one, other) => other.message.sentAt.getTime() - one.message.sentAt.getTime());
  return (
    others.find(({ isQuestion }) => isQuestion) ??
    others.find(({ room }) => room.unread > 0) ??
    null
  );
}

/** The question marks of Latin, Greek and Arabic script; the Greek one is a semicolon. */
function hasQuestionMark(text: string): boolean {
  return /[?\u037e\u061f]/.test(text);
}
