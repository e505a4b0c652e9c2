import { repAgreementVersion } from '@danube/contract/sales-reps/commission-rules.ts';
import type { Stage } from './stage.ts';

/** A line of commission that waits to be paid. */
export type EarnedLine = { readonly id: string; readonly repId: string; readonly amount: number };

/** One payment in the bank file; `rep` is the end of the representative's id. */
type Transfer = { readonly name: string; readonly rep: string; readonly cents: number };

/** Representatives who can be paid. The account number is sealed as the product does it. */
export async function addPaidReps(
  stage: Stage,
  { count, sealedIban }: { count: number; sealedIban: string },
): Promise<string[]> {
  const rows = await stage.query<{ id: string }>(
    `with added as (
       insert into reps (id, holder_name, iban, iban_end, agreement_version, agreed_at, created_at)
       select gen_random_uuid(), 'Payee ' || n, $2, '7541', $3, now(), now()
       from generate_series(1, $1::int) n returning id
     ),
     balances as (insert into rep_balances (rep_id) select id from added)
     select id from added`,
    [count, sealedIban, repAgreementVersion],
  );
  return rows.map(({ id }) => id);
}

type Earning = {
  readonly reps: readonly string[];
  readonly orderId: string;
  readonly round: number;
};

/** A payable line for each, with its posting, as a matured sale leaves them. */
export function addEarnings(
  stage: Stage,
  { reps, orderId, round }: Earning,
): Promise<EarnedLine[]> {
  return stage.query<EarnedLine>(
    `with made as (
       insert into commission_lines (id, rep_id, order_id, position, cause, source, item_type, title,
         country, price, discount, total, vat, net, rate, amount, at, due_at)
       select gen_random_uuid(), rep, $2, 1, 'sale', 'fault:' || $3::int || ':' || n, 'course',
         'A course', 'SK', 61500, 0, 61500, 11500, 50000, 1000, 5000 + 100 * $3::int + n, now(), now()
       from unnest($1::uuid[]) with ordinality as given (rep, n) returning *
     ),
     stands as (
       insert into commission_stands (line_id, rep_id, number, state, due_at, amount)
       select id, rep_id, number, 'payable', due_at, amount from made
     ),
     posted as (
       insert into ledger_entries (posting, order_id, account, amount, at)
       select 'commission:' || id, order_id, side.account, side.sign * amount, now()
       from made, (values ('commission', 1), ('repPayable', -1)) as side (account, sign)
     ),
     added as (
       update rep_balances b set payable = b.payable + made.amount from made
       where made.rep_id = b.rep_id
     )
     select id, rep_id as "repId", amount::int as amount from made`,
    [reps, orderId, round],
  );
}

/** The lines frozen for a payout. */
export async function findLinesOf(stage: Stage, payoutId: string): Promise<string[]> {
  const rows = await stage.query<{ id: string }>(
    'select line_id as id from commission_stands where payout_id = $1',
    [payoutId],
  );
  return rows.map(({ id }) => id);
}

/** Parsed from the file's text, without the product's code. */
export function readTransfers(xml: string): Transfer[] {
  const found = xml.matchAll(/<EndToEndId>([^<]+)<.*?<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g);
  return [...found].map(([, name = '', euros = '', cents = '']) => ({
    name,
    rep: name.slice(-12),
    cents: Number(`${euros}${cents}`),
  }));
}

/** The bank's status report (pain.002). */
export function writeBankAnswer(
  xml: string,
  transfers: readonly (Transfer & { readonly isBack: boolean })[],
): string {
  const message = /<MsgId>([^<]+)</.exec(xml)?.[1] ?? '';
  const statuses = transfers.map(
    ({ name, isBack }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${name}</OrgnlEndToEndId><TxSts>${isBack ? 'RJCT' : 'ACSC'}</TxSts></TxInfAndSts>`,
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>${statuses.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
}
