import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import { parseMoney } from '../../../../lib/parse-amount.ts';
import { isReason } from '../kit/reason-field.tsx';
import { cents } from '../use-sales-format.ts';

export type RefundDraft = {
  /** Empty until something is chosen: nothing is refunded by default. */
  kind: '' | 'whole' | 'items' | 'amount';
  items: readonly ItemId[];
  amount: string;
  reason: string;
  /** Then sales representatives keep their commission. */
  isOurFault: boolean;
  /** What happens to the subscription that the order pays for; empty until it is chosen. */
  subscription: '' | 'keep' | 'paidUntil' | 'now';
  /** Idempotency key: the same request refunds once; another amount is another request. */
  key: string;
};

export type RefundRules = {
  left: Money;
  /** Items that haven't been refunded individually. */
  lines: readonly Pick<AdminOrder['lines'][number], 'itemId' | 'total' | 'interval'>[];
  language: LanguageCode;
  /** Whether the order pays for a subscription that keeps charging. */
  isRenewing: boolean;
};

export function createRefundDraft(): RefundDraft {
  return { kind: '', items: [], amount: '', reason: '', isOurFault: false, ...fresh() };
}

/** Undefined if nothing is chosen, or the amount is invalid, zero, or more than is left. */
export function refundAmount(draft: RefundDraft, rules: RefundRules): Money | undefined {
  const { left, language } = rules;
  if (draft.kind === 'whole') return left > 0 ? left : undefined;
  if (draft.kind === 'items') return itemsAmount(draft, rules);
  if (draft.kind === '') return undefined;
  const amount = parseMoney(draft.amount, language);
  return amount !== undefined && amount > 0 && amount <= left ? amount : undefined;
}

function itemsAmount({ items }: RefundDraft, { left, lines }: RefundRules): Money | undefined {
  const chosen = lines.filter(({ itemId }) => items.includes(itemId));
  const amount = Math.min(
    left,
    chosen.reduce((sum, { total }) => sum + total, 0),
  );
  return amount > 0 ? cents(amount) : undefined;
}

function fresh(): Pick<RefundDraft, 'subscription' | 'key'> {
  return { subscription: '', key: generateKey() };
}

/** If a whole payment is refunded, the subscription must not continue unnoticed. */
export function asksForSubscription(draft: RefundDraft, rules: RefundRules): boolean {
  if (!rules.isRenewing) return false;
  const chosen = rules.lines.filter(({ itemId }) => draft.items.includes(itemId));
  const isPayment = draft.kind === 'items' && chosen.some(({ interval }) => interval !== null);
  return isPayment || refundAmount(draft, rules) === rules.left;
}

export function refundErrors(draft: RefundDraft, rules: RefundRules): (keyof RefundDraft)[] {
  return [
    ...(refundAmount(draft, rules) === undefined ? [invalidFieldOf(draft)] : []),
    ...(asksForSubscription(draft, rules) && draft.subscription === ''
      ? (['subscription'] as const)
      : []),
    ...(isReason(draft.reason) ? [] : (['reason'] as const)),
  ];
}

function invalidFieldOf({ kind }: RefundDraft): keyof RefundDraft {
  if (kind === 'amount') return 'amount';
  return kind === 'items' ? 'items' : 'kind';
}

export function generateKey(): string {
  return crypto.randomUUID();
}
