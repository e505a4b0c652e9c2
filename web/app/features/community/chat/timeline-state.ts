import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import type {
  CommunityMember,
  Message,
  MessageId,
  MessagePage,
} from '@danube/contract/community/community.schemas.ts';
import type { SentPicture } from '../pictures/use-attachment.ts';

/** A message being sent. Its client id makes retries idempotent. */
export type Outgoing = {
  readonly clientId: string;
  readonly text: string;
  readonly replyTo: MessageId | null;
  readonly mentions: readonly CommunityMember['id'][];
  readonly trade: TradeDraft | null;
  readonly picture: SentPicture | null;
  readonly startedAt: Date;
  /** Null while it is being sent. */
  readonly failure: unknown;
};

/** A contiguous range of a conversation, and the messages this tab is sending. */
export type Timeline = {
  readonly messages: readonly Message[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly revision: number;
  /** The last read message when it was opened: later ones are new. */
  readonly readAtOpening: number;
  readonly outgoing: readonly Outgoing[];
};

export type HasOutgoing = Pick<Timeline, 'outgoing'>;

/** Older messages are dropped, so that a long session doesn't slow down the page. */
export const maxMessagesStored = 400;

export type MessageChanges = { readonly messages: readonly Message[]; readonly revision: number };

export function opened(page: MessagePage, outgoing: readonly Outgoing[] = []): Timeline {
  const { messages, hasBefore, hasAfter, revision, readSeq } = page;
  return {
    messages,
    hasBefore,
    hasAfter,
    revision,
    readAtOpening: readSeq,
    outgoing: stillOutgoing(outgoing, messages),
  };
}

/** Changes since the page was read are fetched again, because they may concern it. */
export function withOlder(timeline: Timeline, page: MessagePage): Timeline {
  const all = inOrder([...page.messages, ...timeline.messages]);
  const messages = all.slice(0, maxMessagesStored);
  return {
    ...timeline,
    messages,
    hasBefore: page.hasBefore,
    hasAfter: timeline.hasAfter || messages.length < all.length,
    revision: Math.min(timeline.revision, page.revision),
  };
}

export function withNewer(timeline: Timeline, page: MessagePage): Timeline {
  const all = inOrder([...timeline.messages, ...page.messages]);
  const messages = all.slice(-maxMessagesStored);
  return {
    ...timeline,
    messages,
    hasBefore: timeline.hasBefore || messages.length < all.length,
    hasAfter: page.hasAfter,
    revision: Math.min(timeline.revision, page.revision),
    outgoing: stillOutgoing(timeline.outgoing, page.messages),
  };
}

/** New messages are appended if the end is loaded; changed ones replace the shown ones. */
export function withChanges(timeline: Timeline, changes: MessageChanges): Timeline {
  const first = timeline.messages[0]?.seq ?? 0;
  const last = timeline.messages.at(-1)?.seq ?? 0;
  const fitting = changes.messages.filter(
    ({ seq }) => seq >= first && (seq <= last || !timeline.hasAfter),
  );
  const all = withoutExcerpts(inOrder([...timeline.messages, ...fitting]), changes.messages);
  const messages = all.slice(-maxMessagesStored);
  return {
    ...timeline,
    messages,
    hasBefore: timeline.hasBefore || messages.length < all.length,
    revision: Math.max(timeline.revision, changes.revision),
    outgoing: stillOutgoing(timeline.outgoing, changes.messages),
  };
}

/** The response to an action; inserted if it leaves no gap. */
export function withMessage(timeline: Timeline, message: Message): Timeline {
  const last = timeline.messages.at(-1)?.seq ?? 0;
  const isKnown = timeline.messages.some(({ seq }) => seq === message.seq);
  if (!isKnown && (timeline.hasAfter || message.seq !== last + 1)) return timeline;
  return withChanges(timeline, { messages: [message], revision: timeline.revision });
}

export function withOutgoing<Part extends HasOutgoing>(part: Part, outgoing: Outgoing): Part {
  const others = part.outgoing.filter(({ clientId }) => clientId !== outgoing.clientId);
  return { ...part, outgoing: [...others, outgoing] };
}

/** Only while it is still outgoing: a message may arrive although the answer was lost. */
export function withFailure<Part extends HasOutgoing>(
  part: Part,
  { clientId, failure }: Pick<Outgoing, 'clientId' | 'failure'>,
): Part {
  return {
    ...part,
    outgoing: part.outgoing.map((each) =>
      each.clientId === clientId ? { ...each, failure } : each,
    ),
  };
}

export function withoutOutgoing<Part extends HasOutgoing>(part: Part, clientId: string): Part {
  return { ...part, outgoing: part.outgoing.filter((each) => each.clientId !== clientId) };
}

export function lastSeq({ messages }: Timeline): number {
  return messages.at(-1)?.seq ?? 0;
}

/** By position; of duplicates the latest revision wins. */
function inOrder(messages: readonly Message[]): Message[] {
  const bySeq = new Map<number, Message>();
  for (const message of messages) {
    const known = bySeq.get(message.seq);
    if (!known || known.revision <= message.revision) bySeq.set(message.seq, message);
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/** Replies shown before it must not keep the excerpt of a message that was removed or hidden. */
function withoutExcerpts(messages: readonly Message[], changed: readonly Message[]): Message[] {
  const hidden = new Set(changed.filter(({ state }) => state !== 'shown').map(({ id }) => id));
  return messages.map((message) => {
    const { replyTo } = message;
    if (!replyTo?.excerpt || !hidden.has(replyTo.id)) return message;
    return { ...message, replyTo: { ...replyTo, excerpt: '', isPicture: false } };
  });
}

/** Without those that have arrived. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  arrived: readonly Message[],
): readonly Outgoing[] {
  const sent = new Set(arrived.map(({ clientId }) => clientId));
  return outgoing.filter(({ clientId }) => !sent.has(clientId));
}
