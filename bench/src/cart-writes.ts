import { callProcedure } from '@danube/faults/visitor.ts';
import { openBuyersStage, sellingSettings } from './buyers-stage.ts';
import type { Figure } from './measurement.ts';
import { startBareWrites } from './record-writes.ts';
import type { Stage } from './stage.ts';
import { compareWrites, type Lane } from './write-load.ts';

const connections = 32;
const changesEach = 20;

/** Adding and removing cart items, against `pg` with the same statements. */
export async function measureCartWrites(stage: Stage): Promise<Figure[]> {
  const buyers = await openBuyersStage(stage);
  const [shopItem] = buyers.shopItems;
  const item = shopItem?.id;
  const added = { itemType: 'course', item, language: 'en' };
  const removed = { itemType: 'course', item };
  const [recorded] = await buyers.addBuyers('recorded-cart', 1);
  if (!recorded) throw new Error('a buyer is needed');
  const bare = await startBareWrites(stage, buyers, {
    member: recorded.id,
    async call(url) {
      await expectOk(callProcedure(url, 'cart/add', { ...recorded, input: added }));
      await expectOk(callProcedure(url, 'cart/remove', { ...recorded, input: removed }));
    },
  });
  const ours = await stage.startProduct(sellingSettings);
  const people = {
    ours: await buyers.addBuyers('cart-ours', connections),
    bare: await buyers.addBuyers('cart-bare', connections),
  };
  try {
    return await compareWrites({
      ours,
      bare,
      rounds: 5,
      goal: 0.5,
      lanesFor: (side) =>
        people[side].map(
          ({ id, cookie }): Lane =>
            Array.from({ length: changesEach }, (_, change) => ({
              member: id,
              cookie,
              ...(change % 2 === 0
                ? { path: '/api/rpc/cart/add', input: added }
                : { path: '/api/rpc/cart/remove', input: removed }),
            })),
        ),
      note: 'the same statements; the bare server checks no session, input, origin or limit and writes no log',
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop(), buyers.close()]);
  }
}

/** A rejected call would record different statements. */
export async function expectOk(
  answering: Promise<{ status: number; body: string }>,
): Promise<void> {
  const { status, body } = await answering;
  if (status !== 200) throw new Error(`a call to be recorded answered ${status}: ${body}`);
}
