import type { MessagePage } from '@danube/contract/community/community.schemas.ts';
import { describe, expect, it } from 'vitest';
import { messageOf, outgoingOf } from './message.factory.ts';
import {
  maxMessagesStored,
  opened,
  type Timeline,
  withChanges,
  withMessage,
  withNewer,
  withOlder,
  withOutgoing,
} from './timeline-state.ts';

function pageOf(from: number, to: number, rest: Partial<MessagePage> = {}): MessagePage {
  const messages = Array.from({ length: to - from + 1 }, (_, index) =>
    messageOf({ seq: from + index }),
  );
  return {
    messages,
    hasBefore: false,
    hasAfter: false,
    revision: to,
    seq: to,
    readSeq: 0,
    ...rest,
  };
}

const seqsOf = ({ messages }: Timeline) => messages.map(({ seq }) => seq);

const outgoing = outgoingOf();

describe('a timeline', () => {
  it('takes pages on both sides, each message once', () => {
    const middle = opened(pageOf(5, 7, { hasBefore: true, hasAfter: true }));
    const older = withOlder(middle, pageOf(3, 5, { hasBefore: true }));
    const all = withNewer(older, pageOf(7, 9));
    expect(seqsOf(all)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(all).toMatchObject({ hasBefore: true, hasAfter: false });
  });

  it('shows a change in its place, and never an older state of it', () => {
    const edited = messageOf({ seq: 2, revision: 9, text: 'edited' });
    const timeline = withChanges(opened(pageOf(1, 3)), { messages: [edited], revision: 9 });
    const late = withChanges(timeline, { messages: [messageOf({ seq: 2 })], revision: 4 });
    expect(late.messages[1]?.text).toBe('edited');
    expect(late.revision).toBe(9);
  });

  it('keeps nothing of a removed message in the replies to it', () => {
    const replyTo = { id: 'm1', seq: 1, sender: null, excerpt: 'The DAX at noon', isPicture: true };
    const reply = messageOf({ seq: 2, replyTo });
    const page = { ...pageOf(2, 3), messages: [reply, messageOf({ seq: 3 })] };
    const removed = messageOf({ seq: 1, revision: 9, state: 'removed', text: '' });
    const timeline = withChanges(opened(page), { messages: [removed], revision: 9 });
    expect(timeline.messages[0]?.replyTo).toMatchObject({ excerpt: '', isPicture: false });
  });

  it('puts new messages in order, whatever the order of what it hears', () => {
    const news = [messageOf({ seq: 5, revision: 5 }), messageOf({ seq: 4, revision: 6 })];
    expect(seqsOf(withChanges(opened(pageOf(1, 3)), { messages: news, revision: 6 }))).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('leaves new messages out while the end is not here, so that there is no gap', () => {
    const timeline = opened(pageOf(1, 3, { hasAfter: true }));
    const news = { messages: [messageOf({ seq: 60 })], revision: 60 };
    expect(seqsOf(withChanges(timeline, news))).toEqual([1, 2, 3]);
    expect(seqsOf(withMessage(opened(pageOf(1, 3)), messageOf({ seq: 5 })))).toEqual([1, 2, 3]);
  });

  it('shows what was sent once, whether the answer or the stream comes first', () => {
    const sending = withOutgoing(opened(pageOf(1, 3)), outgoing);
    const sent = messageOf({ seq: 4 });
    const received = withChanges(sending, { messages: [sent], revision: 4 });
    expect(received.outgoing).toEqual([]);
    expect(seqsOf(withMessage(received, sent))).toEqual([1, 2, 3, 4]);
  });

  it('tries a failed message again as the same one', () => {
    const failed = withOutgoing(opened(pageOf(1, 3)), { ...outgoing, failure: new Error('away') });
    expect(withOutgoing(failed, outgoing).outgoing).toEqual([outgoing]);
  });

  it('keeps no more than it can draw, and remembers that there is more', () => {
    const long = opened(pageOf(1, maxMessagesStored));
    const news = { messages: [messageOf({ seq: maxMessagesStored + 1 })], revision: 1000 };
    const timeline = withChanges(long, news);
    expect(timeline.messages).toHaveLength(maxMessagesStored);
    expect(timeline.hasBefore).toBe(true);
    expect(seqsOf(timeline).at(-1)).toBe(maxMessagesStored + 1);
  });
});
