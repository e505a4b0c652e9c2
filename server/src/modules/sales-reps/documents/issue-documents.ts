import { createHash } from 'node:crypto';
import { homeCountry, isMemberState } from '@danube/contract/checkout/countries.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import {
  type PayoutId,
  type RepBilling,
  repDocumentIdSchema,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { RepStatementPdf, SelfBillPdf } from '@danube/documents/payout.types.ts';
import type { Tx } from '../../../platform/database.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { Change } from '../../../platform/transact.ts';
import { findCodes } from '../codes/codes.repository.ts';
import { issueDocumentsJob } from '../issue-documents.job.ts';
import {
  findItems,
  lockPayout,
  type PayoutItemRecord,
  type PayoutRecord,
} from '../payouts/payouts.repository.ts';
import {
  claimNextSerial,
  findDocuments,
  findPayoutLines,
  findUnprinted,
  insertDocument,
  type RepDocumentRecord,
  storePdf,
} from '../rep-documents.repository.ts';
import { notifyStaff } from '../reps/notify-staff.ts';
import { refreshDashboard } from '../reps/refresh-dashboard.ts';
import { findRep, lockBalances, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { hashStatement } from './hash-statement.ts';

/** The CSV has all of them; a statement of this length has some twenty pages. */
const printedLines = 500;

export function createIssueDocumentsJob(
  deps: SalesRepsDependencies,
): JobDefinition<{ payoutId: PayoutId }> {
  return {
    ...issueDocumentsJob,
    async handle({ payoutId }) {
      for (const item of await findItems(deps.db, payoutId)) {
        await deps.transact((change) => writeMissing(deps, change, item));
      }
      // After the numbers are assigned: rendering is slow, and the same document always renders the
      // same.
      for (const { id, repId, document, language } of await findUnprinted(deps.db, payoutId)) {
        const pdf = await deps.documents.renderPdf(document, language);
        const pdfHash = createHash('sha256').update(pdf).digest('hex');
        await deps.transact(async (change) => {
          await storePdf(change.tx, id, { pdf, pdfHash });
          await refreshDashboard(change, repId);
          await notifyStaff(deps, change);
        });
      }
    },
  };
}

type PaidPayout = {
  readonly payout: PayoutRecord;
  readonly item: PayoutItemRecord;
  readonly rep: RepRecord;
};

/** Creates the missing documents of a payment; idempotent. */
async function writeMissing(
  deps: SalesRepsDependencies,
  { tx }: Change,
  { payoutId, repId }: PayoutItemRecord,
): Promise<void> {
  // Locks the payout first, like every step.
  const payout = await lockPayout(tx, payoutId);
  await lockBalances(tx, repId);
  const item = (await findItems(tx, payoutId)).find((one) => one.repId === repId);
  const rep = await findRep(tx, repId);
  if (!payout || !item || !rep || item.state === 'draft') return;
  const paid = { payout, item, rep };
  const written = new Map((await findDocuments(tx, payoutId, repId)).map((one) => [one.kind, one]));
  if (item.state !== 'returned') {
    const statement = written.get('statement')?.number ?? (await writeStatement(deps, tx, paid));
    const billing = written.has('selfBill') ? null : billingFor(paid);
    if (billing) await writeSelfBill(deps, tx, { ...paid, statement, billing });
  }
  const bill = written.get('selfBill')?.document;
  if (item.state === 'returned' && bill?.kind === 'self-bill' && !written.has('correction')) {
    await writeCorrection(deps, tx, { ...paid, bill });
  }
}

async function writeStatement(
  deps: SalesRepsDependencies,
  tx: Tx,
  { payout, item, rep }: PaidPayout,
): Promise<string> {
  const lines = await findPayoutLines(tx, payout.id, rep.id);
  const rest = lines.slice(printedLines);
  return write(deps, tx, {
    payout,
    rep,
    kind: 'statement',
    document: async ({ number, issuedAt, code, language }) => ({
      kind: 'rep-statement',
      number,
      issuedAt,
      code,
      period: payout.period,
      holder: item.holderName,
      ibanEnd: item.ibanEnd,
      total: item.amount,
      academy: await deps.settings.findSeller(tx, language),
      lines: lines
        .slice(0, printedLines)
        .map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
      more:
        rest.length === 0
          ? null
          : { count: rest.length, amount: rest.reduce((sum, { amount }) => sum + amount, 0) },
      hash: hashStatement(lines),
    }),
  });
}

/**
 * Null if no invoice may be issued: there was no agreement before the payout (Article 224), or VIES
 * hasn't confirmed the VAT id, which `verify-rep-vat-ids` checks again every day.
 */
function billingFor({ rep, payout }: PaidPayout): RepBilling | null {
  const { billing, billingAgreedAt, vatIdState } = rep;
  const isAgreed = billingAgreedAt && payout.confirmedAt && billingAgreedAt <= payout.confirmedAt;
  const isKnown = vatIdState === null || vatIdState === 'verified';
  return isAgreed && isKnown ? billing : null;
}

/** The payment includes VAT if the representative owes it here. */
async function writeSelfBill(
  deps: SalesRepsDependencies,
  tx: Tx,
  about: PaidPayout & { statement: string; billing: RepBilling },
): Promise<void> {
  const { payout, item, rep, statement, billing } = about;
  const { name, street, postcode, city, country, vatId } = billing;
  const vatTreatment = treatmentOf(billing);
  const day = formatAcademyDay(payout.confirmedAt ?? deps.clock.now());
  const { amount: total } = item;
  const split =
    vatTreatment === 'standard'
      ? await deps.checkout.splitVatOn(tx, { country, day, total })
      : { net: total, vat: 0, vatRate: 0 };
  await write(deps, tx, {
    payout,
    rep,
    kind: 'selfBill',
    document: async ({ number, issuedAt, language }) => ({
      kind: 'self-bill',
      number,
      corrects: null,
      statementNumber: statement,
      issuedAt,
      period: payout.period,
      total,
      ...split,
      vatTreatment,
      supplier: { name, addressLines: [street, `${postcode} ${city}`], country, vatId },
      customer: await deps.settings.findSeller(tx, language),
    }),
  });
}

/**
 * B2B services are taxed in the customer's country; domestically by the supplier. A domestic VAT id
 * alone doesn't mean that VAT is charged: it is also issued for services from abroad.
 */
function treatmentOf({ country, vatId, chargesVat }: RepBilling): SelfBillPdf['vatTreatment'] {
  if (!isMemberState(country)) return 'reverseCharge';
  if (vatId === null) return 'notRegistered';
  if (country !== homeCountry) return 'reverseCharge';
  return chargesVat ? 'standard' : 'notPayer';
}

/** A payment was returned: its lines will be on another invoice, so this one is reversed. */
async function writeCorrection(
  deps: SalesRepsDependencies,
  tx: Tx,
  { payout, rep, bill }: PaidPayout & { bill: SelfBillPdf },
): Promise<void> {
  await write(deps, tx, {
    payout,
    rep,
    kind: 'correction',
    document: async ({ number, issuedAt }) => ({
      ...bill,
      number,
      issuedAt,
      corrects: bill.number,
      net: 0 - bill.net,
      vat: 0 - bill.vat,
      total: 0 - bill.total,
    }),
  });
}

const prefixes = { selfBill: 'SB', correction: 'SC', statement: 'ST' } as const;

type DocumentInput = {
  readonly payout: PayoutRecord;
  readonly rep: RepRecord;
  readonly kind: RepDocumentRecord['kind'];
  document(named: {
    number: string;
    issuedAt: string;
    code: string;
    language: LanguageCode;
  }): Promise<SelfBillPdf | RepStatementPdf>;
};

/** Numbered by the representative's first code, which is never reused: `SB-BALAZ7-0001`. */
async function write(
  deps: SalesRepsDependencies,
  tx: Tx,
  { payout, rep, kind, document }: DocumentInput,
): Promise<string> {
  const serial = await claimNextSerial(tx, rep.id, kind);
  const code = (await findCodes(tx, rep.id))[0]?.code ?? rep.id.slice(-12).toUpperCase();
  const number = `${prefixes[kind]}-${code}-${String(serial).padStart(4, '0')}`;
  const issuedAt = deps.clock.now();
  const own = rep.userId === null ? null : await deps.people.findLanguage(tx, rep.userId);
  const language = own ?? 'en';
  await insertDocument(tx, {
    id: repDocumentIdSchema.parse(deps.ids.uuid()),
    repId: rep.id,
    payoutId: payout.id,
    kind,
    serial,
    number,
    issuedAt,
    language,
    document: await document({ number, issuedAt: issuedAt.toISOString(), code, language }),
  });
  return number;
}
