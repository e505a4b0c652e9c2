import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import type {
  CommunityMember,
  ConversationId,
  Message,
  MessageId,
} from '@danube/contract/community/community.schemas.ts';
import type { RoomChanges } from '@danube/contract/live.ts';
import { browserApi } from '../../../lib/api.ts';
import {
  type ChatEvent,
  changesIn,
  concernsConversation,
  listenToChat,
} from '../../../lib/chat-events.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { toPictureDraft } from '../pictures/to-picture-draft.ts';
import type { SentPicture } from '../pictures/use-attachment.ts';
import { createCatchUp, createLoading } from './catch-up.ts';
import { readChangesSince } from './read-changes.ts';
import { createTimelineCell, type TimelineCell } from './timeline-cell.ts';
import {
  lastSeq,
  type Outgoing,
  opened,
  type Timeline,
  withChanges,
  withFailure,
  withMessage,
  withNewer,
  withOlder,
  withOutgoing,
  withoutOutgoing,
} from './timeline-state.ts';

/** Where a conversation is opened: at its end, at a message, or on a day. */
export type OpenAt = { readonly around: number } | { readonly from: Date } | 'end';

export type MessageDraft = {
  readonly text: string;
  readonly replyTo: MessageId | null;
  readonly mentions: readonly CommunityMember['id'][];
  readonly trade: TradeDraft | null;
  readonly picture: SentPicture | null;
};

/** The messages of one view of a conversation, kept up to date. */
export function createTimelineStore(conversationId: ConversationId) {
  const cell = createTimelineCell();
  const catchUp = createCatchUp(() => applyChanges(cell, conversationId));
  const load = createLoading(catchUp.ask);
  const readMark = createReadMark(cell, conversationId);
  const inTurn = createTurns();
  const open = (at: OpenAt) => load.during(() => inTurn(() => openAt(cell, conversationId, at)));
  const showEnd = () =>
    load.during(() =>
      inTurn(async () => {
        if (!isEndShown(cell)) await openAt(cell, conversationId, 'end');
        return isEndShown(cell);
      }),
    );
  const more = (direction: Direction) =>
    load.during(() => loadMore(cell, conversationId, direction));

  function receiveEvents(news: ChatEvent): void {
    if (!concernsConversation(news, conversationId)) return;
    load.receiveEvents();
    const streamed = changesIn(news, conversationId);
    const isAsked = news === 'reset' || news.conversations.includes(conversationId);
    if (!streamed.every((changes) => applyStreamed(cell, changes)) || isAsked) void catchUp.ask();
  }

  async function deliver(outgoing: Outgoing): Promise<void> {
    const { clientId, text, replyTo, mentions, trade } = outgoing;
    const picture = toPictureDraft(outgoing.picture);
    cell.changeOutgoing((part) => withOutgoing(part, { ...outgoing, failure: null }));
    void showEnd();
    try {
      const draft = { clientId, text, replyTo, mentions: [...mentions], trade, picture };
      const message = await browserApi.messages.send({ conversationId, ...draft });
      await showSent(message, clientId);
    } catch (failure) {
      cell.changeOutgoing((part) => withFailure(part, { clientId, failure }));
    }
  }

  async function showSent(message: Message, clientId: string): Promise<void> {
    if (await showEnd()) cell.change((timeline) => withMessage(timeline, message));
    else cell.changeOutgoing((part) => withoutOutgoing(part, clientId));
    if (cell.outgoing().some((each) => each.clientId === clientId)) await catchUp.ask();
  }

  return {
    conversationId,
    read: cell.read,
    watch: cell.watch,
    /** Opens it and subscribes; returns the function that unsubscribes. */
    start(at: OpenAt): () => void {
      catchUp.start();
      void open(at);
      const stop = listenToChat(receiveEvents);
      return () => {
        catchUp.stop();
        readMark.flush();
        stop();
      };
    },
    open,
    /** Loads the latest messages unless they are shown. False if they couldn't be loaded. */
    showEnd,
    older: () => more('older'),
    newer: () => more('newer'),
    send(draft: MessageDraft): Promise<void> {
      const clientId = crypto.randomUUID();
      return deliver({ ...draft, clientId, startedAt: new Date(), failure: null });
    },
    /** With the same id: if the first attempt arrived, there is still only one message. */
    retry: deliver,
    discard: (clientId: string) => cell.changeOutgoing((part) => withoutOutgoing(part, clientId)),
    /** Shows an action's response. */
    show: (message: Message) => cell.change((timeline) => withMessage(timeline, message)),
    markRead: readMark.move,
  };
}

export type TimelineStore = ReturnType<typeof createTimelineStore>;

/** One after the other, so that a page asked for earlier never replaces a later one. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result;
    return result;
  };
}

function isEndShown(cell: TimelineCell): boolean {
  return cell.shown()?.hasAfter === false;
}

async function openAt(cell: TimelineCell, conversationId: ConversationId, at: OpenAt) {
  try {
    const page = await browserApi.messages.list({ conversationId, ...(at === 'end' ? {} : at) });
    cell.set({ status: 'ready', timeline: opened(page, cell.outgoing()), paging: null });
  } catch (error) {
    // What is shown stays.
    if (cell.shown()) logFailure('messages', error);
    else cell.set({ status: 'failed', error, outgoing: cell.outgoing() });
  }
}

type Direction = 'older' | 'newer';

async function loadMore(cell: TimelineCell, conversationId: ConversationId, direction: Direction) {
  const timeline = cell.beginPaging(direction);
  if (!timeline) return;
  const edge = edgeOf(timeline, direction);
  const place = direction === 'older' ? { before: edge } : { after: edge };
  try {
    const page = await browserApi.messages.list({ conversationId, ...place });
    const more = direction === 'older' ? withOlder : withNewer;
    // Another part may have been opened meanwhile: the page would leave a gap in it.
    cell.change((now) => (edgeOf(now, direction) === edge ? more(now, page) : now));
  } catch (error) {
    logFailure('messages', error);
  }
  cell.endPaging();
}

function edgeOf(timeline: Timeline, direction: Direction): number {
  return direction === 'older' ? (timeline.messages[0]?.seq ?? 0) : lastSeq(timeline);
}

async function applyChanges(cell: TimelineCell, conversationId: ConversationId): Promise<void> {
  const timeline = cell.shown();
  if (!timeline) return;
  const changes = await readChangesSince(conversationId, timeline.revision);
  cell.change((now) => withChanges(now, changes));
}

/** False if something before it is missing. Before the first page there is nothing to add it to. */
function applyStreamed(cell: TimelineCell, changes: RoomChanges): boolean {
  const timeline = cell.shown();
  if (timeline && changes.after > timeline.revision) return false;
  if (timeline && changes.revision > timeline.revision) {
    cell.change((now) => withChanges(now, changes));
  }
  return true;
}

/** Otherwise everyone reading a busy room would send a request with every message. */
const markReadPauseMs = 2_000;

/** Marks messages as read up to the last visible one. */
function createReadMark(cell: TimelineCell, conversationId: ConversationId) {
  let readSeq = 0;
  let nextAt = 0;
  let waiting: Promise<boolean> | null = null;
  let endPause: () => void = () => undefined;

  async function store(): Promise<boolean> {
    waiting = null;
    const timeline = cell.shown();
    const seq = timeline ? lastSeq(timeline) : 0;
    const before = Math.max(readSeq, timeline?.readAtOpening ?? 0);
    if (seq <= before) return false;
    readSeq = seq;
    nextAt = Date.now() + markReadPauseMs;
    try {
      await browserApi.messages.markRead({ conversationId, seq });
      return true;
    } catch (error) {
      readSeq = before;
      logFailure('messages', error);
      return false;
    }
  }

  function pauseFor(pauseMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    /** True if the position changed. */
    move(): Promise<boolean> {
      const pauseMs = nextAt - Date.now();
      if (pauseMs <= 0) return store();
      // Messages that arrive during the pause are marked as read with it.
      waiting ??= pauseFor(pauseMs).then(store);
      return waiting;
    },
    /** What was seen is stored when the view ends, so that no timer outlives it. */
    flush: () => endPause(),
  };
}
