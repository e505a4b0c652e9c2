import {
  fillChat,
  fillCommissions,
  fillEntitlements,
  fillItems,
  fillOrders,
  fillVisits,
  type Rows,
} from './growth-fills.ts';
import {
  commissionOperations,
  entitlementOperations,
  itemOperations,
  messageOperations,
  type Operation,
  orderOperations,
  type Stage,
  visitOperations,
} from './growth-operations.ts';

/** What grows, and what is measured among it. */
export type Subject = {
  /** Maximum rows to fill it with; filling more would take hours. */
  readonly largest: number;
  readonly rowsPerMember: number;
  readonly fill: (client: Stage['client'], rows: Rows) => Promise<void>;
  readonly operations: (stage: Stage) => Promise<Operation[]>;
  /** Counted with their indexes. */
  readonly tables: readonly string[];
};

export const subjects: Readonly<Record<string, Subject>> = {
  visits: {
    largest: 10_000_000,
    rowsPerMember: Number.POSITIVE_INFINITY,
    fill: fillVisits,
    operations: visitOperations,
    tables: ['website_visits', 'content_analytics'],
  },
  messages: {
    largest: 10_000_000,
    rowsPerMember: 100,
    fill: fillChat,
    operations: messageOperations,
    tables: ['chat_messages'],
  },
  entitlements: {
    largest: 10_000_000,
    rowsPerMember: 5,
    fill: fillEntitlements,
    operations: entitlementOperations,
    tables: ['entitlements'],
  },
  commissions: {
    largest: 3_000_000,
    rowsPerMember: Number.POSITIVE_INFINITY,
    fill: fillCommissions,
    operations: commissionOperations,
    tables: ['commission_lines', 'commission_stands'],
  },
  items: {
    // No academy has more.
    largest: 100_000,
    rowsPerMember: Number.POSITIVE_INFINITY,
    fill: fillItems,
    operations: itemOperations,
    tables: ['catalogue_items', 'catalogue_texts', 'catalogue_slugs'],
  },
  orders: {
    largest: 3_000_000,
    rowsPerMember: 2,
    fill: fillOrders,
    operations: orderOperations,
    tables: ['orders', 'order_lines', 'invoices', 'ledger_entries'],
  },
};
