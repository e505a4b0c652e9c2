import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import type { Buyer } from './buyers.ts';
import type { Room, StoredMessage } from './chat-room.ts';
import { type OpenStream, openStream, type RoomChanges } from './event-stream.ts';
import type { SeededRandom } from './seeded-random.ts';
import { callProcedure } from './visitor.ts';

/** A tab with the room open: it follows the stream and fetches what the stream left out. */
export type ChatTab = {
  /** Its messages by their place in the room. */
  readonly texts: ReadonlyMap<number, string>;
  /** When each text arrived, by performance.now(). */
  readonly receivedAt: ReadonlyMap<string, number>;
  readonly reconnects: number;
  close(): void;
};

type Found = {
  readonly messages: readonly StoredMessage[];
  readonly revision: number;
  readonly isComplete: boolean;
};

/** As the browser's EventSource waits, after the stream's own `retry` field. */
const reconnectMs = 1_000;

export async function openChatTab(
  copies: readonly Copy[],
  options: { room: Room; member: Buyer; since: number; random: SeededRandom },
): Promise<ChatTab> {
  const { room, random } = options;
  const { cookie } = options.member;
  const texts = new Map<number, string>();
  const receivedAt = new Map<string, number>();
  let revision = options.since;
  let reconnects = 0;
  let isClosed = false;
  let isBehind = false;
  let isFetching = false;
  let stream: OpenStream | undefined;

  const anyCopy = () => copies[random.below(copies.length)]?.url ?? '';

  function take(messages: readonly StoredMessage[]): void {
    for (const { seq, text } of messages) {
      texts.set(seq, text);
      if (!receivedAt.has(text)) receivedAt.set(text, performance.now());
    }
  }

  function apply(changes: RoomChanges): void {
    if (changes.conversationId !== room.id) return;
    if (changes.after > revision) {
      fetchMissing();
      return;
    }
    take(changes.messages);
    revision = Math.max(revision, changes.revision);
  }

  function fetchMissing(): void {
    isBehind = true;
    if (!isFetching) void fetchAll();
  }

  async function fetchAll(): Promise<void> {
    isFetching = true;
    while (isBehind && !isClosed) {
      // Before the request: what happens during it may not be in the answer.
      isBehind = false;
      const input = { conversationId: room.id, revision };
      const answer = await callProcedure(anyCopy(), 'messages/changes', { cookie, input });
      if (answer.status === 200) {
        const found: Found = JSON.parse(answer.body).json;
        take(found.messages);
        revision = Math.max(revision, found.revision);
        isBehind ||= !found.isComplete;
      } else {
        isBehind = true;
        await sleep(200);
      }
    }
    isFetching = false;
  }

  async function connect(): Promise<OpenStream | undefined> {
    const lastEventId = stream?.lastEventId;
    const opened = await openStream(anyCopy(), {
      cookie,
      lastEventId,
      hasMessages: true,
      onMessage({ topic, changes = [], conversations = [] }) {
        for (const each of changes) apply(each);
        if (topic === 'reset' || conversations.includes(room.id)) fetchMissing();
      },
    }).catch(() => undefined);
    return opened?.status === 200 ? opened : undefined;
  }

  async function keepOpen(): Promise<void> {
    while (!isClosed) {
      await sleep(20);
      if (stream?.isOpen) continue;
      await sleep(reconnectMs);
      reconnects += 1;
      stream = (await connect()) ?? stream;
    }
  }

  stream = await connect();
  void keepOpen();
  return {
    texts,
    receivedAt,
    get reconnects() {
      return reconnects;
    },
    close() {
      isClosed = true;
      stream?.close();
    },
  };
}
