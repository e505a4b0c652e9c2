import type { EntitlementsApi } from '../../entitlements/entitlements.api.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import type { FactsDependencies } from '../orders/order-facts.ts';
import type { OrderActs } from './order-acts.ts';

/** Dependencies of the order administration; each use case picks what it needs. */
export type OrdersAdminDependencies = Pick<CheckoutDependencies, 'db' | 'transact' | 'findNames'> &
  Omit<FactsDependencies, 'catalogue'> & {
    catalogue: Pick<CheckoutDependencies['catalogue'], 'findItems' | 'nameItems'>;
    entitlements: Pick<EntitlementsApi, 'purchasesOf'>;
    acts: OrderActs;
  };
