import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import type { Buyer } from './buyers.ts';
import type { Room, StoredMessage } from './chat-room.ts';
import { type OpenStream, openStream, type RoomChanges } from './event-stream.ts';
import type { SeededRandom } from './seeded-random.ts';
import { callProcedure, type TimedResponse } from './visitor.ts';

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
  const { room, member, since, random } = options;
  const { cookie } = member;
  const anyCopy = () => copies[random.below(copies.length)]?.url ?? '';
  const fetchChanges = (revision: number) =>
    callProcedure(anyCopy(), 'messages/changes', {
      cookie,
      input: { conversationId: room.id, revision },
    });
  const copy = openRoomCopy(since, fetchChanges);
  let reconnects = 0;
  let isClosed = false;
  let stream: OpenStream | undefined;

  async function connect(): Promise<OpenStream | undefined> {
    const opened = await openStream(anyCopy(), {
      cookie,
      lastEventId: stream?.lastEventId,
      hasMessages: true,
      onMessage({ topic, changes = [], conversations = [] }) {
        for (const each of changes) if (each.conversationId === room.id) copy.apply(each);
        if (topic === 'reset' || conversations.includes(room.id)) copy.fetchMissing();
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
    texts: copy.texts,
    receivedAt: copy.receivedAt,
    get reconnects() {
      return reconnects;
    },
    close() {
      isClosed = true;
      copy.close();
      stream?.close();
    },
  };
}

/** A tab's copy of the room; it knows up to which revision it has everything. */
function openRoomCopy(since: number, fetchChanges: (revision: number) => Promise<TimedResponse>) {
  const texts = new Map<number, string>();
  const receivedAt = new Map<string, number>();
  let revision = since;
  let isBehind = false;
  let isFetching = false;
  let isClosed = false;

  function take(changes: Pick<RoomChanges, 'messages' | 'revision'>): void {
    for (const { seq, text } of changes.messages) {
      texts.set(seq, text);
      if (!receivedAt.has(text)) receivedAt.set(text, performance.now());
    }
    revision = Math.max(revision, changes.revision);
  }

  async function fetchAll(): Promise<void> {
    isFetching = true;
    while (isBehind && !isClosed) {
      // Before the request: what happens during it may not be in the answer.
      isBehind = false;
      const { status, body } = await fetchChanges(revision);
      if (status === 200) {
        const found: Found = JSON.parse(body).json;
        take(found);
        isBehind ||= !found.isComplete;
      } else {
        isBehind = true;
        await sleep(200);
      }
    }
    isFetching = false;
  }

  function fetchMissing(): void {
    isBehind = true;
    if (!isFetching) void fetchAll();
  }

  return {
    texts,
    receivedAt,
    fetchMissing,
    apply(changes: RoomChanges): void {
      if (changes.after > revision) fetchMissing();
      else take(changes);
    },
    close() {
      isClosed = true;
    },
  };
}
