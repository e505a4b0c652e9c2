import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk, secondBookkeeper } = shop;
let serial = 0;
let reps: Rep[];

beforeEach(async () => {
  reps = [];
  for (const letter of ['A', 'B']) {
    const rep = await shop.openRep({ code: `BANK${letter}${++serial}` });
    await shop.makePayable(rep);
    reps.push(rep);
  }
});

afterAll(() => shop.close());

async function confirmed() {
  for (const { code } of reps) await shop.buy({ invitedBy: code, price: 59_500 });
  await shop.passWithdrawal();
  const { id } = await desk.salesRepsAdmin.draftPayout();
  await secondBookkeeper.salesRepsAdmin.confirmPayout({ id });
  const { xml } = await desk.salesRepsAdmin.payoutFile({ id });
  const nameOf = ({ id: repId }: Rep) =>
    [...xml.matchAll(/<EndToEndId>([^<]+)</g)]
      .map(([, name = '']) => name)
      .find((name) => name.endsWith(repId.slice(-12))) ?? '';
  return { id, message: /<MsgId>([^<]+)</.exec(xml)?.[1] ?? '', nameOf };
}

function answer(message: string, payments: readonly (readonly [string, string, string?])[]) {
  const parts = payments.map(
    ([name, status, more = '']) =>
      `<TxInfAndSts><OrgnlEndToEndId>${name}</OrgnlEndToEndId><TxSts>${status}</TxSts>${more}</TxInfAndSts>`,
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>${parts.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
}

const closed = '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed</AddtlInf></StsRsnInf>';
const balancesOf = async ({ api }: Rep) => (await api.salesReps.dashboard({})).balances;
const importXml = (xml: string, isTrial = false) =>
  desk.salesRepsAdmin.importBankAnswer({ xml, isTrial });

describe('the bank’s answer', () => {
  test('settles what it names, once: paid is paid, and what was refused is payable again', async () => {
    const [paid, refused] = reps as [Rep, Rep];
    const { message, nameOf } = await confirmed();
    const xml = answer(message, [
      [nameOf(paid), 'ACSC'],
      [nameOf(refused), 'RJCT', closed],
      ['somebody-else', 'ACSC'],
    ]);
    const trial = await importXml(xml, true);
    const outcomes = ['arrived', 'returned', 'unknown'];
    expect(trial.payments.map(({ outcome }) => outcome).toSorted()).toEqual(outcomes);
    expect(await balancesOf(paid)).toMatchObject({ payable: 10_000, paid: 0 });
    await importXml(xml);
    expect(await balancesOf(paid)).toMatchObject({ payable: 0, paid: 10_000 });
    expect(await balancesOf(refused)).toMatchObject({ payable: 10_000, paid: 0 });
    expect(await paid.api.salesReps.payouts()).toMatchObject([{ state: 'arrived' }]);
    expect(await refused.api.salesReps.payouts()).toMatchObject([
      { state: 'returned', returnedBecause: 'AC04 Closed' },
    ]);
    await stage.runJobs();
    expect(stage.mails.map(({ mail }) => mail)).toContainEqual(
      expect.objectContaining({ kind: 'rep-payout-returned', reason: 'AC04 Closed' }),
    );
    const again = await Promise.all([importXml(xml), importXml(xml), importXml(xml)]);
    for (const { payments } of again) {
      expect(payments.map(({ outcome }) => outcome).toSorted()).toEqual([
        'known',
        'known',
        'unknown',
      ]);
    }
    expect(await balancesOf(refused)).toMatchObject({ payable: 10_000, paid: 0 });
  });

  test('that refuses the file makes everything payable again; sums that differ change nothing', async () => {
    const { message, nameOf, id } = await confirmed();
    const [first, second] = reps as [Rep, Rep];
    const other = '<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">99.99</InstdAmt></Amt></OrgnlTxRef>';
    const wrong = await importXml(answer(message, [[nameOf(first), 'ACSC', other]]));
    const outcomeOf = (rep: Rep) =>
      wrong.payments.find(({ name }) => name === nameOf(rep))?.outcome;
    expect([outcomeOf(first), outcomeOf(second)]).toEqual(['wrongAmount', 'waiting']);
    await importXml(answer(message, []).replace('PART', 'RJCT'));
    for (const rep of [first, second]) {
      expect(await balancesOf(rep)).toMatchObject({ payable: 10_000, paid: 0 });
    }
    const { state, items } = await desk.salesRepsAdmin.readPayout({ id });
    expect([state, ...new Set(items.map((item) => item.state))]).toEqual(['sent', 'returned']);
  });

  test('that refuses what was booked does not pay it a second time', async () => {
    const { message, nameOf } = await confirmed();
    const [paid] = reps as [Rep];
    await importXml(answer(message, [[nameOf(paid), 'ACSC']]));
    const again = await importXml(answer(message, [[nameOf(paid), 'RJCT', closed]]));
    expect(again.payments.find(({ name }) => name === nameOf(paid))?.outcome).toBe('known');
    expect(await balancesOf(paid)).toMatchObject({ payable: 0, paid: 10_000 });
  });

  test('about their own payment is not taken from staff who are representatives', async () => {
    const { message, nameOf } = await confirmed();
    const [own] = reps as [Rep];
    const staff = shop.asMember({
      userId: own.userId,
      isAdmin: true,
      roles: ['bookkeeper'],
      isSalesRep: true,
    });
    const xml = answer(message, [[nameOf(own), 'RJCT', closed]]);
    const { payments } = await staff.salesRepsAdmin.importBankAnswer({ xml, isTrial: false });
    expect(payments.find(({ name }) => name === nameOf(own))?.outcome).toBe('own');
    expect(await balancesOf(own)).toMatchObject({ payable: 10_000 });
  });

  test('is refused where it is no such file, and asked for by nobody but who keeps the books', async () => {
    await expect(importXml('<html></html>')).rejects.toMatchObject({
      code: 'BANK_FILE_UNREADABLE',
    });
    const [rep] = reps as [Rep];
    const input = { xml: answer('x', []), isTrial: true };
    await expect(rep.api.salesRepsAdmin.importBankAnswer(input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
