import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import { parseMoney } from '../../../../lib/parse-amount.ts';
import { isReason } from '../kit/reason-field.tsx';
import { generateKey } from '../order/refund-form.ts';
import { cents } from '../use-sales-format.ts';

export type EndDraft = {
  when: 'now' | 'paidUntil';
  refund: 'none' | 'whole' | 'part';
  amount: string;
  reason: string;
  /** Idempotency key: the same request refunds once; another amount is another request. */
  key: string;
};

type EndRules = { left: Money; isEnding: boolean; language: LanguageCode };

export function createEndDraft({ isEnding }: EndRules): EndDraft {
  const when = isEnding ? 'now' : 'paidUntil';
  return { when, refund: 'none', amount: '', reason: '', key: generateKey() };
}

/** Undefined if the amount is invalid, zero, or more than is left. */
export function endRefund(draft: EndDraft, { left, language }: EndRules): Money | undefined {
  if (draft.refund === 'none') return cents(0);
  if (draft.refund === 'whole') return left;
  const amount = parseMoney(draft.amount, language);
  return amount !== undefined && amount > 0 && amount <= left ? amount : undefined;
}

export function endErrors(draft: EndDraft, rules: EndRules): (keyof EndDraft)[] {
  return [
    ...(endRefund(draft, rules) === undefined ? (['amount'] as const) : []),
    ...(isReason(draft.reason) ? [] : (['reason'] as const)),
  ];
}
