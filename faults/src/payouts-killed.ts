import { setTimeout as sleep } from 'node:timers/promises';
import { authSecret, type Copy } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { sampleBank } from '@danube/server/development/environment.ts';
import { readEnvironment } from '@danube/server/env.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { addBuyers, fillCarts, findShopItems } from './buyers.ts';
import { openOrderRequests, parsePlacedOrder, placeOrder } from './order-request.ts';
import {
  addEarnings,
  addPaidReps,
  type EarnedLine,
  findLinesOf,
  readTransfers,
  writeBankAnswer,
} from './payout-books.ts';
import { resetRateLimits } from './reset-rate-limits.ts';
import { expectAtLeast, expectNone, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { verifyBooks } from './verify-money.ts';
import { callProcedure, siteUrl, type TimedResponse } from './visitor.ts';

const repCount = 12;
/** How long a step takes on a quiet machine; kills are spread over it. */
const stepMs = 120;

/**
 * Every line of commission is in exactly one file until the bank returns it, however the copy dies.
 */
export const payoutsKilled: Scenario = {
  name: 'payouts-killed',
  needs: 'own',
  canOverlap: true,
  async run(stage) {
    const rounds = stage.isShort ? 1 : 25;
    const [copy] = await stage.startCopies(1, sampleBank);
    if (!copy) throw new Error('a copy is needed');
    const office = await openOffice(stage, copy);
    const sealedIban = await sealIban(stage);
    const reps = await addPaidReps(stage, { count: repCount, sealedIban });
    const orderId = await placeSale(stage, copy);
    let waiting: EarnedLine[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // Staff read a few bank files an hour; these rounds are as many months.
      if (!stage.isShort) await resetRateLimits(stage);
      waiting.push(...(await addEarnings(stage, { reps, orderId, round })));
      waiting = await payOut(stage, office, waiting);
    }
    const { kills, struck, wrong } = office;
    const least = kills / 4;
    return [
      expectAtLeast(least, `of ${kills} kills left a step unanswered`, [struck, '']),
      expectNone('payouts that paid a line twice, lost one or had two files', wrong),
      ...(await verifyAll(stage, office, waiting)),
      await verifyBooks(stage),
    ];
  },
};

async function sealIban(stage: Stage): Promise<string> {
  const env = readEnvironment({
    ...stage.env,
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
  });
  const parts = compose(env, createLogger({ level: 'silent', name: 'faults' }), 'danube-faults');
  const sealed = parts.seal.close('SK3112000000198742637541');
  await parts.close();
  return sealed;
}

/** The order that all commission lines belong to. */
async function placeSale(stage: Stage, { url }: Copy): Promise<string> {
  const [buyer] = await addBuyers(stage, { name: 'invited', count: 1 });
  if (!buyer) throw new Error('a buyer is needed');
  await fillCarts(stage, [buyer], await findShopItems(stage));
  const request = await openOrderRequests(url, buyer);
  return parsePlacedOrder(await placeOrder(url, buyer, request('transfer'))).orderId;
}

type Step = { readonly procedure: string; readonly by: 'first' | 'second'; readonly input: object };

type PayoutRun = {
  kills: number;
  struck: number;
  /** A sentence for each violation found. */
  readonly wrong: string[];
  /** Lines that were paid and didn't come back. */
  readonly paid: Set<string>;
  /** Performs a step during which the copy is killed, then repeats it until it is done. */
  perform(step: Step): Promise<void>;
  read(procedure: string, input: object): Promise<TimedResponse>;
};

/** Two administrators; the copy is killed during each of their steps. */
async function openOffice(stage: Stage, first: Copy): Promise<PayoutRun> {
  const random = openSeededRandom('payouts-killed');
  const staff = await addBuyers(stage, { name: 'payout-staff', count: 2 });
  await stage.query(
    `update profiles set role = 'admin', staff_roles = '{owner}' where id = any($1::text[])`,
    [staff.map(({ id }) => id)],
  );
  const cookies = { first: staff[0]?.cookie ?? '', second: staff[1]?.cookie ?? '' };
  let copy = first;
  const call = ({ procedure, by, input }: Step) =>
    callProcedure(copy.url, `salesRepsAdmin/${procedure}`, { input, cookie: cookies[by] });
  const office: PayoutRun = {
    kills: 0,
    struck: 0,
    wrong: [],
    paid: new Set(),
    async perform(step) {
      const answering = call(step);
      await sleep(delayOf(random));
      await copy.stop('SIGKILL');
      office.kills += 1;
      if ((await answering).status === 0) office.struck += 1;
      copy = await stage.restart(copy, sampleBank);
      const { status, body } = await call(step);
      // A step that was done before the copy died isn't done again.
      const isDone = status === 200 || status === 201 || body.includes('PAYOUT_STATE');
      if (!isDone) throw new Error(`${step.procedure} answered ${status}: ${body}`);
    },
    async read(procedure, input) {
      const answer = await call({ procedure, by: 'first', input });
      if (answer.status !== 200) throw new Error(`${procedure} answered ${answer.status}`);
      return answer;
    },
  };
  return office;
}

function delayOf(random: SeededRandom): number {
  return random.below(stepMs);
}

/** Draft, confirmation, sending and the bank's answer; returns the lines that came back. */
async function payOut(
  stage: Stage,
  office: PayoutRun,
  waiting: readonly EarnedLine[],
): Promise<EarnedLine[]> {
  await office.perform({ procedure: 'draftPayout', by: 'first', input: {} });
  const [draft] = await stage.query<{ id: string }>("select id from payouts where state = 'draft'");
  if (!draft) throw new Error('there is no draft');
  const { id } = draft;
  await office.perform({ procedure: 'confirmPayout', by: 'second', input: { id } });
  const file = await office.read('payoutFile', { id });
  const { xml }: { xml: string } = JSON.parse(file.body).json;
  office.wrong.push(...(await compareFile(stage, { id, xml, waiting })));
  await office.perform({ procedure: 'markSent', by: 'first', input: { id } });
  // Every other payment comes back.
  const transfers = readTransfers(xml).map((one, index) => ({ ...one, isBack: index % 2 === 0 }));
  const answer = writeBankAnswer(xml, transfers);
  await office.perform({
    procedure: 'importBankAnswer',
    by: 'first',
    input: { xml: answer, isTrial: false },
  });
  const back = new Set(transfers.filter(({ isBack }) => isBack).map(({ rep }) => rep));
  for (const { id: line, repId } of waiting) {
    if (back.has(repId.slice(-12))) continue;
    if (office.paid.has(line)) office.wrong.push(`${line} was paid twice`);
    office.paid.add(line);
  }
  return waiting.filter(({ repId }) => back.has(repId.slice(-12)));
}

/** The file pays each waiting line once, and there is one such file. */
async function compareFile(
  stage: Stage,
  { id, xml, waiting }: { id: string; xml: string; waiting: readonly EarnedLine[] },
): Promise<string[]> {
  const frozen = await findLinesOf(stage, id);
  const expected = sumsOf(waiting);
  const transfers = readTransfers(xml);
  const [files] = await stage.query<{ count: number }>(
    `select count(*)::int as count from audit_entries
     where action = 'sales-reps.confirm-payout' and target_id = $1`,
    [id],
  );
  return [
    ...(frozen.toSorted().join() === ids(waiting).toSorted().join() ? [] : [`${id} froze others`]),
    ...transfers
      .filter(({ rep, cents }) => expected.get(rep) !== cents)
      .map(({ rep }) => `${rep} has another amount in ${id}`),
    ...(transfers.length === expected.size ? [] : [`${id} has ${transfers.length} payments`]),
    ...(files?.count === 1 ? [] : [`${id} was confirmed ${files?.count} times`]),
  ];
}

function sumsOf(lines: readonly EarnedLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { repId, amount } of lines) {
    const rep = repId.slice(-12);
    sums.set(rep, (sums.get(rep) ?? 0) + amount);
  }
  return sums;
}

function ids(lines: readonly EarnedLine[]): string[] {
  return lines.map(({ id }) => id);
}

/** At the end, states, balances and ledger agree. */
async function verifyAll(
  stage: Stage,
  { paid }: PayoutRun,
  waiting: readonly EarnedLine[],
): Promise<Figure[]> {
  const rows = await stage.query<{ id: string; state: string; payout_id: string | null }>(
    `select s.line_id as id, s.state, s.payout_id from commission_stands s
     join commission_lines l on l.id = s.line_id where l.source like 'fault:%'`,
  );
  const isWaiting = new Set(ids(waiting));
  const misplaced = rows.filter(({ id, state, payout_id }) =>
    isWaiting.has(id)
      ? state !== 'payable' || payout_id !== null
      : state !== 'paid' || !paid.has(id),
  );
  const balances = await stage.query<{ rep: string }>(
    `select b.rep_id as rep from rep_balances b
     join (select rep_id, coalesce(sum(amount) filter (where state = 'paid'), 0) as paid,
             coalesce(sum(amount) filter (where state = 'payable'), 0) as payable
           from commission_stands group by rep_id) s on s.rep_id = b.rep_id
     where b.paid <> s.paid or b.payable <> s.payable`,
  );
  const ledger = await stage.query<{ line: string }>(
    `select s.line_id as line from commission_stands s
     join commission_lines l on l.id = s.line_id and l.source like 'fault:%'
     left join (select right(posting, 36) as line, -sum(amount) as paid from ledger_entries
                where account = 'repPaid' group by 1) e on e.line = s.line_id::text
     where coalesce(e.paid, 0) <> case when s.state = 'paid' then s.amount else 0 end`,
  );
  return [
    expectAtLeast(paid.size + waiting.length, 'lines at the end', [rows.length, '']),
    expectNone(
      'lines in a wrong state',
      misplaced.map(({ id }) => id),
    ),
    expectNone(
      'balances that are not the sum of their lines',
      balances.map(({ rep }) => rep),
    ),
    expectNone(
      'lines that the ledger pays otherwise',
      ledger.map(({ line }) => line),
    ),
  ];
}
