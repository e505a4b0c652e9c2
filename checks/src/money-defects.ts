import type { PlantedDefect } from './planted-defect.ts';

const checkout = 'server/src/modules/checkout';

/** Defects that would lose, duplicate or give away money. */
export const moneyDefects: readonly PlantedDefect[] = [
  {
    name: 'payment of another amount that is taken for the order’s',
    file: `${checkout}/settlement/sync-order.ts`,
    edit: (source) => source.replace('session.total !== order.total || ', ''),
    check: {
      kind: 'test',
      file: `${checkout}/ordering/buy-by-card.db.test.ts`,
      failing: 'that is not the order’s amount is held',
    },
  },
  {
    name: 'order without the ticks',
    file: `${checkout}/ordering/place-order.ts`,
    edit: (source) =>
      source.replace('if (!areAllAccepted(', 'if (areAllAccepted.length > 9 && !areAllAccepted('),
    check: {
      kind: 'test',
      file: `${checkout}/ordering/buy-by-card.db.test.ts`,
      failing: 'without the ticks is refused',
    },
  },
  {
    name: 'company outside the EU that is believed without a declaration',
    file: `${checkout}/orders/declarations.ts`,
    edit: (source) =>
      source.replace("isElsewhere && !isMemberState(country) ? ['establishment'] : []", '[]'),
    check: {
      kind: 'test',
      file: `${checkout}/ordering/outside-eu.db.test.ts`,
      failing: 'a company outside the EU declares where they are, or nothing is ordered',
    },
  },
  {
    name: 'second payment while the bank is processing a debit',
    file: `${checkout}/ordering/pay-own-order.ts`,
    edit: (source) => source.replace("order.debit === 'processing'", 'order.number < 0'),
    check: {
      kind: 'test',
      file: `${checkout}/settlement/delayed-debit.db.test.ts`,
      failing: 'takes no second payment, after the event arrived',
    },
  },
  {
    name: 'order of somebody else that can be paid and given up',
    file: `${checkout}/orders/require-own-order.ts`,
    edit: (source) => source.replace('order?.userId !== userId', '!order || userId === ""'),
    check: {
      kind: 'test',
      file: `${checkout}/ordering/buy-by-card.db.test.ts`,
      failing: 'of somebody else is not there',
    },
  },
  {
    name: 'events of the test mode in an open shop',
    file: `${checkout}/payments/receive-event.ts`,
    edit: (source) => source.replace(' || event.isLive !== deps.provider?.isLive', ''),
    check: {
      kind: 'test',
      file: `${checkout}/settlement/sync-with-stripe.db.test.ts`,
      failing: 'with a bad signature, an old one or another mode leave no row',
    },
  },
  {
    name: 'parts of a refund whose VAT is rounded one by one',
    file: `${checkout}/ledger/split-refund.ts`,
    edit: (source) =>
      source.replace(
        'vatOf(order, already + amount) - vatOf(order, already)',
        'vatOf(order, amount)',
      ),
    check: {
      kind: 'test',
      file: `${checkout}/ledger/postings.property.test.ts`,
      failing: 'refunds in any parts give back exactly what the whole would',
    },
    isInShortRun: true,
  },
  {
    name: 'coupon used once more than its limit',
    file: `${checkout}/coupons/find-coupon-rejection.ts`,
    edit: (source) => source.replace('question.usedByAll >= limit', 'question.usedByAll > limit'),
    check: {
      kind: 'test',
      file: `${checkout}/coupons/find-coupon-rejection.test.ts`,
      failing: 'its uses are as many as all together have',
    },
    isInShortRun: true,
  },
  {
    name: 'withdrawal from what was opened',
    file: `${checkout}/withdrawal/find-withdrawal-offer.ts`,
    edit: (source) =>
      source.replace('const isUsed = used.has(line.itemId);', 'const isUsed = used.size > 99;'),
    check: {
      kind: 'test',
      file: `${checkout}/withdrawal/withdraw.db.test.ts`,
      failing: 'cannot withdraw from what was opened',
    },
    isInShortRun: true,
  },
  {
    name: 'payment session that stays open for a cancelled order',
    file: `${checkout}/settlement/start-payment.ts`,
    edit: (source) => source.replace("if (state !== 'cancelled') return", 'return'),
    check: {
      kind: 'test',
      file: `${checkout}/settlement/late-payment.db.test.ts`,
      failing: 'a session that opens for a cancelled order is closed at Stripe',
    },
  },
  {
    name: 'coupon codes that can be guessed without end',
    file: `${checkout}/coupons/count-guesses.ts`,
    edit: (source) => source.replace('if (!isGuess) {', '{'),
    check: {
      kind: 'test',
      file: `${checkout}/ordering/quote-limits.db.test.ts`,
      failing: 'is guessed so often by an account',
    },
  },
  {
    name: 'refund of all that leaves the subscription charging unasked',
    file: `${checkout}/administration/refund-order.ts`,
    edit: (source) =>
      source.replace('if (ends && !subscription &&', 'if (!ends && !subscription &&'),
    check: {
      kind: 'test',
      file: `${checkout}/administration/subscriptions-admin.db.test.ts`,
      failing: 'by a refund of the whole payment',
    },
  },
  {
    name: 'course charged beside the bundle that contains it',
    file: `${checkout}/ordering/build-quote.ts`,
    edit: (source) => source.replace('includedIn === null', 'includedIn !== undefined'),
    check: {
      kind: 'test',
      file: `${checkout}/ordering/bundles.db.test.ts`,
      failing: 'is neither ordered nor left in the cart',
    },
  },
  {
    name: 'net and VAT of sales figures before refunds',
    file: `${checkout}/administration/sales.repository.ts`,
    edit: (source) =>
      source.replace(
        '.where(isWithin(invoices.issuedAt, period))',
        ".where(and(eq(invoices.kind, 'invoice'), isWithin(invoices.issuedAt, period)))",
      ),
    check: {
      kind: 'test',
      file: `${checkout}/administration/one-truth.db.test.ts`,
      failing: 'figures, ledger and One-Stop-Shop return say the same',
    },
  },
  {
    name: 'refund of one item that leaves its access',
    file: `${checkout}/refunds/request-refund.ts`,
    edit: (source) =>
      source.replace('revokePurchase(tx, order.id, items)', 'revokePurchase(tx, order.id, [])'),
    check: {
      kind: 'test',
      file: `${checkout}/refunds/refund-items.db.test.ts`,
      failing: 'of an item ends access to it',
    },
  },
];
