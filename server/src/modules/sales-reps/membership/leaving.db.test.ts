import { afterAll, describe, expect, test } from 'vitest';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk, secondBookkeeper } = shop;

afterAll(() => shop.close());

/** Like the account's erasure. */
async function erase({ userId }: Rep): Promise<void> {
  await stage.platform.transact(async (change) => {
    for (const source of stage.salesReps.personalData) {
      if ('erase' in source) await source.erase(change.tx, userId, change);
    }
  });
  await stage.pool.query('delete from users where id = $1', [userId]);
}

async function bankOf({ id }: Rep) {
  const { rows } = await stage.pool.query(
    'select holder_name as holder, iban, iban_digest as digest, tax_id as tax from reps where id = $1',
    [id],
  );
  return rows[0];
}

async function version(): Promise<number> {
  const { rows } = await stage.pool.query(
    "select version from content_versions where tag = 'salesReps'",
  );
  return Number(rows[0]?.version ?? 0);
}

describe('a representative whose account is erased', () => {
  test('is paid what is owed, however little, and forgotten when no payment can come back', async () => {
    const rep = await shop.openRep({ code: 'LEAVE1' });
    await shop.makePayable(rep);
    await shop.buy({ invitedBy: rep.code, price: 11_900 });
    await erase(rep);
    expect((await bankOf(rep)).iban).not.toBeNull();
    await shop.passWithdrawal();
    const { id, items } = await desk.salesRepsAdmin.draftPayout();
    expect(items).toMatchObject([{ repId: rep.id, amount: 2_000, ibanEnd: '7541' }]);
    await secondBookkeeper.salesRepsAdmin.confirmPayout({ id });
    await desk.salesRepsAdmin.markSent({ id });
    await stage.runJob('forget-left-reps');
    expect((await bankOf(rep)).iban).not.toBeNull();
    await shop.pass(61);
    await stage.runJob('forget-left-reps');
    expect(await bankOf(rep)).toEqual({ holder: null, iban: null, digest: null, tax: null });
  });

  test('to whom nothing is owed is forgotten at once', async () => {
    const rep = await shop.openRep({ code: 'LEAVE2' });
    await shop.makePayable(rep);
    await erase(rep);
    expect(await bankOf(rep)).toEqual({ holder: null, iban: null, digest: null, tax: null });
  });

  test('has no page any more, in no cache either', async () => {
    const rep = await shop.openRep({ code: 'LEAVE3' });
    const before = await version();
    await erase(rep);
    expect(await version()).toBeGreaterThan(before);
    await expect(shop.anonymous.salesReps.landing({ code: 'LEAVE3' })).rejects.toMatchObject({
      code: 'REP_NOT_FOUND',
    });
  });
});

test('the end of a representative throws the cached page away', async () => {
  const rep = await shop.openRep({ code: 'LEAVE4' });
  const before = await version();
  await desk.salesRepsAdmin.changeState({ id: rep.id, isActive: false, reason: 'moved on' });
  expect(await version()).toBeGreaterThan(before);
});

test('renewals end with the representative, and what was bought before stays', async () => {
  const rep = await shop.openRep({ code: 'LEAVE5' });
  const { buyer } = await shop.buy({ invitedBy: rep.code, kind: 'package', price: 4_900 });
  const { rows } = await stage.pool.query(
    'select stripe_subscription_id as name from subscriptions where user_id = $1',
    [buyer.userId],
  );
  const lines = async () => (await rep.api.salesReps.lines({})).lines;
  await stage.stripe.control.renew(rows[0].name, 'paid');
  await stage.receiveEvents();
  expect((await lines()).map(({ cause }) => cause)).toEqual(['renewal', 'sale']);
  await desk.salesRepsAdmin.changeState({ id: rep.id, isActive: false, reason: 'moved on' });
  await stage.stripe.control.renew(rows[0].name, 'paid');
  await stage.receiveEvents();
  expect(await lines()).toHaveLength(2);
  await desk.salesRepsAdmin.changeState({ id: rep.id, isActive: true, reason: 'came back' });
  await stage.stripe.control.renew(rows[0].name, 'paid');
  await stage.receiveEvents();
  expect(await lines()).toHaveLength(2);
});
