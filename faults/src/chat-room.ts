import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import type { Buyer } from './buyers.ts';
import type { Stage } from './stage.ts';
import { callProcedure } from './visitor.ts';

export type Room = { readonly id: string };

/** A message as stored. */
export type StoredMessage = { readonly seq: number; readonly text: string };

/** The first open room, with these members in it. */
export async function openRoom(
  database: Pick<Stage, 'query'>,
  members: readonly Buyer[],
): Promise<Room> {
  const [room] = await database.query<Room>(
    `select id from chat_conversations where kind = 'room' and slug = 'general'`,
  );
  if (!room) throw new Error('the seed has no room');
  await database.query(
    `insert into chat_members (conversation_id, user_id, joined_seq, read_seq, joined_at)
     select $1, id, 0, 0, now() from unnest($2::text[]) as id on conflict do nothing`,
    [room.id, members.map(({ id }) => id)],
  );
  return room;
}

/** Messages written continuously to changing instances; each is repeated until acknowledged. */
export type Conversation = {
  /** When each text was first sent, by performance.now(). */
  readonly sentAt: ReadonlyMap<string, number>;
  readonly repeats: number;
  /** Ends when every message was acknowledged. */
  end(): Promise<void>;
};

export function startConversation(
  copies: readonly Pick<Copy, 'url'>[],
  options: { room: Room; people: readonly Buyer[]; perSecond: number },
): Conversation {
  const { room, people, perSecond } = options;
  const sentAt = new Map<string, number>();
  const sending: Promise<void>[] = [];
  let repeats = 0;
  let isOver = false;

  async function send(number: number): Promise<void> {
    const text = `Question ${number}: where does the stop belong?`;
    const input = { conversationId: room.id, clientId: randomUUID(), text };
    const cookie = people[number % people.length]?.cookie;
    sentAt.set(text, performance.now());
    for (let attempt = number; ; attempt += 1) {
      const url = copies[attempt % copies.length]?.url ?? '';
      const { status, body } = await callProcedure(url, 'messages/send', { cookie, input });
      if (status === 200) return;
      if (status !== 0 && status < 500) throw new Error(`a message was refused: ${status} ${body}`);
      repeats += 1;
      await sleep(100);
    }
  }

  async function write(): Promise<void> {
    const begin = performance.now();
    for (let number = 0; !isOver; number += 1) {
      await sleep(Math.max(0, begin + (number * 1_000) / perSecond - performance.now()));
      sending.push(send(number));
    }
  }

  const writing = write();
  return {
    sentAt,
    get repeats() {
      return repeats;
    },
    async end() {
      isOver = true;
      await writing;
      await Promise.all(sending);
    },
  };
}
