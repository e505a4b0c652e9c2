import type { Buyer } from '@danube/faults/buyers.ts';
import type { BuyersStage } from './buyers-stage.ts';

export type Room = { readonly id: string };

/** The first open room, with these members in it. */
export async function openRoom(buyers: BuyersStage, members: readonly Buyer[]): Promise<Room> {
  const rows = await buyers.query<Room>(
    `select id from chat_conversations where kind = 'room' and slug = 'general'`,
  );
  const [room] = rows;
  if (!room) throw new Error('the seed has no room');
  await join(buyers, room, members);
  return room;
}

async function join(buyers: BuyersStage, room: Room, members: readonly Buyer[]): Promise<void> {
  await buyers.query(
    `insert into chat_members (conversation_id, user_id, joined_seq, read_seq, joined_at)
     select $1, id, 0, 0, now() from unnest($2::text[]) as id on conflict do nothing`,
    [room.id, members.map(({ id }) => id)],
  );
}
