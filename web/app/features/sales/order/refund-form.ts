import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import { readMoney, writeMoney } from '../../../lib/read-amount.ts';
import { isReason } from '../act/reason-field.tsx';

export type RefundDraft = {
  kind: 'whole' | 'part';
  amount: string;
  reason: string;
  /** What becomes of the subscription that the order pays for; empty until it is said. */
  subscription: '' | 'keep' | 'paidUntil' | 'now';
  /** The same wish sent again refunds once; another amount is another wish. */
  key: string;
};

export type RefundRules = {
  left: Money;
  language: LanguageCode;
  /** Whether the order pays for a subscription that goes on charging. */
  isRenewing: boolean;
};

export function beginRefund({ left, language }: RefundRules): RefundDraft {
  return { kind: 'whole', amount: writeMoney(left, language), reason: '', ...fresh() };
}

/** Undefined where the amount is none, nothing, or more than is left. */
export function refundAmount(draft: RefundDraft, { left, language }: RefundRules) {
  if (draft.kind === 'whole') return left > 0 ? left : undefined;
  const amount = readMoney(draft.amount, language);
  return amount !== undefined && amount > 0 && amount <= left ? amount : undefined;
}

function fresh(): Pick<RefundDraft, 'subscription' | 'key'> {
  return { subscription: '', key: newKey() };
}

/** Where all goes back, what recurs must not go on unnoticed. */
export function asksForSubscription(draft: RefundDraft, rules: RefundRules): boolean {
  return rules.isRenewing && refundAmount(draft, rules) === rules.left;
}

export function refundFaults(draft: RefundDraft, rules: RefundRules): (keyof RefundDraft)[] {
  return [
    ...(refundAmount(draft, rules) === undefined ? (['amount'] as const) : []),
    ...(asksForSubscription(draft, rules) && draft.subscription === ''
      ? (['subscription'] as const)
      : []),
    ...(isReason(draft.reason) ? [] : (['reason'] as const)),
  ];
}

export function newKey(): string {
  return crypto.randomUUID();
}
