import type { Message } from '@danube/contract/community/community.schemas.ts';
import type { Timeline } from './timeline-state.ts';

export type TimelineRow =
  | { readonly kind: 'day'; readonly key: string; readonly date: Date }
  | { readonly kind: 'new'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** By the same author as the previous message, so the name isn't repeated. */
      readonly isContinued: boolean;
    };

const continuedWithinMs = 5 * 60_000;

/** The rows of a timeline: messages, day dividers and the unread divider. */
export function timelineRows(timeline: Timeline, dayOf: (instant: Date) => string): TimelineRow[] {
  const { messages, readAtOpening } = timeline;
  const firstNew = messages.find(({ seq, isMine }) => seq > readAtOpening && !isMine);
  const isNewFromStart = readAtOpening === 0 && !timeline.hasBefore;
  return messages.flatMap((message, index): TimelineRow[] => {
    const before = messages[index - 1];
    const isNewDay = !before || dayOf(before.sentAt) !== dayOf(message.sentAt);
    const isFirstNew = message === firstNew && !isNewFromStart;
    return [
      ...(isNewDay
        ? [{ kind: 'day', key: `day-${message.seq}`, date: message.sentAt } as const]
        : []),
      ...(isFirstNew
        ? [{ kind: 'new', key: 'new', count: countNew(messages, readAtOpening) } as const]
        : []),
      {
        kind: 'message',
        key: String(message.seq),
        message,
        isContinued: !isNewDay && !isFirstNew && isContinuing(before, message),
      },
    ];
  });
}

function countNew(messages: readonly Message[], readAtOpening: number): number {
  return messages.filter(({ seq, isMine }) => seq > readAtOpening && !isMine).length;
}

function isContinuing(before: Message | undefined, message: Message): boolean {
  if (!before?.sender || before.sender.id !== message.sender?.id) return false;
  if (before.state !== 'shown' || message.state !== 'shown' || message.replyTo) return false;
  return message.sentAt.getTime() - before.sentAt.getTime() < continuedWithinMs;
}
