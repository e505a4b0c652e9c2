import type { PaymentMethod, VatTreatment } from '@danube/contract/checkout/checkout.schemas.ts';
import type {
  AdminOrder,
  DisputeState,
  InquiryState,
  Invoice,
  LocationEvidence,
  OrderEventKind,
  OrderState,
} from '@danube/contract/checkout/orders.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

// Tables instead of the contract's lists: those would load the schemas in the browser, and a
// missing value is a compile error here too.

export const stateTexts = {
  pending: 'sales.states.pending',
  paid: 'sales.states.paid',
  refunded: 'sales.states.refunded',
  cancelled: 'sales.states.cancelled',
} as const satisfies Record<OrderState, TextKey>;

export const methodTexts = {
  stripe: 'sales.methods.stripe',
  transfer: 'sales.methods.transfer',
  none: 'sales.methods.none',
} as const satisfies Record<PaymentMethod, TextKey>;

export const disputeTexts = {
  open: 'sales.disputes.open',
  won: 'sales.disputes.won',
  lost: 'sales.disputes.lost',
} as const satisfies Record<DisputeState, TextKey>;

export const inquiryTexts = {
  open: 'sales.inquiries.open',
  answered: 'sales.inquiries.answered',
} as const satisfies Record<InquiryState, TextKey>;

export const refundTexts = {
  requested: 'sales.refunds.requested',
  done: 'sales.refunds.done',
  failed: 'sales.refunds.failed',
} as const satisfies Record<AdminOrder['refunds'][number]['state'], TextKey>;

export const invoiceTexts = {
  invoice: 'sales.invoiceKinds.invoice',
  creditNote: 'sales.invoiceKinds.creditNote',
} as const satisfies Record<Invoice['kind'], TextKey>;

export const declarationTexts = {
  supply: 'sales.declarationKinds.supply',
  withdrawal: 'sales.declarationKinds.withdrawal',
  residence: 'sales.declarationKinds.residence',
  establishment: 'sales.declarationKinds.establishment',
} as const satisfies Record<AdminOrder['declarations'][number]['kind'], TextKey>;

/** If no VAT is charged, this replaces the rate. */
export const untaxedTexts = {
  reverseCharge: 'sales.lines.reverseCharge',
  outsideEu: 'sales.lines.outsideEu',
} as const satisfies Record<Exclude<VatTreatment, 'standard'>, TextKey>;

export const evidenceTexts = {
  billing: 'sales.proofKinds.billing',
  network: 'sales.proofKinds.network',
  declaration: 'sales.proofKinds.declaration',
  card: 'sales.proofKinds.card',
  vatId: 'sales.proofKinds.vatId',
} as const satisfies Record<LocationEvidence['kind'], TextKey>;

export const eventTexts = {
  placed: 'sales.events.placed',
  paymentStarted: 'sales.events.paymentStarted',
  paid: 'sales.events.paid',
  paymentFailed: 'sales.events.paymentFailed',
  held: 'sales.events.held',
  cancelled: 'sales.events.cancelled',
  refundRequested: 'sales.events.refundRequested',
  refunded: 'sales.events.refunded',
  refundFailed: 'sales.events.refundFailed',
  withdrawn: 'sales.events.withdrawn',
  inquiryOpened: 'sales.events.inquiryOpened',
  inquiryClosed: 'sales.events.inquiryClosed',
  disputeOpened: 'sales.events.disputeOpened',
  disputeWon: 'sales.events.disputeWon',
  disputeLost: 'sales.events.disputeLost',
  receiptSent: 'sales.events.receiptSent',
} as const satisfies Record<OrderEventKind, TextKey>;
