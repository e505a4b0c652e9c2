import type { EntitlementsApi } from '../../entitlements/entitlements.api.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import type { OrderContextDependencies } from '../orders/order-context.ts';
import type { OrderActions } from './order-actions.ts';

/** Dependencies of the order administration; each use case picks what it needs. */
export type OrdersAdminDependencies = Pick<
  CheckoutDependencies,
  'db' | 'transact' | 'findNames' | 'seal'
> &
  Omit<OrderContextDependencies, 'catalogue'> & {
    catalogue: Pick<CheckoutDependencies['catalogue'], 'findItems' | 'nameItems'>;
    entitlements: Pick<EntitlementsApi, 'purchasesOf'>;
    acts: OrderActions;
  };
