import type { PlantedDefect } from './planted-defect.ts';

const reps = 'server/src/modules/sales-reps';
const histories = {
  kind: 'test',
  file: `${reps}/commission-histories.property.db.test.ts`,
  failing: 'every history of a representative ends as the model says',
} as const;
const commission = `${reps}/commission/commission.db.test.ts`;
const dueLines = `${reps}/commission/due-lines.property.test.ts`;
const payouts = `${reps}/payouts/payouts.db.test.ts`;

/** Mistakes that would pay a representative too much, too little, twice or for themselves. */
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
    file: `${reps}/commission/due-lines.ts`,
    edit: (source) =>
      source.replace("if (cause === 'academyFault') return", 'if (share < 0) return'),
    check: { kind: 'test', file: commission, failing: 'by the fault of the academy, nothing' },
  },
  {
    name: 'reversal that is written twice',
    file: `${reps}/commission/due-lines.ts`,
    edit: (source) => source.replace('if (lines.some((known) =>', 'if (lines.every((known) =>'),
    check: histories,
  },
  {
    name: 'dispute that was won and gives nothing back',
    file: `${reps}/commission/due-lines.ts`,
    edit: (source) =>
      source.replace("if (cause === 'disputeWon')", "if (cause === 'disputeWon' && share < 0)"),
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
    edit: (source) => source.replace("throw refused('ownDraft')", 'return true'),
    check: { kind: 'test', file: payouts, failing: 'over a second administrator to the bank' },
  },
  {
    name: 'payment that came back and stays paid',
    file: `${reps}/payouts/follow-payout.ts`,
    edit: (source) => source.replace("from: 'paid', to: 'payable'", "from: 'paid', to: 'paid'"),
    check: { kind: 'test', file: payouts, failing: 'can be paid again, and nothing is paid twice' },
  },
  {
    name: 'rate that everybody reads',
    file: `${reps}/codes/validate-code.ts`,
    edit: (source) =>
      source.replace(
        "if (asker.kind === 'visitor') return false;",
        "if (asker.kind === 'visitor') return true;",
      ),
    check: {
      kind: 'test',
      file: `${reps}/codes/codes.db.test.ts`,
      failing: 'nothing of the terms',
    },
  },
];
