import type { PlantedDefect } from './planted-defect.ts';

const reps = 'server/src/modules/sales-reps';
const histories = {
  kind: 'test',
  file: `${reps}/commission-histories.property.db.test.ts`,
  failing: 'every history of a representative ends as the model says',
} as const;
const commission = `${reps}/commission/commission.db.test.ts`;
const dueLines = `${reps}/commission/compute-due-lines.property.test.ts`;
const ownCase = `${reps}/own-case.db.test.ts`;
const payouts = `${reps}/payouts/payouts.db.test.ts`;

/** Defects that would pay a representative too much, too little, twice or for their own orders. */
export const commissionDefects: readonly PlantedDefect[] = [
  {
    name: 'commission at the rate of today instead of the day of the order',
    file: `${reps}/commission/follow-commission.ts`,
    edit: (source) =>
      source.replace('sale.continues?.placedAt ?? sale.placedAt', "new Date('2100-01-01')"),
    check: { kind: 'test', file: commission, failing: 'at the rate of the day it was placed' },
  },
  {
    name: 'commission that is taken back where the academy is at fault',
    file: `${reps}/commission/compute-due-lines.ts`,
    edit: (source) =>
      source.replace("if (cause === 'academyFault') return", 'if (share < 0) return'),
    check: { kind: 'test', file: commission, failing: 'by the fault of the academy, nothing' },
  },
  {
    name: 'reversal that is written twice',
    file: `${reps}/commission/compute-due-lines.ts`,
    edit: (source) => source.replace('if (lines.some((known) =>', 'if (lines.every((known) =>'),
    check: histories,
  },
  {
    name: 'dispute that was won and gives nothing back',
    file: `${reps}/commission/compute-due-lines.ts`,
    edit: (source) =>
      source.replace(
        "cause === 'disputeWon' ? taken : share",
        "cause === 'disputeWon' ? 0 : share",
      ),
    check: { kind: 'test', file: dueLines, failing: 'a dispute that is won gives again exactly' },
  },
  {
    name: 'suspicious order that is not held',
    file: `${reps}/commission/follow-commission.ts`,
    edit: (source) => source.replace("reasons.length > 0 ? 'held' : 'pending'", "'pending'"),
    check: { kind: 'test', file: commission, failing: 'the same mailbox is held' },
  },
  {
    name: 'refused commission that stays owed',
    file: `${reps}/holds/decide-hold.ts`,
    edit: (source) => source.replace("decision === 'refused' ? 0 - left : 0", '0'),
    check: { kind: 'test', file: commission, failing: 'what is refused does not' },
  },
  {
    name: 'commission that can be paid out before its time',
    file: `${reps}/commission/commissions.repository.ts`,
    edit: (source) =>
      source.replace('dueBy ? lte(commissionStands.dueAt, dueBy) : undefined', 'undefined'),
    check: histories,
  },
  {
    name: 'payout that who drafted it confirms',
    file: `${reps}/payouts/confirm-payout.ts`,
    edit: (source) => source.replace('others.length > 0 || !coversScope', '!coversScope'),
    check: { kind: 'test', file: ownCase, failing: 'who drafted it does not' },
  },
  {
    name: 'payment that came back and stays paid',
    file: `${reps}/payouts/follow-payout.ts`,
    edit: (source) =>
      source.replace(
        "to: 'payable',\n    name: `commission-returned",
        "to: 'paid',\n    name: `commission-returned",
      ),
    check: { kind: 'test', file: payouts, failing: 'can be paid again, and nothing is paid twice' },
  },
  {
    name: 'rate that staff raise for themselves',
    file: `${reps}/administration/perform-rep-action.ts`,
    edit: (source) =>
      source.replace(
        "if (rep.userId === act.member.userId) throw new DomainError('OWN_COMMISSION');",
        '',
      ),
    check: { kind: 'test', file: ownCase, failing: 'set none of their own terms' },
  },
  {
    name: 'payout that is confirmed by who is paid',
    file: `${reps}/payouts/confirm-payout.ts`,
    edit: (source) => source.replace('paid.has(member.userId)', 'false'),
    check: { kind: 'test', file: ownCase, failing: 'confirm no payout that pays them' },
  },
  {
    name: 'bank details after the sale that nobody compares',
    file: `${reps}/payouts/draft-payout.ts`,
    edit: (source) => source.replace('await holdBeforePayout(deps, change, rep);', ''),
    check: {
      kind: 'test',
      file: `${reps}/holds/hold-before-payout.db.test.ts`,
      failing: 'hold what was bought in the same name',
    },
  },
  {
    name: 'renewal that earns after the representative ended',
    file: `${reps}/attribution/attributions.repository.ts`,
    edit: (source) => source.replace(/ and \$\{reps\.isActive\}/, ''),
    check: {
      kind: 'test',
      file: `${reps}/membership/leaving.db.test.ts`,
      failing: 'renewals end with the representative',
    },
  },
  {
    name: 'bank file whose entities are taken',
    file: `${reps}/bank-report/read-xml.ts`,
    edit: (source) => source.replace('isKnown &&= letter !== undefined;', ''),
    check: {
      kind: 'test',
      file: `${reps}/bank-report/parse-bank-report.test.ts`,
      failing: 'what is no such file is refused',
    },
  },
  {
    name: 'returned payment that keeps its invoice',
    file: `${reps}/payouts/follow-payout.ts`,
    edit: (source) =>
      source.replace(
        'await deps.jobs.enqueue(tx, issueDocumentsJob, { payload: { payoutId: id } });',
        '',
      ),
    check: {
      kind: 'test',
      file: `${reps}/documents/issue-documents.db.test.ts`,
      failing: 'that came back takes its invoice back',
    },
  },
  {
    name: 'card of the representative that nobody compares',
    file: `${reps}/commission/screen-sale.ts`,
    edit: (source) => source.replace('rep.cards.includes(buyer.card)', 'false'),
    check: {
      kind: 'test',
      file: `${reps}/commission/self-referral.db.test.ts`,
      failing: 'by a card of their own',
    },
  },
  {
    name: 'reverse charge for a VAT id that the register did not confirm',
    file: `${reps}/documents/issue-documents.ts`,
    edit: (source) => source.replace("vatIdState === null || vatIdState === 'verified'", 'true'),
    check: {
      kind: 'test',
      file: `${reps}/documents/issue-documents.db.test.ts`,
      failing: 'that the register gave no answer for has no invoice',
    },
  },
  {
    name: 'rate that everybody reads',
    file: `${reps}/codes/validate-code.ts`,
    edit: (source) =>
      source.replace(
        "if (requester.kind === 'visitor') return false;",
        "if (requester.kind === 'visitor') return true;",
      ),
    check: {
      kind: 'test',
      file: `${reps}/codes/codes.db.test.ts`,
      failing: 'nothing of the terms',
    },
  },
];
