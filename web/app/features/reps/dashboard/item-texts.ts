import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const itemTexts = {
  course: 'commissions.items.course',
  book: 'commissions.items.book',
  subscription: 'commissions.items.subscription',
  indicator: 'commissions.items.indicator',
  bundle: 'commissions.items.bundle',
} as const satisfies Record<ItemType, TextKey>;
