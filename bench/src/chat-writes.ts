import { randomUUID } from 'node:crypto';
import { callProcedure } from '@danube/faults/visitor.ts';
import { openBuyers, sellingSettings } from './buyers-stage.ts';
import { expectOk } from './cart-writes.ts';
import { openRoom } from './chat-stage.ts';
import type { Figure } from './measurement.ts';
import { type Numbering, startBareWrites } from './record-writes.ts';
import type { Stage } from './stage.ts';
import { compareWrites, type Lane, warmUpRounds } from './write-load.ts';

const connections = 16;
/** Fewer than the limit of a minute. */
const messagesEach = 20;
const rounds = 5;

/** Messages in one room, whose row every writer locks, against `pg` with the same statements. */
export async function measureChatWrites(stage: Stage): Promise<Figure[]> {
  const buyers = await openBuyers(stage);
  const [recorded] = await buyers.addBuyers('recorded-chat', 1);
  if (!recorded) throw new Error('a member is needed');
  // Each round has its own members, because of the rate limit.
  const count = connections * (rounds + warmUpRounds);
  const people = {
    ours: await buyers.addBuyers('chat-ours', count),
    bare: await buyers.addBuyers('chat-bare', count),
  };
  const room = await openRoom(buyers, [recorded, ...people.ours, ...people.bare]);
  const message = () => ({
    conversationId: room.id,
    clientId: randomUUID(),
    text: 'Where does the stop belong?',
  });
  const numbering: Numbering = {
    from: { statement: 'for update', column: 'seq', add: 1 },
    prepare: (before) =>
      buyers.query('update chat_conversations set seq = $2, revision = $2 where id = $1', [
        room.id,
        before,
      ]),
  };
  const bare = await startBareWrites(stage, buyers, {
    member: recorded.id,
    numbering,
    fixedIds: [room.id],
    call: (url) => expectOk(callProcedure(url, 'messages/send', { ...recorded, input: message() })),
  });
  const ours = await stage.startProduct(sellingSettings);
  try {
    return await compareWrites({
      ours,
      bare,
      rounds,
      goal: 0.5,
      lanesFor: (side, round) =>
        people[side].slice(round * connections, (round + 1) * connections).map(
          ({ id, cookie }): Lane =>
            Array.from({ length: messagesEach }, () => ({
              path: '/api/rpc/messages/send',
              member: id,
              cookie,
              input: message(),
            })),
        ),
      note: 'the same statements in one room; the bare server checks no session, input, origin or limit',
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop(), buyers.close()]);
  }
}
