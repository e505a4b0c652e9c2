import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type {
  CommissionId,
  CommissionLine,
  Receipt,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { OrderReceipt } from '../attribution/attributions.repository.ts';
import type { HoldRecord, StandingLine } from '../commission/commissions.repository.ts';

export type LineContext = {
  readonly numbers: ReadonlyMap<CommissionId, number>;
  readonly receipts: ReadonlyMap<OrderId, OrderReceipt>;
};

/** Field by field: a representative never gets a buyer's name, address or email. */
export function toCommissionLine(
  { line, stand, hold }: StandingLine,
  { numbers, receipts }: LineContext,
): CommissionLine {
  const { id, number, cause, itemType, title, country, price, discount } = line;
  const { total, vat, net, rate, amount, at, dueAt, reverses, orderId } = line;
  const receipt = receipts.get(orderId);
  return {
    id,
    number,
    cause,
    itemType,
    title,
    country,
    price,
    discount,
    total,
    vat,
    net,
    rate,
    amount,
    at,
    dueAt,
    state: stand.state,
    reverses: reverses === null ? null : { id: reverses, number: numbers.get(reverses) ?? 0 },
    isInPayout: stand.state === 'payable' && stand.payoutId !== null,
    hold: hold && toHold(hold),
    receipt: reverses === null && receipt ? toReceipt(receipt) : null,
  };
}

function toHold({ reasons, heldAt, decision, decidedAt, note }: HoldRecord) {
  return { reasons, since: heldAt, decision, decidedAt, note };
}

function toReceipt({ code, rule, ruleVersion, at, candidates }: OrderReceipt): Receipt {
  return {
    code,
    rule,
    ruleVersion,
    at,
    candidates: candidates.map(({ source, code: submitted, outcome }) => ({
      // Other representatives' codes are confidential.
      source,
      outcome,
      code: outcome === 'won' ? submitted : null,
    })),
  };
}
