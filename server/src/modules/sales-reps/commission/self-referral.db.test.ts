import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asBuyer } from '../../../testing/checkout-buyer.ts';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk } = shop;
let serial = 0;
let rep: Rep;

beforeEach(async () => {
  rep = await shop.openRep({
    code: `SELF${++serial}00`,
    email: `tomas.balaz${serial}@gmail.com`,
  });
  await shop.makePayable(rep, ibans[serial % ibans.length]);
});

afterAll(() => shop.close());

const ibans = ['SK3112000000198742637541', 'DE89370400440532013000', 'AT611904300234573201'];
const price = 59_500;

/** A representative's attempts, and the expected hold reasons. */
const spellings = [
  (n: number) => `tomas.balaz${n}@gmail.com`,
  (n: number) => `tomasbalaz${n}@gmail.com`,
  (n: number) => `TomasBalaz${n}@Gmail.com`,
  (n: number) => `tomas.balaz${n}+x@gmail.com`,
  (n: number) => `t.o.m.a.s.b.a.l.a.z${n}@gmail.com`,
  (n: number) => `tomasbalaz${n}@googlemail.com`,
  (n: number) => `TOMAS.BALAZ${n}+shop@googlemail.com`,
  (n: number) => `tomasbalaz${n}+1@gmail.com`,
  (n: number) => `TOMASBALAZ${n}@GOOGLEMAIL.COM`,
  (n: number) => `tomasbalaz${n}+a.b@gmail.com`,
  (n: number) => `t.omas.balaz${n}+y@gmail.com`,
  (n: number) => `tomasbala.z${n}+x+y@googlemail.com`,
] as const;

const schemes: readonly (readonly [string, string, () => Promise<unknown>])[] = [
  ...spellings.map(
    (spell) => [`the mailbox ${spell(7)}`, 'sameMail', () => byMailbox(spell(serial))] as const,
  ),
  ['a card of their own', 'sameCard', () => byCard()],
  ['a card they pay with only later', 'sameCard', () => byLaterCard()],
  ['the account they are paid to', 'sameIban', () => byIban()],
  ['a circle of two', 'circle', () => buyInCircle(2)],
  ['a circle of three', 'circle', () => buyInCircle(3)],
  ['a throw-away mailbox', 'throwAwayMail', () => byMailbox('milena@yopmail.com')],
];

const buyAsSelf = ({ userId }: Rep) => asBuyer(stage, { userId, network: userId });

const byMailbox = (email: string) => shop.buy({ invitedBy: rep.code, price, email });

/** The representative's own purchase comes before or after the one that earns commission. */
async function byCard(): Promise<void> {
  const card = `4000${serial}00002500`;
  await shop.buy({ buyer: buyAsSelf(rep), card });
  await shop.buy({ invitedBy: rep.code, price, card });
}

async function byLaterCard(): Promise<void> {
  const card = `4000${serial}00002500`;
  await shop.buy({ invitedBy: rep.code, price, card });
  await shop.buy({ buyer: buyAsSelf(rep), card });
}

/** Another representative with the same bank account buys. */
async function byIban(): Promise<void> {
  const twin = await shop.openRep({ code: `TWIN${serial}00` });
  await shop.makePayable(twin, ibans[serial % ibans.length]);
  const buyer = buyAsSelf(twin);
  await shop.buy({ buyer, invitedBy: rep.code, price });
}

/** Each buys with the code of the next, and the last with that of the first. */
async function buyInCircle(size: number): Promise<void> {
  const others = await Promise.all(
    Array.from({ length: size - 1 }, (_, n) => shop.openRep({ code: `RING${serial}${n}0` })),
  );
  const ring = [rep, ...others];
  for (const [place, one] of ring.entries()) {
    const next = ring[(place + 1) % size] ?? rep;
    const buyer = buyAsSelf(next);
    await shop.buy({ buyer, invitedBy: one.code, price });
  }
}

describe('nobody is paid for their own purchase', () => {
  test.each(schemes)('by %s: held as %s', async (_, reason, scheme) => {
    await scheme();
    await shop.passWithdrawal();
    await expect(desk.salesRepsAdmin.draftPayout()).rejects.toMatchObject({
      code: 'PAYOUT_EMPTY',
    });
    const { lines } = await rep.api.salesReps.lines({});
    const [line] = lines;
    expect(line).toMatchObject({ state: 'held', amount: 10_000 });
    expect(line?.hold?.reasons).toContain(reason);
    expect((await rep.api.salesReps.dashboard({})).balances).toMatchObject({
      payable: 0,
      paid: 0,
    });
  });
});

test('a renewal is paid with the card of its first payment, also one that the rep uses only later', async () => {
  const card = `4000${serial}00002500`;
  const { buyer } = await shop.buy({ invitedBy: rep.code, kind: 'package', price, card });
  const { rows } = await stage.pool.query(
    'select stripe_subscription_id as name from subscriptions where user_id = $1',
    [buyer.userId],
  );
  await stage.stripe.control.renew(rows[0].name, 'paid');
  await stage.receiveEvents();
  await shop.buy({ buyer: buyAsSelf(rep), card });
  await shop.passWithdrawal();
  await expect(desk.salesRepsAdmin.draftPayout()).rejects.toMatchObject({ code: 'PAYOUT_EMPTY' });
  const { lines } = await rep.api.salesReps.lines({});
  expect(lines.map(({ cause, hold }) => [cause, hold?.reasons])).toEqual([
    ['renewal', ['sameCard']],
    ['sale', ['sameCard']],
  ]);
});

test('a card is kept as a digest, told to its owner, and forgotten with them or after a year', async () => {
  const { buyer } = await shop.buy({ invitedBy: rep.code, card: '4000000000003220' });
  const saved = async () =>
    (
      await stage.pool.query('select card_digest as digest from orders where user_id = $1', [
        buyer.userId,
      ])
    ).rows[0].digest;
  expect(await saved()).toMatch(/^[0-9a-f]{64}$/);
  const orders = stage.checkout.personalData.find(({ name }) => name === 'orders');
  expect(await orders?.read(stage.db, buyer.userId)).toMatchObject([{ cardDigest: await saved() }]);
  await shop.pass(399);
  await stage.runJob('forget-cards');
  expect(await saved()).not.toBeNull();
  await shop.pass(2);
  await stage.runJob('forget-cards');
  expect(await saved()).toBeNull();
  const other = await shop.buy({ invitedBy: rep.code });
  await stage.platform.transact((change) =>
    Promise.resolve(orders?.erase?.(change.tx, other.buyer.userId)),
  );
  const { rows } = await stage.pool.query('select 1 from orders where card_digest is not null');
  expect(rows).toEqual([]);
});
