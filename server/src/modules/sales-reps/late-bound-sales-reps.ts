import type { SalesRepsApi } from './sales-reps.api.ts';

type Notified = Omit<SalesRepsApi, 'findInviters' | 'findRepNames'>;

/** The module for others that are built before it but only call it later. */
export function lateBoundSalesReps(find: () => SalesRepsApi): Notified {
  return {
    accountOpened: (change, opened) => find().accountOpened(change, opened),
    rightChanged: (change, person) => find().rightChanged(change, person),
    orderPlaced: (change, placed) => find().orderPlaced(change, placed),
    renewalPlaced: (tx, renewal) => find().renewalPlaced(tx, renewal),
    saleChanged: (tx, orderId) => find().saleChanged(tx, orderId),
  };
}
